import type { Filter } from 'mongodb';
import type { EndingLicense } from '../../domain/licensing/expiry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { takeTurnsLater } from '../../domain/shared/fair-turns.ts';
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

const dueIn = async (store: Store, now: Instant, limit: number, last: string) => {
  const turns = await takeTurnsLater<Scheduled>(
    { ...{ limit, last }, idOf: ({ _id }) => _id, ownerOf: ({ platformId }) => platformId },
    {
      oldest: (most) => oldest(store, dueAt(now), 'licenses_to_notify', most),
      oldestOf: async (owner, most) =>
        // Every license has a platform.
        owner === ''
          ? []
          : oldest(
              store,
              { platformId: owner as PlatformId, ...dueAt(now) },
              'licenses_to_notify_by_platform',
              most,
            ),
      ownerAfter: (owner) => platformAfter(store, owner),
    },
  );
  const rows = turns.items.toSorted((one, other) => one.noticeAt - other.noticeAt);
  return { rows, last: turns.last };
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
