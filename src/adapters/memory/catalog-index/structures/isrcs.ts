import { withRoom } from './columns/room.ts';

/** Finds tracks by ISRC, stored as two numbers each: a scan of a million takes half a millisecond. */
export interface Isrcs {
  /** Adds the ISRC of the next ordinal, from 0 on. */
  readonly add: (isrc: string) => void;
  /** Returns ordinals in ascending order, including dead ones. */
  readonly find: (isrc: string) => Uint32Array;
  readonly state: IsrcsState;
}

export interface IsrcsState {
  firstHalves: Uint32Array;
  lastHalves: Uint32Array;
  /** Invalid ISRCs by their text. */
  readonly others: Map<string, number[]>;
  count: number;
}

const noIsrcs = (): IsrcsState => ({
  firstHalves: new Uint32Array(0),
  lastHalves: new Uint32Array(0),
  others: new Map(),
  count: 0,
});

const proper = /^[A-Z0-9]{12}$/;
/** No half of a valid ISRC has this value: they are below 36 ** 6. */
const improper = 0xffff_ffff;

export const isrcs = (state = noIsrcs()): Isrcs => {
  const { others } = state;

  const halves = (isrc: string): readonly [number, number] =>
    proper.test(isrc) ? [parseInt(isrc.slice(0, 6), 36), parseInt(isrc.slice(6), 36)] : [improper, improper];

  return {
    add: (isrc) => {
      const [first, last] = halves(isrc);
      if (first === improper) others.set(isrc, [...(others.get(isrc) ?? []), state.count]);
      const ordinal = state.count++;
      state.firstHalves = withRoom(Uint32Array, state.firstHalves, ordinal + 1);
      state.lastHalves = withRoom(Uint32Array, state.lastHalves, ordinal + 1);
      state.firstHalves[ordinal] = first;
      state.lastHalves[ordinal] = last;
    },
    find: (isrc) => {
      const [first, last] = halves(isrc);
      if (first === improper) return Uint32Array.from(others.get(isrc) ?? []);
      const { firstHalves, lastHalves, count } = state;
      const found: number[] = [];
      for (let i = 0; i < count; i++) if (lastHalves[i] === last && firstHalves[i] === first) found.push(i);
      return Uint32Array.from(found);
    },
    state,
  };
};
