import { noon, trackId } from '../../../builders/builders.ts';
import {
  aNotice,
  aRejectedNotice,
  aRevision,
  aSubmission,
  noticeId,
} from '../../../notices/notice-records.ts';
import type { Operation } from '../stage.ts';

const notice = aNotice({ trackId: trackId(990) }, 901);

export const noticeOperations: readonly Operation[] = [
  { name: 'submit a report', run: ({ noticeStore }) => noticeStore.submit(aSubmission(notice, 901)) },
  { name: 'find a report', run: ({ noticeStore }) => noticeStore.find(noticeId(901)) },
  { name: 'find a report by its code', run: ({ noticeStore }) => noticeStore.findByCode(notice.codeDigest) },
  {
    name: 'find a report by the emailed code',
    run: ({ noticeStore }) => noticeStore.findByCode(notice.mailCodeDigest ?? ''),
  },
  {
    name: 'list open reports',
    run: ({ noticeStore }) => noticeStore.list({ states: ['received', 'complained'] }, { limit: 5 }),
  },
  {
    name: 'list reports for a ground',
    run: ({ noticeStore }) => noticeStore.list({ states: ['received'], ground: 'other' }, { limit: 5 }),
  },
  { name: 'list the reports of a track', run: ({ noticeStore }) => noticeStore.ofTrack(trackId(990), 5) },
  {
    name: 'decide a report',
    run: ({ noticeStore }) => noticeStore.revise(aRevision(aRejectedNotice(notice), 901)),
  },
  ...(['submitted', 'judged', 'complained', 'complaint-judged'] as const).map((time) => ({
    name: `list reports of a period, ${time}`,
    run: ({ noticeStore }: Parameters<Operation['run']>[0]) =>
      noticeStore.inPeriod(time, { from: noon, until: noon + 86_400_000, limit: 5 }),
  })),
  { name: 'list reports whose texts are due', run: ({ noticeStore }) => noticeStore.due(noon, 5) },
];
