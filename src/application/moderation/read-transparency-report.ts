import type { Appeal } from '../../domain/moderation/appeals/appeal.ts';
import { endedAt } from '../../domain/moderation/appeals/appeal.ts';
import type { MonthOfNotices } from '../../domain/notices/notice-figures.ts';
import type { Notice } from '../../domain/notices/notice.ts';
import { transparencyReport, type TransparencyReport } from '../../domain/moderation/transparency.ts';
import { dayMs, nextMonth, type Instant, type Month } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { NoticeStore, NoticeTime } from '../../ports/driven/notices/notice-store.ts';
import type { ModerationStore, PeriodPage } from '../../ports/driven/moderation/moderation-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ReadTransparencyReport } from '../../ports/driving/moderation/transparency.ts';
import { keyedPagesFrom, type From } from '../shared/pages-from.ts';

type Period = Pick<PeriodPage, 'from' | 'until'>;

/** Reads all records of a period. */
const allIn = async <Item>(
  period: Period,
  read: (page: PeriodPage) => Promise<readonly Item[]>,
  placeOf: (item: Item) => ListPlace,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  const pages = keyedPagesFrom(
    (from: From<ListPlace>) => read({ ...period, limit: 1_000, ...from }),
    placeOf,
  );
  for await (const page of pages) items.push(...page);
  return items;
};

interface Stores {
  readonly moderationStore: ModerationStore;
  readonly noticeStore: Pick<NoticeStore, 'inPeriod'>;
}

const timeOf: Readonly<Record<NoticeTime, (notice: Notice) => Instant | undefined>> = {
  submitted: ({ submittedAt }) => submittedAt,
  judged: ({ judgment }) => judgment?.decidedAt,
  complained: ({ complaint }) => complaint?.submittedAt,
  'complaint-judged': ({ complaint }) => complaint?.judgment?.decidedAt,
};

const noticesIn = async (store: Stores['noticeStore'], period: Period): Promise<MonthOfNotices> => {
  const read = (time: NoticeTime) =>
    allIn(
      period,
      (page) => store.inPeriod(time, page),
      (notice) => ({ at: timeOf[time](notice) ?? 0, id: notice.noticeId }),
    );
  return {
    submitted: await read('submitted'),
    judged: await read('judged'),
    complained: await read('complained'),
    complaintsJudged: await read('complaint-judged'),
  };
};

const monthIn = async ({ moderationStore: store, noticeStore }: Stores, period: Period) => ({
  notices: await noticesIn(noticeStore, period),
  decisions: await allIn(
    period,
    (page) => store.decisionsIn(page),
    ({ decidedAt, decisionId }) => ({ at: decidedAt, id: decisionId }),
  ),
  submitted: await allIn(
    period,
    (page) => store.appealsSubmittedIn(page),
    ({ submittedAt, appealId }) => ({ at: submittedAt, id: appealId }),
  ),
  ended: await allIn(
    period,
    (page) => store.appealsEndedIn(page),
    (appeal: Appeal) => ({ at: endedAt(appeal) ?? 0, id: appeal.appealId }),
  ),
});

const shortMs = 60_000;

/**
 * Reads a month once for all requests: nothing that the report of an ended month counts changes. A month that ended in
 * the last day is read again every minute, because the clocks of processes differ.
 */
export const readTransparencyReport = ({
  clock,
  ...stores
}: Stores & { readonly clock: Clock }): ReadTransparencyReport => {
  const kept = new Map<Month, { readonly report: Promise<TransparencyReport>; readonly until: Instant }>();
  return async ({ month }) => {
    const now = clock.now();
    const from = Date.parse(`${month}-01T00:00:00Z`);
    const publishedAt = nextMonth(from);
    if (now < publishedAt) return fail({ kind: 'report-not-published', month, publishedAt });
    const before = kept.get(month);
    if (before && now < before.until) return ok(await before.report);
    const read = monthIn(stores, { from, until: publishedAt - 1 });
    const report = read.then((records) => transparencyReport(month, records));
    kept.set(month, { report, until: now < publishedAt + dayMs ? now + shortMs : Infinity });
    report.catch(() => kept.delete(month));
    return ok(await report);
  };
};
