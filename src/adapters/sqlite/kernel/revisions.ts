import { counter } from '../../store-kit/collection.ts';
import { text } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import type { Connection } from '../connection.ts';

/** The number of operations that have changed collections of a group. */
export const revisions = counter('kit_revisions', { key: { name: text }, counts: ['revision'] });

const groupOf = (operation: Operation): string | undefined =>
  'counter' in operation
    ? operation.counter.group
    : 'collection' in operation && operation.op !== 'lease'
      ? operation.collection.group
      : undefined;

/** Raises the revision of the group whose collection an operation has changed. */
export const raiseRevision = (db: Connection, operation: Operation): void => {
  const group = groupOf(operation);
  if (group !== undefined)
    db.run(
      'INSERT INTO kit_revisions (name, revision) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET revision = revision + 1',
      group,
    );
};

/**
 * Returns whether anything was committed, and the revision of a group. SQLite counts changes by other
 * connections (`PRAGMA data_version`). The count is read once in a turn of the event loop, and again after
 * every write of this kernel, which for a database in memory uses the same connection.
 */
export const revisionsIn = (read: Connection) => {
  let requested = false;
  let version: unknown;
  let commits = 0;
  const askAgain = (): void => void (requested = false);
  const current = (): number => {
    if (requested) return commits;
    requested = true;
    setImmediate(askAgain);
    const now = read.one('PRAGMA data_version')?.['data_version'];
    if (now !== version) commits++;
    version = now;
    return commits;
  };
  const known = new Map<string, { readonly commits: number; readonly revision: number }>();
  return {
    /** Returns another number after every commit. */
    commits: current,
    of: (group: string): number => {
      const now = current();
      const before = known.get(group);
      if (before?.commits === now) return before.revision;
      const row = read.one('SELECT revision FROM kit_revisions WHERE name = ?', group);
      const revision = Number(row?.['revision'] ?? 0);
      known.set(group, { commits: now, revision });
      return revision;
    },
    written: (): void => {
      requested = false;
      commits++;
    },
  };
};
