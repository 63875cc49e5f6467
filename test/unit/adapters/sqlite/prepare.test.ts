import { connect, type Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { openDatabase } from '../../../../src/adapters/sqlite/database.ts';
import { prepare, SchemaTooNew } from '../../../../src/adapters/sqlite/kernel/prepare.ts';
import { perform } from '../../../../src/adapters/sqlite/kernel/run.ts';
import { collection, counter, type AnyCollection } from '../../../../src/adapters/store-kit/collection.ts';
import { moves } from '../../../../src/adapters/store-kit/collections/storage/moving.ts';
import { collections } from '../../../../src/adapters/store-kit/index.ts';
import { derived, optional, several, text } from '../../../../src/adapters/store-kit/members.ts';
import { add, getBy, insert, page, peek } from '../../../../src/adapters/store-kit/program.ts';
import { SchemaMismatch } from '../../../../src/ports/driven/storage/schema-mismatch.ts';

interface Song {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly artist?: string;
}

const song = (n: number): Song => ({ id: `song-${n}`, title: `Title ${n}`, words: ['love', `word${n}`] });

/** As an earlier release declared them. */
const songs = collection<Song>()('songs', {
  key: ['id'],
  members: { id: text, title: text },
  leased: true,
  indexes: { byTitle: { on: ['title', 'id'] } },
});
const plays = counter('plays', { key: { id: text }, counts: ['plays'] });

/** A database of the earlier release with as many songs. */
const earlier = (count = 3): Connection => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, [songs, plays]);
  for (let n = 1; n <= count; n++) perform(db, insert(songs, song(n)));
  perform(db, add(plays, ['song-1'], { plays: 7 }));
  db.run(`UPDATE songs SET lease_token = 'mine', lease_until = 5 WHERE id = 'song-2'`);
  return db;
};

const schemaIn = (db: Connection) =>
  db.all(`SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY name`);

const fresh = (declared: readonly AnyCollection[]) => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, declared);
  return schemaIn(db);
};

/** A later release; `change` is what it declares in another way. */
const later = (change: Partial<Parameters<ReturnType<typeof collection<Song>>>[1]>) =>
  collection<Song>()('songs', {
    ...{ key: ['id'], members: { id: text, title: text }, leased: true },
    ...{ indexes: { byTitle: { on: ['title', 'id'] } } },
    ...change,
  });

