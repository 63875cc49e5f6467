import fc from 'fast-check';
import { fingerprintOf, peaksOf } from '../../../../../src/domain/catalog/fingerprint/fingerprint.ts';

const peaks = fc
  .array(fc.tuple(fc.nat({ max: 200_000 }), fc.nat({ max: 4_000 })), { maxLength: 50 })
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b))
  .map((pairs) => ({
    frames: Float64Array.from(pairs, ([frame]) => frame),
    pitches: Float64Array.from(pairs, ([, steps]) => steps / 64),
  }));

describe('a fingerprint', () => {
  it('contains every peak with its frame, after hours of silence too, and its pitch', () => {
    fc.assert(
      fc.property(peaks, (some) => {
        expect(peaksOf(fingerprintOf(some))).toEqual(some);
      }),
    );
  });

  it('is text that a store keeps unchanged, four characters for a peak', () => {
    const some = { frames: Float64Array.of(3, 90), pitches: Float64Array.of(1, 12.5) };
    expect(fingerprintOf(some)).toEqual({ version: 1, peaks: 'ADBABXMg' });
  });

  it('rounds pitches to 1/64 of a semitone, and keeps those outside its range at the edge', () => {
    const some = { frames: Float64Array.of(1, 2, 3), pitches: Float64Array.of(-1, 7.004, 900) };
    expect([...peaksOf(fingerprintOf(some)).pitches]).toEqual([0, 7, 4094 / 64]);
  });
});
