import { idPrefixes, PlatformId } from '../../../domain/shared/ids.ts';
import { trackOfChange } from '../../../domain/webhooks/compliance-mails.ts';
import type { ClaimedEvent, FanOutPlace, Lease } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { FanOutEvents } from '../../../ports/driving/webhooks/webhooks.ts';
import { oneAfterAnother } from '../../shared/one-after-another.ts';
import { fanOutToEndpoints, type FanOutDependencies } from './fan-out-to-endpoints.ts';
import { queueLicenseeMails, type LicenseeDependencies, type Mailing } from './queue-licensee-mails.ts';

interface Dependencies extends FanOutDependencies, LicenseeDependencies {}

/**
 * Short, so that a claim whose response came too late, or a worker that died, delays an event by seconds. The next worker
 * continues after the last page that was written.
 */
const leaseMs = 10_000;

/** A place before all platforms: every endpoint has its delivery. */
const beforePlatforms = PlatformId(`${idPrefixes.platform}_`);
const isPlatform = (place: FanOutPlace): place is PlatformId => place.startsWith(beforePlatforms);

/** Creates the deliveries that an event lacks, and returns the mailing that follows, if any. */
const deliver = async (
  dependencies: Dependencies,
  { event, after }: ClaimedEvent,
  token: string,
): Promise<Mailing | undefined> => {
  const trackId = trackOfChange(event);
  if (after !== undefined && isPlatform(after)) return trackId && { event, trackId, after };
  const end = trackId ? { after: beforePlatforms } : 'done';
  const isHeld = await fanOutToEndpoints(dependencies, { event, token, after, end });
  return isHeld && trackId ? { event, trackId, after: beforePlatforms } : undefined;
};

/** Reads the endpoints of each platform and type of event once for all events of a batch. */
const readOnce = ({
  subscribed,
}: FanOutDependencies['endpointStore']): FanOutDependencies['endpointStore'] => {
  const reads = new Map<string, ReturnType<typeof subscribed>>();
  return {
    subscribed: (type, page) => {
      const key = JSON.stringify([type, page]);
      const read = reads.get(key) ?? subscribed(type, page);
      reads.set(key, read);
      return read;
    },
  };
};

/** Emails about one event at a time, so that a takedown of many tracks leaves the store to deliveries. */
const mailer = (dependencies: Dependencies) => {
  const queueMails = queueLicenseeMails(dependencies);
  let mailing: Promise<unknown> = Promise.resolve();
  return (due: readonly Mailing[], lease: Lease) => {
    const mailed = mailing.then(() => oneAfterAnother(due, (one) => queueMails(one, lease)));
    mailing = mailed;
    return mailed;
  };
};

/**
 * Fans out claimed events in pages. Each page is a commit, so that the next claim of an event continues after it.
 *
 * Events of one platform are handled concurrently. Events for all platforms are handled one after another, so that no
 * commit grows long. When an event has all its deliveries, licensees whose compliance it changes are emailed in the same
 * way until the lease ends; the next claim continues.
 */
export const fanOutEvents = (dependencies: Dependencies): FanOutEvents => {
  const { queue, clock, ids } = dependencies;
  const mail = mailer(dependencies);
  return async (limit, onDelivered = () => undefined) => {
    const now = clock.now();
    const lease = { token: ids.next('lease'), now, until: now + leaseMs };
    const claimed = await queue.claimEvents(lease, limit);
    const wide = claimed.filter(({ event }) => event.platformId === undefined);
    const narrow = claimed.filter(({ event }) => event.platformId !== undefined);
    const together = { ...dependencies, endpointStore: readOnce(dependencies.endpointStore) };
    const delivered = await Promise.all([
      oneAfterAnother(wide, (one) => deliver(dependencies, one, lease.token)),
      Promise.allSettled(narrow.map((one) => deliver(together, one, lease.token))),
    ]);
    onDelivered(claimed.length);
    const ends = delivered.flat();
    const due = ends.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    const mailed = due.length > 0 ? await mail(due, lease) : [];
    const broken = [...ends, ...mailed].find((one) => one.status === 'rejected');
    if (broken) throw broken.reason;
    return claimed.length;
  };
};
