import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { needing } from '../../../support/needing.ts';
import { borrowMongo, borrowPostgres, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { operatorOf, type Commanded } from '../../../support/service/operator.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { noon } from '../../../support/builders/builders.ts';

const timeoutMs = 240_000;
const nowhere = 'postgres://ada:hunter2@127.0.0.1:9/licensing';

/** The exit code and the message of a command, without the names of its stores. */
const said = ({ code, err }: Commanded): readonly [number, string] => [
  code,
  err.replace(/^(From|To): .*\n/gm, '').trim(),
];

describe('a move with invalid arguments is rejected in one sentence, and', () => {
  let folder: string;
  let operator: (...words: readonly string[]) => Promise<Commanded>;
  const open = (name = '.') => sqliteStorage({ file: join(folder, name, 'licensing.db') });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    operator = operatorOf(folder, { MONGODB_URL: '', DATABASE_URL: '' });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it(
    'names what is missing: a store to move, or one to move it to',
    async () => {
      expect(said(await operator('move', '--to', `sqlite:${folder}/b`))).toEqual([
        2,
        `Invalid configuration:\nThere is no store in ${folder}. Name the store to move with --from.`,
      ]);
      await open().close();
      const [code, message] = said(await operator('move'));
      expect([code, message]).toEqual([
        2,
        expect.stringContaining('Name the store to move to with --to or MOVE_TO'),
      ]);
      for (const wrong of [
        'mysql://ada:hunter2@db/x',
        'sqlite:',
        'postgres://ada:hunter2@db',
        'mongodb://ada:hunter2@',
      ]) {
        const rejected = await operator('move', '--to', wrong);
        expect([wrong, rejected.code, rejected.err]).toEqual([wrong, 2, expect.stringContaining('--to ')]);
        expect(rejected.err).not.toContain('hunter2');
      }
      expect(said(await operator('move', '--to', `sqlite:${folder}/b`))).toEqual([
        1,
        `${folder}/licensing.db is empty: there is nothing to move.`,
      ]);
    },
    timeoutMs,
  );

  it(
    'the same store on both sides is noticed, also behind a link',
    async () => {
      const storage = open();
      await fillStore(storage, 1);
      await symlink(folder, `${folder}-link`);
      try {
        for (const address of [
          `sqlite:${folder}`,
          `sqlite:${folder}/../${folder.split('/').at(-1) ?? ''}`,
          `sqlite:${folder}-link`,
        ])
          expect(said(await operator('move', '--to', address))).toEqual([
            2,
            `Invalid configuration:\nBoth addresses name the same store, ${folder}/licensing.db. Nothing was changed.`,
          ]);
        expect(await storage.archive.writeLock()).toBeUndefined();
      } finally {
        await storage.close();
        await rm(`${folder}-link`);
      }
    },
    timeoutMs,
  );

  it(
    'no write was blocked for a target that is not empty, another process that moves the store, or a server that does not answer',
    async () => {
      const [one, other] = [open(), open('b')];
      await fillStore(one, 1);
      await fillStore(other, 1);
      expect(said(await operator('move', '--to', `sqlite:${folder}/b`))).toEqual([
        1,
        `${folder}/b/licensing.db is not empty. Name an empty store with --to. Nothing was changed.`,
      ]);
      const busy = await one.archive.alone(() => operator('move', '--to', `sqlite:${folder}/c`));
      if (busy === 'occupied') throw new Error('it was not alone');
      expect(said(busy)).toEqual([
        1,
        `Another process is moving ${folder}/licensing.db. Nothing was changed.`,
      ]);
      const [code, message] = said(await operator('move', '--to', nowhere));
      expect([code, message]).toEqual([
        1,
        expect.stringMatching(
          /^Cannot open the store: PostgreSQL database licensing at 127\.0\.0\.1:9: .*\. Nothing was changed\.$/,
        ),
      ]);
      expect(message).not.toContain('hunter2');
      expect(await one.archive.writeLock()).toBeUndefined();
      await Promise.all([one.close(), other.close()]);
    },
    timeoutMs,
  );

  it(
    'two databases in the environment are none',
    async () => {
      const both = operatorOf(folder, { MONGODB_URL: 'mongodb://db/x', DATABASE_URL: nowhere });
      expect(said(await both('move', '--to', `sqlite:${folder}/b`))).toEqual([
        2,
        'Invalid configuration:\nSet only one of MONGODB_URL and DATABASE_URL: each chooses a different adapter.',
      ]);
    },
    timeoutMs,
  );

  it(
    'an unfinished move is continued to its own target only, and canceled even if that target no longer exists',
    async () => {
      const storage = open();
      await fillStore(storage, 1);
      await storage.archive.acquireWriteLock(
        { moveId: 'mov_1', since: noon, to: 'MongoDB database licensing at db-1' },
        undefined,
      );
      expect(said(await operator('move', '--to', `sqlite:${folder}/b`))).toEqual([
        1,
        `A move of ${folder}/licensing.db to MongoDB database licensing at db-1 is not complete. Name that store with --to to continue, or cancel that move with --undo. If that store is gone, use --undo without --to and without MOVE_TO.`,
      ]);
      const undone = await operator('move', '--undo');
      expect([undone.code, undone.out]).toEqual([
        0,
        expect.stringContaining('The move was canceled. Writes continue in'),
      ]);
      expect(await storage.archive.writeLock()).toBeUndefined();
      expect((await operator('move', '--undo')).out).toContain('Nothing to undo');
      await storage.close();
    },
    timeoutMs,
  );
});

needing(['mongo', 'postgres'], 'a move between databases that is asked for wrongly', () => {
  let mongo: BorrowedStore;
  let postgres: BorrowedStore;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    [mongo, postgres] = await Promise.all([borrowMongo(), borrowPostgres()]);
  }, timeoutMs);
  afterAll(async () => {
    await Promise.all([mongo.release(), postgres.release()]);
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'is rejected out of a database that this release has not prepared, and into one that a newer release prepared',
    async () => {
      const operator = operatorOf(folder, { MONGODB_URL: mongo.url });
      const unprepared = await operator('move', '--to', `sqlite:${folder}/b`);
      expect(said(unprepared)).toEqual([
        1,
        expect.stringMatching(/^Cannot open the store: MongoDB database .* prepare-mongodb/),
      ]);
      await prepareMongo({ url: mongo.url }, () => undefined);
      expect(said(await operator('move', '--to', postgres.url))).toEqual([
        1,
        expect.stringContaining('is empty: there is nothing to move'),
      ]);
    },
    timeoutMs,
  );
});
