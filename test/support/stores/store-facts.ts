import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cryptoDigest } from '../../../src/adapters/crypto/index.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { readAuditLog } from '../../../src/application/operator/store/verify-audit.ts';
import { canonical } from '../../../src/domain/shared/canonical.ts';
import { archiveKinds } from '../../../src/ports/driven/storage/archive.ts';

/** Replaces what differs between two runs of one command: IDs, times, keys, secrets and digests. */
const withoutChance = (text: string): string =>
  text
    .replaceAll(/\b([a-z]+_)[0-9A-HJKMNP-TV-Z]{26}\b/g, '$1…')
    .replaceAll(/\b1[6-9]\d{11}\b|\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/(?<="waitedMs":)\d+/g, 'duration')
    .replaceAll(/[\w+/=-]{32,}/g, 'secret')
    .replaceAll(/(?<=[".])[0-9a-f]{12}(?=[".])/g, 'key');

/** All records of a store in a file by their kind, as texts to compare with another run; and where its audit log is altered. */
export const storeFacts = async (dataDir: string) => {
  const file = join(dataDir, 'licensing.db');
  const storage = sqliteStorage({ file });
  try {
    const records: Record<string, readonly string[]> = {};
    for (const kind of archiveKinds) {
      const found = (await storage.archive.read(kind, { limit: 10_000 })).records;
      records[kind] = found.map((record) => withoutChance(canonical(record))).sort();
    }
    const { issue } = await readAuditLog({ ...storage, digest: cryptoDigest });
    return { records, totals: await storage.archive.totals(), auditIssue: issue };
  } finally {
    await storage.close();
  }
};

/** Says `ok` for a sound SQLite file. */
export const integrityOf = (dataDir: string): unknown => {
  const db = new DatabaseSync(join(dataDir, 'licensing.db'), { readOnly: true });
  try {
    return db.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  } finally {
    db.close();
  }
};

/** Reads all entries under a folder, again if one of its folders is removed meanwhile. */
const entriesUnder = async (folder: string) => {
  for (;;) {
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || path === folder) throw error;
    }
  }
};

/** The names of all files under a folder, without what differs between two runs. */
export const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const entries = await entriesUnder(folder);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\+[0-9a-f]{20}/, '+'))
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();
};
