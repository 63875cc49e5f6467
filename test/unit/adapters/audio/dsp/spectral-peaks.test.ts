import { peakAccumulator } from '../../../../../src/adapters/audio/dsp/fingerprint/spectral-peaks.ts';
import {
  fingerprintOf,
  frameMs,
  lowestHz,
  peaksOf,
  type Peaks,
} from '../../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { sameRecordingAt } from '../../../../../src/domain/catalog/fingerprint/same-recording.ts';
import { aCadence } from '../../../../support/audio/music.ts';
import { inTurn, noise, silence, sine } from '../../../../support/audio/sounds.ts';

const rate = 22_050;
const peaksIn = (...pieces: readonly Float32Array[]): Peaks => {
  const { push, finish } = peakAccumulator();
  pieces.forEach((piece) => push(piece));
  return finish();
};
const music = aCadence({ seconds: 24, bpm: 100, sampleRate: rate }).channels[0] ?? silence(1, rate);

describe('spectral peaks', () => {
  it('are about ten a second of music, in order of time, each within the range of pitches', () => {
    const { frames, pitches } = peaksIn(music);
    expect(frames.length).toBeGreaterThan(24 * 4);
    expect(frames.length).toBeLessThan(24 * 20);
    expect([...frames]).toEqual([...frames].toSorted((a, b) => a - b));
    for (const pitch of pitches) {
      expect(pitch).toBeGreaterThanOrEqual(0);
      expect(pitch).toBeLessThan(60);
    }
  });

  it('are the same however the sound is divided, and however loud it is', () => {
    const whole = peaksIn(music);
    expect(peaksIn(music.subarray(0, 7), music.subarray(7, 50_001), music.subarray(50_001))).toEqual(whole);
    const softer = peaksIn(music.map((sample) => sample / 4));
    expect(softer.frames).toEqual(whole.frames);
    softer.pitches.forEach((pitch, i) => expect(pitch).toBeCloseTo(whole.pitches[i] ?? 0, 2));
  });

  it('have the pitch and the time of a tone', () => {
    const tone = inTurn(noise(-70, 3, rate), sine(880, -12, 0.3, rate), noise(-70, 3, rate));
    const { frames, pitches } = peaksIn(tone);
    const expected = 12 * Math.log2(880 / lowestHz);
    const at = pitches.findIndex((pitch) => Math.abs(pitch - expected) < 0.05);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(Math.abs((frames[at] ?? 0) * frameMs - 3_150)).toBeLessThan(120);
  });

  it('are none in silence', () => {
    expect(peaksIn(silence(3, rate)).frames).toHaveLength(0);
    expect(peaksIn().frames).toHaveLength(0);
  });

  it('mostly coincide after the first seconds were cut off between two frames', () => {
    const cut = peaksOf(fingerprintOf(peaksIn(music.subarray(2 * rate + 500))));
    const offset = (2 * rate + 500) / 1024;
    const same = sameRecordingAt({ speed: 1, begin: 0, offset: Math.round(offset) }, cut, peaksIn(music));
    expect(same?.share).toBeGreaterThan(0.7);
    expect(Math.abs((same?.otherFromMs ?? 0) - (same?.fromMs ?? 0) - offset * frameMs)).toBeLessThan(60);
  });
});
