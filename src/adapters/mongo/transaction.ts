import { setTimeout as pause } from 'node:timers/promises';
import { WriteConcern, type ClientSession, type MongoClient, type TransactionOptions } from 'mongodb';
import { commitIsUnknown, isTransient, wasNotAnswered } from './outage.ts';

/** An outcome whose writes are taken back: a guard failed after something was written. */
export interface Undone<Outcome> {
  readonly undone: Outcome;
}
export const undone = <Outcome>(outcome: Outcome): Undone<Outcome> => ({ undone: outcome });

/** What a transaction does; it may be run again from the start, so that it keeps nothing but what it answers. */
export type Work<Outcome> = (session: ClientSession) => Promise<Outcome | Undone<Outcome>>;

export const transactionOptions: TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: new WriteConcern('majority', undefined, true),
  readPreference: 'primary',
};
const firstPauseMs = 2;
const longestPauseMs = 100;

const isUndone = <Outcome>(result: Outcome | Undone<Outcome>): result is Undone<Outcome> =>
  typeof result === 'object' && result !== null && 'undone' in result;

/** Repeats a commit whose outcome is unknown: the server answers a commit that it has made already as made. */
const commit = async (session: ClientSession, until: number): Promise<void> => {
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!commitIsUnknown(error) || performance.now() >= until) throw error;
      await pause(firstPauseMs);
    }
  }
};

/**
 * All or nothing, on one snapshot, journalled by the majority. Conflicts with rivals and lost primaries begin it anew,
 * for as long as the patience lasts; the driver's own `withTransaction` would go on for two minutes. Names the sessions
 * that it leaves without knowing whether the server has a transaction open in them.
 */
export const transact = async <Outcome>(
  client: MongoClient,
  work: Work<Outcome>,
  patienceMs: number,
  orphaned: (session: ClientSession) => void,
): Promise<Outcome> => {
  const until = performance.now() + patienceMs;
  const session = client.startSession();
  try {
    for (let attempt = 0; ; attempt++) {
      session.startTransaction({ ...transactionOptions, maxCommitTimeMS: patienceMs });
      try {
        const result = await work(session);
        if (isUndone(result)) {
          await session.abortTransaction();
          if (session.serverSession.isDirty) orphaned(session);
          return result.undone;
        }
        await commit(session, until);
        return result;
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
        const pauseMs = Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
        if (!isTransient(error) || performance.now() + pauseMs >= until) {
          if (wasNotAnswered(error) || commitIsUnknown(error)) {
            // Nobody else is given the session.
            session.serverSession.isDirty = true;
            orphaned(session);
          }
          throw error;
        }
        await pause(pauseMs);
      }
    }
  } finally {
    await session.endSession().catch(() => undefined);
  }
};
