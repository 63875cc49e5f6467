import type { EventType } from '../../domain/shared/event.ts';
import type { EndpointId, PlatformId } from '../../domain/shared/ids.ts';
import type { EnabledEndpoint, Endpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointChange, EndpointRoll } from '../../ports/driven/endpoint-roll.ts';
import { followEndpoint, giveUpLane, laneOf, lanesOf } from './lanes.ts';
import { isDuplicateKey } from './outage.ts';
import { tell } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';

export interface EndpointDocument {
  readonly _id: EndpointId;
  readonly platformId: PlatformId;
  readonly version: number;
  /** A number; of an endpoint that was moved in from another store its id. */
  readonly place: string;
  readonly topics: readonly EventType[];
  readonly endpoint: Endpoint;
}

export const endpointsOf = (store: Store) => store.collection<EndpointDocument>('endpoints');

const fieldsOf = (endpoint: Endpoint) => {
  const { version, status, eventTypes } = endpoint;
  return { version, topics: status === 'enabled' ? [...new Set(eventTypes)] : [], endpoint };
};

export const toDocument = (endpoint: Endpoint, place: string): EndpointDocument => ({
  _id: endpoint.endpointId,
  platformId: endpoint.platformId,
  place,
  ...fieldsOf(endpoint),
});

const firstFree = (taken: ReadonlySet<string>): string => {
  let place = 0;
  while (taken.has(String(place))) place++;
  return String(place);
};

const add = (store: Store, endpoint: EnabledEndpoint, count: number) =>
  store.commit<'added' | 'guard-failed'>(async (session) => {
    const { platformId, endpointId } = endpoint;
    const projection = { place: 1 };
    const kept = await endpointsOf(store).find({ platformId }, { session, projection }).toArray();
    // An attempt whose outcome was lost.
    if (kept.some(({ _id }) => _id === endpointId)) return 'added';
    if (kept.length !== count) return 'guard-failed';
    const place = firstFree(new Set(kept.map((other) => other.place)));
    await endpointsOf(store).insertOne(toDocument(endpoint, place), { session });
    await lanesOf(store).insertOne(laneOf(endpoint), { session });
    return 'added';
  });

/** The endpoint as it is from now on, where its version is still the one decided on. Also a step of other commits. */
export const replaceEndpoint = async (
  store: Store,
  session: ClientSession,
  endpoint: Endpoint,
  version: number,
  freshStart = false,
): Promise<boolean> => {
  const decidedOn = { _id: endpoint.endpointId, version };
  const replaced = await endpointsOf(store).updateOne(decidedOn, { $set: fieldsOf(endpoint) }, { session });
  if (replaced.matchedCount === 0) return false;
  await followEndpoint(store, session, endpoint, freshStart);
  return true;
};

const change = (store: Store, { endpoint, guards, events, freshStart }: EndpointChange) =>
  store.commit<'changed' | 'guard-failed'>(async (session) => {
    if (!(await replaceEndpoint(store, session, endpoint, guards.version, freshStart))) return 'guard-failed';
    await tell(store, session, events);
    return 'changed';
  });

const remove = (store: Store, platformId: PlatformId, endpointId: EndpointId) =>
  store.commit<'removed' | 'absent'>(async (session) => {
    const removed = await endpointsOf(store).deleteOne({ _id: endpointId, platformId }, { session });
    if (removed.deletedCount === 0) return 'absent';
    await giveUpLane(store, session, endpointId);
    return 'removed';
  });

export const mongoEndpointRoll = (store: Store): EndpointRoll => {
  const endpoints = endpointsOf(store);
  const only = { projection: { _id: 0, endpoint: 1 } };
  return {
    add: async (endpoint, { count }) => {
      try {
        return await store.inTurn(`endpoints of ${endpoint.platformId}`, () => add(store, endpoint, count));
      } catch (error) {
        if (isDuplicateKey(error, 'endpoint_places')) return 'guard-failed';
        throw error;
      }
    },
    change: (changed) =>
      store.inTurn(`endpoint ${changed.endpoint.endpointId}`, () => change(store, changed)),
    remove: (platformId, endpointId) =>
      store.inTurn(`endpoint ${endpointId}`, () => remove(store, platformId, endpointId)),
    find: (platformId, endpointId) =>
      store.ask(async () => (await endpoints.findOne({ _id: endpointId, platformId }, only))?.endpoint),
    healthOf: (endpointId) =>
      store.ask(async () => (await lanesOf(store).findOne({ _id: endpointId }))?.health ?? {}),
    list: (platformId) =>
      store.ask(async () => {
        const found = await endpoints.find({ platformId }, only).sort({ _id: 1 }).toArray();
        return found.map(({ endpoint }) => endpoint);
      }),
    hearing: (type, { platformId, after, limit }) =>
      store.ask(async () => {
        const found = await endpoints
          .find(
            {
              ...(platformId !== undefined && { platformId }),
              topics: type,
              ...(after !== undefined && { _id: { $gt: after } }),
            },
            { ...only, batchSize: limit },
          )
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return found.map(({ endpoint }) => endpoint as EnabledEndpoint);
      }),
  };
};
