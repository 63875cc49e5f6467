import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import {
  requestedAgain,
  type Delivery,
  type PendingDelivery,
} from '../../../../src/domain/webhooks/delivery.ts';
import { disabledBy, withEdit } from '../../../../src/domain/webhooks/endpoint.ts';
import {
  aClaim,
  aLease,
  dead,
  deliveryOf,
  drain,
  endpointOf,
  enrolled,
  eventOf,
  sent,
  enqueued,
} from './event-stage.ts';
import { deliveryId, endpointId, eventId, noon, platformId } from '../../builders/builders.ts';
import type { Operation, Stored } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

const [own, gone, removed] = [10_001, 10_002, 10_003];
const named = [platformId(own), endpointId(own)] as const;

const endpoints: readonly Operation[] = [
  { name: 'add an endpoint', run: ({ endpointStore }) => endpointStore.add(endpointOf(own), { count: 0 }) },
  {
    name: 'change an endpoint, with a fresh start',
    run: ({ endpointStore }) =>
      endpointStore.change({
        endpoint: withEdit(endpointOf(own), { url: 'https://elsewhere.example/' }, noon),
        guards: { version: 1 },
        effects: noEffects,
        freshStart: true,
      }),
  },
  { name: 'find an endpoint', run: ({ endpointStore }) => endpointStore.find(...named) },
  {
    name: 'read the health of an endpoint',
    run: ({ endpointStore }) => endpointStore.healthOf(endpointId(own)),
  },
  {
    name: 'list the endpoints of a platform',
    run: ({ endpointStore }) => endpointStore.list(platformId(own)),
  },
  {
    name: 'list the subscribers to licenses',
    run: ({ endpointStore }) => endpointStore.subscribed('license.issued', { limit: 500 }),
  },
  {
    name: 'list the subscribers to licenses, a later page',
    run: ({ endpointStore }) =>
      endpointStore.subscribed('license.issued', { limit: 500, after: endpointId(100) }),
  },
  {
    name: 'list the subscribers of a platform to licenses',
    run: ({ endpointStore }) =>
      endpointStore.subscribed('license.issued', { platformId: platformId(own), limit: 500 }),
  },
];

const page = (event: number, count: number): readonly PendingDelivery[] =>
  Array.from({ length: count }, (_, i) => deliveryOf(event, i + 1));
const dispatcher = 'dispatcher';
const fanningOut: readonly Operation[] = [
  {
    name: 'claim events where none waits',
    ready: drain,
    run: ({ queue }) => queue.claimEvents(aLease('idle'), 100),
  },
  {
    name: 'claim a hundred events',
    ready: (stored) => enqueued(stored, own, 2, 710_000, 100),
    run: ({ queue }) => queue.claimEvents(aLease(dispatcher), 100),
  },
  {
    name: 'claim endpoints where nothing is due',
    run: ({ queue }) => queue.claimEndpointQueues(aClaim('idle', 64)),
  },
  ...([1, 500] as const).map((count) => ({
    name: `fan an event out to ${count}`,
    run: ({ queue }: Stored) =>
      queue.fanOut({
        eventId: eventId(710_000),
        token: dispatcher,
        deliveries: page(710_000, count),
        progress: { after: endpointId(count) },
        mails: [],
      }),
  })),
  {
    name: 'fan out an event without subscribers',
    run: ({ queue }) =>
      queue.fanOut({
        eventId: eventId(710_001),
        token: dispatcher,
        deliveries: [],
        progress: 'done',
        mails: [],
      }),
  },
  {
    name: 'send an event to one endpoint',
    run: ({ queue }) =>
      queue.sendTo(eventOf(720_000), deliveryOf(720_000, own, { dueAt: noon - 2 }), undefined, undefined),
  },
];

const arrived = (delivery: PendingDelivery): Delivery => {
  const { dueAt: _, ...rest } = delivery;
  return { ...rest, status: 'delivered', deliveredAt: noon };
};
const ofOwn = deliveryOf(720_000, own, { dueAt: noon - 2 });
const ofGone = deliveryOf(720_001, gone, { dueAt: noon - 1 });
const disabling: DomainEvent = { ...eventOf(720_002), type: 'endpoint.disabled' };
const again = requestedAgain(arrived(ofOwn), noon);

