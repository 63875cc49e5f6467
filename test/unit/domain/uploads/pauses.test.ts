import fc from 'fast-check';
import { outagePauseMs, processingPauseMs } from '../../../../src/domain/uploads/processing.ts';

const minuteMs = 60_000;
const times = fc.integer({ min: 0, max: 10_000 * minuteMs });

describe('the pause of an upload that is processed', () => {
  it('is a tenth of the time since the confirmation after an outage, 10 s to 5 min', () => {
    const at = (minutes: number) => outagePauseMs(1_000, 1_000 + minutes * minuteMs);
    expect([0, 1, 5, 49, 50, 10_000].map(at)).toEqual([
      ...[10_000, 10_000, 30_000, 294_000, 300_000, 300_000],
    ]);
  });

  it('doubles with each counted attempt, up to 5 min', () => {
    expect([1, 2, 8, 9, 10].map(processingPauseMs)).toEqual([2_000, 4_000, 256_000, 300_000, 300_000]);
  });

  it('is never shorter after a later outage, nor outside of its limits, also if a clock is set back', () => {
    fc.assert(
      fc.property(times, times, times, (confirmedAt, now, more) => {
        const pause = outagePauseMs(confirmedAt, now);
        expect(pause).toBeGreaterThanOrEqual(10_000);
        expect(pause).toBeLessThanOrEqual(300_000);
        expect(outagePauseMs(confirmedAt, now + more)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });

  it('is never shorter after another attempt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), (attempts) => {
        const pause = processingPauseMs(attempts);
        expect(pause).toBeGreaterThan(0);
        expect(processingPauseMs(attempts + 1)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });
});
