import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { aTrack } from '../../support/builders/builders.ts';
import { operatorOf } from '../../support/service/operator.ts';
import { noEffects } from '../../support/effects.ts';

describe('the store that the operator works on', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-store-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is never created by a command that finds none: DATA_DIR may be missing by mistake', async () => {
    const dataDir = join(folder, 'elsewhere');
    const operator = operatorOf(dataDir);
    for (const words of [['tracks'], ['verify-audit'], ['platform', 'reel-house', '--tier', 'growth']]) {
      const { code, out, err, store } = await operator(...words);
      expect([code, out, store]).toEqual([2, '', `Store: ${join(dataDir, 'licensing.db')}`]);
      expect(err).toContain(`there is no store in ${dataDir}`);
      expect(err).toContain('npm run operator -- init');
    }
    expect(await readdir(folder)).toEqual([]);
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'licensing.db'), '');
    expect((await operator('tracks')).code).toBe(2);
  });

  it('needs the master key of the service, and creates no other', async () => {
    await sqliteStorage({ file: join(folder, 'licensing.db') }).close();
    const rejected = await operatorOf(folder)('tracks');
    expect([rejected.code, rejected.err]).toEqual([2, expect.stringContaining('MASTER_KEY is not set')]);
    const elsewhere = await operatorOf(folder, { MONGODB_URL: 'mongodb://me:secret@localhost:1/here' })(
      'tracks',
    );
    expect(elsewhere.store).toBe('Store: MongoDB database here at localhost:1');
    expect([elsewhere.code, elsewhere.err]).toEqual([2, expect.stringContaining('MASTER_KEY is not set')]);
    expect(await readdir(folder)).not.toContain('master.key');
  });

  it('is created by init, once, and named by every command', async () => {
    const dataDir = join(folder, 'new');
    const operator = operatorOf(dataDir);
    const store = `Store: ${join(dataDir, 'licensing.db')}`;
    expect(await operator('init')).toEqual({ code: 0, out: 'Created the store.\n', err: '', store });
    expect((await readdir(dataDir)).includes('master.key')).toBe(true);
    expect(await operator('tracks')).toEqual({ code: 0, out: '', err: '', store });
    const again = await operator('init');
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('already')]);
    expect((await operator('verify-audit')).out).toMatch(/^1 entry, the last 1:/);
  });

  it('is not opened for help, nor for a word that is misspelled', async () => {
    const operator = operatorOf(join(folder, 'none'));
    expect(await operator('takedown', '--help')).toMatchObject({ code: 0, err: '', store: '' });
    expect(await operator('takedown', 'trk_1', '--raeson', 'legal')).toMatchObject({ code: 2, store: '' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is listed without an error if the reader of the output ends early, as head does', async () => {
    const storage = sqliteStorage({ file: join(folder, 'licensing.db') });
    for (let n = 1; n <= 600; n++)
      await storage.library.commit({
        track: { ...aTrack({ title: 'A long title that fills the pipe. '.repeat(20) }, n) },
        guards: { catalogVersion: 'absent' },
        effects: noEffects,
      });
    await storage.close();
    const child = spawn(process.execPath, ['src/main/cli.ts', 'tracks'], {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, MASTER_KEY: 'ab'.repeat(32) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const err = text(child.stderr);
    child.stdout.once('data', () => void child.stdout.destroy());
    await ended;
    expect([child.exitCode, await err]).toEqual([0, `Store: ${join(folder, 'licensing.db')}\n`]);
  });
});
