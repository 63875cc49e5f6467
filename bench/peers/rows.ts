import { type DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { track } from '../search/generated.ts';
import type { ApprovedTrack } from '../../src/domain/catalog/track.ts';

/** Returns everything that the response of this service has, and no query uses. */
export const detailsOf = (generated: ApprovedTrack): string => {
  const { trackId, title, bpm, durationMs, addedAt, moods, genres, terms, likeness, master, stems, ...rest } =
    generated;
  const link = `http://localhost/api/v1/tracks/${trackId}`;
  const ends = ['stream', 'download', 'attribution', 'license-terms', 'waveform'];
  const links = { self: link, ...Object.fromEntries(ends.map((end) => [end, `${link}/${end}`])) };
  return JSON.stringify({ ...rest, hasStems: stems.length > 0, links });
};

/** Returns a function that inserts a row with these columns, unless it is there. */
export const insertInto = (database: DatabaseSync, table: string, columns: readonly string[]) => {
  const statement = database.prepare(
    `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  return (...values: readonly SQLInputValue[]): void => void statement.run(...values);
};

/** Fills tables in one transaction, without waiting for the disk. */
export const fillTables = (database: DatabaseSync, fill: () => void): void => {
  database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; BEGIN');
  fill();
  database.exec('COMMIT; ANALYZE');
};

const trackColumns = ['track_id', 'title', 'bpm', 'duration_ms', 'added_at', 'details', 'terms'];

/** Writes generated tracks into tables that Directus and NestJS have in the same form. `reference`: the column that names the track of a mood or genre. */
export const writeTracks = (database: DatabaseSync, count: number, reference: string): void => {
  const tracks = insertInto(database, 'tracks', trackColumns);
  const names = {
    mood: insertInto(database, 'moods', ['name']),
    genre: insertInto(database, 'genres', ['name']),
  };
  const moods = insertInto(database, 'track_moods', [reference, 'mood']);
  const genres = insertInto(database, 'track_genres', [reference, 'genre']);
  for (let n = 1; n <= count; n++) {
    const generated = track(n);
    const { trackId, title, bpm, durationMs, addedAt, terms } = generated;
    tracks(trackId, title, bpm, durationMs, addedAt, detailsOf(generated), JSON.stringify(terms[0]));
    for (const mood of generated.moods) {
      names.mood(mood);
      moods(trackId, mood);
    }
    for (const genre of generated.genres) {
      names.genre(genre);
      genres(trackId, genre);
    }
  }
};