const serving: readonly Operation[] = [
  {
    name: 'claim an endpoint, with what is due there',
    run: ({ queue }) => queue.claimEndpointQueues(aClaim('worker', 1)),
  },
  {
    name: 'settle a delivery',
    run: ({ queue }) =>
      queue.settle({
        token: 'worker',
        before: ofOwn,
        delivery: arrived(ofOwn),
        health: { lastSuccessAt: noon },
        effects: noEffects,
      }),
  },
  { name: 'release an endpoint', run: ({ queue }) => queue.release(endpointId(own), 'worker') },
  {
    name: 'settle a delivery that disables its endpoint',
    ready: async (stored) => {
      await enrolled(stored, gone);
      await sent(stored, ofGone);
      await stored.queue.claimEndpointQueues(aClaim('another', 1));
    },
    run: ({ queue }) =>
      queue.settle({
        token: 'another',
        before: ofGone,
        delivery: dead(ofGone),
        health: { failingSince: noon },
        disable: { endpoint: disabledBy(endpointOf(gone), 'gone', noon), guards: { version: 1 } },
        effects: effectsOf({ events: [disabling] }),
      }),
  },
  { name: 'claim eight endpoints', run: ({ queue }) => queue.claimEndpointQueues(aClaim('eight', 8)) },
  { name: 'find a delivery', run: ({ queue }) => queue.find(platformId(own), ofOwn.deliveryId) },
  { name: 'find a delivery of any platform', run: ({ queue }) => queue.findOfAny(ofOwn.deliveryId) },
  {
    name: 'find the deliveries of events',
    run: ({ queue }) => queue.ofEvents(platformId(own), endpointId(own), [ofOwn.eventId, eventId(900_000)]),
  },
  { name: 'read the attempt counts', run: ({ queue }) => queue.attemptCounts(endpointId(own), noon) },
  { name: 'resend a delivery', run: ({ queue }) => queue.resend(again, arrived(ofOwn), undefined) },
  {
    name: 'recover five hundred deliveries, some of them dead',
    run: ({ queue }) =>
      queue.recover(
        [
          ...Array.from({ length: 100 }, (_, i) => deliveryOf(600_040 + 40 * i, 1)),
          ...Array.from({ length: 400 }, (_, i) => deliveryOf(730_000 + i, 1)),
        ],
        undefined,
      ),
  },
  { name: 'read the backlog', run: ({ queue }) => queue.backlog(noon) },
  { name: 'read the backlog of other work', run: ({ workBacklog }) => workBacklog.read(noon) },
];

const logged = { platformId: platformId(1), endpointId: endpointId(1) };
const logs = {
  'all deliveries': {},
  'dead deliveries': { status: 'dead' },
  'deliveries of a type': { eventType: 'license.issued' },
  'deliveries since': { since: noon - 1 },
  'pending deliveries of a type since': { status: 'pending', eventType: 'license.issued', since: noon - 1 },
} as const;
const listing: readonly Operation[] = Object.entries(logs).flatMap(([name, filter]) => [
  {
    name: `list ${name}`,
    run: ({ queue }: Stored) => queue.list({ ...logged, ...filter }, { limit: 50 }),
  },
  {
    name: `list ${name}, a later page`,
    run: ({ queue }: Stored) =>
      queue.list({ ...logged, ...filter }, { limit: 50, after: deliveryId(700_000) }),
  },
]);

const deleting: readonly Operation[] = [
  {
    name: 'remove an endpoint',
    ready: async (stored) => {
      await enrolled(stored, removed);
      await sent(stored, deliveryOf(740_000, removed));
    },
    run: ({ endpointStore }) => endpointStore.remove(platformId(removed), endpointId(removed), undefined),
  },
  {
    name: 'delete old deliveries and events',
    run: ({ queue }) => queue.deleteExpired({ deliveries: noon + 1, events: noon + 1 }, 100),
  },
];

export const eventOperations: readonly Operation[] = [
  ...endpoints,
  ...fanningOut,
  ...serving,
  ...listing,
  ...deleting,
];
