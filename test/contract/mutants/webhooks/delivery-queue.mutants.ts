import { requestedAgain } from '../../../../src/domain/webhooks/delivery.ts';
import type { DeliveryQueue } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import type { QueueView } from '../../webhooks/delivery-queue/stage.ts';
import { deliveryLogMutants } from './delivery-log.mutants.ts';
import { deliveryMailMutants } from './delivery-mails.mutants.ts';
import { attemptCountMutants } from './attempt-counts.mutants.ts';
import { effectsOf, noEffects, without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const queue =
  (break_: (real: DeliveryQueue, view: QueueView) => Partial<DeliveryQueue>) =>
  (view: QueueView): QueueView => ({ ...view, queue: { ...view.queue, ...break_(view.queue, view) } });

const farAhead = 3_600_000_000;

/** Broken queues, by what they do wrong, each with the cases that must catch it. */
export const deliveryQueueMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: QueueView) => QueueView;
}[] = [
  ...deliveryMailMutants,
  ...attemptCountMutants,
  ...deliveryLogMutants,
  {
    title: 'leases of events that exclude nobody',
    by: [
      'gives an event to one dispatcher at a time, and again when its lease has ended',
      'gives each of sixty events to one of twenty concurrent dispatchers',
    ],
    of: queue((real) => ({
      claimEvents: (lease, limit) =>
        real.claimEvents({ ...lease, now: lease.now + farAhead, until: lease.now }, limit),
    })),
  },
  {
    title: 'events in the order of their storage, across platforms',
    by: [
      'serves platforms in turn if one has more waiting than its share',
      'passes over no platform, however many have more waiting than their share',
    ],
    of: queue((real) => ({
      claimEvents: async (lease, limit) => (await real.claimEvents(lease, 1_000)).slice(0, limit),
    })),
  },
  {
    title: 'leases of endpoints that exclude nobody',
    by: [
      'gives an endpoint to one of twenty concurrent workers',
      'gives an endpoint to no other worker until it is released, whatever becomes due',
    ],
    of: queue((real) => ({
      claimEndpointQueues: ({ lease, ...claim }) =>
        real.claimEndpointQueues({ ...claim, lease: { ...lease, until: lease.now } }),
    })),
  },
  {
    title: 'leases that never end',
    by: [
      'gives an event to one dispatcher at a time, and again when its lease has ended',
      'gives an endpoint out again when the lease has ended',
      'gives an event out again if a clock that was later set back leased it for hours',
      'gives an endpoint out again if a clock that was later set back leased it for hours',
    ],
    of: queue((real) => ({
      claimEvents: (lease, limit) => real.claimEvents({ ...lease, until: farAhead * 1_000 }, limit),
      claimEndpointQueues: ({ lease, ...claim }) =>
        real.claimEndpointQueues({ ...claim, lease: { ...lease, until: farAhead * 1_000 } }),
    })),
  },
  {
    title: 'a lease whose token is not checked',
    by: [
      'writes nothing for a dispatcher that no longer holds the event',
      'changes nothing for a worker that no longer holds the endpoint',
      'is not released by a worker whose lease has ended',
    ],
    of: queue((real) => {
      let ofEvents = '';
      let ofEndpointQueues = '';
      return {
        claimEvents: (lease, limit) => real.claimEvents({ ...lease, token: (ofEvents = lease.token) }, limit),
        claimEndpointQueues: ({ lease, ...claim }) =>
          real.claimEndpointQueues({
            ...claim,
            lease: { ...lease, token: (ofEndpointQueues = lease.token) },
          }),
        fanOut: (page) => real.fanOut({ ...page, token: ofEvents }),
        settle: (settlement) => real.settle({ ...settlement, token: ofEndpointQueues }),
        release: (endpointId) => real.release(endpointId, ofEndpointQueues),
      };
    }),
  },
  {
    title: 'pages that restart what they repeat',
    by: ['writes each pair once however often pages repeat, and does not change its outcome'],
    of: queue((real) => ({
      fanOut: async (page) => {
        for (const { platformId, endpointId, eventId, dueAt } of page.deliveries) {
          const { deliveries } = await real.list({ platformId, endpointId }, { limit: 100 });
          const before = deliveries.find((delivery) => delivery.eventId === eventId);
          if (before) await real.resend(requestedAgain(before, dueAt), before, undefined);
        }
        return real.fanOut(page);
      },
    })),
  },
  {
    title: 'pages that are written one delivery after another',
    by: ['leaves nothing of a page that fails halfway'],
    of: queue((real) => ({
      fanOut: async ({ deliveries, progress, ...page }) => {
        for (const delivery of deliveries)
          await real.fanOut({ ...page, deliveries: [delivery], progress: { after: delivery.endpointId } });
        return real.fanOut({ ...page, deliveries: [], progress });
      },
    })),
  },
  {
    title: 'progress that is lost',
    by: [
      'continues after the last page when another process claims the event',
      'completes an event when the last page is written',
    ],
    of: queue((real, { endpointStore }) => ({
      claimEvents: async (lease, limit) =>
        (await real.claimEvents(lease, limit)).map(({ event }) => ({ event })),
      fanOut: async (page) => {
        const [last] = (await endpointStore.subscribed('license.issued', { limit: 1 })).slice(-1);
        return last ? real.fanOut({ ...page, progress: { after: last.endpointId } }) : real.fanOut(page);
      },
    })),
  },
  {
    title: 'failing endpoints that are served like all others',
    by: ['gives healthy endpoints out first, then few failing ones with one delivery each'],
    of: queue((real) => ({
      claimEndpointQueues: (claim) =>
        real.claimEndpointQueues({ ...claim, failingEndpointQueues: claim.endpointQueues }),
    })),
  },
  {
    title: 'failing endpoints that wait for all others',
    by: ['gives failing ones their share, however many others are due'],
    of: queue((real) => ({
      claimEndpointQueues: (claim) => real.claimEndpointQueues({ ...claim, failingShare: 0 }),
    })),
  },
  {
    title: 'deliveries that go out before they are due',
    by: [
      'returns a retry when it is due, not when its worker releases the endpoint',
      'gives out nothing where nothing is due',
    ],
    of: queue((real) => ({
      claimEndpointQueues: ({ lease, ...claim }) =>
        real.claimEndpointQueues({ ...claim, lease: { ...lease, now: lease.now + 10_000 } }),
    })),
  },
  {
    title: 'deliveries that stay postponed when the clock is set back',
    by: ['gives out a delivery that a clock that was later set back postponed beyond any schedule'],
    of: queue((real) => ({
      claimEndpointQueues: async (claim) =>
        (await real.claimEndpointQueues(claim)).filter(({ due }) =>
          due.every(({ delivery }) => delivery.dueAt <= claim.lease.now),
        ),
    })),
  },
  {
    title: 'endpoints that are disabled although they have changed',
    by: ['disables no endpoint that was changed meanwhile, and stores no event'],
    of: queue((real, { endpointStore }) => ({
      settle: async ({ disable, ...settlement }) => {
        if (!disable) return real.settle(settlement);
        const { platformId, endpointId } = disable.endpoint;
        const version = (await endpointStore.find(platformId, endpointId))?.version ?? 0;
        const endpoint = { ...disable.endpoint, version: version + 1 };
        return real.settle({
          ...settlement,
          disable: { endpoint, guards: { version } },
        });
      },
    })),
  },
  {
    title: 'settlements in two commits',
    by: [
      'leaves nothing of a settlement that fails halfway',
      'disables the endpoint and stores one event when eight simultaneous attempts fail',
    ],
    of: queue((real) => ({
      settle: async ({ disable, effects: { events }, ...settlement }) => {
        const settled = await real.settle({ ...settlement, ...(disable && { disable }), effects: noEffects });
        if (settled === 'settled') await real.settle({ ...settlement, effects: effectsOf({ events }) });
        return settled;
      },
    })),
  },
  {
    title: 'a test of an endpoint whose idempotency record is lost',
    by: ['makes the running lock an idempotency record in the commit of the one delivery'],
    of: queue((real) => ({
      sendTo: (event, delivery) => real.sendTo(event, delivery, undefined, undefined),
    })),
  },
  {
    title: 'an idempotency record that is written before the one delivery',
    by: ['stores no event when its one delivery cannot be stored'],
    of: queue((real, { idempotencyStore }) => ({
      sendTo: async (event, delivery, idempotency) => {
        if (idempotency) await idempotencyStore.complete(idempotency);
        return real.sendTo(event, delivery, undefined, undefined);
      },
    })),
  },
  {
    title: 'settlements that overwrite a resend that was requested meanwhile',
    by: [
      'sends a delivery again that was requested during an attempt answered with 204',
      'sends a delivery again that was requested during an attempt answered with 500',
    ],
    of: queue((real) => ({
      settle: async (settlement) => {
        const { platformId, deliveryId } = settlement.delivery;
        const now = await real.find(platformId, deliveryId);
        return real.settle({ ...settlement, ...(now?.status === 'pending' && { before: now }) });
      },
    })),
  },
  {
    title: 'settlements that omit the attempt from the log if a resend was requested meanwhile',
    by: ['sends a delivery again that was requested during an attempt answered with 410'],
    of: queue((real) => ({
      settle: async (settlement) => {
        const { platformId, deliveryId } = settlement.delivery;
        const now = await real.find(platformId, deliveryId);
        const isMoved = now?.status === 'pending' && now.dueAt !== settlement.before.dueAt;
        return isMoved ? 'settled' : real.settle(settlement);
      },
    })),
  },
  {
    title: 'settlements without events',
    by: ['stores the outcome of a delivery and its endpoint, and the event about it'],
    of: queue((real) => ({
      settle: (settlement) => real.settle(without('events', settlement)),
    })),
  },
  {
    title: 'a delivery that is sent again whatever its outcome',
    by: ['sends a delivery again once when twenty concurrent callers request it'],
    of: queue((real) => ({
      resend: async (delivery, before) => {
        for (;;) {
          const now = await real.find(delivery.platformId, delivery.deliveryId);
          if ((await real.resend(delivery, now ?? before, undefined)) === 'pending') return 'pending';
        }
      },
    })),
  },
  {
    title: 'a recovery that checks first and writes later',
    by: ['recovers each delivery once when twenty concurrent callers recover'],
    of: queue((real) => ({
      recover: async (deliveries) => {
        const [first] = deliveries;
        if (!first) return 0;
        const { platformId, endpointId } = first;
        const log = (await real.list({ platformId, endpointId }, { limit: 100 })).deliveries;
        const live = new Set(log.filter(({ status }) => status !== 'dead').map(({ eventId }) => eventId));
        const wanted = deliveries.filter(({ eventId }) => !live.has(eventId));
        await slow();
        await real.recover(wanted, undefined);
        return wanted.length;
      },
    })),
  },
  {
    title: 'a deletion of everything old',
    by: ['deletes completed deliveries, and keeps pending ones'],
    of: queue((real, { endpointStore }) => ({
      deleteExpired: async (before, limit) => {
        const endpoints = await endpointStore.subscribed('license.issued', { limit: 100 });
        for (const { platformId, endpointId } of endpoints)
          await endpointStore.remove(platformId, endpointId, undefined);
        return real.deleteExpired(before, limit);
      },
    })),
  },
];
