import { hourMs, medianLatencyOf, spanOf, stepsOf } from '../../../../src/domain/webhooks/endpoint-stats.ts';
import { aDelivery, anAttempt, endpointId, noon } from '../../../support/builders/builders.ts';

const day = 24 * hourMs;
const hour = (after: number, succeeded: number, failed = 0) => ({
  endpointId: endpointId(),
  hour: noon + after * hourMs,
  succeeded,
  failed,
});

describe('endpoint stats', () => {
  it('of one day cover its last 24 hours, including the current one', () => {
    expect(spanOf(1, noon + 1)).toEqual({ from: noon - 23 * hourMs, to: noon + hourMs, step: 'hour' });
    expect(spanOf(1, noon)).toEqual(spanOf(1, noon + hourMs - 1));
  });

  it('of more days cover whole days in UTC, including today', () => {
    const midnight = noon - 12 * hourMs;
    expect(spanOf(2, noon)).toEqual({ from: midnight - day, to: midnight + day, step: 'day' });
  });

  it('have a step for every hour or day, with what was counted in it', () => {
    const hours = [hour(-37, 5), hour(-13, 2), hour(-12, 1), hour(0, 3, 1)];
    const days = stepsOf(spanOf(2, noon), hours);
    expect(days.map(({ succeeded, failed }) => [succeeded, failed])).toEqual([
      [2, 0],
      [4, 1],
    ]);
    const byHour = stepsOf(spanOf(1, noon), hours);
    expect(byHour).toHaveLength(24);
    expect(byHour.at(-1)).toEqual({ at: noon, succeeded: 3, failed: 1 });
    expect(byHour.filter(({ succeeded }) => succeeded > 0)).toHaveLength(3);
  });

  it('show the median of latencies, between the two in the middle, and none without latencies', () => {
    const took = (...latencies: readonly number[]) =>
      medianLatencyOf(latencies.map((latencyMs) => aDelivery({ attempts: [anAttempt(204, { latencyMs })] })));
    expect([took(), took(7), took(9, 1, 100), took(1, 4)]).toEqual([undefined, 7, 9, 3]);
  });
});
