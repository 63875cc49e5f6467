import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Hold } from '../../ports/driven/archive.ts';
import { heldBack } from '../store-kit/collections/hold.ts';
import { mostAttempts, TakenKey } from '../store-kit/kernel.ts';
import { isAborted, type Aborted, type Lock } from '../store-kit/program.ts';
import { wasCommitted } from './commits.ts';
import type { Connections } from './connections.ts';
import { isConflict, isTaken, translated, wasNotAnswered } from './failures.ts';
import { beginning } from './locks.ts';
import { raising } from './revisions.ts';

export interface Attempted<Outcome> {
  readonly ended: Outcome | Aborted<Outcome>;
  /** Those whose collections it changed. */
  readonly groups: ReadonlySet<string>;
}

export interface Transaction<Outcome> {
  readonly locks: readonly Lock[];
  readonly whileHeld: boolean;
  /** May run several times; `nth` counts the keys that were taken, from 1. */
  readonly work: (client: PoolClient, nth: number) => Promise<Attempted<Outcome>>;
}

type Ended<Outcome> =
  { readonly kind: 'committed' | 'aborted'; readonly outcome: Outcome } | { readonly kind: 'again' };

/** Of several statements the driver answers a list of results, which its types do not say. */
const begunIn = (results: unknown) => {
  const [, { rows: ids }, { rows: held }] = results as readonly [
    unknown,
    { readonly rows: readonly [{ readonly id: string }] },
    { readonly rows: readonly { readonly state: Hold['state'] }[] },
  ];
  return { id: ids[0].id, held: held[0]?.state };
};

const firstPauseMs = 2;
const longestPauseMs = 100;
const pauseMs = (attempt: number): number =>
  Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);

/** Runs transactions; `committed` is told of each that changed a group, before its caller is answered. */
export const transactionsOn = ({ pool, connect, query, script }: Connections, committed: () => void) => {
  const commit = async (
    client: PoolClient,
    groups: ReadonlySet<string>,
    id: string,
    until: number,
  ): Promise<boolean> => {
    try {
      await script(client, `${raising(groups)}COMMIT`);
      return true;
    } catch (error) {
      if (!wasNotAnswered(error)) throw error;
      return wasCommitted((sql, values) => query(pool, sql, values), id, until);
    }
  };

  /** One transaction. `again` where a program may run once more at once. */
  const transact = async <Outcome>(
    { locks, whileHeld, work }: Transaction<Outcome>,
    nth: number,
    until: number,
  ): Promise<Ended<Outcome>> => {
    const client = await connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      const { id, held } = begunIn(await script(client, beginning(locks, whileHeld)));
      if (held !== undefined && !whileHeld) throw heldBack(held);
      const { ended, groups } = await work(client, nth);
      if (isAborted(ended)) {
        await script(client, 'ROLLBACK');
        return { kind: 'aborted', outcome: ended.aborted };
      }
      const isCommitted = await commit(client, groups, id, until);
      if (groups.size > 0) committed();
      return isCommitted ? { kind: 'committed', outcome: ended } : { kind: 'again' };
    } catch (error) {
      if (wasNotAnswered(error)) broken ??= error as Error;
      else await client.query('ROLLBACK').catch(onError);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };

  return async <Outcome>(transaction: Transaction<Outcome>, withinMs: number): Promise<Outcome> => {
    const until = performance.now() + withinMs;
    let taken = 0;
    for (let tries = 0; ; tries++) {
      try {
        const ended = await transact(transaction, taken + 1, until);
        if (ended.kind !== 'again') return ended.outcome;
      } catch (error) {
        if (isTaken(error)) {
          if (++taken === mostAttempts) throw new TakenKey('a key is taken', { cause: error });
          continue;
        }
        const wait = pauseMs(tries);
        const repeatable = isConflict(error) || wasNotAnswered(error);
        if (!repeatable || performance.now() + wait >= until) throw translated(error);
        await pause(wait);
      }
    }
  };
};
