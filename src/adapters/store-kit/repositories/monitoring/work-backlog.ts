import { openStatuses } from '../../../../domain/moderation/appeals/appeal.ts';
import { stateSince } from '../../../../domain/notices/notice.ts';
import { openSince } from '../../../../domain/parties/dispute.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { Backlog, WorkBacklog } from '../../../../ports/driven/monitoring/work-backlog.ts';
import type { Index } from '../../collection.ts';
import { artistClaims } from '../../collections/artists.ts';
import { pendingTracks } from '../../collections/catalog.ts';
import { drafts, revisionSince } from '../../collections/drafts/drafts.ts';
import { mails } from '../../collections/effects.ts';
import { enrichmentWork } from '../../collections/enrichment.ts';
import { uploads } from '../../collections/media/uploads.ts';
import { appeals } from '../../collections/moderation.ts';
import { trackNotices } from '../../collections/notices/notices.ts';
import { shareConfirmations } from '../../collections/parties/share-confirmations.ts';
import type { Kernel } from '../../kernel.ts';
import { count, page } from '../../program.ts';
import type { Range } from '../../range.ts';

/** The states of a report that requires a decision of staff. */
const undecided = ['received', 'complained'] as const;

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);

const counted = async <Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  ranges: readonly Range[],
): Promise<number> => sum(await Promise.all(ranges.map((range) => kernel.read(count(index, range)))));

/** Counts the records in ranges of an index. The first record of each range has waited longest. */
const waitingIn = async <Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  sinceOf: (record: Stored) => Instant | undefined,
  ranges: readonly Range[] = [{}],
): Promise<Backlog> => {
  const waiting = await counted(kernel, index, ranges);
  const firsts = await Promise.all(ranges.map((range) => kernel.read(page(index, { ...range, limit: 1 }))));
  const times = firsts.flat().flatMap((record) => sinceOf(record) ?? []);
  return { waiting, ...(times.length > 0 && { since: Math.min(...times) }) };
};

const openAppeals = async (kernel: Kernel, now: Instant): Promise<Backlog> => {
  const byStatus = openStatuses.map((status) => ({ equal: [status] }));
  const { byDeadline } = appeals.indexes;
  return {
    waiting: await counted(kernel, byDeadline, byStatus),
    overdue: await counted(
      kernel,
      byDeadline,
      byStatus.map((range) => ({ ...range, until: now - 1 })),
    ),
  };
};

export const workBacklog = (kernel: Kernel): WorkBacklog => ({
  read: async (now) => ({
    emails: await waitingIn(kernel, mails.indexes.due, ({ dueAt }) => dueAt, [{ until: now }]),
    uploads: await waitingIn(kernel, uploads.indexes.processing, (upload) =>
      upload.state === 'processing' ? upload.confirmedAt : undefined,
    ),
    enrichments: await waitingIn(kernel, enrichmentWork.indexes.byWait, ({ waitingSince }) => waitingSince),
    tracks: await waitingIn(kernel, pendingTracks.indexes.bySince, ({ since }) => since),
    revisions: await waitingIn(kernel, drafts.indexes.pendingRevisions, revisionSince),
    reports: await waitingIn(
      kernel,
      trackNotices.indexes.byState,
      stateSince,
      undecided.map((state) => ({ equal: [state] })),
    ),
    appeals: await openAppeals(kernel, now),
    'share-disputes': await waitingIn(kernel, shareConfirmations.indexes.openDisputes, openSince),
    'artist-claims': await waitingIn(kernel, artistClaims.indexes.ofStatus, ({ createdAt }) => createdAt, [
      { equal: ['open'] },
    ]),
  }),
});
