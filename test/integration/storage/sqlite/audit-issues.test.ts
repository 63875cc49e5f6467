import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { mongoStorage, prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import { borrowMongo } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';

const noted = async (auditLog: AuditLog, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) await auditLog.append(aNote({ detail: { reason: `reason-${n};` } }, n));
};

/** A file with twelve entries. */
const inFile = (use: (folder: string, file: string) => Promise<void>) => () =>
  inFolder(async (folder) => {
    const file = join(folder, 'licensing.db');
    const storage = sqliteStorage({ file });
    await noted(storage.auditLog, 12);
    await storage.close();
    await use(folder, file);
  });

const issueAt = (place: number) => `entry ${place}: changed, added or removed after it was written\n`;
const timeoutMs = 240_000;

describe('the audit log in a SQLite file', () => {
  it(
    'is found to be whole, and not so after one byte of the file was changed',
    inFile(async (folder, file) => {
      const operator = operatorOf(folder, { MASTER_KEY: 'ab'.repeat(32) });
      const whole = await operator('verify-audit');
      expect(whole).toMatchObject({ code: 0, err: '' });
      const [, last = ''] = /^12 entries, the last (12:[0-9a-f]{64})\n$/.exec(whole.out) ?? [];
      expect(await operator('verify-audit', '--known', last)).toEqual(whole);

      const bytes = await readFile(file, 'latin1');
      expect(bytes).toContain('reason-7;');
      // Also where a page that was split left it.
      await writeFile(file, bytes.replaceAll('reason-7;', 'Reason-7;'), 'latin1');
      expect(await operator('verify-audit')).toEqual({ ...whole, code: 1, err: issueAt(7) });
    }),
    timeoutMs,
  );

  it(
    'lists a damaged entry where it is, and all entries before it',
    inFile(async (_, file) => {
      const db = new DatabaseSync(file);
      db.exec('DROP TRIGGER audit_entries_update');
      db.exec(`UPDATE audit_entries SET doc = json_set(doc, '$.text', 'broken') WHERE place = 7`);
      db.close();
      const storage = sqliteStorage({ file });
      for (const filter of [{}, { action: aNote().action }])
        for (const limit of [1, 6, 50]) {
          const places: number[] = [];
          let after: ListPlace | undefined;
          do {
            const { items, next }: Awaited<ReturnType<AuditLog['list']>> = await storage.auditLog.list(
              filter,
              { limit, ...(after && { after }) },
            );
            places.push(...items.map(({ place }) => place));
            after = next;
          } while (after);
          expect(places).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        }
      await storage.close();
    }),
    timeoutMs,
  );

  it(
    'is found to be truncated if its last entry is known',
    inFile(async (folder, file) => {
      const operator = operatorOf(folder, { MASTER_KEY: 'ab'.repeat(32) });
      const [, last = ''] = / last (\S+)/.exec((await operator('verify-audit')).out) ?? [];
      const db = new DatabaseSync(file);
      db.exec('DROP TRIGGER audit_entries_delete');
      db.exec('DELETE FROM audit_entries WHERE place > 10');
      db.close();
      expect(await operator('verify-audit')).toMatchObject({ code: 0, err: '' });
      expect(await operator('verify-audit', '--known', last)).toMatchObject({ code: 1, err: issueAt(11) });
    }),
    timeoutMs,
  );

  describe('keeps all that it has', () => {
    const tampering: readonly (readonly [what: string, statement: string])[] = [
      ['an entry that is changed', 'UPDATE audit_entries SET doc = doc WHERE place = 3'],
      ['an entry that is taken out', 'DELETE FROM audit_entries WHERE place = 12'],
      ['an entry in place of another', `REPLACE INTO audit_entries (place, doc) VALUES (3, '{}')`],
      ['an entry beyond the end', `INSERT INTO audit_entries (place, doc) VALUES (14, '{}')`],
      ['a subject that is changed', `UPDATE audit_subjects SET subject = 'x'`],
      ['a subject that is taken out', 'DELETE FROM audit_subjects'],
      [
        'a subject in place of another',
        `REPLACE INTO audit_subjects (subject, place, doc) SELECT subject, place, '{}' FROM audit_subjects LIMIT 1`,
      ],
    ];
    const refusing =
      (...rejected: readonly (typeof tampering)[number][]) =>
      (file: string): void => {
        const db = new DatabaseSync(file);
        for (const [, statement] of rejected) expect(() => db.exec(statement)).toThrow('append-only');
        db.close();
      };

    it.each(tampering)('rejects %s', async (...one) => inFile(async (_, file) => refusing(one)(file))());

    it(
      'is whole after all of that',
      inFile(async (folder, file) => {
        refusing(...tampering)(file);
        expect((await operatorOf(folder, { MASTER_KEY: 'ab'.repeat(32) })('verify-audit')).code).toBe(0);
      }),
      timeoutMs,
    );
  });
});

needing('mongo', 'the audit log in MongoDB', () => {
  it(
    'is found to be whole, and not so after one letter of a document was changed',
    () =>
      inFolder(async (folder) => {
        const server = await borrowMongo();
        const client = new MongoClient(server.url);
        try {
          await prepareMongo({ url: server.url }, () => undefined);
          const storage = mongoStorage({ url: server.url, timeoutMs: timeoutMs });
          await noted(storage.auditLog, 12);
          await storage.close();
          const operator = operatorOf(folder, { MONGODB_URL: server.url, MASTER_KEY: 'ab'.repeat(32) });
          const whole = await operator('verify-audit');
          expect(whole).toMatchObject({ code: 0, err: '' });
          expect(whole.out).toMatch(/^12 entries, the last 12:[0-9a-f]{64}\n$/);

          const entries = client.db('licensing').collection<{ _id: number; doc: string }>('audit_entries');
          const { doc = '' } = (await entries.findOne({ _id: 7 })) ?? {};
          expect(doc).toContain('reason-7;');
          await entries.updateOne({ _id: 7 }, { $set: { doc: doc.replace('reason-7', 'Reason-7') } });
          expect(await operator('verify-audit')).toEqual({ ...whole, code: 1, err: issueAt(7) });
        } finally {
          await client.close();
          await server.release();
        }
      }),
    2 * timeoutMs,
  );
});
