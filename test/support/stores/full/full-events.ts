import { afterAttempt } from '../../../../src/domain/webhooks/delivery.ts';
import { disabledBy } from '../../../../src/domain/webhooks/endpoint.ts';
import type { ContentStore } from '../../../../src/ports/driven/webhooks/content-store.ts';
import type { DeliveryQueue } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../../src/ports/driven/webhooks/webhook-endpoint-store.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import {
  aDelivery,
  anAttempt,
  anEndpoint,
  anEvent,
  contentId,
  endpointId,
  noon,
  platformId,
  trackId,
} from '../../builders/builders.ts';
import { effectsOf, noEffects } from '../../effects.ts';

export interface KeptOfEvents {
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
  readonly contentStore: ContentStore;
}

const statuses = [204, 500, 410] as const;

/**
 * Endpoints, one of each platform: every fourth disabled, every seventh removed; deliveries that are due, delivered, failed or
 * dead; reported content. Some events have only a part of their deliveries.
 */
export const fillEvents = async (
  { endpointStore, queue, contentStore }: KeptOfEvents,
  registry: PlatformRegistry,
  count: number,
): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  for (const n of numbers) {
    const endpoint = anEndpoint({}, n);
    await endpointStore.add(endpoint, { count: 0 });
    if (n % 4 !== 0) continue;
    const disabled = disabledBy(endpoint, 'owner', noon);
    await endpointStore.change({ endpoint: disabled, guards: { version: 1 }, effects: noEffects });
  }
  for (const n of numbers) {
    const event = anEvent({ type: 'endpoint.test', platformId: platformId(n) }, 500_000 + n);
    const { eventId: id, type: eventType } = event;
    const owner = { endpointId: endpointId(n), platformId: platformId(n) };
    await queue.sendTo(
      event,
      aDelivery({ eventId: id, eventType, ...owner, dueAt: noon + n }, n),
      undefined,
      undefined,
    );
  }
  const lease = { token: 'worker', now: noon + count, until: noon + 60_000 };
  const endpointQueues = await queue.claimEndpointQueues({
    lease,
    endpointQueues: count,
    failingEndpointQueues: 0,
    failingShare: 0,
    perEndpointQueue: 1,
  });
  for (const [i, { due }] of endpointQueues.entries()) {
    const status = statuses[i % 4];
    const [first] = due;
    if (!first || status === undefined) continue;
    const delivery = afterAttempt(first.delivery, anAttempt(status), noon, 0.5);
    const health = status === 204 ? { lastSuccessAt: noon } : { failingSince: noon };
    await queue.settle({ token: 'worker', before: first.delivery, delivery, health, effects: noEffects });
  }
  for (const n of numbers.filter((some) => some % 7 === 0))
    await endpointStore.remove(platformId(n), endpointId(n), undefined);

  const claimed = await queue.claimEvents({ ...lease, token: 'dispatcher' }, count);
  for (const [i, { event }] of claimed.entries()) {
    const endpoint = anEndpoint({}, 1 + (i % count));
    const pair = { eventId: event.eventId, eventType: event.type, endpointId: endpoint.endpointId };
    const delivery = aDelivery({ ...pair, platformId: endpoint.platformId }, 600_000 + i);
    const progress = i % 2 === 0 ? ('done' as const) : { after: endpoint.endpointId };
    await queue.fanOut({
      eventId: event.eventId,
      token: 'dispatcher',
      deliveries: [delivery],
      progress,
      mails: [],
    });
  }

  for (const n of numbers) {
    const platform = await registry.find(platformId(n));
    const version = platform?.platform.version ?? 0;
    await contentStore.commit({
      notice: {
        platformId: platformId(n),
        webhookId: `msg/${n}`,
        answer: { contentId: contentId(n), outcome: 'applied', results: [] },
        keepUntil: noon + n,
      },
      register: {
        platformId: platformId(n),
        contentId: contentId(n),
        state: 'published',
        at: noon,
        ...(n % 2 === 0 && { contentType: 'ugc_video', territories: ['DE', 'FR'] }),
        trackIds: [trackId(n)],
        ...(n % 3 === 0 && { unfinished: true }),
        version: 1,
      },
      openings: [],
      closings: [],
      effects: effectsOf({ events: [anEvent({}, 700_000 + n)] }),
      warnings: [],
      guards: {
        register: 'absent',
        platform: { platformId: platformId(n), version },
        tracks: [],
        quota: { month: '2026-11', limit: null },
      },
    });
  }
};
