import { openStatuses } from '../../../../src/domain/moderation/appeals/appeal.ts';
import { noticeStates } from '../../../../src/domain/notices/notice.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { WorkBacklog } from '../../../../src/ports/driven/monitoring/work-backlog.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import type { BacklogView } from '../../monitoring/work-backlog.contract.ts';

type Read = WorkBacklog['read'];

const reading =
  (break_: (read: Read, view: BacklogView) => Read) =>
  (view: BacklogView): BacklogView => ({
    ...view,
    workBacklog: { read: break_((now) => view.workBacklog.read(now), view) },
  });

/** Broken backlogs, by what they do wrong, each with the cases that must catch it. */
export const workBacklogMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: BacklogView) => BacklogView;
}[] = [
  {
    title: 'emails and deadlines of the coming days that count already',
    by: [
      'counts emails that are due, also those that are being sent',
      'counts open appeals, and those whose deadline has passed',
    ],
    of: reading((read) => (now) => read(now + 2 * dayMs)),
  },
  {
    title: 'uploads that wait for bytes and count',
    by: ['counts uploads that are confirmed and not processed'],
    of: reading((read, { uploadStore }) => async (now) => {
      const { items } = await uploadStore.ofAccount(accountId(), { limit: 100 });
      const found = await read(now);
      return { ...found, uploads: { ...found.uploads, waiting: items.length } };
    }),
  },
  {
    title: 'decided reports that count',
    by: ['counts reports and complaints that are not decided'],
    of: reading((read, { noticeStore }) => async (now) => {
      const { items } = await noticeStore.list({ states: noticeStates }, { limit: 100 });
      const found = await read(now);
      return { ...found, reports: { ...found.reports, waiting: items.length } };
    }),
  },
  {
    title: 'every open appeal taken for overdue',
    by: ['counts open appeals, and those whose deadline has passed'],
    of: reading((read, { moderationStore }) => async (now) => {
      const listed = await moderationStore.listAppeals({ statuses: openStatuses, limit: 100 });
      const found = await read(now);
      return { ...found, appeals: { ...found.appeals, overdue: listed.length } };
    }),
  },
  {
    title: 'a wait that began with the latest',
    by: [
      'counts emails that are due, also those that are being sent',
      'counts tracks that wait for review, since the first',
    ],
    of: reading((read) => async (now) => {
      const found = await read(now);
      const late = <Queue extends { readonly waiting: number; readonly since?: number }>(queue: Queue) =>
        queue.since === undefined ? queue : { ...queue, since: now };
      return { ...found, emails: late(found.emails), tracks: late(found.tracks) };
    }),
  },
];
