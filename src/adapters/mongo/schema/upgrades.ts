import type { Db } from 'mongodb';
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

/** Gives documents of an earlier version what they lack. */
export const upgrade = async (db: Db, from: number | undefined): Promise<void> => {
  // Since the last time that anybody knows of.
  const pending = { moderationStatus: 'pending_review', pendingSince: { $exists: false } };
  await db.collection('tracks').updateMany(pending, [{ $set: { pendingSince: '$track.updatedAt' } }]);
  await nameTestPayments(db);
  await nameCoverage(db);
  await nameAppealedActions(db);
  if (from !== undefined && from < 13) await sumUnlicensedUse(db);
  if (from !== 1) return;
  // What was told before anybody could listen waits for nobody.
  await db
    .collection('outbox')
    .updateMany({ waiting: { $exists: false } }, [{ $set: { waiting: false, toldAt: '$event.occurredAt' } }]);
};
