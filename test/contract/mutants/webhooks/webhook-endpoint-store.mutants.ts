import type { WebhookEndpointStore } from '../../../../src/ports/driven/webhooks/webhook-endpoint-store.ts';
import type { QueueView } from '../../webhooks/delivery-queue/stage.ts';
import { without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const endpointStore =
  (break_: (real: WebhookEndpointStore) => Partial<WebhookEndpointStore>) =>
  (view: QueueView): QueueView => ({
    ...view,
    endpointStore: { ...view.endpointStore, ...break_(view.endpointStore) },
  });

/** Broken rolls, by what they do wrong, each with the cases that must catch it. */
export const webhookEndpointStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: QueueView) => QueueView;
}[] = [
  {
    title: 'endpoints that are counted first and added later',
    by: ['adds one endpoint when twenty concurrent callers counted the same'],
    of: endpointStore((real) => ({
      add: async (endpoint, { count }) => {
        if ((await real.list(endpoint.platformId)).length !== count) return 'guard-failed';
        await slow();
        for (;;) {
          const kept = (await real.list(endpoint.platformId)).length;
          if ((await real.add(endpoint, { count: kept })) === 'added') return 'added';
        }
      },
    })),
  },
  {
    title: 'a version that is not checked again',
    by: ['accepts one of twenty concurrent changes, and stores its event alone'],
    of: endpointStore((real) => ({
      change: async ({ endpoint, ...rest }) => {
        for (;;) {
          const version = (await real.find(endpoint.platformId, endpoint.endpointId))?.version ?? 0;
          const next = { ...endpoint, version: version + 1 };
          const changed = await real.change({ ...rest, endpoint: next, guards: { version } });
          if (changed === 'changed') return changed;
        }
      },
    })),
  },
  {
    title: 'a change without an event',
    by: ['changes an endpoint and stores the event in one commit'],
    of: endpointStore((real) => ({
      change: (change) => real.change(without('events', change)),
    })),
  },
  {
    title: 'a change first and its events later',
    by: ['stores nothing of a change whose event cannot be stored'],
    of: endpointStore((real) => ({
      change: async (change) => {
        const changed = await real.change(without('events', change));
        const { endpoint } = change;
        const { version } = endpoint;
        const repeated = { ...change, endpoint: { ...endpoint, version: version + 1 }, guards: { version } };
        if (changed === 'changed' && change.effects.events.length > 0) await real.change(repeated);
        return changed;
      },
    })),
  },
  {
    title: 'removing any endpoint, for any caller',
    by: ['finds no endpoint that was removed'],
    of: endpointStore((real) => ({
      remove: async (platformId, endpointId) => {
        for (const endpoint of await real.subscribed('license.issued', { limit: 100 }))
          if (endpoint.endpointId === endpointId)
            return real.remove(endpoint.platformId, endpointId, undefined);
        return real.remove(platformId, endpointId, undefined);
      },
    })),
  },
  {
    title: 'disabled endpoints that still receive events',
    by: ['lists no disabled endpoint, and follows changes of subscriptions'],
    of: endpointStore((real) => ({
      subscribed: async (type, { platformId, limit, ...page }) => {
        if (platformId === undefined) return real.subscribed(type, { limit, ...page });
        const all = await real.list(platformId);
        return all
          .filter(({ endpointId }) => endpointId > (page.after ?? ''))
          .map((endpoint) => ({ ...endpoint, status: 'enabled' as const }))
          .filter(({ eventTypes }) => eventTypes.includes(type))
          .slice(0, limit);
      },
    })),
  },
  {
    title: 'a page that repeats the last endpoint of the page before',
    by: ['lists the endpoints that are subscribed to a type, by ID, page by page'],
    of: endpointStore((real) => ({
      subscribed: async (type, { after, limit, ...page }) => {
        const all = await real.subscribed(type, { ...page, limit: 100 });
        const from = all.filter(({ endpointId }) => endpointId >= (after ?? ''));
        return from.length === 1 && after !== undefined ? [] : from.slice(0, limit);
      },
    })),
  },
  {
    title: 'disabled endpoints in the order in which they were disabled',
    by: ['lists the endpoints that the service disabled, the latest first'],
    of: endpointStore((real) => ({
      listDisabled: async (page) => ({
        items: (await real.listDisabled({ ...page, limit: 100 })).items.toReversed(),
      }),
    })),
  },
  {
    title: 'a page of disabled endpoints that begins again',
    by: ['lists the endpoints that the service disabled, the latest first'],
    of: endpointStore((real) => ({ listDisabled: ({ limit }) => real.listDisabled({ limit }) })),
  },
  {
    title: 'a fresh start at every change',
    by: ['resets failures of an endpoint with a fresh start, and of no other'],
    of: endpointStore((real) => ({ change: (change) => real.change({ ...change, freshStart: true }) })),
  },
];
