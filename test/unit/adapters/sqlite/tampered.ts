import { connect, type Connection, type Row } from '../../../../src/adapters/sqlite/connection.ts';
import { storageOn, type SqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { migrate } from '../../../../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter } from '../../../../src/adapters/sqlite/writer.ts';
import type { OpenWorld } from '../../../contract/world.ts';

/** What is done to the statements that match: left out, or answered with another row. */
export interface Tampering {
  readonly matching: RegExp;
  readonly instead: 'nothing' | ((row: Row | undefined) => Row | undefined);
}

const tamperedConnection = (db: Connection, { matching, instead }: Tampering): Connection => ({
  ...db,
  one: (sql, ...values) => {
    const row = db.one(sql, ...values);
    return instead !== 'nothing' && matching.test(sql) ? instead(row) : row;
  },
  run: (sql, ...values) => (instead === 'nothing' && matching.test(sql) ? 1 : db.run(sql, ...values)),
  script: (sql) => db.script(instead === 'nothing' ? sql.replace(matching, '') : sql),
});

/** The real store in memory, tampered with below the repositories. */
export const tampered =
  (tampering: Tampering, schema = ''): OpenWorld<SqliteStorage> =>
  async () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    migrate(db);
    if (schema !== '') db.script(schema);
    const read = tamperedConnection(db, tampering);
    const writer = inlineWriter(read);
    const storage = storageOn({
      read,
      write: async (command, args) => (await writer.write(command, args)) as never,
      dataVersion: () => 1,
      close: async () => read.close(),
    });
    return { views: [storage], close: () => storage.close() };
  };

/** What goes wrong in SQLite itself, each with the cases of the ledger's contract that must catch it. */
export const brokenStatements: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly tampering: Tampering;
  readonly schema?: string;
}[] = [
  {
    title: 'half commits: what was written before a failure stays',
    by: [
      'leaves nothing of an opening that breaks off half-way',
      'leaves nothing of a revocation that breaks off half-way',
      'breaks off only the opening that is broken, of those committed together',
    ],
    tampering: { matching: /ROLLBACK TO command;/, instead: 'nothing' },
  },
  {
    title: 'bindings that nothing keeps unique',
    by: [
      'grants one license when twenty rivals race for a binding',
      'never has two active while fifty workers issue and revoke one triple',
    ],
    tampering: { matching: /content_id = \? AND status = 'active'/, instead: () => undefined },
    schema: 'DROP INDEX active_bindings',
  },
  {
    title: 'issued licenses that are not counted',
    by: ['grants exactly a hundred when two hundred rivals share a quota of a hundred'],
    tampering: { matching: /INSERT INTO licenses_issued/, instead: 'nothing' },
  },
  {
    title: 'active licenses that are not counted',
    by: ['counts what was issued each day of a month, and what was active at its end or is now'],
    tampering: { matching: /INSERT INTO licenses_held/, instead: 'nothing' },
  },
  {
    title: 'a second revocation that overwrites the first',
    by: ['revokes once when twenty rivals revoke, and all see the first'],
    tampering: {
      matching: /SELECT doc FROM licenses WHERE license_id/,
      instead: (row) => row && { doc: String(row['doc']).replace('"status":"revoked"', '"status":"active"') },
    },
  },
];
