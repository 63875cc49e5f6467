import { createHash } from 'node:crypto';
import { holds } from '../store-kit/collections/hold.ts';
import { sharable, type Lock } from '../store-kit/program.ts';
import { tableOf } from '../store-kit/sql/index.ts';

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

/** Shared by all programs but those that hold and release writes. */
const writing = sharable('writing', '');
const stateOfHold = `SELECT state FROM ${tableOf(holds)}`;

/**
 * Begins a transaction and takes all of its locks, which end with it, in one round trip. Answers the transaction's own id, by
 * which its outcome can be asked for later, and whether writes are held: that is looked up by a statement of its own, which sees what
 * was committed while the locks were waited for. Every program takes locks in the order of their ids, so that none waits in
 * a circle.
 */
export const beginning = (locks: readonly Lock[], whileHeld: boolean): string => {
  const all = [...locks, whileHeld ? writing.exclusive() : writing.shared('')];
  const calls = sorted(all).map(
    ({ id, exclusive }) => `pg_advisory_xact_lock${exclusive ? '' : '_shared'}(${id}::bigint)`,
  );
  return `BEGIN; SELECT ${['pg_current_xact_id()::text AS id', ...calls].join(', ')}; ${stateOfHold}`;
};
