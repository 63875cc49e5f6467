import { reportedChanges } from '../../../domain/catalog/events.ts';
import { changesInForce } from '../../../domain/catalog/track-compliance.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { DeliveryQueue, Lease } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import { mailsToLicensees, type LicenseeMailDependencies } from './mails-to-licensees.ts';

export interface LicenseeDependencies extends LicenseeMailDependencies {
  readonly queue: DeliveryQueue;
  readonly ledger: LicenseLedger;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly clock: Clock;
}

/** Platforms whose emails are written in one commit. Each costs a few reads, and a page must be written under its lease. */
const platformsPerPage = 50;

/** An event that licensees are emailed about. */
export interface Mailing {
  readonly event: DomainEvent;
  readonly trackId: TrackId;
  /** The last platform that has its email. */
  readonly after: PlatformId;
}

/**
 * Returns the changes of compliance to email. Events can be emailed out of order, so a change that a later decision replaced
 * is left to the email about that decision.
 */
const changesOf = async (library: LicenseeDependencies['library'], { event, trackId }: Mailing) => {
  const [reported, track] = [reportedChanges(event), await library.find(trackId)];
  return track ? changesInForce(reported, track) : reported;
};

/** Queues an email for every platform whose licenses the event concerns, until the lease ends. */
export const queueLicenseeMails = (dependencies: LicenseeDependencies) => {
  const { queue, ledger, library, clock } = dependencies;
  const mailTo = mailsToLicensees(dependencies);
  return async (mailing: Mailing, lease: Lease): Promise<void> => {
    const { event, trackId, after } = mailing;
    let from = after;
    while (clock.now() < lease.until) {
      const page = { after: from, limit: platformsPerPage, now: clock.now() };
      const changes = await changesOf(library, mailing);
      const platforms = changes.length > 0 ? await ledger.licensees(trackId, page) : [];
      const mails = await Promise.all(platforms.map((platformId) => mailTo(event, changes, platformId)));
      const last = platforms.length < platformsPerPage ? undefined : platforms.at(-1);
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
};
