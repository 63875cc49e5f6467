import type { PoolClient } from 'pg';
import type { WriteLock } from '../../../ports/driven/storage/archive.ts';
import { writesBlocked } from '../../store-kit/collections/storage/write-lock.ts';
import { maxAttempts, TakenKey } from '../../store-kit/kernel.ts';
import { isAborted, type Aborted, type AnyProgram, type Lock } from '../../store-kit/program.ts';
import { wasCommitted, type TransactionId } from './commits.ts';
import type { Connections } from '../connections.ts';
import { isReadOnly, isTaken, translated, wasNotAnswered } from '../failures.ts';
import { beginning } from './locks.ts';
import { mayRepeat } from '../retries.ts';
import { raising } from './revisions.ts';

export interface Attempted<Outcome> {
  readonly ended: Outcome | Aborted<Outcome>;
  /** The groups whose collections the transaction changed. */
  readonly groups: ReadonlySet<string>;
}

export interface Transaction<Outcome> {
  readonly locks: readonly Lock[];
  readonly duringWriteLock: AnyProgram['duringWriteLock'];
  /** The work can run several times; `nth` counts the attempts that found a key taken, from 1. */
  readonly work: (client: PoolClient, nth: number) => Promise<Attempted<Outcome>>;
}

type Ended<Outcome> =
  | { readonly kind: 'committed' | 'aborted'; readonly outcome: Outcome }
  /** The commit had no response. */
  | { readonly kind: 'unknown'; readonly outcome: Outcome; readonly transactionId: TransactionId };

/** The driver returns a list of results for several statements, which its types do not express. */
const begunIn = (results: unknown) => {
  const [, { rows: ids }, { rows: writeLocks }] = results as readonly [
    unknown,
    { readonly rows: readonly [{ readonly id: string }] },
    { readonly rows: readonly { readonly state: WriteLock['state'] }[] },
  ];
  return { id: ids[0].id, locked: writeLocks[0]?.state };
};

/**
 * Runs transactions; calls `committed` after each one that changed a group, before its caller gets the
 * outcome.
 */
export const transactionsOn = (
  { pool, lent, epochOf, query, script }: Connections,
  committed: () => void,
) => {
  /**
   * Runs one transaction. Its connection is returned before its outcome is requested, which needs another
   * one.
   */
  const transact = <Outcome>(
    { locks, duringWriteLock, work }: Transaction<Outcome>,
    nth: number,
  ): Promise<Ended<Outcome>> =>
    lent(async (client, breaks) => {
      try {
        const { id, locked } = begunIn(await script(client, beginning(locks, duringWriteLock)));
        if (locked !== undefined && duringWriteLock === false) throw writesBlocked(locked);
        const { ended, groups } = await work(client, nth);
        if (isAborted(ended)) {
          await script(client, 'ROLLBACK');
          return { kind: 'aborted', outcome: ended.aborted };
        }
        try {
          await script(client, `${raising(groups)}COMMIT`);
        } catch (error) {
          if (!wasNotAnswered(error)) throw error;
          breaks(error as Error);
          return { kind: 'unknown', outcome: ended, transactionId: { id, epoch: epochOf(client) } };
        }
        if (groups.size > 0) committed();
        return { kind: 'committed', outcome: ended };
      } catch (error) {
        if (!wasNotAnswered(error) && !isReadOnly(error)) await client.query('ROLLBACK').catch(breaks);
        throw error;
      }
    });

  /** Retries after transient failures until the deadline (by `performance.now()`). */
  return async <Outcome>(transaction: Transaction<Outcome>, until: number): Promise<Outcome> => {
    let taken = 0;
    for (let tries = 0; ; tries++) {
      try {
        const ended = await transact(transaction, taken + 1);
        if (ended.kind !== 'unknown') return ended.outcome;
        const ask = (sql: string, values: readonly string[]) => query(pool, sql, values);
        const isCommitted = await wasCommitted(ask, ended.transactionId, until);
        committed();
        if (isCommitted) return ended.outcome;
      } catch (error) {
        if (isTaken(error)) {
          if (++taken === maxAttempts) throw new TakenKey('a key is taken', { cause: error });
          continue;
        }
        if (!(await mayRepeat(error, tries, until))) throw translated(error);
      }
    }
  };
};
