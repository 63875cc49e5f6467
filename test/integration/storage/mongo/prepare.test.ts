import type { Document } from 'mongodb';
import { checkPrepared, mongoKernel, prepare } from '../../../../src/adapters/mongo/kernel/index.ts';
import { openStore, type Store } from '../../../../src/adapters/mongo/store.ts';
import { collection, counter } from '../../../../src/adapters/store-kit/collection.ts';
import { collections as kitCollections } from '../../../../src/adapters/store-kit/index.ts';
import { derived, optional, several, text, whole } from '../../../../src/adapters/store-kit/members.ts';
import { add, all, count, insert, page, program } from '../../../../src/adapters/store-kit/program.ts';
import { borrowMongo, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';

interface Word {
  readonly id: number;
  readonly word: string;
}

const key = { key: ['id'] as const };
const size = ({ word }: Word): number => word.length;
const before = collection<Word>()('words', {
  ...key,
  members: { id: whole, size: derived(whole, 1, size), old: derived(text, 1, () => '') },
  indexes: { bySize: { on: ['size', 'id'] }, byOld: { on: ['old', 'id'] } },
});
/** The next release: another function, new members, a list, another index of an old name, and none that is called old. */
const after = collection<Word>()('words', {
  ...key,
  members: {
    id: whole,
    size: derived(whole, 2, (word: Word) => size(word) * 2),
    first: derived(text, 1, ({ word }: Word) => word.slice(0, 1)),
    note: derived(optional(text), 1, () => undefined),
    letters: derived(several(text), 1, ({ word }: Word) => [...word]),
  },
  indexes: {
    bySize: { on: ['size', 'first', 'id'] },
    byFirst: { on: ['first', 'id'] },
    byLetter: { on: ['letters', 'id'] },
  },
});
const retired = ['words member old', 'words index byOld'];
const uses = counter('uses', { key: { word: text, day: text }, counts: ['read', 'written'] });
const ordered = counter('uses', {
  key: { word: text, day: text },
  counts: ['read', 'written'],
  indexes: { top: { within: ['day'], by: ['read', 'written'] } },
});

const fill = program<readonly Word[], number>(
  'words.fill',
  () => [],
  function* (words) {
    yield* all(...words.map((word) => insert(before, word)));
    return words.length;
  },
);
const use = program<string, number>(
  'words.use',
  () => [],
  function* (word) {
    const [counts] = yield* all(add(uses, [word, 'monday'], { written: 1 }));
    return counts.written;
  },
);

const listed = (words: number): readonly Word[] =>
  Array.from({ length: words }, (_, n) => ({ id: n + 1, word: 'x'.repeat(1 + (n % 5)) }));

needing('mongo', 'preparing a database of MongoDB', () => {
  let server: BorrowedStore;
  let databases = 0;
  let stores: Store[] = [];
  beforeAll(async () => {
    server = await borrowMongo();
  }, 120_000);
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
  });
  afterAll(() => server.release());

  const newDatabase = (): Store => {
    const url = new URL(server.url);
    url.pathname = `/prepared_${++databases}`;
    const store = openStore({ url: url.href, timeoutMs: 60_000 });
    stores.push(store);
    return store;
  };

  it('is done for every collection of the kit, again without a change, and then checked', async () => {
    const store = newDatabase();
    const { db } = store;
    await expect(checkPrepared(store, kitCollections)).rejects.toThrow(
      'the database was not prepared: run npm run operator -- prepare-mongodb',
    );
    await prepare(db, kitCollections);
    await checkPrepared(store, kitCollections);
    const progress: string[] = [];
    await prepare(db, kitCollections, { progress: (line) => void progress.push(line) });
    expect(progress).toEqual([]);
    await db.collection('licenses').dropIndex('held');
    await expect(checkPrepared(store, kitCollections)).rejects.toThrow(
      'the index held of licenses is missing: run npm run operator -- prepare-mongodb',
    );
    await prepare(db, kitCollections);
    await checkPrepared(store, kitCollections);
    await db.collection('licenses').drop();
    await expect(checkPrepared(store, kitCollections)).rejects.toThrow(
      'the collection licenses is missing: restore the database from a backup',
    );
  }, 120_000);

  it('distinguishes an older database from a newer one, and upgrades the older one', async () => {
    const store = newDatabase();
    const { db } = store;
    await prepare(db, [before]);
    const kernel = mongoKernel(store);
    await kernel.run(fill, listed(450));
    await expect(checkPrepared(store, [after], { retired })).rejects.toThrow(
      'the database was prepared by an older release (member size of words is missing or outdated): run npm run operator -- prepare-mongodb',
    );
    await expect(prepare(db, [after])).rejects.toThrow(/by a newer release \(member old of words\)/);
    const lines: string[] = [];
    await prepare(db, [after], { retired, progress: (line) => void lines.push(line) });
    expect(lines).toEqual([
      'filled 450 records of words',
      'created the index bySize of words',
      'created the index byFirst of words',
      'created the index byLetter of words',
      'the index byOld of words will be dropped when the database is prepared again',
    ]);
    await checkPrepared(store, [after], { retired });
    await expect(checkPrepared(store, [before])).rejects.toThrow(
      /by a newer release \(member size of words\)/,
    );
    await expect(prepare(db, [before])).rejects.toThrow(/by a newer release/);
    const { bySize, byFirst, byLetter } = after.indexes;
    expect(await kernel.read(count(bySize, { equal: [10] }))).toBe(90);
    expect(await kernel.read(count(byFirst, { equal: ['x'] }))).toBe(450);
    expect(await kernel.read(count(byLetter, { equal: ['x'] }))).toBe(450);
    const indexNames = async () =>
      (await db.collection('words').indexes()).map(({ name }) => name).toSorted();
    expect(await indexNames()).toEqual(['_id_', 'byFirst', 'byLetter', 'byOld', 'bySize']);
    await prepare(db, [after], { retired });
    expect(await indexNames()).toEqual(['_id_', 'byFirst', 'byLetter', 'bySize']);
    await checkPrepared(store, [after]);
  }, 60_000);

  it('continues after the last batch when it was interrupted', async () => {
    const store = newDatabase();
    const { db } = store;
    await prepare(db, [before]);
    const kernel = mongoKernel(store);
    await kernel.run(fill, listed(950));
    const reached = db.collection<{ readonly _id: string; readonly place: number }>('kit_backfills');
    let batches = 0;
    let closing: Promise<void> | undefined;
    // Closed with the command that follows the first batch.
    const observe = (name: string, command: Document): void => {
      if (command[name] === reached.collectionName && name === 'update') batches++;
      else if (batches > 0) closing ??= interrupted.close();
    };
    const interrupted = openStore({ url: server.url, timeoutMs: 60_000, observe });
    const other = interrupted.db.client.db(db.databaseName);
    await expect(prepare(other, [after], { retired })).rejects.toThrow();
    await closing;
    await expect(checkPrepared(store, [after], { retired })).rejects.toThrow(/by an older release/);
    const place = (await reached.findOne({ _id: 'words' }))?.place ?? 0;
    expect(place).toBeGreaterThan(0);
    const lines: string[] = [];
    await prepare(db, [after], { retired, progress: (line) => void lines.push(line) });
    expect(lines[0]).toBe(`filled ${950 - place} records of words`);
    expect(await kernel.read(count(after.indexes.byLetter, { equal: ['x'] }))).toBe(950);
    expect(await kernel.read(count(after.indexes.bySize, { equal: [2] }))).toBe(190);
  }, 60_000);

  it('rejects a document that lacks what its collection declares', async () => {
    const store = newDatabase();
    const { db } = store;
    await prepare(db, [after, uses]);
    const words = db.collection<{ readonly _id: unknown }>('words');
    const whole = { size: 2, first: 'x', letters: ['x'], doc: '{}' };
    await words.insertOne({ _id: 1, ...whole });
    const broken: readonly Readonly<Record<string, unknown>>[] = [
      { ...whole, size: undefined },
      { ...whole, size: '2' },
      { ...whole, size: 0.5 },
      { ...whole, first: 1 },
      { ...whole, letters: ['x', 1] },
      { ...whole, note: 1 },
      { ...whole, doc: undefined },
      { ...whole, doc: {} },
    ];
    for (const document of broken)
      await expect(words.insertOne({ _id: 2, ...document }, { ignoreUndefined: true })).rejects.toMatchObject(
        {
          code: 121,
        },
      );
    await expect(words.insertOne({ _id: 'two', ...whole })).rejects.toMatchObject({ code: 121 });
    const counts = db.collection<{ readonly _id: string }>('uses');
    await expect(
      counts.insertOne({ _id: '["a"]', ...{ word: 'a', day: 'b', read: 0.5 } }),
    ).rejects.toMatchObject({
      code: 121,
    });
  });

  it('rejects documents that no release prepared, and restores a missing validator', async () => {
    const store = newDatabase();
    const { db } = store;
    const words = db.collection<{ readonly _id: unknown }>('words');
    await words.insertOne({ _id: 'foreign' });
    await expect(prepare(db, [after])).rejects.toThrow(
      'the collection words has documents, but no release is recorded as its author',
    );
    await words.deleteMany({});
    await prepare(db, [after]);
    await db.command({ collMod: 'words', validator: {} });
    await words.insertOne({ _id: 'foreign' });
    await words.deleteMany({});
    await prepare(db, [after]);
    await expect(words.insertOne({ _id: 'foreign' })).rejects.toMatchObject({ code: 121 });
  });

  it('ends between two collections when its turn has ended', async () => {
    const store = newDatabase();
    let checks = 0;
    const check = (): void => {
      if (++checks === 3) throw new Error('the turn has ended');
    };
    await expect(prepare(store.db, kitCollections, { check })).rejects.toThrow('the turn has ended');
    expect(await store.db.collection('kit_schema').distinct('collection')).toHaveLength(2);
  });

  it('gives counters of before the counts that a new index orders by', async () => {
    const store = newDatabase();
    const { db } = store;
    await prepare(db, [uses]);
    const kernel = mongoKernel(store);
    for (const word of ['b', 'a', 'b']) await kernel.run(use, word);
    await prepare(db, [ordered]);
    const { top } = ordered.indexes;
    const rows = await kernel.read(page(top, { equal: ['monday'], limit: 9 }));
    expect(rows.map(({ word, read, written }) => [word, read, written])).toEqual([
      ['b', 0, 2],
      ['a', 0, 1],
    ]);
    expect(await kernel.read(page(top, { equal: ['monday'], from: 0, limit: 9 }))).toHaveLength(2);
  });
});
