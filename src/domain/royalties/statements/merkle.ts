type Sha256 = (text: string) => string;

/** A hash beside the path from a leaf to the root, in hex, and on which side of the path it is. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly hash: string;
}

export interface MerkleTree {
  /** The hash of all leaves in their order, in hex. */
  readonly root: string;
  /** Returns the proof that the leaf at a place is in the tree, from the leaf upwards. */
  readonly proofOf: (place: number) => readonly ProofStep[];
}

/** Hashes of pairs begin with a text of their own, so that no leaf can be passed off as a pair (RFC 6962, section 2.1). */
const pair = (left: string, right: string, sha256: Sha256): string => sha256(`royalty pair ${left} ${right}`);

/** Returns the hashes of pairs. A last hash without a partner is taken as it is. */
const pairsOf = (hashes: readonly string[], sha256: Sha256): readonly string[] =>
  Array.from({ length: Math.ceil(hashes.length / 2) }, (_, place) => {
    const [left = '', right] = hashes.slice(place * 2, place * 2 + 2);
    return right === undefined ? left : pair(left, right, sha256);
  });

/** Returns the tree over hashes of leaves. The root of a tree without leaves is that of an empty text. */
export const merkleTree = (leaves: readonly string[], sha256: Sha256): MerkleTree => {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = pairsOf(level, sha256);
  return {
    root: levels.at(-1)?.[0] ?? sha256(''),
    proofOf: (place) =>
      levels.flatMap((level, height): readonly ProofStep[] => {
        const index = Math.floor(place / 2 ** height);
        const isLeft = index % 2 === 0;
        const hash = level[isLeft ? index + 1 : index - 1];
        return hash === undefined ? [] : [{ side: isLeft ? 'right' : 'left', hash }];
      }),
  };
};

/** Returns the root that follows from a leaf and its proof. */
export const rootFrom = (leaf: string, proof: readonly ProofStep[], sha256: Sha256): string =>
  proof.reduce(
    (hash, step) => (step.side === 'left' ? pair(step.hash, hash, sha256) : pair(hash, step.hash, sha256)),
    leaf,
  );
