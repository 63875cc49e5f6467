import type { Mail } from '../../../domain/mail/mail.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import { DeliveryId, type EndpointId } from '../../../domain/shared/ids.ts';
import { firstDelivery, type PendingDelivery } from '../../../domain/webhooks/delivery.ts';
import { isSubscribed, type EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import { warningMail } from '../../../domain/webhooks/warning-mails.ts';
import type { DeliveryQueue, FanOut } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../../domain/shared/language.ts';

export interface FanOutDependencies {
  readonly queue: DeliveryQueue;
  readonly endpointStore: Pick<WebhookEndpointStore, 'subscribed'>;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

/** Endpoints whose deliveries are written in one commit, which must be short for other writers. */
const endpointsPerPage = 500;

const deliveriesOf = async (
  { registry, clock, ids }: FanOutDependencies,
  event: DomainEvent,
  endpoints: readonly EnabledEndpoint[],
): Promise<readonly PendingDelivery[]> => {
  const now = clock.now();
  const deliveries = await Promise.all(
    endpoints.map(async (endpoint) => {
      const platform = (await registry.find(endpoint.platformId))?.platform;
      return platform && isSubscribed(endpoint, platform, event)
        ? firstDelivery(event, endpoint, DeliveryId(ids.next('delivery')), now)
        : undefined;
    }),
  );
  return deliveries.filter((delivery) => delivery !== undefined);
};

/** Returns the email that warns the owner of the event, if it is a warning. */
const warningsOf = async (
  { registry, mailTexts, baseUrl }: FanOutDependencies,
  event: DomainEvent,
): Promise<readonly Mail[]> => {
  const owner = event.platformId && (await registry.find(event.platformId))?.platform;
  const warning = owner && warningMail(mailTexts.in(languageOf(owner)), event, owner, baseUrl);
  return warning ? [warning] : [];
};

/** An event that is fanned out under a lease. */
interface Place {
  readonly event: DomainEvent;
  readonly token: string;
  /** The last endpoint that has its delivery. */
  readonly after: EndpointId | undefined;
  /** The progress that the last page records. */
  readonly end: FanOut['progress'];
}

/** Creates a delivery for every subscribed endpoint, and returns whether the lease still holds the event. */
export const fanOutToEndpoints = async (
  dependencies: FanOutDependencies,
  { event, token, after, end }: Place,
): Promise<boolean> => {
  const { endpointStore, queue } = dependencies;
  let from = after;
  for (;;) {
    const endpoints = await endpointStore.subscribed(event.type, {
      ...(event.platformId !== undefined && { platformId: event.platformId }),
      ...(from && { after: from }),
      limit: endpointsPerPage,
    });
    const last = endpoints.length < endpointsPerPage ? undefined : endpoints.at(-1)?.endpointId;
    const written = await queue.fanOut({
      eventId: event.eventId,
      token,
      deliveries: await deliveriesOf(dependencies, event, endpoints),
      mails: from === undefined ? await warningsOf(dependencies, event) : [],
      progress: last ? { after: last } : end,
    });
    if (!last || written === 'lease-lost') return written === 'written';
    from = last;
  }
};
