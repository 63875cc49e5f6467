import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare as prepareMongo, mongoKernel } from '../../../src/adapters/mongo/kernel/index.ts';
import { openStore } from '../../../src/adapters/mongo/store.ts';
import { postgresKernel, prepare as preparePostgres } from '../../../src/adapters/postgres/index.ts';
import { connect } from '../../../src/adapters/sqlite/connection.ts';
import { prepare as prepareSqlite, sqliteKernel } from '../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../src/adapters/sqlite/writer.ts';
import { collection, type AnyCollection } from '../../../src/adapters/store-kit/collection.ts';
import { collections, storeOn } from '../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import { derived, text } from '../../../src/adapters/store-kit/members.ts';
import { SchemaMismatch } from '../../../src/ports/driven/storage/schema-mismatch.ts';
import { noon } from '../../support/builders/builders.ts';
import { needing } from '../../support/needing.ts';
import { borrowMongo, borrowPostgres } from '../../support/servers/lent/borrow.ts';

const timeoutMs = 240_000;

interface Song {
  readonly title: string;
}
const songs = (members: Readonly<Record<string, ReturnType<typeof derived<Song, false>>>> = {}) =>
  collection<Song>()('songs', { key: ['title'], members: { title: text, ...members } });
const length = derived(text, 1, ({ title }: Song) => String(title.length));

/** The declarations of this release and of newer ones. */
const releases = {
  ours: [...collections, songs()],
  'a newer one with another member': [...collections, songs({ length })],
  'a newer one with another collection': [
    ...collections,
    songs(),
    collection<Song>()('albums', { key: ['title'], members: { title: text } }),
  ],
  'a newer one with another index': [
    ...collections,
    collection<Song>()('songs', {
      key: ['title'],
      members: { title: text },
      indexes: { byTitle: { unique: true, on: ['title'] } },
    }),
  ],
} satisfies Readonly<Record<string, readonly AnyCollection[]>>;
const newer = Object.entries(releases).slice(1);

/** A database that releases prepare. */
interface Prepared {
  readonly prepare: (declared: readonly AnyCollection[]) => Promise<void>;
  readonly kernel: Kernel;
}

const outOf = 'a move out of this store is not complete, and another release began it';
const into = 'a move into this store is not complete, and another release began it';

/** A store changes its declarations before a move and after it, and not meanwhile. */
const isNotUpgradedDuringMoves = async ({ prepare, kernel }: Prepared): Promise<void> => {
  await prepare(releases.ours);
  const { archive } = storeOn(kernel);
  const allRefuse = async (reason: string): Promise<void> => {
    for (const [name, declared] of newer) {
      const rejected = prepare(declared).then(
        () => `${name} prepared it`,
        (error: unknown) => error,
      );
      expect([name, await rejected]).toEqual([name, expect.any(SchemaMismatch)]);
      expect([name, String(await rejected)]).toEqual([name, expect.stringContaining(reason)]);
    }
    // The release that began the move continues it.
    await prepare(releases.ours);
  };
  await archive.claim('mov_1');
  await allRefuse(into);
  await archive.complete('mov_1');
  await archive.acquireWriteLock({ moveId: 'mov_2', since: noon }, undefined);
  await allRefuse(outOf);
  await archive.markMoved('mov_2');
  for (const [, declared] of newer.slice(0, 1)) await prepare(declared);
};

it(
  'a SQLite file is not upgraded while a move of another release is incomplete',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moves-'));
    const db = connect({ file: join(folder, 'licensing.db'), busyTimeoutMs: 1_000 });
    const kernel = (): Kernel => sqliteKernel({ read: db, writer: inlineWriter(db), collections });
    await isNotUpgradedDuringMoves({
      prepare: async (declared) => prepareSqlite(db, declared),
      kernel: { ...kernel(), close: async () => undefined },
    });
    await kernel().close();
    await rm(folder, { recursive: true, force: true });
  },
  timeoutMs,
);

needing(['mongo', 'postgres'], 'a database', () => {
  it(
    'of PostgreSQL is not upgraded while a move of another release is incomplete',
    async () => {
      const server = await borrowPostgres();
      const kernel = postgresKernel({ url: server.url, timeoutMs: 60_000 });
      try {
        await isNotUpgradedDuringMoves({
          prepare: (declared) => preparePostgres(server.url, declared),
          kernel,
        });
      } finally {
        await kernel.close();
        await server.release();
      }
    },
    timeoutMs,
  );

  it(
    'of MongoDB is not upgraded while a move of another release is incomplete',
    async () => {
      const server = await borrowMongo();
      const store = openStore({ url: server.url, timeoutMs: 60_000 });
      try {
        await isNotUpgradedDuringMoves({
          prepare: (declared) => prepareMongo(store.db, declared),
          kernel: mongoKernel(store),
        });
      } finally {
        await store.close();
        await server.release();
      }
    },
    timeoutMs,
  );
});
