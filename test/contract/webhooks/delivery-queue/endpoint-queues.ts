import { disabledBy, enabledAgain } from '../../../../src/domain/webhooks/endpoint.ts';
import { anEvent, endpointId, eventId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aClaim,
  claimedIds,
  deliveryOf,
  dispatch,
  dueIds,
  enroll,
  letFail,
  minute,
  settling,
  type QueueView,
} from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const second = 1_000;

export const endpointQueuePolicies = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('gives out what is due at an endpoint, longest due first, with its events', async (view) => {
      const [endpoint] = await enroll(view);
      const due = [3, 1, 2].map((n) => deliveryOf(n, 1, { dueAt: noon - n }));
      await dispatch(view, ...due, deliveryOf(4, 1, { dueAt: noon + 1 }));
      expect(await view.queue.claimEndpointQueues(aClaim('worker', noon, { perEndpointQueue: 2 }))).toEqual([
        {
          endpoint,
          health: {},
          due: [3, 2].map((n) => ({
            delivery: deliveryOf(n, 1, { dueAt: noon - n }),
            event: anEvent({}, n),
          })),
        },
      ]);
    }),

    policy('gives out nothing where nothing is due', async (view) => {
      await enroll(view, 2);
      await dispatch(view, deliveryOf(1, 1, { dueAt: noon + 1 }));
      expect(await claimedIds(view, aClaim('worker'))).toEqual([]);
      expect(await claimedIds(view, aClaim('worker', noon + 1))).toEqual([endpointId(1)]);
    }),

    policy('claims endpoints longest due first, as many as were requested', async (view) => {
      await enroll(view, 4);
      for (const n of [1, 2, 3, 4]) await dispatch(view, deliveryOf(n, n, { dueAt: noon - n }));
      const some = (token: string) => claimedIds(view, aClaim(token, noon, { endpointQueues: 3 }));
      expect(await some('first')).toEqual([4, 3, 2].map(endpointId));
      expect(await some('second')).toEqual([endpointId(1)]);
    }),

    policy('gives each endpoint its share, however much is due at another', async (view) => {
      await enroll(view, 4);
      const early = deliveryOf(34, 4, { dueAt: noon - minute });
      await dispatch(view, early);
      await letFail(view, early, noon - minute);
      for (let n = 1; n <= 12; n++) await dispatch(view, deliveryOf(n, 1, { dueAt: noon - n }));
      for (const n of [2, 3])
        await dispatch(view, deliveryOf(20 + n, n, { dueAt: noon - 2 }), deliveryOf(30 + n, n));
      await dispatch(view, deliveryOf(24, 4));
      const claimed = await view.queue.claimEndpointQueues(aClaim('worker', noon, { perEndpointQueue: 3 }));
      const shares = claimed.map(({ due }) => due.map(({ event }) => event.eventId));
      expect(shares.toSorted()).toEqual(
        [[12, 11, 10], [22, 32], [23, 33], [34]].map((share) => share.map(eventId)),
      );
    }),

    policy('gives an endpoint to one of twenty concurrent workers', async (view, concurrently) => {
      await enroll(view, 3);
      for (const n of [1, 2, 3]) await dispatch(view, deliveryOf(n, n), deliveryOf(10 + n, n));
      const shares = await concurrently(20, (each, n) => claimedIds(each, aClaim(`worker-${n}`)));
      expect(shares.flat().sort()).toEqual([1, 2, 3].map(endpointId));
    }),

    policy(
      'gives each of forty endpoints to one worker, with small claims too',
      async (view, concurrently) => {
        await enroll(view, 40);
        for (let n = 1; n <= 40; n++) await dispatch(view, deliveryOf(n, n));
        const shares = await concurrently(8, async (each, n) => {
          const mine: string[] = [];
          for (;;) {
            const some = await claimedIds(each, aClaim(`worker-${n}`, noon, { endpointQueues: 2 }));
            if (some.length === 0) return mine;
            mine.push(...some);
          }
        });
        expect(shares.flat().sort()).toEqual(Array.from({ length: 40 }, (_, i) => endpointId(i + 1)));
      },
    ),

    policy(
      'gives an endpoint to no other worker until it is released, whatever becomes due',
      async (view) => {
        await enroll(view);
        await dispatch(view, deliveryOf(1));
        await view.queue.claimEndpointQueues(aClaim('first'));
        await dispatch(view, deliveryOf(2));
        expect(await claimedIds(view, aClaim('second', noon + second))).toEqual([]);
        const settled = settling(deliveryOf(1), 204);
        await view.queue.settle({ token: 'first', ...settled, health: {}, effects: noEffects });
        expect(await claimedIds(view, aClaim('second', noon + second))).toEqual([]);
        await view.queue.release(endpointId(1), 'first');
        expect(await dueIds(view, aClaim('second', noon + second))).toEqual([deliveryOf(2).deliveryId]);
      },
    ),

    policy('gives an endpoint out again when the lease has ended', async (view) => {
      await enroll(view);
      await dispatch(view, deliveryOf(1));
      await view.queue.claimEndpointQueues(aClaim('first'));
      expect(await claimedIds(view, aClaim('second', noon + minute - 1))).toEqual([]);
      expect(await dueIds(view, aClaim('second', noon + minute))).toEqual([deliveryOf(1).deliveryId]);
    }),

    policy(
      'gives an endpoint out again if a clock that was later set back leased it for hours',
      async (view) => {
        await enroll(view);
        await dispatch(view, deliveryOf(1));
        const ahead = noon + 600 * minute;
        expect(await claimedIds(view, aClaim('ahead', ahead))).toEqual([endpointId()]);
        expect(await claimedIds(view, aClaim('a little ahead', noon + minute / 2))).toEqual([endpointId()]);
        expect(await claimedIds(view, aClaim('second', noon))).toEqual([]);
      },
    ),

    policy(
      'gives out a delivery that a clock that was later set back postponed beyond any schedule',
      async (view) => {
        await enroll(view, 2);
        const hours = (count: number) => ({ dueAt: noon + count * 60 * minute });
        await dispatch(view, deliveryOf(1, 1, hours(12)), deliveryOf(2, 2, hours(20)));
        const due = await view.queue.claimEndpointQueues(aClaim('worker'));
        expect(due.map((endpointQueue) => endpointQueue.due)).toMatchObject([
          [{ delivery: deliveryOf(2, 2, hours(20)) }],
        ]);
        const settled = settling(deliveryOf(2, 2, hours(20)), 204);
        await view.queue.settle({ token: 'worker', ...settled, health: {}, effects: noEffects });
        await view.queue.release(endpointId(2), 'worker');
        expect(await claimedIds(view, aClaim('second'))).toEqual([]);
      },
    ),

    policy('is not released by a worker whose lease has ended', async (view) => {
      await enroll(view);
      await dispatch(view, deliveryOf(1));
      await view.queue.claimEndpointQueues(aClaim('first'));
      await view.queue.claimEndpointQueues(aClaim('second', noon + minute));
      await view.queue.release(endpointId(1), 'first');
      expect(await claimedIds(view, aClaim('third', noon + minute))).toEqual([]);
    }),

    policy('returns a retry when it is due, not when its worker releases the endpoint', async (view) => {
      await enroll(view);
      await dispatch(view, deliveryOf(1));
      await letFail(view, deliveryOf(1));
      const due = (now: number) => claimedIds(view, aClaim('worker', now));
      expect(await due(noon + 5 * second - 1)).toEqual([]);
      expect(await due(noon + 5 * second)).toEqual([endpointId(1)]);
    }),

    policy(
      'gives healthy endpoints out first, then few failing ones with one delivery each',
      async (view) => {
        await enroll(view, 5);
        for (const n of [1, 2, 3]) {
          await dispatch(view, deliveryOf(n, n));
          await letFail(view, deliveryOf(n, n));
        }
        for (const n of [1, 2, 3]) await dispatch(view, deliveryOf(10 + n, n, { dueAt: noon - minute + n }));
        for (const n of [4, 5]) await dispatch(view, deliveryOf(n, n), deliveryOf(10 + n, n));
        const endpointQueues = (
          token: string,
          room: { readonly endpointQueues: number; readonly failingEndpointQueues: number },
        ) => view.queue.claimEndpointQueues(aClaim(token, noon + minute / 2, room));
        const first = await endpointQueues('first', { endpointQueues: 4, failingEndpointQueues: 1 });
        expect(first.map(({ endpoint, due }) => [endpoint.endpointId, due.length])).toEqual([
          [endpointId(4), 2],
          [endpointId(5), 2],
          [endpointId(1), 1],
        ]);
        expect(first[2]?.health).toEqual({ failingSince: noon });
        expect(await endpointQueues('second', { endpointQueues: 4, failingEndpointQueues: 0 })).toEqual([]);
        expect(await endpointQueues('third', { endpointQueues: 1, failingEndpointQueues: 4 })).toHaveLength(
          1,
        );
      },
    ),

    policy('gives failing ones their share, however many others are due', async (view) => {
      await enroll(view, 6);
      for (const n of [1, 2]) {
        await dispatch(view, deliveryOf(n, n));
        await letFail(view, deliveryOf(n, n));
      }
      for (const n of [3, 4, 5, 6]) await dispatch(view, deliveryOf(n, n, { dueAt: noon - n }));
      const claim = (token: string, endpointQueues: number, failingEndpointQueues = 100) =>
        claimedIds(
          view,
          aClaim(token, noon + minute / 2, { endpointQueues, failingEndpointQueues, failingShare: 1 }),
        );
      expect(await claim('none', 2, 0)).toEqual([6, 5].map(endpointId));
      expect(await claim('first', 2)).toEqual([4, 1].map(endpointId));
      expect(await claim('second', 3)).toEqual([3, 2].map(endpointId));
    }),

    policy('gives nothing of a disabled endpoint out; enabled again, what had waited', async (view) => {
      const [endpoint] = await enroll(view);
      if (!endpoint) throw new Error('nobody is enrolled');
      await dispatch(view, deliveryOf(1));
      const disabled = disabledBy(endpoint, 'owner', noon);
      await view.endpointStore.change({ endpoint: disabled, guards: { version: 1 }, effects: noEffects });
      await dispatch(view, deliveryOf(2));
      expect(await claimedIds(view, aClaim('first', noon + minute))).toEqual([]);
      const enabled = enabledAgain(disabled, noon);
      await view.endpointStore.change({ endpoint: enabled, guards: { version: 2 }, effects: noEffects });
      expect(await view.queue.claimEndpointQueues(aClaim('second', noon + minute))).toMatchObject([
        { endpoint: enabled, due: [{ delivery: deliveryOf(1) }, { delivery: deliveryOf(2) }] },
      ]);
    }),

    policy('gives nothing of a removed endpoint out, also not what was under way', async (view) => {
      await enroll(view, 2);
      await dispatch(view, deliveryOf(1, 1), deliveryOf(2, 2));
      await view.queue.claimEndpointQueues(aClaim('first', noon, { endpointQueues: 1 }));
      await view.endpointStore.remove(platformId(1), endpointId(1), undefined);
      await view.endpointStore.remove(platformId(2), endpointId(2), undefined);
      expect(await claimedIds(view, aClaim('second', noon + 2 * minute))).toEqual([]);
    }),
  ];
};
