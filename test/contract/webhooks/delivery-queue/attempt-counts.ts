import { afterAttempt, requestedAgain, withheld } from '../../../../src/domain/webhooks/delivery.ts';
import { hourMs } from '../../../../src/domain/webhooks/endpoint-stats.ts';
import type { Settlement } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { anAttempt, anEvent, endpointId, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aClaim, deliveryOf, dispatch, enroll, minute, type QueueView } from './stage.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

/** Returns the settlement of an attempt at the nth delivery, sent `afterMs` after noon. */
const settlementOf = (n: number, status: number, afterMs = 0, endpoint = 1): Settlement => ({
  token: 'worker',
  before: deliveryOf(n, endpoint),
  delivery: afterAttempt(deliveryOf(n, endpoint), anAttempt(status, { at: noon + afterMs }), noon, 0),
  health: {},
  effects: noEffects,
});

const underWay = async (view: QueueView, events: number): Promise<void> => {
  await enroll(view, 2);
  for (let n = 1; n <= events; n++) await dispatch(view, deliveryOf(n));
  await dispatch(view, deliveryOf(50, 2));
  await view.queue.claimEndpointQueues(aClaim('worker'));
};

const counted = async ({ queue }: QueueView, from = 0, endpoint = 1) =>
  (await queue.attemptCounts(endpointId(endpoint), from)).map(
    ({ endpointId: id, hour, succeeded, failed }) => {
      expect(id).toBe(endpointId(endpoint));
      return [(hour - noon) / hourMs, succeeded, failed];
    },
  );

export const attemptCountPolicies = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'counts attempts at an endpoint by the hour in which they were sent, oldest first',
      async (view) => {
        await underWay(view, 4);
        expect(await counted(view)).toEqual([]);
        const sent: readonly (readonly [number, number, number])[] = [
          [1, 204, hourMs],
          [2, 500, 2 * hourMs - 1],
          [3, 204, 0],
          [4, 410, -1],
        ];
        for (const one of sent) await view.queue.settle(settlementOf(...one));
        await view.queue.settle(settlementOf(50, 204, 0, 2));
        expect(await counted(view)).toEqual([
          [-1, 0, 1],
          [0, 1, 0],
          [1, 1, 1],
        ]);
        expect(await counted(view, noon)).toEqual([
          [0, 1, 0],
          [1, 1, 1],
        ]);
        expect(await counted(view, noon + 1)).toEqual([[1, 1, 1]]);
        expect(await counted(view, 0, 2)).toEqual([[0, 1, 0]]);
      },
    ),

    policy(
      'counts an attempt once, however often it is settled, also if it was requested again',
      async (view) => {
        await underWay(view, 2);
        for (let i = 0; i < 2; i++) await view.queue.settle(settlementOf(1, 500));
        expect(await counted(view)).toEqual([[0, 0, 1]]);
        await view.queue.resend(requestedAgain(deliveryOf(2), noon + 2), deliveryOf(2), undefined);
        for (let i = 0; i < 2; i++) await view.queue.settle(settlementOf(2, 204));
        expect(await counted(view)).toEqual([[0, 1, 1]]);
      },
    ),

    policy('counts all attempts that are settled side by side', async (view, concurrently) => {
      await underWay(view, 8);
      await concurrently(8, ({ queue }, n) => queue.settle(settlementOf(n, n === 3 ? 500 : 204)));
      expect(await counted(view)).toEqual([[0, 7, 1]]);
    }),

    policy('counts nothing that was not settled, and no delivery that was given up untried', async (view) => {
      await underWay(view, 2);
      const broken = {
        ...settlementOf(1, 204),
        effects: effectsOf({ events: [anEvent({}, 91), anEvent({}, 1)] }),
      };
      await expect(view.queue.settle(broken)).rejects.toThrow();
      const untried = { ...settlementOf(2, 204), delivery: withheld(deliveryOf(2), noon) };
      expect(await view.queue.settle(untried)).toBe('settled');
      await view.queue.claimEndpointQueues(aClaim('second', noon + minute));
      expect(await view.queue.settle(settlementOf(1, 204))).toBe('lease-lost');
      expect(await counted(view)).toEqual([]);
    }),

    policy('deletes the counts of past hours, and no others', async (view) => {
      await underWay(view, 3);
      for (const n of [1, 2, 3]) await view.queue.settle(settlementOf(n, 204, n * hourMs));
      const deleted = await view.queue.deleteExpired({ deliveries: noon + 3 * hourMs, events: 0 }, 100);
      expect(deleted).toEqual({ deliveries: 3, events: 0 });
      expect(await counted(view)).toEqual([[3, 1, 0]]);
    }),
  ];
};
