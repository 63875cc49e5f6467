import {
  StoreMoved,
  type ArchiveKind,
  type ArchivePage,
  type ArchiveSource,
} from '../../ports/driven/archive.ts';
import { isUnavailable } from '../../ports/driven/unavailable.ts';
import { tableKinds } from './archive-kinds.ts';
import { connect, type Connection } from './connection.ts';
import { heldBy } from './held.ts';
import { hold, leave, release } from './hold.ts';
import type { Store } from './store.ts';
import { headOf } from './track-library.ts';

const sourceOf = (kind: ArchiveKind): string => {
  const { from, tables } = tableKinds[kind];
  return from ?? tables[0] ?? '';
};

const pageOf = <Kind extends ArchiveKind>(
  db: Connection,
  kind: Kind,
  { after, limit }: { readonly after?: string; readonly limit: number },
): ArchivePage<Kind> => {
  const { key, record } = tableKinds[kind];
  const place = after === undefined ? [] : (JSON.parse(after) as readonly (string | number)[]);
  const behind = place.length === 0 ? '' : `WHERE (${key.join(', ')}) > (${place.map(() => '?').join(', ')})`;
  const rows = db.all(
    `SELECT * FROM ${sourceOf(kind)} ${behind} ORDER BY ${key.join(', ')} LIMIT ?`,
    ...place,
    limit,
  );
  const last = rows.at(-1);
  return {
    records: rows.map((row) => record(row, db)),
    ...(last && rows.length === limit && { next: JSON.stringify(key.map((column) => last[column])) }),
  };
};

/**
 * A lock that ends with its process: a transaction on a file beside, which nobody else can begin. Nothing is written
 * to it.
 */
const alone = async <T>(db: Connection, work: () => Promise<T>): Promise<T | 'occupied'> => {
  const file = String(db.one('PRAGMA database_list')?.['file']);
  if (file === '') return work();
  const lock = connect({ file: `${file}.moving`, busyTimeoutMs: 0 });
  try {
    lock.script('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    if (isUnavailable(error)) return 'occupied';
    throw error;
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
};

export const sqliteArchive = (store: Store): ArchiveSource => ({
  read: async (kind, page) => pageOf(store.read, kind, page),
  count: async (kind) => Number(store.read.one(`SELECT count(*) AS n FROM ${sourceOf(kind)}`)?.['n']),
  tally: async () => ({
    catalogVersion: headOf(store.read),
    activeLicenses: Number(
      store.read.one(`SELECT count(*) AS n FROM licenses WHERE status = 'active'`)?.['n'],
    ),
  }),
  alone: (work) => alone(store.read, work),
  held: async () => heldBy(store.read),
  hold: (moveId, since, audit) => store.write(hold, { moveId, since, ...(audit && { audit }) }),
  leave: () => store.write(leave, undefined),
  release: (audit) => store.write(release, audit),
});

/** Throws `StoreMoved` where all of it is in another store by now. */
export const refuseMoved = (store: Store): void => {
  if (heldBy(store.read)?.state !== 'moved') return;
  throw new StoreMoved(
    'the data has moved to a database. Start with its MONGODB_URL or DATABASE_URL. To continue here instead, without the records ' +
      'written there since: npm run operator -- move-to-mongodb --undo (or move-to-postgres --undo)',
  );
};
