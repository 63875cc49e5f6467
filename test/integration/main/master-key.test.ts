import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aesSecretCipher, masterKeyId } from '../../../src/adapters/crypto/index.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { encryptedMail } from '../../../src/application/mail/encrypted-mail.ts';
import { aMail, aNote, aStaffMember } from '../../support/builders/staff-builders.ts';
import { namedKeys } from '../../support/stories/reencrypt-story.ts';
import { effectsOf } from '../../support/effects.ts';

const folders: string[] = [];
const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'master-key-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const keys = { right: 'ab'.repeat(32), other: 'cd'.repeat(32) };
const idOf = (key: keyof typeof keys) => masterKeyId(Buffer.from(keys[key], 'hex'));

/** Where Node keeps what it has compiled. */
const { NODE_COMPILE_CACHE = '' } = process.env;

const nodeOptions = ['--disable-warning=ExperimentalWarning'];
/** Kills a program that it is loaded into in the middle of its writes. */
const killAtCommit = join(import.meta.dirname, 'programs', 'kill-at-commit.ts');

/** Runs one of the programs to its end, in an environment of its own; one that does not end is killed: code null. */
const run = (program: 'api' | 'cli', words: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const settings = {
      env: { NODE_COMPILE_CACHE, ...env, DEMO_CATALOG: '0', PORT: '0', LOG_LEVEL: 'silent' },
      timeout: 90_000,
    };
    const child = execFile(
      process.execPath,
      [...nodeOptions, `src/main/${program}.ts`, ...words],
      settings,
      (_, out, err) => {
        resolve({ code: child.exitCode, out, err: err.replace(/^Store: .*\n/, '') });
      },
    );
  });

