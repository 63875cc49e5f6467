import { coordinatesOf, sketchLength, type Likeness } from '../../../../domain/catalog/search/likeness.ts';
import { dotProducts, maxVectors } from '../structures/dot-products.ts';
import { add, emptySet, remove, type OrdinalSet } from '../structures/ordinal-set.ts';

/** The sketches of tracks: 32 bytes for each ordinal, and a set for each space. */
export interface Sketches {
  readonly put: (ordinal: number, likeness: Likeness | undefined) => void;
  readonly drop: (ordinal: number) => void;
  /** Returns the live tracks with a sketch in this space. */
  readonly inSpace: (space: string) => OrdinalSet;
  /** Returns the similarity of an ordinal with a sketch, as `nearness` defines it. */
  readonly nearnessTo: (likeness: Likeness) => (ordinal: number) => number;
  /**
   * Returns the same for each ordinal of a chunk, which has `chunkLength` ordinals; valid until the next call.
   */
  readonly nearnessByChunk: (likeness: Likeness) => (chunk: number) => Int32Array;
  readonly state: SketchesState;
}

export interface SketchesState {
  readonly blocks: Int8Array[];
  readonly spaces: Map<string, OrdinalSet>;
}

/**
 * The binary logarithm of the number of ordinals whose sketches share one array; arrays do not move as the
 * index grows.
 */
const blockBits = 14;
const perBlock = 1 << blockBits;
/** The number of ordinals whose similarity is computed in one call. */
export const chunkLength = maxVectors;
const chunksPerBlock = perBlock / chunkLength;

export const sketched = (state: SketchesState = { blocks: [], spaces: new Map() }): Sketches => {
  const { blocks, spaces } = state;

  const blockOf = (ordinal: number): Int8Array => {
    const place = ordinal >>> blockBits;
    for (let next = blocks.length; next <= place; next++) blocks.push(new Int8Array(perBlock * sketchLength));
    return blocks[place] ?? new Int8Array(0);
  };

  return {
    put: (ordinal, likeness) => {
      if (!likeness) return;
      const members = spaces.get(likeness.space) ?? emptySet();
      spaces.set(likeness.space, members);
      add(members, ordinal);
      blockOf(ordinal).set(coordinatesOf(likeness), (ordinal & (perBlock - 1)) * sketchLength);
    },
    drop: (ordinal) => {
      for (const members of spaces.values()) remove(members, ordinal);
    },
    inSpace: (space) => spaces.get(space) ?? emptySet(),
    nearnessTo: (likeness) => {
      const target = Int32Array.from(coordinatesOf(likeness));
      return (ordinal) => {
        const block = blocks[ordinal >>> blockBits];
        if (!block) return 0;
        const start = (ordinal & (perBlock - 1)) * sketchLength;
        // Four independent sums can be computed in parallel.
        let [a, b, c, d] = [0, 0, 0, 0];
        for (let i = 0; i < sketchLength; i += 4) {
          a += (block[start + i] ?? 0) * (target[i] ?? 0);
          b += (block[start + i + 1] ?? 0) * (target[i + 1] ?? 0);
          c += (block[start + i + 2] ?? 0) * (target[i + 2] ?? 0);
          d += (block[start + i + 3] ?? 0) * (target[i + 3] ?? 0);
        }
        return a + b + c + d;
      };
    },
    nearnessByChunk: (likeness) => {
      const target = coordinatesOf(likeness);
      return (chunk) => {
        const block = blocks[Math.floor(chunk / chunksPerBlock)] ?? new Int8Array(perBlock * sketchLength);
        const start = (chunk % chunksPerBlock) * chunkLength * sketchLength;
        return dotProducts(target, block.subarray(start, start + chunkLength * sketchLength));
      };
    },
    state,
  };
};
