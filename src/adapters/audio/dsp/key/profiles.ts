import type { Mode } from '../../../../domain/catalog/musical-key.ts';

/** How much each degree of a key sounds, the tonic first: counted in classical pieces by Albrecht and Shanahan (2013). */
const degrees: Readonly<Record<Mode, readonly number[]>> = {
  major: [0.238, 0.006, 0.111, 0.006, 0.137, 0.094, 0.016, 0.214, 0.009, 0.08, 0.008, 0.081],
  minor: [0.22, 0.006, 0.104, 0.123, 0.019, 0.103, 0.012, 0.214, 0.062, 0.022, 0.061, 0.052],
};

/** How much each triad of a key is used, by the distance of its root over the tonic: majors, then minors. */
const chords: Readonly<Record<Mode, readonly (readonly number[])[]>> = {
  major: [
    [1, 0, 0, 0, 0, 0.4, 0, 0.4, 0, 0, 0, 0],
    [0, 0, 0.2, 0, 0.1, 0, 0, 0, 0, 0.2, 0, 0],
  ],
  minor: [
    [0, 0, 0, 0.1, 0, 0, 0, 0.3, 0.25, 0, 0.2, 0],
    [1, 0, 0, 0, 0, 0.35, 0, 0.2, 0, 0, 0, 0],
  ],
};

/** The pitch classes that the bass plays at the end. */
const finalBass = [1, 0, 0, 0, 0, 0, 0, 0.3, 0, 0, 0, 0];

const from = (values: readonly number[], tonic: number): readonly number[] =>
  values.map((_, pitch) => values[(pitch - tonic + 12) % 12] ?? 0);

/** By pitch class, C first. */
export const degreesOf = (tonic: number, mode: Mode): readonly number[] => from(degrees[mode], tonic);

/** In the order of `chordShares`. */
export const chordsOf = (tonic: number, mode: Mode): readonly number[] =>
  chords[mode].flatMap((roots) => from(roots, tonic));

export const finalBassOf = (tonic: number): readonly number[] => from(finalBass, tonic);
