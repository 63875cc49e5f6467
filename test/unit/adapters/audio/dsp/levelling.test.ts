import { faded } from '../../../../../src/adapters/audio/dsp/fades.ts';
import { leveler } from '../../../../../src/adapters/audio/dsp/loudness/levelling.ts';
import { envelope, limited } from '../../../../../src/adapters/audio/dsp/loudness/limiter.ts';
import { loudnessOf } from '../../../../../src/adapters/audio/dsp/loudness/loudness.ts';
import { highestSample, ratioOf } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { interleavedInts, littleEndian } from '../../../../../src/adapters/audio/dsp/quantize.ts';
import { truePeaks } from '../../../../../src/adapters/audio/dsp/loudness/true-peak.ts';
import { aTune, noise, sine, stereo } from '../../../../support/audio/sounds.ts';

describe('true peaks', () => {
  it('finds the peak between the samples', () => {
    const quarter = Float32Array.from({ length: 480 }, (_, i) => Math.sin((Math.PI * i) / 2 + Math.PI / 4));
    expect(highestSample([quarter])).toBeCloseTo(0.707, 3);
    expect(Math.max(...truePeaks(quarter).subarray(20, 460))).toBeCloseTo(1, 1);
  });
});

describe('the limiter', () => {
  it('keeps every true peak below the ceiling, whatever the gain', () => {
    for (const gain of [1, 4, 30]) {
      const block = stereo(noise(-3, 1), noise(-9, 1, 48000, 'right'));
      const level = limited(block, envelope(block), gain, 0.8, 48000);
      expect(highestSample(level)).toBeLessThanOrEqual(0.800001);
      expect(Math.max(...envelope(level))).toBeLessThan(0.84);
    }
  });

  it('leaves audio below the ceiling unchanged', () => {
    const block = stereo(sine(440, -12, 1));
    expect(limited(block, envelope(block), 1, 0.8, 48000)[0]).toEqual(block[0]);
  });

  it('attenuates both channels together', () => {
    const block = stereo(sine(440, 0, 1), sine(440, -20, 1));
    const [left, right] = limited(block, envelope(block), 2, 0.5, 48000);
    const ratios = [...(left ?? [])].map((sample, i) => (right?.[i] ?? 0) / sample).filter(Number.isFinite);
    expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(1e-6);
  });
});

describe('a leveler', () => {
  it.each([-1, -20, -50])('brings music at %i dB to −16 LUFS under −1.5 dBTP', (db) => {
    const { sampleRate, channels } = aTune({ level: ratioOf(db) });
    const level = leveler({ sampleRate, channels })(-16, ratioOf(-1.5));
    expect(loudnessOf({ sampleRate, channels: level })).toBeCloseTo(-16, 0);
    expect(highestSample(level)).toBeLessThanOrEqual(ratioOf(-1.4999));
  });

  it('stays below the ceiling if no gain makes it loud enough', () => {
    const clicks = new Float32Array(48000 * 2).map((_, i) => (i % 24000 === 0 ? 0.9 : 0));
    const level = leveler({ sampleRate: 48000, channels: [clicks] })(-16, 0.8);
    expect(highestSample(level)).toBeLessThanOrEqual(0.800001);
  });
});

describe('fades', () => {
  it('begin and end in silence and leave the middle unchanged', () => {
    const [samples] = faded([new Float32Array(1000).fill(1)], 100, 200);
    expect(samples?.[0]).toBe(0);
    expect(samples?.[50]).toBeCloseTo(0.5);
    expect(samples?.[500]).toBe(1);
    expect(samples?.[999]).toBe(0);
  });
});

describe('quantizing', () => {
  it.each([16, 24] as const)('returns whole numbers of %i bits unchanged', (depth) => {
    const scale = 2 ** (depth - 1);
    const values = [-scale, -scale + 1, -1, 0, 1, 12345, scale - 1];
    expect([...interleavedInts([Float32Array.from(values, (v) => v / scale)], depth)]).toEqual(values);
  });

  it('clamps at full scale and interleaves the channels', () => {
    const block = [Float32Array.of(2, 0), Float32Array.of(-2, 0.5)];
    expect([...interleavedInts(block, 16)]).toEqual([32767, -32768, 0, 16384]);
    expect(littleEndian(block, 24).toString('hex')).toBe('ffff7f000080000000000040');
  });
});
