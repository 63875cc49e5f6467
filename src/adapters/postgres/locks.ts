import { createHash } from 'node:crypto';
import type { Lock } from '../store-kit/program.ts';

interface Taken {
  readonly id: bigint;
  readonly exclusive: boolean;
}

const idOf = (name: string): bigint => createHash('sha256').update(name).digest().readBigInt64BE(0);

/** By their ids, each once: exclusively where any of its names is. */
const sorted = (locks: readonly Lock[]): readonly Taken[] => {
  const byId = new Map<bigint, boolean>();
  for (const { name, mode } of locks) {
    const id = idOf(name);
    byId.set(id, mode === 'exclusive' || byId.get(id) === true);
  }
  return [...byId]
    .map(([id, exclusive]) => ({ id, exclusive }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
};

/**
 * Begins with the transaction's own id, by which its outcome can be asked for later; then takes all locks, which end with the
 * transaction. They are taken in the order of their ids by every program, so that none waits in a circle.
 */
export const beginning = (
  locks: readonly Lock[],
): { readonly sql: string; readonly values: readonly string[] } => {
  const taken = sorted(locks);
  const calls = taken.map(
    ({ exclusive }, n) => `pg_advisory_xact_lock${exclusive ? '' : '_shared'}($${n + 1}::bigint)`,
  );
  return {
    sql: `SELECT ${['pg_current_xact_id()::text AS id', ...calls].join(', ')}`,
    values: taken.map(({ id }) => String(id)),
  };
};
