import { requestedAgain } from '../../../../src/domain/webhooks/delivery.ts';
import { disabledBy, withEdit, type EnabledEndpoint } from '../../../../src/domain/webhooks/endpoint.ts';
import type { Settlement } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import {
  anAttempt,
  anEvent,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aClaim,
  claimedIds,
  deliveryOf,
  dispatch,
  enroll,
  fate,
  logOf,
  minute,
  settling,
  type QueueView,
} from './stage.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../../support/effects.ts';

const failing = { failingSince: noon };

/** An endpoint, leased by a worker, with running deliveries of the first events. */
const underWay = async (view: QueueView, events = 1): Promise<EnabledEndpoint> => {
  const [endpoint] = await enroll(view);
  if (!endpoint) throw new Error('nobody is enrolled');
  for (let n = 1; n <= events; n++) await dispatch(view, deliveryOf(n));
  await view.queue.claimEndpointQueues(aClaim('worker'));
  return endpoint;
};

const settlementOf = (n: number, status: number, changes: ChangesOf<Settlement> = {}): Settlement => ({
  token: 'worker',
  ...settling(deliveryOf(n), status),
  health: status < 300 ? { lastSuccessAt: noon } : failing,
  ...changes,
  effects: effectsOf({ events: [], ...changes.effects }),
});

const disabling = (endpoint: EnabledEndpoint, n: number): Settlement =>
  settlementOf(n, 410, {
    disable: {
      endpoint: disabledBy(endpoint, 'gone', noon),
      guards: { version: endpoint.version },
    },
    effects: { events: [anEvent({ type: 'endpoint.disabled' }, 90 + n)] },
  });

const eventIdsOf = async ({ outbox }: QueueView) =>
  (await outbox.list({ limit: 100, after: eventId(50) })).map((event) => event.eventId);

