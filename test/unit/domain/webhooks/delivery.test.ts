import fc from 'fast-check';
import {
  afterAttempt,
  requestedAgain,
  firstDelivery,
  waits,
  type Attempt,
  type Delivery,
} from '../../../../src/domain/webhooks/delivery.ts';
import {
  aDelivery,
  anAttempt,
  anEndpoint,
  anEvent,
  deliveryId,
  noon,
} from '../../../support/builders/builders.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const failed: Attempt = {
  at: noon,
  latencyMs: 15_000,
  result: { kind: 'failed', fault: 'timed_out', detail: 'no answer within 15 s' },
};
const askingFor = (retryAfterMs: number, status = 503): Attempt =>
  anAttempt(status, { result: { kind: 'answered', status, responseStart: '', retryAfterMs } });

/** Moments at which an endpoint that never answers is tried, from the first on. */
const tries = (random: number): readonly number[] => {
  const event = anEvent();
  let delivery: Delivery = firstDelivery(event, anEndpoint(), deliveryId(), noon);
  const moments: number[] = [];
  while (delivery.status === 'pending') {
    moments.push(delivery.dueAt);
    delivery = afterAttempt(delivery, failed, delivery.dueAt, random);
  }
  return moments;
};

const gaps = (moments: readonly number[]): readonly number[] =>
  moments.slice(1).map((moment, i) => moment - (moments[i] ?? 0));

describe('the attempts of a delivery', () => {
  it('are made immediately, then after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h', () => {
    const moments = tries(0);
    expect(moments[0]).toBe(noon);
    expect(gaps(moments)).toEqual([
      5 * second,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      10 * hour,
    ]);
  });

  it('are eight at most, then the delivery is dead', () => {
    expect(tries(0)).toHaveLength(8);
    expect(tries(1)).toHaveLength(8);
  });

  it('are delayed by up to a fifth, never early', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        gaps(tries(random)).forEach((gap, i) => {
          const wait = waits[i + 1] ?? 0;
          expect(gap).toBeGreaterThanOrEqual(wait);
          expect(gap).toBeLessThanOrEqual(wait * 1.2);
        });
      }),
    );
    expect(gaps(tries(1))[0]).toBe(6 * second);
  });
});

describe('a delivery after an attempt', () => {
  it.each([200, 202, 204, 299])('is delivered after a response of %i', (status) => {
    const attempt = anAttempt(status);
    expect(afterAttempt(aDelivery(), attempt, noon + 9, 0)).toEqual({
      ...aDelivery(),
      dueAt: undefined,
      tries: 1,
      attempts: [attempt],
      status: 'delivered',
      deliveredAt: noon + 9,
    });
  });

  it.each([100, 199, 301, 302, 307, 400, 401, 404, 408, 429, 500, 503])(
    'is retried after a response of %i',
    (status) => {
      expect(afterAttempt(aDelivery(), anAttempt(status), noon, 0)).toMatchObject({
        status: 'pending',
        dueAt: noon + 5 * second,
      });
    },
  );

  it('is dead immediately if the endpoint responds with 410', () => {
    expect(afterAttempt(aDelivery(), anAttempt(410), noon, 0)).toMatchObject({
      status: 'dead',
      diedAt: noon,
      tries: 1,
    });
  });

  it('waits for Retry-After, but never less than the schedule or more than 10 h', () => {
    const due = (attempt: Attempt) => {
      const next = afterAttempt(aDelivery(), attempt, noon, 0);
      return next.status === 'pending' ? next.dueAt - noon : undefined;
    };
    expect(due(askingFor(minute))).toBe(minute);
    expect(due(askingFor(minute, 429))).toBe(minute);
    expect(due(askingFor(second))).toBe(5 * second);
    expect(due(askingFor(365 * 24 * hour))).toBe(10 * hour);
  });

  it('waits as long as schedule and Retry-After demand, and no longer than either or 10 h with jitter', () => {
    const askedMs = fc.integer({ min: 0, max: 100 * hour });
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), askedMs, random, (triesBefore, asked, share) => {
        const next = afterAttempt(aDelivery({ tries: triesBefore }), askingFor(asked), noon, share);
        const wait = waits[triesBefore + 1];
        expect(next.status).toBe(wait === undefined ? 'dead' : 'pending');
        if (wait === undefined || next.status !== 'pending') return;
        const requested = Math.min(asked, 10 * hour);
        expect(next.dueAt - noon).toBeGreaterThanOrEqual(Math.max(wait, requested));
        expect(next.dueAt - noon).toBeLessThanOrEqual(Math.max(1.2 * wait, requested));
      }),
    );
  });

  it('is dead after its last attempt, whatever Retry-After says', () => {
    const last = aDelivery({ tries: 7 });
    expect(afterAttempt(last, askingFor(minute), noon, 0)).toMatchObject({ status: 'dead', tries: 8 });
  });

  it('stores its last twenty attempts', () => {
    const attempts = Array.from({ length: 20 }, (_, i) => anAttempt(500, { at: noon + i }));
    const next = afterAttempt(aDelivery({ attempts }), anAttempt(204, { at: noon + 20 }), noon, 0);
    expect(next.attempts.map(({ at }) => at - noon)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('is due immediately if it is resent, with all attempts ahead and its history kept', () => {
    const dead = afterAttempt(aDelivery({ tries: 7 }), anAttempt(500), noon, 0);
    expect(requestedAgain(dead, noon + hour)).toEqual(
      aDelivery({ attempts: [anAttempt(500)], dueAt: noon + hour }),
    );
  });
});
