import { createHash } from 'node:crypto';
import { holds } from '../../store-kit/collections/storage/hold.ts';
import { sharable, type AnyProgram, type Lock } from '../../store-kit/program.ts';
import { tableOf } from '../../store-kit/sql/index.ts';

interface Taken {
  readonly id: bigint;
  readonly exclusive: boolean;
}

const idOf = (name: string): bigint => createHash('sha256').update(name).digest().readBigInt64BE(0);

/** Returns each lock once, in the order of IDs: exclusive if any of its names is. */
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

/** The lock that all programs share except those that block and unblock writes. */
const writing = sharable('writing', '');
const stateOfHold = `SELECT state FROM ${tableOf(holds)}`;

/**
 * Returns a statement that begins a transaction and acquires its locks, which end with it, in one round trip.
 * It returns the ID of the transaction, by which its outcome can be requested later, and whether writes are
 * blocked. A separate statement reads the latter, so that it sees commits made while the locks were awaited.
 * Every program acquires locks in the order of their IDs, which prevents deadlocks.
 */
export const beginning = (locks: readonly Lock[], whileHeld: AnyProgram['whileHeld']): string => {
  const ofHold = whileHeld === true ? writing.exclusive() : writing.shared('');
  const all = whileHeld === 'beside' ? locks : [...locks, ofHold];
  const calls = sorted(all).map(
    ({ id, exclusive }) => `pg_advisory_xact_lock${exclusive ? '' : '_shared'}(${id}::bigint)`,
  );
  return `BEGIN; SELECT ${['pg_current_xact_id()::text AS id', ...calls].join(', ')}; ${stateOfHold}`;
};
