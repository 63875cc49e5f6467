import { atOrAbove, type Chord } from './scale.ts';

const { abs } = Math;

/** Returns the tones of a chord for a limited number of voices: omits the root first, which the bass plays, then the fifth. */
const essential = (chord: Chord, voices: number): readonly number[] => {
  const [root, third, fifth, ...rest] = chord.tones;
  const byWeight = [third, ...rest, fifth, root].filter((tone) => tone !== undefined);
  const order = chord.tones.length <= voices ? chord.tones : byWeight.slice(0, voices);
  return [...new Set(order)];
};

/** Close positions of the tones within an octave and a half around a pitch, as many as there are voices. */
const positions = (
  tones: readonly number[],
  around: number,
  voices: number,
): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  for (let lowest = around - 12; lowest <= around; lowest++) {
    const stacked = tones.map((tone) => atOrAbove(tone, lowest)).sort((a, b) => a - b);
    if (stacked[0] !== lowest) continue;
    while (stacked.length < voices) stacked.push((stacked[stacked.length - tones.length] ?? lowest) + 12);
    found.push(stacked);
    const [first, ...above] = stacked;
    const [second, ...upper] = above;
    // The second voice from below an octave up opens a narrow chord.
    if (second !== undefined && upper.length > 0) {
      found.push([first, ...upper, second + 12].sort((a, b) => a - b));
    }
  }
  return found;
};

const distance = (from: readonly number[], to: readonly number[]): number =>
  to.reduce((sum, pitch, voice) => sum + abs(pitch - (from[voice] ?? pitch)), 0);

const muddy = (pitches: readonly number[]): number =>
  pitches.reduce((sum, pitch, voice) => {
    const next = pitches[voice + 1];
    return sum + (next !== undefined && pitch < 52 && next - pitch < 4 ? 6 : 0);
  }, 0);

/** Each chord laid so that the voices move as little as they can from the one before. */
export const voiced = (
  chords: readonly Chord[],
  around: number,
  voices: number,
): readonly (readonly number[])[] => {
  let before: readonly number[] | undefined;
  return chords.map((chord) => {
    const tones = essential(chord, voices);
    const cost = (pitches: readonly number[]) => {
      const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
      return (before ? distance(before, pitches) : 0) + 0.7 * abs(middle - around) + muddy(pitches);
    };
    const best = positions(tones, around, voices).reduce((min, next) =>
      cost(next) < cost(min) ? next : min,
    );
    before = best;
    return best;
  });
};
