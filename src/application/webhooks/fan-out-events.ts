import type { Mail } from '../../domain/mail/mail.ts';
import { DeliveryId, type EndpointId } from '../../domain/shared/ids.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import { firstDelivery, type PendingDelivery } from '../../domain/webhooks/delivery.ts';
import { hears, type EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import { warningMail } from '../../domain/webhooks/warning-mails.ts';
import type { ClaimedEvent, DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import type { EndpointRoll } from '../../ports/driven/endpoint-roll.ts';
import type { Clock, Ids } from '../../ports/driven/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { FanOutEvents } from '../../ports/driving/webhooks.ts';

interface Needs {
  readonly queue: DeliveryQueue;
  readonly roll: EndpointRoll;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
}

/**
 * Short, so that a claim whose answer came too late, or a worker that died, delays an event by seconds. Whoever takes over
 * goes on after the last page that was written.
 */
const leaseMs = 10_000;
/** Endpoints whose deliveries are written in one commit: it stays short for whoever else writes. */
const endpointsAtOnce = 500;

/**
 * One page after another, each a commit of its own: whoever takes an event up again goes on where the last one ended.
 * Events of one platform go side by side, those that all may hear of in turn, so that no commit grows long.
 */
export const fanOutEvents = ({ queue, roll, registry, clock, ids, baseUrl }: Needs): FanOutEvents => {
  const deliveriesOf = async (
    event: DomainEvent,
    endpoints: readonly EnabledEndpoint[],
  ): Promise<readonly PendingDelivery[]> => {
    const now = clock.now();
    const judged = await Promise.all(
      endpoints.map(async (endpoint) => {
        const platform = (await registry.find(endpoint.platformId))?.platform;
        return platform && hears(endpoint, platform, event)
          ? firstDelivery(event, endpoint, DeliveryId(ids.next('delivery')), now)
          : undefined;
      }),
    );
    return judged.filter((delivery) => delivery !== undefined);
  };

  const mailsOf = async (event: DomainEvent): Promise<readonly Mail[]> => {
    const owner = event.platformId && (await registry.find(event.platformId))?.platform;
    const warning = owner && warningMail(event, owner, baseUrl);
    return warning ? [warning] : [];
  };

  const fanOut = async ({ event, after }: ClaimedEvent, token: string): Promise<void> => {
    let from: EndpointId | undefined = after;
    for (;;) {
      const endpoints = await roll.hearing(event.type, {
        ...(event.platformId !== undefined && { platformId: event.platformId }),
        ...(from && { after: from }),
        limit: endpointsAtOnce,
      });
      const last = endpoints.length < endpointsAtOnce ? undefined : endpoints.at(-1)?.endpointId;
      const written = await queue.fanOut({
        eventId: event.eventId,
        token,
        deliveries: await deliveriesOf(event, endpoints),
        mails: from === undefined ? await mailsOf(event) : [],
        progress: last ? { after: last } : 'done',
      });
      if (!last || written === 'lease-lost') return;
      from = last;
    }
  };

  return async (limit) => {
    const now = clock.now();
    const token = ids.next('lease');
    const claimed = await queue.claimEvents({ token, now, until: now + leaseMs }, limit);
    const wide = claimed.filter(({ event }) => event.platformId === undefined);
    const narrow = claimed.filter(({ event }) => event.platformId !== undefined);
    const inTurn = async () => {
      const ends: PromiseSettledResult<void>[] = [];
      for (const event of wide) ends.push(...(await Promise.allSettled([fanOut(event, token)])));
      return ends;
    };
    const sideBySide = Promise.allSettled(narrow.map((event) => fanOut(event, token)));
    const fanned = (await Promise.all([inTurn(), sideBySide])).flat();
    const broken = fanned.find((one) => one.status === 'rejected');
    if (broken) throw broken.reason;
    return claimed.length;
  };
};
