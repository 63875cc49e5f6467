import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';
import type { StorageDeadline } from '../../ports/driven/storage-deadline.ts';
import { latestEnd, mostAttempts, TakenKey, type Kernel } from '../store-kit/kernel.ts';
import { decodeValue, encodeValue, type MemberValue } from '../store-kit/members.ts';
import { isAborted, type Aborted, type Operation, type Program } from '../store-kit/program.ts';
import { answerOf, claimOf, entryChangesOf, statementOf } from '../store-kit/sql/index.ts';
import { groupChangedBy, revisionAgeMs, revisionsSeen } from '../store-kit/revisions.ts';
import { wasCommitted } from './commits.ts';
import { fromDriver, isConflict, isTaken, translated, wasNotAnswered } from './failures.ts';
import { beginning } from './locks.ts';
import { patience } from './patience.ts';
import { dialect } from './prepare.ts';
import { raising, revisionsNow } from './revisions.ts';

export { prepare } from './prepare.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** How long a caller waits for anything. */
  readonly patienceMs?: number;
  /** Bounds the calls of a request together; the patience bounds each of them. */
  readonly deadline?: StorageDeadline;
  readonly maxConnections?: number;
  /** Is awaited before the operations of each step of a program: tests let rivals in there. */
  readonly beforeStep?: (program: string, step: number) => Promise<void>;
}

const bigint = 20;
/** Whole numbers are at most 2^53 - 1, so that they are numbers here. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === bigint ? Number : (pg.types.getTypeParser(id, format) as (value: string) => unknown),
};

/** Each text is prepared once in each connection, under a short name. */
const statementNames = () => {
  const names = new Map<string, string>();
  return (sql: string): string => {
    let name = names.get(sql);
    if (name === undefined) names.set(sql, (name = `s${names.size + 1}`));
    return name;
  };
};

/** Of several statements the driver answers a list of results, which its types do not say. */
const transactionIn = (begun: unknown): string => {
  const [, { rows }] = begun as readonly [unknown, { readonly rows: readonly [{ readonly id: string }] }];
  return rows[0].id;
};

interface Attempted<Outcome> {
  readonly ended: Outcome | Aborted<Outcome>;
  /** Those whose collections it changed. */
  readonly groups: ReadonlySet<string>;
}

type Ended<Outcome> =
  { readonly kind: 'committed' | 'aborted'; readonly outcome: Outcome } | { readonly kind: 'again' };

const firstPauseMs = 2;
const longestPauseMs = 100;
const pauseMs = (attempt: number): number =>
  Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);

/** A kernel over a pool of connections, which are opened when they are needed. */
export const postgresKernel = ({
  url,
  patienceMs = 1_800,
  deadline,
  maxConnections = 20,
  beforeStep,
}: PostgresOptions): Kernel => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'platform-licensing-api',
    max: maxConnections,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: 2 * patienceMs,
    types,
  });
  // An idle connection that breaks leaves the pool; a connection in use reports the error to its caller.
  pool.on('error', () => undefined);
  const nameOf = statementNames();

  /** Separates errors of the connection from those that a program throws. */
  const asked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw fromDriver(error);
    }
  };

  const query = (client: PoolClient | pg.Pool, sql: string, values: readonly unknown[]) =>
    asked(() => client.query<Record<string, unknown>>({ name: nameOf(sql), text: sql, values: [...values] }));

  const perform = async (client: PoolClient | pg.Pool, operation: Operation): Promise<unknown> => {
    const { sql, values } = statementOf(operation, dialect);
    const { rows, rowCount } = await query(client, sql, values);
    // Statements of their own: each sees what was committed before the record was locked by its change.
    if (rowCount !== null && rowCount > 0)
      for (const each of entryChangesOf(operation, dialect)) await query(client, each.sql, each.values);
    return answerOf(operation, rows, rowCount ?? 0, decodeValue);
  };

  /** One after another: the driver has one query of a connection under way. */
  const performAll = async (client: PoolClient, operations: readonly Operation[]) => {
    const answers: unknown[] = [];
    for (const operation of operations) answers.push(await perform(client, operation));
    return answers;
  };

  /** Runs the program once in a transaction that was begun. */
  const attempt = async <Argument, Outcome>(
    client: PoolClient,
    { name, steps }: Program<Argument, Outcome>,
    argument: Argument,
    nth: number,
  ): Promise<Attempted<Outcome>> => {
    const running = steps(argument, nth);
    const groups = new Set<string>();
    let step = running.next([]);
    for (let count = 1; step.done !== true; count++) {
      await beforeStep?.(name, count);
      for (const group of step.value.flatMap((each) => groupChangedBy(each) ?? [])) groups.add(group);
      step = running.next(await performAll(client, step.value));
    }
    return { ended: step.value, groups };
  };

  const commit = async (
    client: PoolClient,
    groups: ReadonlySet<string>,
    id: string,
    until: number,
  ): Promise<boolean> => {
    try {
      await asked(() => client.query(`${raising(groups)}COMMIT`));
      return true;
    } catch (error) {
      if (!wasNotAnswered(error)) throw error;
      return wasCommitted((sql, values) => query(pool, sql, values), id, until);
    }
  };

  /** One transaction. `again` where a program may run once more at once. */
  const transact = async <Argument, Outcome>(
    program: Program<Argument, Outcome>,
    argument: Argument,
    nth: number,
    until: number,
  ): Promise<Ended<Outcome>> => {
    const client = await asked(() => pool.connect());
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      const begun = await asked(() => client.query(beginning(program.locks(argument))));
      const id = transactionIn(begun);
      const { ended, groups } = await attempt(client, program, argument, nth);
      if (isAborted(ended)) {
        await asked(() => client.query('ROLLBACK'));
        return { kind: 'aborted', outcome: ended.aborted };
      }
      const committed = await commit(client, groups, id, until);
      if (groups.size > 0) revisions.committed();
      return committed ? { kind: 'committed', outcome: ended } : { kind: 'again' };
    } catch (error) {
      if (wasNotAnswered(error)) broken ??= error as Error;
      else await client.query('ROLLBACK').catch(onError);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };

  const run = async <Argument, Outcome>(
    program: Program<Argument, Outcome>,
    argument: Argument,
    withinMs: number,
  ): Promise<Outcome> => {
    const until = performance.now() + withinMs;
    let taken = 0;
    for (let tries = 0; ; tries++) {
      try {
        const ended = await transact(program, argument, taken + 1, until);
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

  const { answered, apart } = patience({ patienceMs, deadline });

  const revisions = revisionsSeen(async () => {
    const { rows } = await apart(() => answered(() => query(pool, revisionsNow, [])));
    return new Map(rows.map(({ name, revision }) => [String(name), Number(revision)]));
  }, revisionAgeMs);

  return {
    revision: (group) => revisions.of(group),
    run: (program, argument) => answered((withinMs) => run(program, argument, withinMs)),
    read: (operation) => answered(() => perform(pool, operation)) as Promise<never>,
    claim: async (collection, keys, lease) => {
      const { token, until, now } = lease;
      const values: readonly MemberValue[] = [token, until, now, latestEnd(lease)];
      const sql = claimOf(collection, dialect);
      const found = await answered(() =>
        Promise.all(keys.map((key) => query(pool, sql, [...key.map(encodeValue), ...values]))),
      );
      return found.flatMap(({ rows }) => rows.map(({ doc }) => JSON.parse(String(doc)) as never));
    },
    ping: async () => {
      await answered(() => query(pool, 'SELECT 1', []));
    },
    close: () => pool.end(),
  };
};
