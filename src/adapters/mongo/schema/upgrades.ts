import type { Db } from 'mongodb';
import { noticeDays } from '../../../domain/licensing/expiry.ts';
import { dayMs } from '../../../domain/shared/calendar.ts';
import { never, type LicenseDocument } from '../license-document.ts';
import { nameListKeys } from './list-keys.ts';
import { complianceOf, type TrackDocument } from '../track-document.ts';
import { nameTestPayments } from './payment-modes.ts';
import { sumUnlicensedUse } from './unlicensed-use.ts';

/** Gives licenses of an earlier version their territories as a text. */
const nameCoverage = async (db: Db): Promise<void> => {
  const list = { input: '$license.territories', initialValue: '' };
  const next = { $cond: [{ $eq: ['$$value', ''] }, '$$this', { $concat: ['$$value', ' ', '$$this'] }] };
  await db
    .collection('licenses')
    .updateMany({ coverage: { $exists: false } }, [
      { $set: { coverage: { $reduce: { ...list, in: next } } } },
    ]);
};

/** Names the action in events of decided appeals as requests and decisions do; it was `act`. */
const nameAppealedActions = async (db: Db): Promise<void> => {
  await db
    .collection('outbox')
    .updateMany(
      { 'event.type': 'appeal.decided', 'event.data.act': { $exists: true } },
      { $rename: { 'event.data.act': 'event.data.action' } },
    );
};

/**
 * Schedules the notices that are still ahead for licenses issued by an earlier release, and removes licenses that it
 * ended. That release may run until its last process is replaced: running this again finds what it wrote meanwhile.
 */
const scheduleNotices = async (db: Db): Promise<void> => {
  const now = Date.now();
  const licenses = db.collection<LicenseDocument>('licenses');
  let before = never;
  for (const days of noticeDays) {
    const after = now + days * dayMs;
    const ends = { $gt: after, $lt: before };
    await licenses.updateMany({ status: 'active', validUntil: ends, noticeAt: { $exists: false } }, [
      { $set: { noticeAt: { $subtract: ['$validUntil', days * dayMs] } } },
    ]);
    before = after + 1;
  }
  const ended = { status: { $in: ['revoked', 'expired'] }, noticeAt: { $gte: 0 } } as const;
  await licenses.updateMany(ended, { $unset: { noticeAt: true } });
};

/**
 * Marks tracks by what their takedown and restrictions require of licensees. A track that changes meanwhile keeps what
 * its own commit wrote.
 */
const markCompliance = async (db: Db): Promise<void> => {
  const tracks = db.collection<TrackDocument>('tracks');
  const decided = tracks.find({
    complianceChangedAt: { $exists: false },
    $or: [{ moderationStatus: 'taken_down' }, { 'track.withdrawn.restrictions': { $exists: true } }],
  });
  for await (const { _id, track, catalogVersion } of decided) {
    const marks = complianceOf(track);
    if (Object.keys(marks).length > 0) await tracks.updateOne({ _id, catalogVersion }, { $set: marks });
  }
};

/** Gives documents of an earlier version what they lack. */
export const upgrade = async (db: Db, from: number | undefined): Promise<void> => {
  // Since the last time that anybody knows of.
  const pending = { moderationStatus: 'pending_review', pendingSince: { $exists: false } };
  await db.collection('tracks').updateMany(pending, [{ $set: { pendingSince: '$track.updatedAt' } }]);
  await nameTestPayments(db);
  await nameCoverage(db);
  await nameAppealedActions(db);
  await scheduleNotices(db);
  await nameListKeys(db);
  await markCompliance(db);
  if (from !== undefined && from < 13) await sumUnlicensedUse(db);
  if (from !== 1) return;
  // What was told before anybody could listen waits for nobody.
  await db
    .collection('outbox')
    .updateMany({ waiting: { $exists: false } }, [{ $set: { waiting: false, toldAt: '$event.occurredAt' } }]);
};
