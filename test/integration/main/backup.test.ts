import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cryptoDigest } from '../../../src/adapters/crypto/index.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { systemClock } from '../../../src/adapters/system/index.ts';
import { restoreStore } from '../../../src/application/operator/store/restore-store.ts';
import { verifyAudit } from '../../../src/application/operator/store/verify-audit.ts';
import type { LicenseId } from '../../../src/domain/shared/ids.ts';
import { backupCommandsOf } from '../../../src/main/processes/commands/backup.ts';
import { backupsOf } from '../../../src/main/adapters/backups.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { fileStoreIn } from '../../../src/main/adapters/open-storage.ts';
import { rejectHalfRestored } from '../../../src/main/adapters/store-check.ts';
import { fileBody } from '../../support/uploads/file-body.ts';
import { anAppealDto } from '../../support/http/successes/moderation-successes.ts';
import { operatorOf } from '../../support/service/operator.ts';
import { valueOf } from '../../support/outcomes.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';

const quietly = { onProgress: () => undefined };

describe('a backup of the embedded store', () => {
  let service: TestService;
  let partner: Partner;
  let folder: string;
  let created = 0;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    service = await aService({ store: 'file' });
    partner = await service.aPartner();
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const commandsOn = (dataDir: string) =>
    backupCommandsOf(configFrom({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), () => undefined);
  const backedUp = async () => {
    const into = join(folder, `backup-${++created}`);
    const manifest = valueOf(await commandsOn(service.dataDir).backUp({ folder: into, ...quietly }));
    return { into, manifest };
  };
  const license = async (n: number): Promise<string> => {
    const track = await service.aTrackWithSound();
    const order = anOrder(track.trackId, { contentId: `content-${n}` });
    return (await partner.client.post('/api/v1/licenses', order)).member('licenseId');
  };
  const restoredInto = async (backup: string) => {
    const dataDir = join(folder, `restored-${++created}`);
    await mkdir(dataDir);
    await copyFile(join(service.dataDir, 'master.key'), join(dataDir, 'master.key'));
    return { dataDir, outcome: await commandsOn(dataDir).restore({ folder: backup, ...quietly }) };
  };

  it('contains everything that was acknowledged before it began, while the service continues writing', async () => {
    for (let n = 0; n < 5; n++) acknowledged.push(await license(n));
    const writing = { continues: true };
    const later: string[] = [];
    const writer = (async () => {
      for (let n = 100; writing.continues; n++) later.push(await license(n));
    })();
    const { into, manifest } = await backedUp();
    writing.continues = false;
    await writer;
    expect(manifest.media).toMatchObject({ where: 'backup', missing: [] });

    const { dataDir, outcome } = await restoredInto(into);
    expect(outcome).toEqual({ ok: true, value: manifest });
    const storage = sqliteStorage({ file: join(dataDir, 'licensing.db') });
    for (const licenseId of acknowledged)
      expect(await storage.ledger.find(licenseId as LicenseId)).toMatchObject({
        licenseId,
        status: 'active',
      });
    expect(await storage.archive.count('licenses')).toBe(manifest.records.licenses);
    const [, place, digest = ''] = /^(\d+):(\w+)$/.exec(manifest.audit.last) ?? [];
    const known = { place: Number(place), digest };
    const audit = valueOf(
      await verifyAudit({ ...storage, digest: cryptoDigest })({ known, onProgress: () => undefined }),
    );
    expect(audit).toMatchObject({ entries: manifest.audit.entries + 1 });
    expect(audit.issue).toBeUndefined();
    const [note] = await storage.auditLog.entries({ after: known.place, limit: 10 });
    expect(note).toMatchObject({
      actor: { kind: 'operator' },
      action: 'store.restore',
      detail: { backupCreatedAt: manifest.createdAt, last: manifest.audit.last },
    });
    await storage.close();
    expect((await readdir(dataDir)).sort()).toEqual(['licensing.db', 'master.key', 'media']);
  });

  it('has working keys, licenses and downloads after it is restored', async () => {
    const { into } = await backedUp();
    const { dataDir } = await restoredInto(into);
    const again = await aService({ dataDir });
    const auth = { headers: { authorization: `Bearer ${partner.apiKey}` } };
    const [licenseId = ''] = acknowledged;
    const seen = await again.anyone.get(`/api/v1/licenses/${licenseId}`, auth);
    expect([seen.status, seen.member('licenseId')]).toEqual([200, licenseId]);
    const query = { licenseId, format: 'wav' };
    const path = `/api/v1/tracks/${seen.member('trackId')}/download`;
    const download = await again.anyone.get(path, { ...auth, query });
    expect(download.status).toBe(200);
    await again.close();
  });

  it('restores the files of appeals, byte for byte', async () => {
    const { trackId } = await service.aTrackWithSound();
    await service.useCases.takeDownTrack({ trackId, reason: 'disputed' });
    const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto());
    const appealId = created.member('appealId');
    const { body, headers } = fileBody('split-sheet.pdf', '%PDF-1.7 split sheet');
    const path = `/api/v1/appeals/${appealId}/evidence`;
    const sent = await service.anyone.as(created.member('code')).post(path, body, { headers });
    const { into } = await backedUp();
    const again = await aService({ dataDir: (await restoredInto(into)).dataDir });
    const rights = again.anyone.as((await again.aColleague('rights')).token);
    const restored = await rights.get(
      `/api/v1/staff/appeals/${appealId}/evidence/${sent.member('evidenceId')}`,
    );
    expect([restored.status, restored.text]).toEqual([200, '%PDF-1.7 split sheet']);
    const checked = valueOf(await again.useCases.checkEvidence(quietly));
    expect(checked).toEqual({ files: 1, issues: [] });
    await again.close();
  });

  it('is created in a new folder only, and restored into an empty one only', async () => {
    const { into } = await backedUp();
    const occupied = { ok: false, failure: { kind: 'folder-occupied' } };
    expect(await commandsOn(service.dataDir).backUp({ folder: into, ...quietly })).toEqual(occupied);
    expect(await commandsOn(service.dataDir).restore({ folder: into, ...quietly })).toEqual(occupied);
    const nothing = { ok: false, failure: { kind: 'not-a-backup' } };
    expect((await restoredInto(service.dataDir)).outcome).toEqual(nothing);
  });

  it('is created in an empty folder that exists without replacing the folder, which may be a mount point', async () => {
    const into = join(folder, 'mounted');
    await mkdir(join(into, 'lost+found'), { recursive: true });
    const before = await stat(into);
    valueOf(await commandsOn(service.dataDir).backUp({ folder: into, ...quietly }));
    expect((await stat(into)).ino).toBe(before.ino);
    expect((await readdir(into)).toSorted()).toEqual(['backup.json', 'licensing.db', 'lost+found', 'media']);
    expect((await readdir(folder)).filter((name) => name.includes('mounted'))).toEqual(['mounted']);
    expect((await restoredInto(into)).outcome.ok).toBe(true);
  });

  it('is not restored if one of its bytes has changed', async () => {
    const spoil = async (file: string) => {
      const bytes = await readFile(file);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(file, bytes);
    };
    const media = async (backup: string) => {
      const names = await readdir(join(backup, 'media'), { recursive: true, withFileTypes: true });
      const file = names.find((entry) => entry.isFile());
      return join(file?.parentPath ?? '', file?.name ?? '');
    };
    const database = async (backup: string) => join(backup, 'licensing.db');
    for (const spoiled of [media, database]) {
      const { into } = await backedUp();
      await spoil(await spoiled(into));
      const { dataDir, outcome } = await restoredInto(into);
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'backup-damaged' } });
      expect(await readdir(dataDir)).toEqual(['master.key']);
    }
  });

  it('is not restored if its records are not those that it names', async () => {
    const { into, manifest } = await backedUp();
    const records = { ...manifest.records, licenses: manifest.records.licenses + 1 };
    await writeFile(join(into, 'backup.json'), JSON.stringify({ ...manifest, records }));
    expect((await restoredInto(into)).outcome).toMatchObject({ failure: { kind: 'backup-damaged' } });
  });

  it('leaves no folder that looks like a backup if its process is killed', async () => {
    for (const afterMs of [0, 15, 40]) {
      const into = join(folder, `killed-${afterMs}`);
      const child = spawn(process.execPath, ['src/main/cli.ts', 'backup', into], {
        env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: service.dataDir },
        stdio: 'ignore',
      });
      const ended = once(child, 'close');
      const begun = async () =>
        (await readdir(folder)).some((name) => name.startsWith(`.killed-${afterMs}.`));
      while (child.exitCode === null && !(await begun())) await pause(1);
      await pause(afterMs);
      child.kill('SIGKILL');
      await ended;
      const { outcome } = await restoredInto(into);
      const whole = (await readdir(folder)).includes(`killed-${afterMs}`);
      expect(outcome).toMatchObject(whole ? { ok: true } : { failure: { kind: 'not-a-backup' } });
    }
  });

  it('can be restored again after an interrupted restore, until which no service starts', async () => {
    const { into } = await backedUp();
    const dataDir = join(folder, 'half');
    await mkdir(dataDir);
    const config = configFrom({ DATA_DIR: dataDir });
    const store = fileStoreIn(config);
    if (!store) throw new Error('the default store is one file');
    const backups = backupsOf(dataDir, store);
    class Killed extends Error {}
    const killedBackups = {
      find: (from: string) => backups.find(from),
      beginRestore: async (from: string) => {
        const draft = await backups.beginRestore(from);
        if (draft === 'occupied') return draft;
        return { ...draft, complete: () => Promise.reject(new Killed()), discard: async () => undefined };
      },
    };
    const half = restoreStore({ backups: killedBackups, clock: systemClock, digest: cryptoDigest });
    await expect(half({ folder: into, ...quietly })).rejects.toThrow(Killed);
    expect(() => rejectHalfRestored(config)).toThrow(/was interrupted/);
    expect(await commandsOn(dataDir).restore({ folder: into, ...quietly })).toMatchObject({ ok: true });
    expect(() => rejectHalfRestored(config)).not.toThrow();
  });

  it('can be restored again if its database is missing', async () => {
    await license(50);
    const { into, manifest } = await backedUp();
    const { dataDir } = await restoredInto(into);
    // The order of the last steps: media, database.
    await mkdir(join(dataDir, 'restoring'));
    await rename(join(dataDir, 'licensing.db'), join(dataDir, 'restoring', 'licensing.db'));
    const outcome = await commandsOn(dataDir).restore({ folder: into, ...quietly });
    expect(outcome).toEqual({ ok: true, value: manifest });
    expect((await readdir(dataDir)).sort()).toEqual(['licensing.db', 'master.key', 'media']);
  });

  it('is restored if it is of a release with fewer kinds of records', async () => {
    const { into, manifest } = await backedUp();
    const { licenses: _, ...records } = manifest.records;
    const older = { ...manifest, records };
    await writeFile(join(into, 'backup.json'), JSON.stringify(older));
    expect((await restoredInto(into)).outcome).toEqual({ ok: true, value: older });
  });

  it('is not made while writes are blocked, because it could not be restored', async () => {
    const { into } = await backedUp();
    const { dataDir } = await restoredInto(into);
    const storage = sqliteStorage({ file: join(dataDir, 'licensing.db') });
    await storage.archive.acquireWriteLock({ moveId: 'move-1', since: systemClock.now() }, undefined);
    await storage.close();
    const target = join(folder, 'locked');
    expect(await commandsOn(dataDir).backUp({ folder: target, ...quietly })).toEqual({
      ok: false,
      failure: { kind: 'writes-locked' },
    });
    expect(await readdir(folder)).not.toContain('locked');
  });

  it('is made and restored by the commands, which say what they copied', async () => {
    const into = join(folder, 'by-command');
    const taken = await operatorOf(service.dataDir)('backup', into);
    expect([taken.code, taken.out]).toEqual([
      0,
      expect.stringMatching(/\d+ records .* 1 platform\n1 audit entry,/),
    ]);
    expect(taken.err).toContain('The master key is not in the backup');
    const dataDir = join(folder, 'by-command-restored');
    const restored = await operatorOf(dataDir)('restore', into);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toBe(taken.out);
  });
});
