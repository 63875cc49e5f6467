import { connect, type Connection } from '../../../../src/adapters/sqlite/connection.ts';

describe('rows of a SQLite connection', () => {
  let db: Connection;
  beforeEach(() => {
    db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    db.script(`CREATE TABLE songs (id INTEGER PRIMARY KEY, title TEXT, sound BLOB);
      INSERT INTO songs VALUES (1, 'Waltz', x'0102'), (2, NULL, NULL)`);
  });
  afterEach(() => db.close());

  const waltz = { id: 1, title: 'Waltz', sound: new Uint8Array([1, 2]) };
  const untitled = { id: 2, title: null, sound: null };
  const songs = 'SELECT id, title, sound FROM songs';

  it('have the names of their columns, and null where there is no value', () => {
    expect(db.all(`${songs} ORDER BY id`)).toEqual([waltz, untitled]);
    expect(db.one(`${songs} WHERE id = ?`, 2)).toEqual(untitled);
    expect([...db.each(`${songs} ORDER BY id`)]).toEqual([waltz, untitled]);
    expect(db.one('SELECT count(*) AS "howMany" FROM songs')).toEqual({ howMany: 2 });
  });

  it('are absent if nothing matches', () => {
    expect(db.one(`${songs} WHERE id = 3`)).toBeUndefined();
    expect(db.all(`${songs} WHERE id = 3`)).toEqual([]);
  });

  it('are ordinary objects, which are cheaper to read than the hash tables of node:sqlite', () => {
    for (const row of [db.one(songs), ...db.all(songs), ...db.each(songs)])
      expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  });
});