describe('a SQLite database that is prepared', () => {
  it('is left alone when it is prepared again', () => {
    const db = earlier();
    const before = db.one('SELECT total_changes() AS n');
    prepare(db, [songs, plays]);
    expect(db.one('SELECT total_changes() AS n')).toEqual(before);
  });

  it('has the members, indexes and counts that a later release adds, as if that had created it', () => {
    const db = earlier(1_200);
    const declared = [
      collection<Song>()('songs', {
        key: ['id'],
        members: {
          ...{ id: text, title: text, words: several(text), artist: optional(text) },
          initial: derived(text, 1, ({ title }: Song) => title.slice(-1)),
        },
        leased: true,
        indexes: {
          byTitle: { on: ['title', 'id'] },
          byInitial: { on: ['initial', 'id'] },
          byWord: { on: ['words', 'id'] },
        },
      }),
      counter('plays', { key: { id: text }, counts: ['plays', 'skips'] }),
    ] as const;
    prepare(db, declared);
    expect(schemaIn(db)).toEqual(fresh(declared));
    const [now, counts] = declared;
    expect(perform(db, page(now.indexes.byInitial, { equal: ['9'], limit: 500 }))).toHaveLength(120);
    expect(perform(db, page(now.indexes.byWord, { equal: ['love'], limit: 5_000 }))).toHaveLength(1_200);
    expect(perform(db, page(now.indexes.byWord, { equal: ['word7'], limit: 5 }))).toEqual([song(7)]);
    expect(perform(db, peek(now, ['song-2'], 'leaseToken', 'leaseUntil'))).toEqual({
      ...{ leaseToken: 'mine', leaseUntil: 5 },
    });
    expect(perform(db, add(counts, ['song-1'], { plays: 1, skips: 2 }))).toEqual({ plays: 8, skips: 2 });
  });

  it('has the values of a derived member whose version rose', () => {
    const declared = (version: number, of: (stored: Song) => string) =>
      collection<Song>()('songs', {
        key: ['id'],
        members: { id: text, sort: derived(text, version, of) },
        indexes: { bySort: { unique: true, on: ['sort'] } },
      });
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    const first = declared(1, ({ title }) => title);
    prepare(db, [first]);
    perform(db, insert(first, song(1)));
    const second = declared(2, ({ title }) => title.toLowerCase());
    prepare(db, [second]);
    expect(perform(db, getBy(second.indexes.bySort, 'title 1'))).toEqual(song(1));
    expect(() => prepare(db, [first])).toThrow(SchemaTooNew);
    expect(() => prepare(db, [first])).toThrow(/by a newer release \(member sort of songs\)/);
  });

  it('has no part that this release has retired, and is rejected as newer with any other', () => {
    const db = earlier();
    const without = later({ members: { id: text, title: text }, indexes: {} });
    expect(() => prepare(db, [without], { retired: ['plays'] })).toThrow(
      /newer release \(index byTitle of songs\)/,
    );
    expect(() => prepare(db, [without], { retired: ['songs index byTitle'] })).toThrow(/of plays/);
    const retired = ['songs index byTitle', 'plays'];
    prepare(db, [without], { retired });
    expect(schemaIn(db)).toEqual(fresh([without]));
    expect(perform(db, page(songs.indexes.key, { limit: 9 }))).toHaveLength(3);
  });

  it('has an index as it is declared now', () => {
    const db = earlier();
    const unique = later({ indexes: { byTitle: { unique: true, on: ['title'] } } });
    prepare(db, [unique, plays]);
    expect(schemaIn(db)).toEqual(fresh([unique, plays]));
  });

  it('is left alone if another process prepared it meanwhile, even if that one has begun a move', () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    let isMet = false;
    const script: Connection['script'] = (sql) => {
      if (sql === 'BEGIN EXCLUSIVE' && !isMet) {
        isMet = true;
        prepare(db, collections);
        perform(db, insert(moves, { name: 'move', moveId: 'mov_1', state: 'filling', kinds: {} }));
      }
      db.script(sql);
    };
    prepare({ ...db, script }, collections);
    expect(isMet).toBe(true);
    expect(schemaIn(db)).toEqual(fresh(collections));
    expect(db.inTransaction()).toBe(false);
    // A release with other declarations is rejected still.
    expect(() => prepare(db, [...collections, songs])).toThrow('a move into this store is not complete');
  });

  it('is left as it was where preparing fails', () => {
    const db = earlier();
    perform(db, insert(songs, { ...song(4), title: 'Title 1' }));
    const before = schemaIn(db);
    const unique = later({
      members: { id: text, title: text, words: several(text) },
      indexes: { byTitle: { unique: true, on: ['title'] } },
    });
    expect(() => prepare(db, [unique, plays])).toThrow(/UNIQUE/);
    expect(schemaIn(db)).toEqual(before);
    expect(db.inTransaction()).toBe(false);
    prepare(db, [songs, plays]);
  });

  it('is rejected where it is too old or too new for this release', () => {
    for (const [version, why] of [
      [12, /schema 12, which is too old for this release: start a release with schema 32 once/],
      [99, /schema 99, this release knows 32: start the release that wrote it, or a newer one/],
    ] as const) {
      const db = earlier();
      db.script(`PRAGMA user_version = ${version}`);
      expect(() => prepare(db, [songs, plays])).toThrow(SchemaMismatch);
      expect(() => prepare(db, [songs, plays])).toThrow(why);
    }
  });

  it('in memory is the same whether it was prepared or copied', async () => {
    const [one, other] = [openDatabase({ file: ':memory:' }), openDatabase({ file: ':memory:' })];
    expect(schemaIn(other.read)).toEqual(schemaIn(one.read));
    expect(schemaIn(other.read)).toEqual(fresh(collections));
  });
});
