import type { Onsets } from '../../../../../src/adapters/audio/dsp/tempo/onsets.ts';
import {
  onsetAccumulator,
  onsetRate,
  onsetsPerSecond,
} from '../../../../../src/adapters/audio/dsp/tempo/onsets.ts';
import { periodicityOf } from '../../../../../src/adapters/audio/dsp/tempo/periodicity.ts';
import { tempoOf } from '../../../../../src/adapters/audio/dsp/tempo/tempo.ts';
import { inTurn, noise, silence, sine } from '../../../../support/audio/sounds.ts';

const rate = 22050;
const onsetsIn = (samples: Float32Array): Onsets => {
  const { push, finish } = onsetAccumulator();
  push(samples);
  return finish();
};
const tempoIn = (onsets: Onsets) => tempoOf(onsets, periodicityOf(onsets));

/** Strokes on every beat, as strengths: what a perfect ear makes of a click track. */
const strokes = (bpm: number, seconds: number, everyOther = 1): Onsets => {
  const strength = new Float32Array(Math.round(seconds * onsetRate));
  for (let beat = 0; (beat * 60) / bpm < seconds; beat++)
    strength[Math.round(((beat * 60) / bpm) * onsetRate)] = beat % 2 === 0 ? 6 : 6 * everyOther;
  return { groups: [strength] };
};

describe('onsets', () => {
  it('are detected where a sound begins, and not while it continues', () => {
    const { groups } = onsetsIn(inTurn(silence(1, rate), sine(440, -12, 2, rate)));
    const strongest = groups.map((group) => group.indexOf(Math.max(...group)));
    expect(strongest.map((at) => Math.abs(at / onsetRate - 1) < 0.06)).toContain(true);
    for (const group of groups) expect(Math.max(...group.subarray(onsetRate * 1.6))).toBeLessThan(0.5);
  });

  it('are counted by the second', () => {
    const click = inTurn(noise(-12, 0.02, rate), silence(0.23, rate));
    const counted = onsetsPerSecond(onsetsIn(inTurn(...Array.from({ length: 40 }, () => click))));
    expect(counted).toBeGreaterThan(3.6);
    expect(counted).toBeLessThan(4.6);
  });
});

describe('the tempo', () => {
  it('of regular strokes is exact to a quarter of a BPM from 60 to 170 BPM', () => {
    for (let bpm = 62.5; bpm < 170; bpm += 12.25) {
      const found = tempoIn(strokes(bpm, 40));
      const detected = found.known ? found.value.bpm : 0;
      expect([bpm, [0.5, 1, 2].some((octave) => Math.abs(detected - octave * bpm) < 0.25)]).toEqual([
        bpm,
        true,
      ]);
    }
  });

  it('is that of the stronger strokes if there are weaker ones between them', () => {
    const found = tempoIn(strokes(200, 40, 0.3));
    expect(found.known && found.value.bpm).toBeCloseTo(100, 0);
  });

  it('is the same if the piece is ten times as long', () => {
    const [short, long] = [tempoIn(strokes(113, 20)), tempoIn(strokes(113, 200))];
    const detected = [short, long].map((found) => (found.known ? Math.round(found.value.bpm) : 0));
    expect(detected).toEqual([113, 113]);
  });

  it('is unknown for five seconds of audio, and without onsets', () => {
    expect(tempoIn(strokes(120, 5))).toEqual({ known: false, reason: 'too_short' });
    expect(tempoIn({ groups: [new Float32Array(3000)] })).toEqual({ known: false, reason: 'no_beat' });
  });
});
