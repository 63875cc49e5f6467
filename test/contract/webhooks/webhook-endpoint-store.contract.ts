import { disabledBy, enabledAgain, withEdit, withNewSecret } from '../../../src/domain/webhooks/endpoint.ts';
import type { EndpointId } from '../../../src/domain/shared/ids.ts';
import type { WebhookEndpointStore } from '../../../src/ports/driven/webhooks/webhook-endpoint-store.ts';
import {
  anEndpoint,
  anEvent,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { deliveryOf, dispatch, letFail, type QueueView } from './delivery-queue/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';

const mine = { platformId: platformId(1) };
/** The nth endpoint, of the first platform. */
const ownEndpoint = (n: number) => anEndpoint(mine, n);

const eventIdsOf = async ({ outbox }: QueueView) =>
  (await outbox.list({ limit: 100 })).map((event) => event.eventId);

const walk = async (
  endpointStore: WebhookEndpointStore,
  page: Parameters<WebhookEndpointStore['subscribed']>[1],
) => {
  const found: EndpointId[] = [];
  for (let after: EndpointId | undefined; ;) {
    const some = await endpointStore.subscribed('license.issued', { ...page, ...(after && { after }) });
    expect(some.length).toBeLessThanOrEqual(page.limit);
    found.push(...some.map((endpoint) => endpoint.endpointId));
    after = some.at(-1)?.endpointId;
    if (!after) return found;
  }
};

/** The promises of every endpoint store: see `WebhookEndpointStore`. */
export const webhookEndpointStoreContract = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'keeps endpoints exactly as they were added, those of a platform by id',
      async ({ endpointStore }) => {
        const full = anEndpoint({ ...mine, description: 'Straße “東京”', eventTypes: ['track.takedown'] }, 3);
        for (const [count, endpoint] of [full, ownEndpoint(1), ownEndpoint(2)].entries())
          expect(await endpointStore.add(endpoint, { count })).toBe('added');
        expect(await endpointStore.list(platformId(1))).toEqual([ownEndpoint(1), ownEndpoint(2), full]);
        expect(await endpointStore.find(platformId(1), endpointId(3))).toEqual(full);
        expect(await endpointStore.healthOf(endpointId(3))).toEqual({});
        expect(await endpointStore.find(platformId(2), endpointId(3))).toBeUndefined();
        expect(await endpointStore.list(platformId(2))).toEqual([]);
      },
    ),

    policy(
      'adds one endpoint when twenty concurrent callers counted the same',
      async ({ endpointStore }, concurrently) => {
        await endpointStore.add(ownEndpoint(99), { count: 0 });
        const answers = await concurrently(20, (view, n) =>
          view.endpointStore.add(ownEndpoint(n), { count: 1 }),
        );
        expect(answers.filter((answer) => answer === 'added')).toHaveLength(1);
        expect(await endpointStore.list(platformId(1))).toHaveLength(2);
        expect(await endpointStore.subscribed('license.issued', { limit: 100 })).toHaveLength(2);
      },
    ),

    policy('counts each platform separately', async ({ endpointStore }) => {
      await endpointStore.add(ownEndpoint(1), { count: 0 });
      expect(await endpointStore.add(anEndpoint({}, 2), { count: 0 })).toBe('added');
      expect(await endpointStore.add(ownEndpoint(3), { count: 0 })).toBe('guard-failed');
    }),

    policy('changes an endpoint and stores the event in one commit', async (view) => {
      const { endpointStore } = view;
      await endpointStore.add(ownEndpoint(1), { count: 0 });
      const disabled = disabledBy(ownEndpoint(1), 'owner', noon + 1);
      const events = [anEvent({ type: 'endpoint.disabled' }, 1)];
      expect(
        await endpointStore.change({
          endpoint: disabled,
          guards: { version: 1 },
          effects: effectsOf({ events }),
        }),
      ).toBe('changed');
      expect(await endpointStore.find(platformId(1), endpointId(1))).toEqual(disabled);
      expect(await eventIdsOf(view)).toEqual([eventId(1)]);
    }),

    policy(
      'accepts one of twenty concurrent changes, and stores its event alone',
      async (view, concurrently) => {
        await view.endpointStore.add(ownEndpoint(1), { count: 0 });
        const answers = await concurrently(20, ({ endpointStore }, n) =>
          endpointStore.change({
            endpoint: withEdit(ownEndpoint(1), { description: `other ${n}` }, noon + n),
            guards: { version: 1 },
            effects: effectsOf({ events: [anEvent({}, n)] }),
          }),
        );
        expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
        const winner = answers.indexOf('changed') + 1;
        expect(await view.endpointStore.find(platformId(1), endpointId(1))).toMatchObject({
          description: `other ${winner}`,
          version: 2,
        });
        expect(await eventIdsOf(view)).toEqual([eventId(winner)]);
      },
    ),

    policy('stores nothing of a change whose event cannot be stored', async (view) => {
      await view.endpointStore.add(ownEndpoint(1), { count: 0 });
      const secret = withNewSecret(ownEndpoint(1), 'sealed-again', noon + 1);
      const change = {
        endpoint: secret,
        guards: { version: 1 },
        effects: effectsOf({ events: [anEvent({}, 1), anEvent({}, 1)] }),
      };
      await expect(view.endpointStore.change(change)).rejects.toThrow();
      expect(await view.endpointStore.find(platformId(1), endpointId(1))).toEqual(ownEndpoint(1));
      expect(await eventIdsOf(view)).toEqual([]);
    }),

    policy('finds no endpoint that was removed', async ({ endpointStore }) => {
      await endpointStore.add(ownEndpoint(1), { count: 0 });
      await endpointStore.add(ownEndpoint(2), { count: 1 });
      expect(await endpointStore.remove(platformId(2), endpointId(1), undefined)).toBe('absent');
      expect(await endpointStore.remove(platformId(1), endpointId(1), undefined)).toBe('removed');
      expect(await endpointStore.remove(platformId(1), endpointId(1), undefined)).toBe('absent');
      expect(await endpointStore.find(platformId(1), endpointId(1))).toBeUndefined();
      expect(await endpointStore.list(platformId(1))).toEqual([ownEndpoint(2)]);
      expect(await walk(endpointStore, { limit: 10 })).toEqual([endpointId(2)]);
      const change = { endpoint: ownEndpoint(1), guards: { version: 1 }, effects: noEffects };
      expect(await endpointStore.change(change)).toBe('guard-failed');
      expect(await endpointStore.add(ownEndpoint(3), { count: 1 })).toBe('added');
    }),

    policy(
      'lists the endpoints that are subscribed to a type, by ID, page by page',
      async ({ endpointStore }) => {
        for (const n of [5, 3, 1, 4, 2]) await endpointStore.add(anEndpoint({}, n), { count: 0 });
        await endpointStore.add(anEndpoint({ eventTypes: ['track.updated'] }, 6), { count: 0 });
        expect(await walk(endpointStore, { limit: 2 })).toEqual([1, 2, 3, 4, 5].map(endpointId));
        expect(await endpointStore.subscribed('track.updated', { limit: 2 })).toEqual([
          anEndpoint({ eventTypes: ['track.updated'] }, 6),
        ]);
        expect(await endpointStore.subscribed('track.approved', { limit: 2 })).toEqual([]);
      },
    ),

    policy('names those of one platform alone, where it is named', async ({ endpointStore }) => {
      for (const [count, n] of [7, 5, 3].entries()) await endpointStore.add(ownEndpoint(n), { count });
      await endpointStore.add(anEndpoint({ ...mine, eventTypes: ['track.updated'] }, 4), { count: 3 });
      await endpointStore.add(anEndpoint({}, 6), { count: 0 });
      expect(await walk(endpointStore, { ...mine, limit: 2 })).toEqual([3, 5, 7].map(endpointId));
      expect(await walk(endpointStore, { platformId: platformId(6), limit: 2 })).toEqual([endpointId(6)]);
      expect(await walk(endpointStore, { platformId: platformId(2), limit: 2 })).toEqual([]);
    }),

    policy('lists no disabled endpoint, and follows changes of subscriptions', async ({ endpointStore }) => {
      await endpointStore.add(ownEndpoint(1), { count: 0 });
      const change = (endpoint: Parameters<WebhookEndpointStore['change']>[0]['endpoint']) =>
        endpointStore.change({ endpoint, guards: { version: endpoint.version - 1 }, effects: noEffects });
      const isSubscribed = async (type: 'license.issued' | 'track.updated') => [
        (await endpointStore.subscribed(type, { limit: 9 })).length,
        (await endpointStore.subscribed(type, { ...mine, limit: 9 })).length,
      ];
      const disabled = disabledBy(ownEndpoint(1), 'failing', noon);
      await change(disabled);
      expect(await isSubscribed('license.issued')).toEqual([0, 0]);
      const enabled = enabledAgain(disabled, noon);
      await change(enabled);
      expect(await isSubscribed('license.issued')).toEqual([1, 1]);
      await change(withEdit(enabled, { eventTypes: ['track.updated'] }, noon));
      expect(await isSubscribed('license.issued')).toEqual([0, 0]);
      expect(await isSubscribed('track.updated')).toEqual([1, 1]);
    }),

    policy('lists the endpoints that the service disabled, the latest first', async ({ endpointStore }) => {
      const change = (endpoint: Parameters<WebhookEndpointStore['change']>[0]['endpoint']) =>
        endpointStore.change({ endpoint, guards: { version: endpoint.version - 1 }, effects: noEffects });
      for (const n of [1, 2, 3, 4, 5, 6]) await endpointStore.add(anEndpoint({}, n), { count: 0 });
      const disabled = [
        disabledBy(anEndpoint({}, 1), 'failing', noon + 3),
        disabledBy(anEndpoint({}, 2), 'gone', noon + 5),
        disabledBy(anEndpoint({}, 3), 'owner', noon + 9),
        disabledBy(anEndpoint({}, 4), 'failing', noon + 3),
        disabledBy(anEndpoint({}, 5), 'gone', noon + 4),
      ];
      for (const endpoint of disabled) await change(endpoint);
      const [first, second, , fourth, fifth] = disabled;
      if (!second) throw new Error('no endpoint');
      const { items, next } = await endpointStore.listDisabled({ limit: 2 });
      expect(items).toEqual([second, fifth]);
      if (!next) throw new Error('no further page');
      expect(await endpointStore.listDisabled({ limit: 3, after: next })).toEqual({ items: [fourth, first] });
      await change(enabledAgain(second, noon + 6));
      expect((await endpointStore.listDisabled({ limit: 1 })).items).toEqual([fifth]);
    }),

    policy('resets failures of an endpoint with a fresh start, and of no other', async (view) => {
      const { endpointStore } = view;
      await endpointStore.add(ownEndpoint(1), { count: 0 });
      await dispatch(view, deliveryOf(1));
      await letFail(view, deliveryOf(1));
      const moved = withEdit(ownEndpoint(1), { url: 'https://elsewhere.example/' }, noon);
      await endpointStore.change({ endpoint: moved, guards: { version: 1 }, effects: noEffects });
      expect(await endpointStore.healthOf(endpointId(1))).toEqual({ failingSince: noon });
      const again = withEdit(moved, {}, noon);
      await endpointStore.change({
        endpoint: again,
        guards: { version: 1 },
        effects: noEffects,
        freshStart: true,
      });
      expect(await endpointStore.healthOf(endpointId(1))).toEqual({ failingSince: noon });
      await endpointStore.change({
        endpoint: again,
        guards: { version: 2 },
        effects: noEffects,
        freshStart: true,
      });
      expect(await endpointStore.healthOf(endpointId(1))).toEqual({});
    }),
  ];
};
