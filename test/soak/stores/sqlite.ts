import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { snake } from '../../../src/adapters/store-kit/sql/names.ts';
import { memberOf } from './columns.ts';
import type { Row, SoakedStore } from './soaked-store.ts';

/** Opens the file as SQLite alone sees it, after its own recovery. */
const inFile = <Result>(file: string, work: (db: DatabaseSync) => Result): Result => {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/** Reads all rows of the table of a collection, by the names of its members. Throws if the file is damaged. */
export const rowsInFile =
  (file: string) =>
  async (collection: string): Promise<readonly Row[]> =>
    inFile(file, (db) => {
      const [found] = Object.values(db.prepare('PRAGMA integrity_check').get() ?? {});
      if (found !== 'ok') throw new Error(`${file} is damaged: ${String(found)}`);
      const rows = db.prepare(`SELECT * FROM "${snake(collection)}"`).all();
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [memberOf(column), value])),
      );
    });

export const store: SoakedStore = {
  startServer: async () => ({
    database: async (folder) => {
      const file = join(folder, 'licensing.db');
      return {
        environment: {},
        rowsOf: rowsInFile(file),
        endLeases: async () =>
          inFile(file, (db) => {
            for (const table of ['lanes', 'outbox'])
              db.exec(`UPDATE ${table} SET lease_until = 0 WHERE lease_until > 0`);
          }),
      };
    },
    stop: async () => undefined,
  }),
  lifetimeSeconds: 0,
  leisure: 1,
};
