interface Claiming<Id, Claimed> {
  /** What nobody holds; a plain read, as mostly there is nothing. */
  readonly look: () => Promise<readonly Id[]>;
  /** Those of them that are mine. */
  readonly take: (ids: readonly Id[]) => Promise<readonly Claimed[]>;
}

const mostAttempts = 3;

/** Looks, then takes; where rivals took all that was seen, it looks again. */
export const claiming = async <Id, Claimed>({
  look,
  take,
}: Claiming<Id, Claimed>): Promise<readonly Claimed[]> => {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const seen = await look();
    if (seen.length === 0) return [];
    const taken = await take(seen);
    if (taken.length > 0) return taken;
  }
  return [];
};
