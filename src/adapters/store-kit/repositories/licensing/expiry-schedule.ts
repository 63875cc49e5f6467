import type { EndingLicense } from '../../../../domain/licensing/expiry.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { roundRobinLater } from '../../../../domain/shared/fairness/round-robin.ts';
import type {
  DueNotice,
  ExpirySchedule,
  NoticeCommit,
  NoticeFilter,
} from '../../../../ports/driven/licensing/expiry-schedule.ts';
import { licenses, scheduledNotices, type ScheduledNotice } from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, page, program, remove, replace } from '../../program.ts';
import { conclude, locksOf, sentBefore } from '../shared/conclude.ts';
import { platformLock } from '../shared/locks.ts';
import { manyOf } from '../shared/many.ts';

const { byTime, ofPlatform } = scheduledNotices.indexes;

const commit = program<NoticeCommit, 'committed' | 'conflict'>(
  'expiry-schedule.commit',
  ({ platformId, effects }) => [platformLock(platformId), ...locksOf(effects)],
  function* ({ platformId, notices, effects }) {
    const stored = yield* all(...notices.map(({ licenseId }) => get(scheduledNotices, licenseId)));
    const due = notices.flatMap(({ dueAt, nextAt }, n) => {
      const scheduled = stored[n];
      const isDue = scheduled?.noticeAt === dueAt && scheduled.platformId === platformId;
      return isDue ? [{ scheduled, nextAt }] : [];
    });
    if (due.length < notices.length) return (yield* sentBefore(effects.events)) ? 'committed' : 'conflict';
    yield* all(
      ...due.map(({ scheduled, nextAt }) =>
        nextAt === undefined
          ? remove(scheduledNotices, [scheduled.licenseId])
          : replace(scheduledNotices, { ...scheduled, noticeAt: nextAt }),
      ),
    );
    yield* conclude(effects);
    return 'committed';
  },
);

export const expirySchedulePrograms = [commit];

const platformAfter = async (kernel: Kernel, platformId: string): Promise<string | undefined> =>
  (await kernel.read(page(ofPlatform, { after: [platformId], limit: 1 })))[0]?.platformId;

/** Returns the license of each notice. A license that has ended since it was read has no notice. */
const licensesOf = async (
  kernel: Kernel,
  scheduled: readonly ScheduledNotice[],
): Promise<readonly DueNotice[]> => {
  const ids = scheduled.map(({ licenseId }) => licenseId);
  const found = await manyOf(kernel, licenses.indexes.key, ids);
  const byId = new Map(found.map((license) => [license.licenseId, license]));
  return scheduled.flatMap(({ licenseId, noticeAt }) => {
    const license = byId.get(licenseId);
    return license?.status === 'active' ? [{ license: license as EndingLicense, dueAt: noticeAt }] : [];
  });
};

const dueIn = async (kernel: Kernel, now: Instant, limit: number, last: string) => {
  const batch = await roundRobinLater<ScheduledNotice>(
    { limit, last, idOf: ({ licenseId }) => licenseId, ownerOf: ({ platformId }) => platformId },
    {
      oldest: (max) => kernel.read(page(byTime, { until: now, limit: max })),
      oldestOf: (owner, max) => kernel.read(page(ofPlatform, { equal: [owner], until: now, limit: max })),
      ownerAfter: (owner) => platformAfter(kernel, owner),
    },
  );
  const items = batch.items.toSorted((one, other) => one.noticeAt - other.noticeAt);
  return { notices: await licensesOf(kernel, items), last: batch.last };
};

const maxBatchSize = 1_000;

const upcoming = async (
  kernel: Kernel,
  { platformId, dueBefore, ends }: NoticeFilter,
  { limit, max }: { readonly limit: number; readonly max: number },
) => {
  const found: ScheduledNotice[] = [];
  for (let last: ScheduledNotice | undefined; ;) {
    const after = last ? { after: [last.noticeAt, last.licenseId] } : {};
    const range = { equal: [platformId], until: dueBefore - 1, limit: maxBatchSize, ...after };
    const read = await kernel.read(page(ofPlatform, range));
    found.push(...read.filter(({ validUntil }) => validUntil > ends.from && validUntil <= ends.to));
    last = read.at(-1);
    if (read.length < maxBatchSize || found.length >= max) break;
  }
  const first = await licensesOf(kernel, found.slice(0, limit));
  return { licenses: first.map(({ license }) => license), count: Math.min(found.length, max) };
};

export const expirySchedule = (kernel: Kernel): ExpirySchedule => {
  let last = '';
  return {
    due: async (now, limit) => {
      const due = await dueIn(kernel, now, limit, last);
      last = due.last;
      return due.notices;
    },
    upcoming: (filter, request) => upcoming(kernel, filter, request),
    commit: (change) => kernel.run(commit, change),
  };
};
