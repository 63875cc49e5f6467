import { outagePauseMs, processingPauseMs } from '../../../../src/domain/uploads/processing.ts';

const minuteMs = 60_000;

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
});
