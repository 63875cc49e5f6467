import { setTimeout as pause } from 'node:timers/promises';
import { WriteConcern, type ClientSession, type MongoClient, type TransactionOptions } from 'mongodb';
import { commitIsUnknown, isTransient, wasNotAnswered } from './outage.ts';

/** An outcome whose writes are rolled back: a guard failed after a write. */
export interface Undone<Outcome> {
  readonly undone: Outcome;
}
export const undone = <Outcome>(outcome: Outcome): Undone<Outcome> => ({ undone: outcome });

/** The work of a transaction, which can be run again and so keeps nothing but its result. */
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

/** Repeats a commit with an unknown outcome: the server reports a repeated commit as made. */
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
 * Runs a transaction on one snapshot, with a majority write concern and journal. It is retried after
 * conflicts and lost primaries until its timeout; the driver's own `withTransaction` would retry for two
 * minutes. Reports the sessions that may have left a transaction open in the server.
 */
export const transact = async <Outcome>(
  client: MongoClient,
  work: Work<Outcome>,
  timeoutMs: number,
  orphaned: (session: ClientSession) => void,
): Promise<Outcome> => {
  const until = performance.now() + timeoutMs;
  const session = client.startSession();
  try {
    for (let attempt = 0; ; attempt++) {
      session.startTransaction({ ...transactionOptions, maxCommitTimeMS: timeoutMs });
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
            // This keeps the session from being reused.
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
