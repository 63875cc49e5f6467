import type { PoolClient } from 'pg';
import type { Collection, Key } from '../../store-kit/collection.ts';
import type { Lease } from '../../store-kit/kernel.ts';
import { decodeValue, encodeValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import { answerOf, columnOf, entryChangesSentWith, statementOf } from '../../store-kit/sql/index.ts';
import { batchOf, grouped, type Group } from './batches.ts';
import { claimStatement } from './claims.ts';
import type { Connections } from '../connections.ts';
import { dialect } from './dialect.ts';
import { followsFailure } from '../failures.ts';

type Client = Parameters<Connections['query']>[0];

/**
 * Returns all results after every operation has ended. Throws the first error that is not the consequence of
 * another failure.
 */
const resultsOf = async <Result>(requested: readonly Promise<Result>[]): Promise<readonly Result[]> => {
  const ended = await Promise.allSettled(requested);
  const failed = ended.filter(({ status }) => status === 'rejected') as readonly PromiseRejectedResult[];
  const [first] = failed;
  if (first) throw (failed.find(({ reason }) => !followsFailure(reason)) ?? first).reason;
  return (ended as readonly PromiseFulfilledResult<Result>[]).map(({ value }) => value);
};

/** Returns operations on a database, within the transaction of a client or each on its own. */
export const operationsOn = ({ query }: Pick<Connections, 'query'>) => {
  const perform = async (client: Client, operation: Operation): Promise<unknown> => {
    const { sql, values } = statementOf(operation, dialect);
    // Separate statements see what was committed before the change locked the record.
    const [changed] = await resultsOf([
      query(client, sql, values),
      ...entryChangesSentWith(operation, dialect).map((each) => query(client, each.sql, each.values)),
    ]);
    return answerOf(operation, changed?.rows ?? [], changed?.rowCount ?? 0, decodeValue);
  };

  /** Performs a group of operations, together if possible. */
  const performGroup = async (client: Client, group: Group): Promise<readonly unknown[]> => {
    const batch = batchOf(group);
    if (!batch) return resultsOf(group.map((operation) => perform(client, operation)));
    return batch.results((await query(client, batch.sql, batch.values)).rows);
  };

  /**
   * Performs operations in one round trip. The server runs the statements one after another.
   */
  const performAll = async (client: PoolClient, operations: readonly Operation[]) =>
    (await resultsOf(grouped(operations).map((group) => performGroup(client, group)))).flat();

  /** Leases the free records, in the order of the keys. */
  const claimIn = async (
    client: PoolClient,
    collection: Collection<never>,
    keys: readonly Key[],
    lease: Lease,
  ): Promise<readonly unknown[]> => {
    const { sql, values } = claimStatement(collection, keys, lease);
    const columns = collection.key.map((name) => columnOf(name).slice(1, -1));
    const { rows } = await query(client, sql, values);
    const won = new Map(rows.map((row) => [JSON.stringify(columns.map((column) => row[column])), row]));
    return keys.flatMap((key) => {
      const row = won.get(JSON.stringify(key.map(encodeValue)));
      return row ? [JSON.parse(String(row['doc'])) as unknown] : [];
    });
  };

  return { performGroup, performAll, claimIn };
};

export type Operations = ReturnType<typeof operationsOn>;
