import { changesToldBy } from '../../../domain/catalog/events.ts';
import { changesInForce } from '../../../domain/catalog/track-compliance.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import {
  DeliveryId,
  idPrefixes,
  PlatformId,
  type EndpointId,
  type TrackId,
} from '../../../domain/shared/ids.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import { firstDelivery, type PendingDelivery } from '../../../domain/webhooks/delivery.ts';
import { hears, type EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import { trackOfChange } from '../../../domain/webhooks/compliance-mails.ts';
import { warningMail } from '../../../domain/webhooks/warning-mails.ts';
import type {
  ClaimedEvent,
  DeliveryQueue,
  FanOut,
  FanOutPlace,
  Lease,
} from '../../../ports/driven/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhook-endpoint-store.ts';
import type { Clock, Ids } from '../../../ports/driven/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platform-registry.ts';
import type { TrackLibrary } from '../../../ports/driven/track-library.ts';
import type { FanOutEvents } from '../../../ports/driving/webhooks.ts';
import { mailsToLicensees } from './mails-to-licensees.ts';

interface Dependencies {
  readonly queue: DeliveryQueue;
  readonly endpointStore: WebhookEndpointStore;
  readonly registry: PlatformRegistry;
  readonly ledger: LicenseLedger;
  readonly library: Pick<TrackLibrary, 'find'>;
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
/** Each of them costs a few reads, and a page must be written while its lease lasts. */
const platformsAtOnce = 50;

/** A place in front of all platforms: every endpoint has its delivery. */
const beforePlatforms = PlatformId(`${idPrefixes.platform}_`);
const isPlatform = (place: FanOutPlace): place is PlatformId => place.startsWith(beforePlatforms);

/** An event about which licensees are mailed, those after a place. */
interface Mailing {
  readonly event: DomainEvent;
  readonly trackId: TrackId;
  readonly after: PlatformId;
}

/**
 * One page after another, each a commit of its own: whoever takes an event up again goes on where the last one ended.
 * Events of one platform go side by side, those that all may hear of in turn, so that no commit grows long.
 * Once all of them have their deliveries, licensees whose compliance an event changes are mailed in the same way, for as
 * long as the lease lasts; the next claim goes on. A process mails about one event at a time: a takedown of many tracks
 * leaves the store to deliveries.
 */
export const fanOutEvents = (dependencies: Dependencies): FanOutEvents => {
  const { queue, endpointStore, registry, ledger, library, clock, ids, baseUrl } = dependencies;
  const licensees = mailsToLicensees(dependencies);
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

  /** Leaves deliveries for every endpoint, and answers whether the token still holds the event. */
  const fanOutToEndpoints = async (
    event: DomainEvent,
    token: string,
    after: EndpointId | undefined,
    end: FanOut['progress'],
  ): Promise<boolean> => {
    let from = after;
    for (;;) {
      const endpoints = await endpointStore.hearing(event.type, {
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
        progress: last ? { after: last } : end,
      });
      if (!last || written === 'lease-lost') return written === 'written';
      from = last;
    }
  };

  /** Events can be mailed out of order, so a change that a later decision replaced is left to the mail about that decision. */
  const changesOf = async ({ event, trackId }: Mailing) => {
    const [told, track] = [changesToldBy(event), await library.find(trackId)];
    return track ? changesInForce(told, track) : told;
  };

  /** Leaves a mail for every platform whose licenses the event concerns, until the lease ends. */
  const mailToLicensees = async (one: Mailing, lease: Lease): Promise<void> => {
    const { event, trackId, after } = one;
    let from = after;
    while (clock.now() < lease.until) {
      const page = { after: from, limit: platformsAtOnce, now: clock.now() };
      const changes = await changesOf(one);
      const platforms = changes.length > 0 ? await ledger.licensees(trackId, page) : [];
      const mails = await Promise.all(platforms.map((platformId) => licensees(event, changes, platformId)));
      const last = platforms.length < platformsAtOnce ? undefined : platforms.at(-1);
      const written = await queue.fanOut({
        eventId: event.eventId,
        token: lease.token,
        deliveries: [],
        mails: mails.filter((mail) => mail !== undefined),
        progress: last ? { after: last } : 'done',
      });
      if (!last || written === 'lease-lost') return;
      from = last;
    }
  };

  /** Writes what deliveries an event lacks, and returns what is then to be mailed. */
  const deliver = async ({ event, after }: ClaimedEvent, token: string): Promise<Mailing | undefined> => {
    const trackId = trackOfChange(event);
    if (after !== undefined && isPlatform(after)) return trackId && { event, trackId, after };
    const end = trackId ? { after: beforePlatforms } : 'done';
    const isHeld = await fanOutToEndpoints(event, token, after, end);
    return isHeld && trackId ? { event, trackId, after: beforePlatforms } : undefined;
  };

  let mailing: Promise<unknown> = Promise.resolve();
  const mailInTurn = (due: readonly Mailing[], lease: Lease) => {
    const mailed = mailing.then(() => inTurn(due, (one) => mailToLicensees(one, lease)));
    mailing = mailed;
    return mailed;
  };

  return async (limit, onDelivered = () => undefined) => {
    const now = clock.now();
    const lease = { token: ids.next('lease'), now, until: now + leaseMs };
    const claimed = await queue.claimEvents(lease, limit);
    const wide = claimed.filter(({ event }) => event.platformId === undefined);
    const narrow = claimed.filter(({ event }) => event.platformId !== undefined);
    const delivered = await Promise.all([
      inTurn(wide, (one) => deliver(one, lease.token)),
      Promise.allSettled(narrow.map((one) => deliver(one, lease.token))),
    ]);
    onDelivered(claimed.length);
    const ends = delivered.flat();
    const due = ends.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    const mailed = due.length > 0 ? await mailInTurn(due, lease) : [];
    const broken = [...ends, ...mailed].find((one) => one.status === 'rejected');
    if (broken) throw broken.reason;
    return claimed.length;
  };
};

/** One after another; one that fails leaves the others to be done. */
const inTurn = async <Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<readonly PromiseSettledResult<Done>[]> => {
  const ends: PromiseSettledResult<Done>[] = [];
  for (const item of items) ends.push(...(await Promise.allSettled([work(item)])));
  return ends;
};
