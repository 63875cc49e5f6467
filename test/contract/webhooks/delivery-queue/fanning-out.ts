import {
  anEvent,
  deliveryId,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { anIdempotentRequest } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aClaim,
  aLease,
  claimedIds,
  dead,
  deliveryOf,
  dispatch,
  dueIds,
  enroll,
  idsOf,
  logOf,
  minute,
  enqueueFirst,
  enqueueing,
  type QueueView,
} from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const done = 'done' as const;

export const fanningOutPolicies = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const claimed = async ({ queue }: QueueView, token: string, now = noon, limit = 100) =>
    (await queue.claimEvents(aLease(token, now), limit)).map(({ event }) => event.eventId);
  return [
    policy('keeps an event waiting unchanged from its commit on', async (view) => {
      const enqueue = enqueueing(view);
      expect(await view.queue.claimEvents(aLease('first'), 10)).toEqual([]);
      const { platformId: _, ...toAll } = anEvent({ type: 'track.takedown', data: { reason: 'legal' } }, 2);
      await enqueue(anEvent({}, 1), toAll);
      expect(await view.queue.claimEvents(aLease('second'), 10)).toEqual([
        { event: anEvent({}, 1) },
        { event: toAll },
      ]);
    }),

    policy('claims events oldest first, as many as were requested', async (view) => {
      await enqueueFirst(view, 5);
      expect(await claimed(view, 'first', noon, 2)).toEqual([1, 2].map(eventId));
      expect(await claimed(view, 'second', noon, 2)).toEqual([3, 4].map(eventId));
      expect(await claimed(view, 'third', noon, 2)).toEqual([5].map(eventId));
    }),

    policy('serves platforms in turn if one has more waiting than its share', async (view) => {
      const enqueue = enqueueing(view);
      const { platformId: _, ...toAll } = anEvent({ type: 'track.approved' }, 41);
      const flood = Array.from({ length: 40 }, (_event, i) => anEvent({ platformId: platformId(2) }, i + 1));
      const others = [1, 3, 4].map((n) => anEvent({ platformId: platformId(n) }, 41 + n));
      await enqueue(...flood, toAll, ...others);
      const first = await claimed(view, 'first', noon, 16);
      expect(first).toHaveLength(16);
      expect(first).toEqual(expect.arrayContaining([41, 42, 44, 45].map(eventId)));
      expect(first.filter((id) => id <= eventId(40))).toEqual(flood.slice(0, 12).map((one) => one.eventId));
      expect(await claimed(view, 'second', noon, 100)).toEqual(flood.slice(12).map((one) => one.eventId));
    }),

    policy('passes over no platform, however many have more waiting than their share', async (view) => {
      const waiting = [1, 2, 3, 4, 5].flatMap((n) =>
        Array.from({ length: 9 }, (_event, i) => anEvent({ platformId: platformId(n) }, 10 * n + i)),
      );
      await enqueueing(view)(...waiting);
      const whose = async (token: string) =>
        (await view.queue.claimEvents(aLease(token), 2)).map(({ event }) => event.platformId);
      const turns = [await whose('first'), await whose('second'), await whose('third')];
      expect(new Set(turns.flat()).size).toBe(5);
    }),

    policy('gives an event to one dispatcher at a time, and again when its lease has ended', async (view) => {
      await enqueueFirst(view, 1);
      expect(await claimed(view, 'first')).toEqual([eventId(1)]);
      expect(await claimed(view, 'second', noon + minute - 1)).toEqual([]);
      expect(await claimed(view, 'second', noon + minute)).toEqual([eventId(1)]);
    }),

    policy(
      'gives an event out again if a clock that was later set back leased it for hours',
      async (view) => {
        await enqueueFirst(view, 1);
        expect(await claimed(view, 'ahead', noon + 600 * minute)).toEqual([eventId(1)]);
        expect(await claimed(view, 'a little ahead', noon + minute / 2)).toEqual([eventId(1)]);
        expect(await claimed(view, 'second', noon)).toEqual([]);
      },
    ),

    policy(
      'gives each of sixty events to one of twenty concurrent dispatchers',
      async (view, concurrently) => {
        await enqueueFirst(view, 60);
        const shares = await concurrently(20, async (each, n) => {
          const mine: string[] = [];
          for (let round = 0; round < 20; round++) {
            const some = await claimed(each, `other-${n}`, noon, 3);
            if (some.length === 0) break;
            mine.push(...some);
          }
          return mine;
        });
        const all = [...shares.flat(), ...(await claimed(view, 'last', noon, 60))];
        expect(all.length).toBe(60);
        expect(new Set(all).size).toBe(60);
      },
    ),

    policy('completes an event when the last page is written', async (view) => {
      await enroll(view, 2);
      await enqueueFirst(view, 1);
      await claimed(view, 'first');
      const page = { eventId: eventId(1), token: 'first' };
      const deliveries = [deliveryOf(1, 1), deliveryOf(1, 2)];
      expect(await view.queue.fanOut({ ...page, deliveries, progress: done, mails: [] })).toBe('written');
      expect(await claimed(view, 'second', noon + 2 * minute)).toEqual([]);
      expect(await claimedIds(view, aClaim('worker'))).toEqual([1, 2].map(endpointId));
      expect(await logOf(view, 2)).toEqual([deliveryOf(1, 2)]);
    }),

    policy('continues after the last page when another process claims the event', async (view) => {
      await enroll(view, 3);
      await enqueueFirst(view, 1);
      await claimed(view, 'first');
      await view.queue.fanOut({
        eventId: eventId(1),
        token: 'first',
        deliveries: [deliveryOf(1, 1)],
        progress: { after: endpointId(2) },
        mails: [],
      });
      expect(await view.queue.claimEvents(aLease('second', noon + minute), 1)).toEqual([
        { event: anEvent({}, 1), after: endpointId(2) },
      ]);
    }),

    policy('continues after a platform once every endpoint has its delivery', async (view) => {
      await enqueueFirst(view, 1);
      await claimed(view, 'first');
      const page = { eventId: eventId(1), token: 'first', deliveries: [] };
      await view.queue.fanOut({ ...page, progress: { after: endpointId(2) }, mails: [] });
      await view.queue.fanOut({ ...page, progress: { after: platformId(7) }, mails: [] });
      expect(await view.queue.claimEvents(aLease('second', noon + minute), 1)).toEqual([
        { event: anEvent({}, 1), after: platformId(7) },
      ]);
    }),

    policy(
      'writes each pair once however often pages repeat, and does not change its outcome',
      async (view) => {
        await enroll(view, 2);
        await enqueueFirst(view, 1);
        await claimed(view, 'first');
        const page = { eventId: eventId(1), token: 'first', progress: { after: endpointId(2) }, mails: [] };
        await view.queue.fanOut({ ...page, deliveries: [deliveryOf(1, 1), deliveryOf(1, 2)] });
        await view.queue.claimEndpointQueues(aClaim('worker', noon, { endpointQueues: 1 }));
        const gone = dead(deliveryOf(1, 1));
        await view.queue.settle({
          token: 'worker',
          before: deliveryOf(1, 1),
          delivery: gone,
          health: {},
          effects: noEffects,
        });
        await claimed(view, 'second', noon + minute);
        const again = [1, 2].map((n) => ({ ...deliveryOf(1, n), deliveryId: deliveryId(500 + n) }));
        const repeated = { ...page, token: 'second', deliveries: again };
        expect(await view.queue.fanOut(repeated)).toBe('written');
        expect(await view.queue.fanOut({ ...repeated, progress: done })).toBe('written');
        expect(await logOf(view, 1)).toEqual([gone]);
        expect(await logOf(view, 2)).toEqual([deliveryOf(1, 2)]);
      },
    ),

    policy(
      'writes each pair once when twenty concurrent callers write one page',
      async (view, concurrently) => {
        await enroll(view, 5);
        await enqueueFirst(view, 1);
        await claimed(view, 'shared');
        await concurrently(20, ({ queue }, n) =>
          queue.fanOut({
            eventId: eventId(1),
            token: 'shared',
            deliveries: [1, 2, 3, 4, 5].map((i) => ({
              ...deliveryOf(1, i),
              deliveryId: deliveryId(1_000 * n + i),
            })),
            progress: { after: endpointId(5) },
            mails: [],
          }),
        );
        for (const n of [1, 2, 3, 4, 5]) expect(await logOf(view, n)).toHaveLength(1);
      },
    ),

    policy('writes nothing for a dispatcher that no longer holds the event', async (view) => {
      await enroll(view);
      await enqueueFirst(view, 1);
      await claimed(view, 'first');
      await claimed(view, 'second', noon + minute);
      const page = { eventId: eventId(1), token: 'first', deliveries: [deliveryOf(1)] };
      expect(await view.queue.fanOut({ ...page, progress: done, mails: [] })).toBe('lease-lost');
      expect(await view.queue.fanOut({ ...page, progress: { after: endpointId(1) }, mails: [] })).toBe(
        'lease-lost',
      );
      expect(await logOf(view)).toEqual([]);
      expect(await view.queue.claimEvents(aLease('third', noon + 2 * minute), 1)).toEqual([
        { event: anEvent({}, 1) },
      ]);
    }),

    policy('leaves nothing of a page that fails halfway', async (view) => {
      await enroll(view, 2);
      await enqueueFirst(view, 1);
      await claimed(view, 'first');
      const deliveries = [deliveryOf(1, 1), { ...deliveryOf(1, 2), deliveryId: deliveryOf(1, 1).deliveryId }];
      const broken = { eventId: eventId(1), token: 'first', deliveries, progress: done, mails: [] };
      await expect(view.queue.fanOut(broken)).rejects.toThrow();
      expect(await logOf(view, 1)).toEqual([]);
      expect(await claimedIds(view, aClaim('worker'))).toEqual([]);
      expect(await claimed(view, 'second', noon + minute)).toEqual([eventId(1)]);
    }),

    policy('writes nothing for an endpoint that was removed meanwhile', async (view) => {
      await enroll(view, 2);
      await enqueueFirst(view, 1);
      await claimed(view, 'first');
      await view.endpointStore.remove(platformId(1), endpointId(1), undefined);
      const deliveries = [deliveryOf(1, 1), deliveryOf(1, 2)];
      await view.queue.fanOut({ eventId: eventId(1), token: 'first', deliveries, progress: done, mails: [] });
      expect(await logOf(view, 1)).toEqual([]);
      expect(idsOf(await logOf(view, 2))).toEqual([deliveryOf(1, 2).deliveryId]);
    }),

    policy('sends an event to one endpoint alone', async (view) => {
      await enroll(view, 2);
      await dispatch(view, deliveryOf(1, 2, { eventType: 'endpoint.test' }));
      expect(await claimed(view, 'first')).toEqual([]);
      expect((await view.outbox.list({ limit: 10 })).map(({ type }) => type)).toEqual(['endpoint.test']);
      expect(await dueIds(view, aClaim('worker'))).toEqual([deliveryOf(1, 2).deliveryId]);
    }),

    policy('makes the running lock an idempotency record in the commit of the one delivery', async (view) => {
      await enroll(view);
      const { key } = anIdempotentRequest();
      const { deliveryId: resourceId } = deliveryOf(1);
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.queue.sendTo(anEvent({}, 1), deliveryOf(1), { key, status: 202, resourceId }, undefined);
      expect(await logOf(view)).toEqual([deliveryOf(1)]);
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toEqual({
        outcome: 'done',
        status: 202,
        resourceId,
      });
    }),

    policy('stores no event when its one delivery cannot be stored', async (view) => {
      await enroll(view);
      await dispatch(view, deliveryOf(1));
      const taken = { ...deliveryOf(2), deliveryId: deliveryOf(1).deliveryId };
      await view.idempotencyStore.begin(anIdempotentRequest());
      const idempotency = { key: anIdempotentRequest().key, status: 202, resourceId: taken.deliveryId };
      await expect(view.queue.sendTo(anEvent({}, 2), taken, idempotency, undefined)).rejects.toThrow();
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toMatchObject({ outcome: 'running' });
      expect((await view.outbox.list({ limit: 10 })).map((event) => event.eventId)).toEqual([eventId(1)]);
    }),
  ];
};
