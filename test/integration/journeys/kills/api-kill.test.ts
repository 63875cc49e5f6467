import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AcknowledgedWrites } from '../../../soak/api-kill/acknowledged-writes.ts';
import { issuesAfterRestart } from '../../../soak/api-kill/check.ts';
import { halfWritten } from '../../../soak/api-kill/inspection.ts';
import { soak } from '../../../soak/api-kill/soak.ts';
import { rowsInFile, store } from '../../../soak/stores/sqlite.ts';
import { someWrites } from '../../../support/stories/some-writes.ts';
import { aService, inService } from '../../../support/service/service.ts';

/** Every day of the month without licenses. */
const noDays = Array.from({ length: 31 }, (_, n) => `day${n + 1} = 0`).join(', ');

describe('kill -9 of the service under write load over HTTP', () => {
  let folder: string;
  let written: AcknowledgedWrites;
  const fileIn = (dataDir: string) => join(dataDir, 'licensing.db');

  /** Three licenses: one has ended, and one was requested under a key. */
  const write = async (dataDir: string): Promise<AcknowledgedWrites> => {
    const service = await aService({ dataDir });
    const writes = await someWrites(service, [
      { contentId: 'held' },
      { contentId: 'ended' },
      { contentId: 'under-a-key', key: 'k' },
    ]);
    await service.close();
    return writes;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'written-'));
    written = await write(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The same store in a folder of its own, after someone laid hands on it. */
  const tampered = async (sabotage: string): Promise<string> => {
    const copy = await mkdtemp(join(tmpdir(), 'tampered-'));
    await cp(folder, copy, { recursive: true });
    const db = new DatabaseSync(fileIn(copy));
    db.exec(`PRAGMA foreign_keys = OFF; ${sabotage}`);
    db.close();
    return copy;
  };

  it('loses nothing that was acknowledged, does nothing twice, leaves nothing half-written', async () => {
    const said: string[] = [];
    const verdict = await soak(store)({ rounds: 2, say: (line) => said.push(line) });
    expect(said).toEqual([]);
    expect(verdict).toMatchObject({ passed: true });
  });

  it.each([
    [`DELETE FROM outbox WHERE type = 'license.issued'`, '3 licenses without exactly one event'],
    [`DELETE FROM outbox WHERE type = 'license.revoked'`, '1 ends that do not match'],
    ['DELETE FROM licenses', '3 licenses without exactly one event'],
    ['DELETE FROM licenses', '1 idempotency records of nothing'],
    [
      `UPDATE licenses SET status = 'expired' WHERE status = 'active'`,
      '2 licenses whose record says otherwise',
    ],
    ['UPDATE license_months SET issued = issued + 1', '1 months not added up'],
    [`UPDATE license_months SET ${noDays}`, '1 days not added up'],
    ['UPDATE license_months SET ended = 0', '1 active licenses not added up'],
    ['UPDATE usage_days SET plays = 4', '1 plays not added up by day'],
    ['DELETE FROM usage_tracks', '3 plays not added up by track'],
    ['DELETE FROM usage_of_tracks', '3 plays not added up for the account of a track'],
    [
      `UPDATE platforms SET doc = json_remove(doc, '$.credentials[0]') WHERE slug = 'soaked-1'`,
      '1 platforms without both credentials',
    ],
    [
      'DELETE FROM platform_secrets WHERE rowid = (SELECT min(rowid) FROM platform_secrets)',
      '1 platforms without both credentials',
    ],
    ['UPDATE platforms SET version = 9', '2 platforms whose record says otherwise'],
    [
      `DROP INDEX licenses_held; UPDATE licenses SET content_id = 'held', status = 'active'`,
      '1 bindings held twice',
    ],
  ])('a partial commit is detected in the file: %s', async (sabotage, finding) => {
    expect(await halfWritten(rowsInFile(fileIn(folder)))).toEqual([]);
    const copy = await tampered(sabotage);
    expect(await halfWritten(rowsInFile(fileIn(copy)))).toEqual(
      expect.arrayContaining([expect.stringContaining(finding)]),
    );
    await rm(copy, { recursive: true, force: true });
  });

  it.each([
    ['', undefined],
    [`DELETE FROM licenses WHERE content_id = 'held'`, 'lost: license'],
    [`UPDATE licenses SET status = 'active', doc = json_set(doc, '$.status', 'active')`, 'lost: the end of'],
    ['DELETE FROM idempotency_records', 'lost: the idempotency record of'],
    ['DELETE FROM usage_events', 'lost: report'],
    [`DELETE FROM platforms WHERE slug = 'soaked-1'`, 'lost: platform'],
    ['UPDATE usage_days SET plays = 4', 'plays is 4, not 3'],
    ['UPDATE license_months SET issued = 4', 'licensesIssued is 4, not 3'],
  ])('a loss is detected with requests: %s', async (sabotage, finding) => {
    const dataDir = await tampered(sabotage);
    await inService({ dataDir }, async ({ anyone }) => {
      const issues = await issuesAfterRestart(anyone, structuredClone(written));
      if (finding === undefined) expect(issues).toEqual([]);
      else expect(issues).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
    });
    await rm(dataDir, { recursive: true, force: true });
  });
});
