import type { PoolClient } from 'pg';
import type { Collection, Key } from '../store-kit/collection.ts';
import { latestEnd, type Lease } from '../store-kit/kernel.ts';
import { decodeValue, encodeValue, type MemberValue } from '../store-kit/members.ts';
import type { Operation } from '../store-kit/program.ts';
import { answerOf, claimOf, entryChangesOf, statementOf } from '../store-kit/sql/index.ts';
import { batchOf, grouped } from './batches.ts';
import type { Connections } from './connections.ts';
import { dialect } from './dialect.ts';

/** Operations on a database, within the transaction of a client or each on its own. */
export const operationsOn = ({ query }: Pick<Connections, 'query'>) => {
  const perform = async (client: Parameters<typeof query>[0], operation: Operation): Promise<unknown> => {
    const { sql, values } = statementOf(operation, dialect);
    const { rows, rowCount } = await query(client, sql, values);
    // Statements of their own: each sees what was committed before the record was locked by its change.
    if (rowCount !== null && rowCount > 0)
      for (const each of entryChangesOf(operation, dialect)) await query(client, each.sql, each.values);
    return answerOf(operation, rows, rowCount ?? 0, decodeValue);
  };

  /** One after another: the driver has one query of a connection under way. What goes together is one query. */
  const performAll = async (client: PoolClient, operations: readonly Operation[]) => {
    const answers: unknown[] = [];
    for (const group of grouped(operations)) {
      const batch = batchOf(group);
      if (batch) answers.push(...batch.answers((await query(client, batch.sql, batch.values)).rows));
      else for (const operation of group) answers.push(await perform(client, operation));
    }
    return answers;
  };

  /** In the order of their keys, so that two that claim the same records do not wait for each other in a circle. */
  const claimIn = async (
    client: PoolClient,
    collection: Collection<never>,
    keys: readonly Key[],
    lease: Lease,
  ): Promise<readonly unknown[]> => {
    const { token, until, now } = lease;
    const values: readonly MemberValue[] = [token, until, now, latestEnd(lease)];
    const sql = claimOf(collection, dialect);
    const won = new Map<string, unknown>();
    const sorted = keys.map((key) => ({ key, name: JSON.stringify(key) }));
    for (const { key, name } of sorted.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const { rows } = await query(client, sql, [...key.map(encodeValue), ...values]);
      for (const { doc } of rows) won.set(name, JSON.parse(String(doc)));
    }
    return sorted.flatMap(({ name }) => (won.has(name) ? [won.get(name)] : []));
  };

  return { perform, performAll, claimIn };
};
