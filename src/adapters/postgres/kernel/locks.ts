import { createHash } from 'node:crypto';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
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
const writeLockState = `SELECT state FROM ${tableOf(writeLocks)}`;

/**
 * Returns a statement that begins a transaction and acquires its locks, which end with it, in one round trip.
 * It returns the ID of the transaction, by which its outcome can be requested later, and whether writes are
 * blocked. A separate statement reads the latter, so that it sees commits made while the locks were awaited.
 * Every program acquires locks in the order of their IDs, which prevents deadlocks.
 */
export const beginning = (locks: readonly Lock[], duringWriteLock: AnyProgram['duringWriteLock']): string => {
  const writeLock = duringWriteLock === true ? writing.exclusive() : writing.shared('');
  const all = duringWriteLock === 'beside' ? locks : [...locks, writeLock];
  const calls = sorted(all).map(
    ({ id, exclusive }) => `pg_advisory_xact_lock${exclusive ? '' : '_shared'}(${id}::bigint)`,
  );
  return `BEGIN; SELECT ${['pg_current_xact_id()::text AS id', ...calls].join(', ')}; ${writeLockState}`;
};