export const settlingPolicies = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('stores the outcome of a delivery and its endpoint, and the event about it', async (view) => {
      await underWay(view);
      const events = [anEvent({ type: 'endpoint.failing' }, 91)];
      expect(await view.queue.settle(settlementOf(1, 500, { effects: { events } }))).toBe('settled');
      expect(await logOf(view)).toEqual([fate(deliveryOf(1), 500)]);
      expect(await view.endpointStore.healthOf(endpointId())).toEqual(failing);
      expect(await eventIdsOf(view)).toEqual([eventId(91)]);
    }),

    policy('settles side by side what was claimed together', async (view, concurrently) => {
      await underWay(view, 8);
      const settled = await concurrently(8, ({ queue }, n) =>
        queue.settle(settlementOf(n, n === 3 ? 500 : 204)),
      );
      expect(new Set(settled)).toEqual(new Set(['settled']));
      await view.queue.release(endpointId(), 'worker');
      const statuses = (await logOf(view)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 'delivered')).toHaveLength(7);
      expect(await claimedIds(view, aClaim('second', noon + 4_999))).toEqual([]);
      expect(await claimedIds(view, aClaim('second', noon + 5_000))).toEqual([endpointId()]);
    }),

    policy('changes nothing for a worker that no longer holds the endpoint', async (view) => {
      const endpoint = await underWay(view);
      await view.queue.claimEndpointQueues(aClaim('second', noon + minute));
      expect(await view.queue.settle(disabling(endpoint, 1))).toBe('lease-lost');
      expect(await logOf(view)).toEqual([deliveryOf(1)]);
      expect(await view.endpointStore.healthOf(endpointId())).toEqual({});
      expect(await view.endpointStore.find(platformId(), endpointId())).toEqual(endpoint);
      expect(await eventIdsOf(view)).toEqual([]);
    }),

    policy('changes nothing for a worker that has released the endpoint', async (view) => {
      await underWay(view);
      await view.queue.release(endpointId(), 'worker');
      expect(await view.queue.settle(settlementOf(1, 204))).toBe('lease-lost');
      expect(await logOf(view)).toEqual([deliveryOf(1)]);
    }),

    policy('settles late if no other worker has claimed the endpoint', async (view) => {
      await underWay(view);
      expect(await view.queue.settle(settlementOf(1, 204))).toBe('settled');
      expect(await claimedIds(view, aClaim('second', noon + minute))).toEqual([]);
    }),

    ...[204, 410, 500].map((status) =>
      policy(
        `sends a delivery again that was requested during an attempt answered with ${status}`,
        async (view) => {
          await underWay(view);
          const again = requestedAgain(deliveryOf(1), noon + 2);
          expect(await view.queue.resend(again, deliveryOf(1), undefined)).toBe('pending');
          expect(await view.queue.settle(settlementOf(1, status))).toBe('settled');
          const requested = { ...again, attempts: [anAttempt(status)] };
          expect(await logOf(view)).toEqual([requested]);
          expect(await view.queue.settle(settlementOf(1, status))).toBe('settled');
          expect(await logOf(view)).toEqual([requested]);
          await view.queue.release(endpointId(), 'worker');
          expect(await claimedIds(view, aClaim('second', noon + 1))).toEqual([]);
          expect(await claimedIds(view, aClaim('second', noon + 2))).toEqual([endpointId()]);
        },
      ),
    ),

    policy('leaves nothing of a settlement that fails halfway', async (view) => {
      const endpoint = await underWay(view);
      const broken = {
        ...disabling(endpoint, 1),
        effects: effectsOf({ events: [anEvent({}, 91), anEvent({}, 1)] }),
      };
      await expect(view.queue.settle(broken)).rejects.toThrow();
      expect(await logOf(view)).toEqual([deliveryOf(1)]);
      expect(await view.endpointStore.healthOf(endpointId())).toEqual({});
      expect(await view.endpointStore.find(platformId(), endpointId())).toEqual(endpoint);
      expect(await eventIdsOf(view)).toEqual([]);
    }),

    policy('disables an endpoint in the commit of the last permitted failure', async (view) => {
      const endpoint = await underWay(view, 2);
      await view.queue.settle(disabling(endpoint, 1));
      expect(await view.endpointStore.find(platformId(), endpointId())).toEqual(
        disabledBy(endpoint, 'gone', noon),
      );
      expect(await view.endpointStore.subscribed('license.issued', { limit: 10 })).toEqual([]);
      await view.queue.release(endpointId(), 'worker');
      expect(await claimedIds(view, aClaim('second', noon + minute))).toEqual([]);
      expect(await eventIdsOf(view)).toEqual([eventId(91)]);
    }),

    policy(
      'disables the endpoint and stores one event when eight simultaneous attempts fail',
      async (view, concurrently) => {
        const endpoint = await underWay(view, 8);
        await concurrently(8, ({ queue }, n) => queue.settle(disabling(endpoint, n)));
        expect(await view.endpointStore.find(platformId(), endpointId())).toEqual(
          disabledBy(endpoint, 'gone', noon),
        );
        expect(await eventIdsOf(view)).toHaveLength(1);
        expect((await logOf(view)).every(({ status }) => status === 'dead')).toBe(true);
      },
    ),

    policy('disables no endpoint that was changed meanwhile, and stores no event', async (view) => {
      const endpoint = await underWay(view);
      const moved = withEdit(endpoint, { url: 'https://elsewhere.example/' }, noon);
      await view.endpointStore.change({ endpoint: moved, guards: { version: 1 }, effects: noEffects });
      expect(await view.queue.settle(disabling(endpoint, 1))).toBe('settled');
      expect(await logOf(view)).toEqual([fate(deliveryOf(1), 410)]);
      expect(await view.endpointStore.find(platformId(), endpointId())).toEqual(moved);
      expect(await eventIdsOf(view)).toEqual([]);
    }),

    policy('keeps an endpoint’s reset of failures, whatever a worker read before', async (view) => {
      const endpoint = await underWay(view, 2);
      await view.queue.settle(settlementOf(1, 500));
      const moved = withEdit(endpoint, { url: 'https://elsewhere.example/' }, noon);
      await view.endpointStore.change({
        endpoint: moved,
        guards: { version: 1 },
        effects: noEffects,
        freshStart: true,
      });
      expect(await view.endpointStore.healthOf(endpointId())).toEqual({});
      await view.queue.settle(settlementOf(2, 500));
      expect(await view.endpointStore.healthOf(endpointId())).toEqual({});
      await view.queue.release(endpointId(), 'worker');
      await view.queue.claimEndpointQueues(aClaim('second', noon + minute));
      await view.queue.settle(settlementOf(1, 500, { token: 'second' }));
      expect(await view.endpointStore.healthOf(endpointId())).toEqual(failing);
    }),
  ];
};
