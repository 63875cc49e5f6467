import type { Filter } from 'mongodb';
import type { EndingLicense } from '../../domain/licensing/expiry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { shareOf } from '../../domain/shared/event.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type {
  DueNotice,
  ExpirySchedule,
  NoticeCommit,
  NoticeFilter,
} from '../../ports/driven/expiry-schedule.ts';
import { fromDocument, licensesOf, type LicenseDocument } from './license-document.ts';
import { post } from './mail-queue.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';
import { undone } from './transaction.ts';

type Scheduled = Pick<LicenseDocument, '_id' | 'platformId' | 'license'> & { readonly noticeAt: Instant };

const oldest = async (
  store: Store,
  filter: Filter<LicenseDocument>,
  hint: string,
  limit: number,
): Promise<readonly Scheduled[]> => {
  const options = { projection: { platformId: 1, noticeAt: 1, license: 1 }, hint, batchSize: limit };
  const found = licensesOf(store).find(filter, options).sort({ noticeAt: 1, _id: 1 }).limit(limit);
  return (await found.toArray()) as unknown as readonly Scheduled[];
};

const dueAt = (now: Instant) => ({ status: 'active', noticeAt: { $gte: 0, $lte: now } }) as const;

const platformAfter = async (store: Store, platform: string): Promise<PlatformId | undefined> => {
  const next = await licensesOf(store).findOne(
    { status: 'active', noticeAt: { $gte: 0 }, platformId: { $gt: platform as PlatformId } },
    {
      projection: { _id: 0, platformId: 1 },
      sort: { platformId: 1 },
      hint: 'licenses_to_notify_by_platform',
    },
  );
  return next?.platformId;
};

/** At most this many platforms are looked at in one call; the next call continues after the last. */
const mostLooks = 100;

/** Returns a share of each platform in turn, and the last platform. */
const inTurn = async (store: Store, now: Instant, limit: number, before: string) => {
  const rows: Scheduled[] = [];
  const seen = new Set<string>();
  let last = before;
  while (seen.size < mostLooks && rows.length < limit) {
    const platformId = (await platformAfter(store, last)) ?? (await platformAfter(store, ''));
    if (platformId === undefined || seen.has(platformId)) break;
    seen.add(platformId);
    last = platformId;
    const share = Math.min(shareOf(limit), limit - rows.length);
    rows.push(
      ...(await oldest(store, { platformId, ...dueAt(now) }, 'licenses_to_notify_by_platform', share)),
    );
  }
  return { rows, last };
};

const isFair = (rows: readonly Scheduled[], limit: number): boolean =>
  rows.length < limit ||
  [...Map.groupBy(rows, ({ platformId }) => platformId).values()].every(
    ({ length }) => length <= shareOf(limit),
  );

const dueIn = async (store: Store, now: Instant, limit: number, last: string) => {
  const found = await oldest(store, dueAt(now), 'licenses_to_notify', limit);
  if (isFair(found, limit)) return { rows: found, last };
  const turns = await inTurn(store, now, limit, last);
  const rows = new Map([...turns.rows, ...found].map((row) => [row._id, row]));
  return {
    rows: [...rows.values()].slice(0, limit).toSorted((one, other) => one.noticeAt - other.noticeAt),
    last: turns.last,
  };
};

const licenseOf = (row: Scheduled): EndingLicense => fromDocument(row) as EndingLicense;
const noticeOf = (row: Scheduled): DueNotice => ({ license: licenseOf(row), dueAt: row.noticeAt });

const upcoming = async (
  store: Store,
  { platformId, dueBefore, ends }: NoticeFilter,
  { limit, most }: { readonly limit: number; readonly most: number },
) => {
  const filter = {
    platformId,
    status: 'active',
    noticeAt: { $gte: 0, $lt: dueBefore },
    validUntil: { $gt: ends.from, $lte: ends.to },
  } as const;
  const hint = 'licenses_to_notify_by_platform';
  const [first, count] = await Promise.all([
    oldest(store, filter, hint, limit),
    licensesOf(store).countDocuments(filter, { limit: most, hint }),
  ]);
  return { licenses: first.map(licenseOf), count };
};

const commit = (store: Store, { platformId, notices, events, mails }: NoticeCommit) =>
  store.commit<'committed' | 'conflict'>(async (session) => {
    const sent = notices.map(({ licenseId, trackId, dueAt: noticeAt, nextAt }) => ({
      updateOne: {
        filter: { _id: licenseId, platformId, trackId, status: 'active' as const, noticeAt },
        update:
          nextAt === undefined ? { $unset: { noticeAt: true as const } } : { $set: { noticeAt: nextAt } },
      },
    }));
    const { matchedCount } = await licensesOf(store).bulkWrite(sent, { session });
    if (matchedCount < notices.length) return undone('conflict');
    await tell(store, session, events);
    await post(store, session, mails);
    return 'committed';
  });

export const mongoExpirySchedule = (store: Store): ExpirySchedule => {
  let last = '';
  return {
    due: (now, limit) =>
      store.ask(async () => {
        const due = await dueIn(store, now, limit, last);
        last = due.last;
        return due.rows.map(noticeOf);
      }),
    upcoming: (filter, page) => store.ask(() => upcoming(store, filter, page)),
    commit: (change) => commit(store, change),
  };
};
