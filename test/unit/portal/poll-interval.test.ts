import { pollIntervalOf as rotationPause } from '../../../portal/src/pages/credentials/poll-interval.ts';
import { pollIntervalOf } from '../../../portal/src/pages/webhooks/poll-interval.ts';
import { waits } from '../../../src/domain/webhooks/delivery.ts';

const dayMs = 86_400_000;
const at = (ms: number) => new Date(ms).toISOString();

/** Counts the requests of a page within a day. */
const asksInADay = (pauseAt: (now: number) => number | undefined): number => {
  let asks = 0;
  for (let now = 0; now < dayMs; asks++) now += pauseAt(now) ?? dayMs;
  return asks;
};
const pending = (nextAttemptAt: number) => [
  { status: 'pending', createdAt: at(0), nextAttemptAt: at(nextAttemptAt) } as const,
];
const aKey = (credentialId: string, createdAt: number) =>
  ({ credentialId, kind: 'api_key', hint: 'plk_live_x', createdAt: at(createdAt) }) as const;

describe('the requests of a page that stays open, which count toward a quota', () => {
  it('polls within a second or two of the due time', () => {
    expect(pollIntervalOf(pending(90_000), 0)).toBe(90_000);
    expect(pollIntervalOf(pending(0), 0)).toBe(1000);
    expect(pollIntervalOf(pending(0), 1800)).toBe(1800);
  });

  it('does not poll for delivered events', () => {
    expect(pollIntervalOf([{ status: 'delivered', createdAt: at(0) }], 0)).toBeUndefined();
  });

  it('follows all attempts of a delivery with a few hundred requests', () => {
    const due = waits.map((_, tries) => waits.slice(0, tries + 1).reduce((sum, wait) => sum + wait, 0));
    const next = (now: number) => due.find((moment) => moment + 1000 > now) ?? 0;
    expect(asksInADay((now) => pollIntervalOf(pending(next(now)), now))).toBeLessThan(400);
  });

  it('polls overdue deliveries less and less often: the worker may be down', () => {
    expect(asksInADay((now) => pollIntervalOf(pending(0), now))).toBeLessThan(400);
  });

  it('polls for the first use of a new key less and less often', () => {
    expect(rotationPause([aKey('crd_1', 0)], 0)).toBeUndefined();
    expect(rotationPause([aKey('crd_1', 0), aKey('crd_2', 5000)], 6000)).toBe(10_000);
    expect(asksInADay((now) => rotationPause([aKey('crd_1', 0), aKey('crd_2', 0)], now))).toBeLessThan(400);
  });
});
