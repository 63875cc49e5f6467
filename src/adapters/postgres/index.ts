import type { PoolClient } from 'pg';
import type { Kernel } from '../store-kit/kernel.ts';
import type { Program } from '../store-kit/program.ts';
import { groupChangedBy, revisionAgeMs, revisionsSeen } from '../store-kit/revisions.ts';
import { programQueue } from '../store-kit/program-queue.ts';
import { openConnections, type PostgresOptions } from './connections.ts';
import { operationsOn } from './kernel/operations.ts';
import { deadlines } from './deadlines.ts';
import { readsOn } from './kernel/reads.ts';
import { repeated } from './retries.ts';
import { revisionsNow } from './kernel/revisions.ts';
import { transactionsOn, type Attempted } from './kernel/transactions.ts';

export type { PostgresOptions } from './connections.ts';
export { checkPrepared, prepare } from './kernel/prepare.ts';

/** One program with an exclusive lock runs, and another one waits for the lock in the database. */
const connectionsOfALock = 2;

/** Returns a kernel over a pool of connections, which are opened when they are needed. */
export const postgresKernel = ({
  url,
  timeoutMs = 1_800,
  deadline,
  maxConnections = 20,
  beforeStep,
}: PostgresOptions): Kernel => {
  const connections = openConnections({ url, timeoutMs, maxConnections });
  const { pool, query } = connections;
  const operations = operationsOn(connections);
  const { performAll, claimIn } = operations;
  const readTogether = readsOn(connections, operations);

  const { bounded, apart } = deadlines({ timeoutMs, deadline });
  const looked = <Result>(work: () => Promise<Result>): Promise<Result> =>
    bounded((withinMs) => repeated(work, withinMs));

  const revisions = revisionsSeen(
    async () => {
      const { rows } = await apart(() => looked(() => query(pool, revisionsNow, [])));
      return new Map(rows.map(({ name, revision }) => [String(name), Number(revision)]));
    },
    revisionAgeMs,
    bounded,
  );
  const commit = transactionsOn(connections, revisions.committed);
  const queued = programQueue(connectionsOfALock);

  /** Runs the program once in a transaction that has begun. */
  const attempt = async <Argument, Outcome>(
    { name, steps }: Program<Argument, Outcome>,
    argument: Argument,
    client: PoolClient,
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

  return {
    run: <Argument, Outcome>(program: Program<Argument, Outcome>, argument: Argument) => {
      const work = (client: PoolClient, nth: number) => attempt(program, argument, client, nth);
      const { duringWriteLock } = program;
      const locks = program.locks(argument);
      return bounded((withinMs) => {
        const until = performance.now() + withinMs;
        return queued(locks, until, () => commit({ locks, duringWriteLock, work }, until));
      });
    },
    read: (operation) => looked(() => readTogether(operation)) as Promise<never>,
    claim: async (collection, keys, lease) => {
      if (keys.length === 0) return [];
      const work = async (client: PoolClient): Promise<Attempted<readonly never[]>> => ({
        ended: (await claimIn(client, collection, keys, lease)) as readonly never[],
        groups: new Set(),
      });
      return bounded((withinMs) =>
        commit({ locks: [], duringWriteLock: false, work }, performance.now() + withinMs),
      );
    },
    revision: (group) => revisions.of(group),
    ping: async () => {
      await looked(() => query(pool, 'SELECT 1', []));
    },
    close: () => pool.end(),
  };
};