describe('data encrypted under one MASTER_KEY, opened with another', () => {
  it('is reported at start, cannot be harmed by a rotation, and can be resolved if the key is lost', async () => {
    const folder = await aFolder();
    const under = (key: keyof typeof keys) => ({ DATA_DIR: folder, MASTER_KEY: keys[key] });
    const rotate = (key: keyof typeof keys, ...more: string[]) =>
      run('cli', ['rotate-keys', 'access-token', ...more], under(key));
    expect(await run('cli', ['init'], under('right'))).toMatchObject({ code: 0, err: '' });
    expect(await rotate('right')).toMatchObject({ code: 0, err: '' });
    for (const rejected of [await run('api', [], under('other')), await rotate('other')]) {
      expect(rejected).toMatchObject({ code: 1 });
      expect(rejected.err).toMatch(
        /^Cannot use MASTER_KEY: this store contains secrets encrypted with key \w{12}\./,
      );
      expect(rejected.err).toMatch(/set MASTER_KEY_PREVIOUS to key \w{12} until .* --lost-master-key"\.$/m);
      expect(rejected.err).not.toMatch(/\n\s+at /);
    }
    expect(await rotate('right')).toMatchObject({ code: 0, err: '' });
    expect(await rotate('other', '--lost-master-key')).toMatchObject({ code: 0, err: '' });
    expect((await run('api', [], under('right'))).code).toBe(1);
  });

  it('ends the operator’s command, too, where the file of the key is open to others', async () => {
    const folder = await aFolder();
    expect(await run('cli', ['init'], { DATA_DIR: folder })).toMatchObject({ code: 0, err: '' });
    await chmod(join(folder, 'master.key'), 0o644);
    const rejected = await run('cli', ['tracks'], { DATA_DIR: folder });
    expect(rejected).toMatchObject({ code: 1 });
    expect(rejected.err).toMatch(/chmod 600/);
    expect(rejected.err).not.toContain('--lost-master-key');
  });

  it('ends where the key of the file is to be a previous one, and no other is set', async () => {
    const DATA_DIR = await aFolder();
    expect(await run('cli', ['init'], { DATA_DIR })).toMatchObject({ code: 0, err: '' });
    const MASTER_KEY_PREVIOUS = (await readFile(join(DATA_DIR, 'master.key'), 'utf8')).trim();
    const rejected = await run('cli', ['reencrypt'], { DATA_DIR, MASTER_KEY_PREVIOUS });
    expect(rejected).toMatchObject({ code: 2, out: '' });
    expect(rejected.err).toContain('Set MASTER_KEY to the new key.');
    expect(rejected.err).not.toContain(MASTER_KEY_PREVIOUS);
    const changing = { DATA_DIR, MASTER_KEY_PREVIOUS, MASTER_KEY: keys.other };
    const mistyped = await run('cli', ['reencrypt'], changing);
    expect([mistyped.code, mistyped.out]).toEqual([1, '']);
    expect(mistyped.err).toContain(`MASTER_KEY is key ${idOf('other')}, and no service was started with it`);
    expect((await run('cli', ['reencrypt', '--to', idOf('other')], changing)).code).toBe(0);
  });

  it('ends a start without MASTER_KEY, which creates no master.key beside the store', async () => {
    const DATA_DIR = await aFolder();
    await run('cli', ['init'], { DATA_DIR, MASTER_KEY: keys.right });
    const rejected = await run('api', [], { DATA_DIR });
    expect(rejected.code).toBe(2);
    expect(rejected.err).toContain(`The store was used with key ${idOf('right')}. Set MASTER_KEY`);
    expect(await readdir(DATA_DIR)).not.toContain('master.key');
  });

  it('is reported at start, also for a store without signing keys, and to commands', async () => {
    const DATA_DIR = await aFolder();
    await run('cli', ['init'], { DATA_DIR, MASTER_KEY: keys.right });
    const wrong = { DATA_DIR, MASTER_KEY: keys.other };
    for (const rejected of [await run('api', [], wrong), await run('cli', ['tracks'], wrong)]) {
      expect(rejected.code).toBe(1);
      expect(rejected.err).toContain(
        `encrypted with key ${idOf('right')}. MASTER_KEY is key ${idOf('other')}`,
      );
    }
    const changing = { ...wrong, MASTER_KEY_PREVIOUS: keys.right };
    expect(await run('cli', ['tracks'], changing)).toMatchObject({ code: 0, err: '' });
  });
});

describe('a change of MASTER_KEY', () => {
  const mails = 300;

  /** A store under the right key, with so many encrypted emails that nobody sends. */
  const anEncryptedStore = async () => {
    const DATA_DIR = await aFolder();
    await run('cli', ['init'], { DATA_DIR, MASTER_KEY: keys.right });
    const storage = sqliteStorage({ file: join(DATA_DIR, 'licensing.db') });
    const secretCipher = aesSecretCipher({ masterKey: Buffer.from(keys.right, 'hex') });
    const posted = Array.from({ length: mails }, (_, n) =>
      encryptedMail(secretCipher, aMail({ createdAt: 9e14 }, n + 1)),
    );
    await storage.staffRegistry.add({
      member: aStaffMember(),
      effects: effectsOf({ mails: posted, audit: aNote() }),
    });
    return { DATA_DIR, storage };
  };

  it('is finished by another run where a run was killed, and ends the need for the previous key', async () => {
    const { DATA_DIR, storage } = await anEncryptedStore();
    const alone = { DATA_DIR, MASTER_KEY: keys.other };
    const changing = { ...alone, MASTER_KEY_PREVIOUS: keys.right };
    const reencrypted = async () => (await namedKeys(storage.archive, idOf('other')))['mails'] ?? 0;

    const child = spawn(
      process.execPath,
      [...nodeOptions, '--import', killAtCommit, 'src/main/cli.ts', 'reencrypt', '--to', idOf('other')],
      { env: { NODE_COMPILE_CACHE, ...changing }, stdio: 'ignore' },
    );
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    const done = await reencrypted();
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(mails);

    expect((await run('cli', ['tracks'], alone)).code).toBe(1);
    const checked = await run('cli', ['reencrypt', '--check', '--json'], changing);
    expect(checked.code).toBe(1);
    expect(JSON.parse(checked.out)).toMatchObject({ reencrypted: 0, mayRemovePrevious: false });
    const again = await run('cli', ['reencrypt', '--json'], changing);
    expect(again).toMatchObject({ code: 0, err: '' });
    // The emails that were left, and the mark key of the previous master key.
    expect(JSON.parse(again.out)).toMatchObject({ reencrypted: mails - done + 1, mayRemovePrevious: true });
    expect(await namedKeys(storage.archive, idOf('right'))).toEqual({});
    expect(await run('cli', ['reencrypt', '--check'], alone)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing in the store needs MASTER_KEY_PREVIOUS.') as string,
    });
    await storage.close();
  });

  it('lets a backup be restored that was made under the previous key', async () => {
    const { DATA_DIR, storage } = await anEncryptedStore();
    await storage.close();
    const backup = join(await aFolder(), 'backup');
    const created = await run('cli', ['backup', backup], { DATA_DIR, MASTER_KEY: keys.right });
    expect(created.code).toBe(0);
    const restored = { DATA_DIR: await aFolder(), MASTER_KEY: keys.other };
    expect((await run('cli', ['restore', backup], restored)).code).toBe(0);
    expect((await run('cli', ['tracks'], restored)).err).toContain('set MASTER_KEY_PREVIOUS');
    const changing = { ...restored, MASTER_KEY_PREVIOUS: keys.right };
    expect((await run('cli', ['reencrypt', '--to', idOf('other')], changing)).code).toBe(0);
    expect((await run('cli', ['tracks'], restored)).code).toBe(0);
  });
});
