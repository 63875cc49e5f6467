import type { Collection, Key } from '../../store-kit/collection.ts';
import { latestEnd, type Lease } from '../../store-kit/kernel.ts';
import { encodeValue, type MemberValue } from '../../store-kit/members.ts';
import { columnOf, isFree, cachedText, tableOf } from '../../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';

const textOf = (collection: Collection<never>): string => {
  const [table, key] = [tableOf(collection), collection.key.map(columnOf)];
  const given = collection.key.map(
    (name, n) => `$${n + 1}::${collection.members[name]?.kind === 'whole' ? 'bigint' : 'text'}[]`,
  );
  const [token, until, now = '', latest = ''] = [1, 2, 3, 4].map((n) => `$${key.length + n}`);
  const same = key.map((column) => `kept.${column} = free.${column}`).join(' AND ');
  const free =
    `SELECT ${key.join(', ')} FROM ${table} WHERE (${key.join(', ')}) IN (SELECT * FROM unnest(${given.join(', ')}))` +
    ` AND ${isFree(now, latest)} ORDER BY ${key.join(', ')} FOR UPDATE`;
  return (
    `WITH free AS MATERIALIZED (${free}) UPDATE ${table} AS kept SET lease_token = ${token}, lease_until = ${until}` +
    ` FROM free WHERE ${same} RETURNING ${key.map((column) => `kept.${column}`).join(', ')}, kept.doc`
  );
};

/**
 * Returns one statement that leases the free records. It locks them in the order of their keys, so that two
 * claims of the same records cannot cause a deadlock, and checks their leases once they are locked.
 */
export const claimStatement = (collection: Collection<never>, keys: readonly Key[], lease: Lease) => {
  const columns: readonly (readonly MemberValue[])[] = collection.key.map((_, n) =>
    keys.map((key) => encodeValue(key[n] ?? null)),
  );
  return {
    sql: cachedText(dialect, collection, 'claim together', () => textOf(collection)),
    values: [...columns, lease.token, lease.until, lease.now, latestEnd(lease)],
  };
};
