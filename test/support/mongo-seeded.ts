import { endpointsOf, toDocument as toEndpointDocument } from '../../src/adapters/mongo/endpoint-roll.ts';
import { deliveriesOf, toDocument as toDeliveryDocument } from '../../src/adapters/mongo/event-deliveries.ts';
import { laneOf, lanesOf } from '../../src/adapters/mongo/lanes.ts';
import { licensesOf, toDocument } from '../../src/adapters/mongo/license-document.ts';
import { eventsOf, toDocument as toEventDocument } from '../../src/adapters/mongo/outbox.ts';
import {
  toDocument as toUsageDocument,
  type UsageDocument,
} from '../../src/adapters/mongo/usage-document.ts';
import { storageOn } from '../../src/adapters/mongo/index.ts';
import { prepare } from '../../src/adapters/mongo/schema/prepare.ts';
import { aLicense, aRevoked, aUsageEvent, contentId, noon, platformId, trackId } from './builders.ts';
import { watchedStore } from './mongo-queries.ts';
import { dead, deliveryOf, endpointOf, eventOf } from './storage-operations/event-stage.ts';
import { seed, seededTracks } from './storage-operations/stage.ts';

const licenses = 4_000;
const events = 2_000;
const endpoints = 600;
const deliveries = 4_000;
/** Hardly anything is put off for longer. */
const later = { dueAt: noon + 43_200_000 };

const license = (n: number) => {
  const active = aLicense(
    {
      platformId: platformId(1 + (n % 3)),
      trackId: trackId(1 + (n % seededTracks)),
      contentId: contentId(n),
      issuedAt: noon - n * 60_000,
      ...(n % 4 === 0 && { validUntil: noon + (n - 2_000) * 60_000 }),
    },
    n,
  );
  return n % 5 === 0 ? aRevoked(active) : active;
};

/** A hundred for each of forty endpoints, all of different events: every third has not been due yet, the others died. */
const delivery = (n: number) => {
  const pending = deliveryOf(600_000 + n, 1 + (n % 40), later);
  return n % 3 === 0 ? pending : dead(pending);
};

/** A prepared database with so much in it that the planner has a choice, and the commands that its store sends. */
export const seededMongo = async (url: string) => {
  const { store, during } = watchedStore(url);
  await prepare(store.db);
  const storage = storageOn(store);
  await seed(storage);
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  await licensesOf(store).insertMany(numbers(licenses).map((n) => toDocument(license(n))));
  await store
    .collection<UsageDocument>('usage_events')
    .insertMany(
      numbers(events).map((n) => toUsageDocument(aUsageEvent({ eventId: `old-${n}` }, 100_000 + n))),
    );
  const enrolled = numbers(endpoints).map((n) => endpointOf(n));
  await endpointsOf(store).insertMany(enrolled.map((endpoint) => toEndpointDocument(endpoint, '0')));
  await lanesOf(store).insertMany(enrolled.map((endpoint) => laneOf(endpoint, {}, later.dueAt)));
  const told = numbers(deliveries).map((n) => toEventDocument(eventOf(600_000 + n), false));
  await eventsOf(store).insertMany(told);
  await deliveriesOf(store).insertMany(numbers(deliveries).map((n) => toDeliveryDocument(delivery(n))));
  return { store, storage, during };
};
