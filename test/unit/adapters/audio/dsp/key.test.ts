import { chromaAccumulator, type Chroma } from '../../../../../src/adapters/audio/dsp/key/chroma.ts';
import { keyOf, keyScores } from '../../../../../src/adapters/audio/dsp/key/key.ts';
import { aCadence } from '../../../../support/audio/music.ts';
import { inTurn, noise, sine } from '../../../../support/audio/sounds.ts';

const rate = 22050;
const chromaOf = (samples: Float32Array | undefined): Chroma => {
  const { push, finish } = chromaAccumulator();
  push(samples ?? new Float32Array(0));
  return finish();
};

describe('chroma', () => {
  it('finds the pitch class of a note in any octave', () => {
    for (const hz of [110, 220, 440, 880]) {
      const { all } = chromaOf(sine(hz, -12, 3, rate));
      expect(all.indexOf(Math.max(...all))).toBe(9);
    }
  });

  it('finds the tuning of an instrument', () => {
    for (const tuning of [-0.3, 0, 0.2])
      expect(chromaOf(aCadence({ tuning, drums: false }).channels[0]).tuning).toBeCloseTo(tuning, 1);
  });

  it('analyzes low notes separately', () => {
    const low = sine(110, -12, 3, rate);
    const high = sine(523.25, -12, 3, rate);
    const { bass } = chromaOf(low.map((value, i) => value + (high[i] ?? 0)));
    expect(bass[9]).toBeGreaterThan(0.8);
  });

  it('treats the last chord as final if the audio fades out, but not if it is cut off', () => {
    const [cut = new Float32Array(0)] = aCadence({ seconds: 8, drums: false }).channels;
    const tail = cut.slice(-3 * rate).map((value, i) => value * Math.exp(-i / (0.35 * rate)));
    expect(chromaOf(cut).closing).toBeUndefined();
    expect(chromaOf(inTurn(cut, tail)).closing).toBeDefined();
  });
});

describe('the key', () => {
  it('has more confidence for a cadence than for two chords that two keys share', () => {
    const cadence = keyOf(chromaOf(aCadence({ key: { tonic: 'G', mode: 'major' } }).channels[0]));
    const open = [196, 246.94, 293.66].map((hz) => sine(hz, -20, 2, rate));
    const closed = [261.63, 329.63, 392].map((hz) => sine(hz, -20, 2, rate));
    const chord = (notes: readonly Float32Array[]) =>
      notes.reduce((sum, note) => sum.map((value, i) => value + (note[i] ?? 0)));
    const turns = [chord(open), chord(closed), chord(open), chord(closed)];
    const between = keyOf(chromaOf(inTurn(...turns)));
    if (!cadence.known || !between.known) throw new Error('no key was detected');
    expect(cadence.value).toEqual({ tonic: 'G', mode: 'major' });
    expect(cadence.confidence).toBeGreaterThan(between.confidence);
  });

  it('is the same with a DC offset, or with denormal numbers, before and after', () => {
    const [piece = new Float32Array(0)] = aCadence({ key: { tonic: 'E', mode: 'minor' } }).channels;
    for (const value of [0, 0.03, 1e-30, 1e-40]) {
      const still = new Float32Array(rate).fill(value);
      expect(keyOf(chromaOf(inTurn(still, piece, still)))).toMatchObject({
        known: true,
        value: { tonic: 'E', mode: 'minor' },
      });
    }
  });

  it('ranks all 24 keys, the relative and neighboring keys before distant ones', () => {
    const scores = keyScores(chromaOf(aCadence().channels[0])).map(({ key }) => `${key.tonic} ${key.mode}`);
    expect(new Set(scores).size).toBe(24);
    expect(scores[0]).toBe('C major');
    expect(scores.indexOf('F# major')).toBeGreaterThan(12);
    expect(scores.indexOf('G major')).toBeLessThan(6);
  });

  it('is unknown for a single note and for noise', () => {
    const nothing = { known: false, reason: 'no_tonal_centre' };
    expect(keyOf(chromaOf(sine(440, -12, 6, rate)))).toEqual(nothing);
    expect(keyOf(chromaOf(noise(-12, 6, rate)))).toEqual(nothing);
  });
});
