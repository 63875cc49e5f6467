import { type DatabaseSync, type SQLInputValue } from 'node:sqlite';
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
