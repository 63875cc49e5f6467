import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SearchRequest } from '../../src/domain/catalog/search/search-criteria.ts';
import { searchWordsOf } from '../../src/domain/catalog/search/search-relevance.ts';
import { collationKey } from '../../src/domain/catalog/search/search-text.ts';
import type { ApprovedTrack } from '../../src/domain/catalog/track.ts';

/** The same queries with SQL on node:sqlite: tables with an index for every filter and order, FTS5 for text. */
export interface SqlSearch {
  readonly add: (tracks: readonly ApprovedTrack[]) => void;
  readonly search: (request: SearchRequest) => { readonly ids: readonly string[]; readonly total: number };
  readonly close: () => void;
}

const schema = `
  CREATE TABLE track (n INTEGER PRIMARY KEY, id TEXT NOT NULL, title TEXT NOT NULL, bpm REAL NOT NULL,
    duration INTEGER NOT NULL, added INTEGER NOT NULL) STRICT;
  CREATE INDEX by_title ON track (title, id);
  CREATE INDEX by_bpm ON track (bpm, id);
  CREATE INDEX by_duration ON track (duration);
  CREATE INDEX by_added ON track (added DESC, id);
  CREATE TABLE mood (mood TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (mood, n)) STRICT, WITHOUT ROWID;
  CREATE TABLE genre (genre TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (genre, n)) STRICT, WITHOUT ROWID;
  CREATE INDEX moods_of ON mood (n, mood);
  CREATE INDEX genres_of ON genre (n, genre);
  CREATE VIRTUAL TABLE words USING fts5 (text, content = '', prefix = '1 2 3');`;

const orders: Readonly<Record<string, string>> = { newest: 'added', title: 'title', bpm: 'bpm' };

const anyOf = (table: string, values: readonly string[]): string =>
  `n IN (SELECT n FROM ${table} WHERE ${table} IN (${values.map(() => '?').join(', ')}))`;

const conditions = ({
  criteria,
}: SearchRequest): readonly (readonly [string, readonly SQLInputValue[]])[] => {
  const { q, moods, genres, bpmMin, bpmMax, durationMinMs, durationMaxMs } = criteria;
  return [
    ...(moods ? [[anyOf('mood', moods), moods] as const] : []),
    ...(genres ? [[anyOf('genre', genres), genres] as const] : []),
    ...(bpmMin === undefined ? [] : [['bpm >= ?', [bpmMin]] as const]),
    ...(bpmMax === undefined ? [] : [['bpm <= ?', [bpmMax]] as const]),
    ...(durationMinMs === undefined ? [] : [['duration >= ?', [durationMinMs]] as const]),
    ...(durationMaxMs === undefined ? [] : [['duration <= ?', [durationMaxMs]] as const]),
    ...(q === undefined ? [] : [['n IN (SELECT rowid FROM words WHERE words MATCH ?)', [`${q}*`]] as const]),
  ];
};

export const sqlSearch = (): SqlSearch => {
  const db = new DatabaseSync(':memory:');
  db.exec(schema);
  const insert = {
    track: db.prepare('INSERT INTO track VALUES (?, ?, ?, ?, ?, ?)'),
    mood: db.prepare('INSERT INTO mood VALUES (?, ?)'),
    genre: db.prepare('INSERT INTO genre VALUES (?, ?)'),
    words: db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)'),
  };
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  return {
    add: (tracks) => {
      db.exec('BEGIN');
      for (const track of tracks) {
        const { catalogVersion: n } = track;
        insert.track.run(
          n,
          track.trackId,
          collationKey(track.title),
          track.bpm,
          track.durationMs,
          track.addedAt,
        );
        for (const mood of track.moods) insert.mood.run(mood, n);
        for (const genre of track.genres) insert.genre.run(genre, n);
        insert.words.run(n, Object.values(searchWordsOf(track)).flat().join(' '));
      }
      db.exec('COMMIT');
    },
    search: (request) => {
      const { sort, order, limit, after } = request;
      const clauses = conditions(request);
      const where = ['1', ...clauses.map(([sql]) => sql)].join(' AND ');
      const values = clauses.flatMap(([, given]) => given);
      const total = statement(`SELECT count(*) AS total FROM track WHERE ${where}`).get(...values)?.['total'];
      const column = orders[sort] ?? 'added';
      const past = order === 'asc' ? '>' : '<';
      const from = after ? ` AND (${column} ${past} ? OR (${column} = ? AND id > ?))` : '';
      const rows = statement(
        `SELECT id FROM track WHERE ${where}${from} ORDER BY ${column} ${order}, id LIMIT ${limit}`,
      ).all(...values, ...(after ? [after.value, after.value, after.trackId] : []));
      return { ids: rows.map((row) => String(row['id'])), total: Number(total) };
    },
    close: () => db.close(),
  };
};
