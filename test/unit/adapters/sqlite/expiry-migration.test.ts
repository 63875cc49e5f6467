import { connect } from '../../../../src/adapters/sqlite/connection.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { licensing } from '../../../../src/adapters/sqlite/migrations/001-licensing.ts';
import { catalog } from '../../../../src/adapters/sqlite/migrations/002-catalog.ts';
import { platforms } from '../../../../src/adapters/sqlite/migrations/003-platforms.ts';
import { usage } from '../../../../src/adapters/sqlite/migrations/004-usage.ts';
import { migrate } from '../../../../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter } from '../../../../src/adapters/sqlite/writer.ts';
import type { License } from '../../../../src/domain/licensing/license.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aLicense, aRevoked, contentId, licenseId } from '../../../support/builders.ts';

const now = Date.now();
const issuedAt = now - 400 * dayMs;
const ending = (n: number, validUntil: number) =>
  aLicense({ contentId: contentId(n), issuedAt, validFrom: issuedAt, validUntil }, n);

/** A store of an earlier release, with these licenses. */
const upgraded = (licenses: readonly License[]) => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  for (const script of [licensing, catalog, platforms, usage]) db.script(script);
  for (const license of licenses) {
    const { licenseId, platformId, trackId, contentId: content, status, validUntil = null } = license;
    const row = [licenseId, platformId, trackId, content, status, validUntil, issuedAt] as const;
    db.run('INSERT INTO licenses VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...row, JSON.stringify(license));
  }
  db.script('PRAGMA user_version = 4');
  migrate(db);
  const writer = inlineWriter(db);
  return storageOn({
    read: db,
    write: async (command, args) => (await writer.write(command, args)) as never,
    dataVersion: () => 1,
    close: async () => db.close(),
  });
};

describe('a SQLite store from before notices of licenses that end', () => {
  it('has the notices that are ahead, and none of those that are past', async () => {
    const ahead = [31, 30, 20, 7, 2].map((days, i) => ending(i + 1, now + days * dayMs));
    const past = [
      ending(10, now - 1_000),
      ending(11, now - 300 * dayMs),
      aLicense({ contentId: contentId(12) }, 12),
    ];
    const revoked = aRevoked(ending(13, now + 60 * dayMs));
    const { expiry } = upgraded([...ahead, ...past, revoked]);
    expect(await expiry.due(now, 100)).toEqual([]);
    const due = await expiry.due(now + 400 * dayMs, 100);
    const found = due.map(({ license, dueAt }) => [license.licenseId, (dueAt - now) / dayMs]);
    expect(found).toEqual([
      [licenseId(1), 1],
      [licenseId(5), 2],
      [licenseId(4), 7],
      [licenseId(3), 13],
      [licenseId(2), 23],
    ]);
  });
});
