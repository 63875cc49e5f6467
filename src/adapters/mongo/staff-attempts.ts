import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { attempted, withoutAttempt, type Attempts } from '../../domain/staff/attempts.ts';
import type { StaffRegistry } from '../../ports/driven/staff-registry.ts';
import { note, noting } from './audit-log.ts';
import { forgetAll } from './forgetting.ts';
import { isDuplicateKey } from './outage.ts';
import type { ClientSession, Store } from './store.ts';

interface AttemptsDocument {
  readonly _id: string;
  readonly count: number;
  readonly lockedUntil: Instant | null;
  readonly lastAt: Instant;
}

const attemptsOf = (store: Store) => store.collection<AttemptsDocument>('staff_attempts');

const held = (found: AttemptsDocument | null): Attempts => ({
  count: found?.count ?? 0,
  ...(typeof found?.lockedUntil === 'number' && { lockedUntil: found.lockedUntil }),
});

type Kept = Omit<AttemptsDocument, '_id'>;

/** Writes what follows from what was found; false where a rival was first. */
const put = async (
  store: Store,
  who: string,
  found: AttemptsDocument | null,
  next: Kept,
): Promise<boolean> => {
  if (found) {
    const { count, lockedUntil } = found;
    return (
      (await attemptsOf(store).updateOne({ _id: who, count, lockedUntil }, { $set: next })).matchedCount > 0
    );
  }
  try {
    await attemptsOf(store).insertOne({ _id: who, ...next });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, '_id_')) return false;
    throw error;
  }
};

/** Of rivals each goes on from what another left: soon they find the lock. */
const attempt = async (store: Store, who: string, now: Instant): Promise<Attempts | 'locked'> => {
  for (;;) {
    const found = await attemptsOf(store).findOne({ _id: who });
    const next = attempted(held(found), now);
    if (next === 'locked') return next;
    const { count, lockedUntil = null } = next;
    if (await put(store, who, found, { count, lockedUntil, lastAt: now })) return next;
  }
};

const takeBack = async (store: Store, who: string, made: Attempts): Promise<void> => {
  for (;;) {
    const found = await attemptsOf(store).findOne({ _id: who });
    if (!found) return;
    const { count, lockedUntil = null } = withoutAttempt(held(found), made);
    if (await put(store, who, found, { count, lockedUntil, lastAt: found.lastAt })) return;
  }
};

/** Forgets whose attempts these were, in the transaction of the session. */
export const clearAttempts = async (store: Store, session: ClientSession, who: string): Promise<void> => {
  await attemptsOf(store).deleteOne({ _id: who }, { session });
};

type OfAttempts = 'attempt' | 'takeBack' | 'failed' | 'locks' | 'forgetAttempts';

/** The part of the registry that counts attempts to sign in. */
export const mongoStaffAttempts = (store: Store): Pick<StaffRegistry, OfAttempts> => ({
  attempt: (who, now) => store.inTurn(`attempts of ${who}`, () => store.ask(() => attempt(store, who, now))),
  takeBack: (who, made) => store.ask(() => takeBack(store, who, made)),
  failed: (who, lastAt, audit: AuditNote | undefined) =>
    noting(store, audit, () =>
      store.commit(async (session) => {
        await attemptsOf(store).updateOne({ _id: who }, { $set: { lastAt } }, { session });
        if (audit) await note(store, session, audit);
      }),
    ),
  locks: (whos, now) =>
    store.ask(async () => {
      const locked = attemptsOf(store).find({ _id: { $in: [...whos] }, lockedUntil: { $gt: now } });
      return new Map((await locked.toArray()).map(({ _id, lockedUntil }) => [_id, Number(lockedUntil)]));
    }),
  forgetAttempts: async (before) => {
    await forgetAll(store, attemptsOf(store), { lastAt: { $lt: before } }, (gone) =>
      store.ask(async () => (await attemptsOf(store).deleteMany(gone)).deletedCount),
    );
  },
});
