import fc from 'fast-check';
import {
  coordinatesOf,
  nearness,
  sketchLength,
  sketchOf,
} from '../../../../src/domain/catalog/search/likeness.ts';
import { changedFields } from '../../../../src/domain/catalog/events.ts';
import { aLikeness, aTrack } from '../../../support/builders/builders.ts';

const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: sketchLength, maxLength: sketchLength })
  .filter((values) => Math.hypot(...values) > 1e-3);
const cosine = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0) / Math.hypot(...a) / Math.hypot(...b);

describe('an audio sketch', () => {
  it('is 32 signed bytes as hex, whatever the length of the vector', () => {
    fc.assert(
      fc.property(vector, fc.double({ min: 0.01, max: 100, noNaN: true }), (values, times) => {
        const sketch = sketchOf(values);
        expect(sketch).toMatch(/^[0-9a-f]{64}$/);
        const coordinates = coordinatesOf({ space: 'model/1', sketch });
        const scaled = coordinatesOf({
          space: 'model/1',
          sketch: sketchOf(values.map((one) => one * times)),
        });
        coordinates.forEach((one, i) => expect(Math.abs(one - (scaled[i] ?? 0))).toBeLessThanOrEqual(1));
      }),
    );
  });

  it('approximates the cosine of two vectors within a twentieth', () => {
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const [one, other] = [a, b].map((values) =>
          coordinatesOf({ space: 'model/1', sketch: sketchOf(values) }),
        );
        const estimated = nearness(one ?? new Int8Array(), other ?? new Int8Array());
        expect(Math.abs(estimated / 127 ** 2 - cosine(a, b))).toBeLessThan(0.05);
      }),
    );
  });

  it('is internal: an update of a track does not report its change', () => {
    const track = aTrack({ likeness: aLikeness([1]) });
    expect(changedFields(track, { ...track, likeness: aLikeness([2, 1]) })).toEqual([]);
    expect(changedFields(aTrack(), { ...track, bpm: 97 })).toEqual(['bpm']);
  });
});
