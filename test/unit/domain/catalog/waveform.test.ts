import fc from 'fast-check';
import { waveformOf, type Waveform } from '../../../../src/domain/catalog/audio.ts';

const peaksOf = (pairs: readonly (readonly [number, number])[]) => ({
  sampleRate: 44_100,
  samplesPerPixel: 256,
  pairs: Int8Array.from(pairs.flat()),
});
const pair = fc.tuple(fc.integer({ min: -128, max: 0 }), fc.integer({ min: 0, max: 127 }));

describe('a waveform', () => {
  it('has at most the requested points, and loses no peak', () => {
    fc.assert(
      fc.property(
        fc.array(pair, { minLength: 1, maxLength: 500 }),
        fc.integer({ min: 100, max: 4000 }),
        (pairs, points) => {
          const waveform = waveformOf(peaksOf(pairs), points);
          expect(waveform.length).toBeLessThanOrEqual(points);
          expect(waveform.data).toHaveLength(waveform.length * 2);
          expect(waveform.samples_per_pixel * waveform.length).toBeGreaterThanOrEqual(256 * pairs.length);
          expect(Math.min(...waveform.data)).toBe(Math.min(...pairs.map(([low]) => low)));
          expect(Math.max(...waveform.data)).toBe(Math.max(...pairs.map(([, high]) => high)));
        },
      ),
    );
  });

  it('is a BBC audiowaveform document of version 2', () => {
    expect(
      waveformOf(
        peaksOf([
          [-1, 2],
          [-3, 1],
        ]),
        4000,
      ),
    ).toEqual({
      version: 2,
      channels: 1,
      sample_rate: 44_100,
      samples_per_pixel: 256,
      bits: 8,
      length: 2,
      data: [-1, 2, -3, 1],
    });
  });

  it('keeps the rules of that format at every size: whole pairs of 8 bits, low before high, over the whole sound', () => {
    fc.assert(
      fc.property(
        fc.array(pair, { minLength: 1, maxLength: 500 }),
        fc.integer({ min: 100, max: 4000 }),
        (pairs, points) => {
          const document = JSON.parse(JSON.stringify(waveformOf(peaksOf(pairs), points))) as Waveform;
          const { data, length, samples_per_pixel: scale, ...rest } = document;
          expect(rest).toEqual({ version: 2, channels: 1, sample_rate: 44_100, bits: 8 });
          expect(data).toHaveLength(2 * length);
          expect(Number.isInteger(scale) && scale % 256 === 0).toBe(true);
          expect(scale * (length - 1)).toBeLessThan(256 * pairs.length);
          for (const value of data)
            expect(Number.isInteger(value) && value >= -128 && value <= 127).toBe(true);
          for (let i = 0; i < length; i++) expect(data[2 * i]).toBeLessThanOrEqual(data[2 * i + 1] ?? -129);
        },
      ),
    );
  });
});
