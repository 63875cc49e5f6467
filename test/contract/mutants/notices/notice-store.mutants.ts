import type { NoticeStore } from '../../../../src/ports/driven/notices/notice-store.ts';
import { without } from '../../../support/effects.ts';
import type { NoticesView } from '../../notices/notice-store.contract.ts';

const broken =
  (break_: (real: NoticeStore) => Partial<NoticeStore>) =>
  (view: NoticesView): NoticesView => ({
    ...view,
    noticeStore: { ...view.noticeStore, ...break_(view.noticeStore) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const noticeStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: NoticesView) => NoticesView;
}[] = [
  {
    title: 'a receipt that is lost',
    by: ['stores a report once with its email, and finds it by both codes'],
    of: broken((real) => ({ submit: (submission) => real.submit(without('mails', submission)) })),
  },
  {
    title: 'the emailed code that finds nothing',
    by: ['stores a report once with its email, and finds it by both codes'],
    of: broken((real) => ({
      findByCode: async (digest) => {
        const found = await real.findByCode(digest);
        return found?.codeDigest === digest ? found : undefined;
      },
    })),
  },
  {
    title: 'codes that are compared before the report is stored',
    by: ['keeps one of twenty reports that have the same code'],
    of: broken((real) => ({
      submit: async ({ notice, effects }) => {
        const found = await real.findByCode(notice.codeDigest);
        if (found) return found;
        const { noticeId, codeDigest } = notice;
        const own = { ...notice, codeDigest: `${codeDigest.slice(0, 40)}${noticeId.slice(6)}` };
        return real.submit({ notice: own, effects });
      },
    })),
  },
  {
    title: 'a version that is not checked',
    by: ['accepts one of twenty decisions about the same version'],
    of: broken((real) => ({
      revise: async (revision) => {
        for (;;) {
          const version = (await real.find(revision.notice.noticeId))?.version ?? 0;
          const notice = { ...revision.notice, version: version + 1 };
          const outcome = await real.revise({ ...revision, notice, guards: { version } });
          if (outcome !== 'guard-failed' || version === 0) return outcome;
        }
      },
    })),
  },
  {
    title: 'a decision without its note',
    by: ['accepts one of twenty decisions about the same version'],
    of: broken((real) => ({ revise: (revision) => real.revise(without('audit', revision)) })),
  },
  {
    title: 'claims that bind nobody',
    by: ['decides nothing that another member has claimed, and ends the claim with it'],
    of: broken((real) => ({ revise: ({ claimant: _, ...revision }) => real.revise(revision) })),
  },
  {
    title: 'a list that ignores the ground',
    by: ['lists reports by state and ground, longest waiting first, in pages'],
    of: broken((real) => ({ list: ({ states }, requested) => real.list({ states }, requested) })),
  },
  {
    title: 'times of decisions in place of times of submission',
    by: ['finds reports by each of their times'],
    of: broken((real) => ({ inPeriod: (_, requested) => real.inPeriod('judged', requested) })),
  },
  {
    title: 'texts that are due too early',
    by: ['returns texts that are due until they are deleted'],
    of: broken((real) => ({ due: (now, limit) => real.due(now + 1, limit) })),
  },
];
