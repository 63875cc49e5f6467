import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { filesystemMediaStore } from '../../../src/adapters/filesystem/index.ts';

const key = 'renders/one.mp3';
const whole = 'half and whole';
const clock = { now: () => Date.now() };

const inFolder = async (use: (folder: string, log: string) => Promise<void>): Promise<void> => {
  const root = await mkdtemp(join(tmpdir(), 'media-'));
  const [folder, log] = [join(root, 'media'), join(root, 'log')];
  await writeFile(log, '');
  try {
    await use(folder, log);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

const renderer = (folder: string, log: string, takesMs: number): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'renderer.ts'), folder, log, String(takesMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Resolves when a process says a word, or has ended. */
const says = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.split('\n').includes(word)) resolve();
    });
    child.on('close', () => resolve());
  });

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('close', resolve));

const makers = async (log: string) => (await readFile(log, 'utf8')).split('\n').filter((line) => line !== '');
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const contentOf = async (folder: string): Promise<string> => {
  const chunks = await filesystemMediaStore({ folder, cacheBytes: 1e9, clock }).read(key);
  let text = '';
  for await (const chunk of chunks ?? []) text += Buffer.from(chunk).toString();
  return text;
};

describe('a media store of several processes', () => {
  it('makes a render once when four processes start with it', () =>
    inFolder(async (folder, log) => {
      const children = Array.from({ length: 4 }, () => renderer(folder, log, 1_000));
      expect(await Promise.all(children.map(ended))).toEqual([0, 0, 0, 0]);
      expect(await makers(log)).toHaveLength(1);
      expect(await contentOf(folder)).toBe(whole);
    }));

  it('takes over the unfinished work of a killed process immediately, and cleans up after it', () =>
    inFolder(async (folder, log) => {
      const dying = renderer(folder, log, 60_000);
      await says(dying, 'making');
      const waiting = renderer(folder, log, 0);
      const outcome = ended(waiting);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await makers(log)).toEqual([String(dying.pid)]);
      dying.kill('SIGKILL');
      await ended(dying);
      const began = Date.now();
      expect(await outcome).toBe(0);
      // A claim of a process that it could not see would be its own after half a minute.
      expect(Date.now() - began).toBeLessThan(25_000);
      expect(await makers(log)).toEqual([String(dying.pid), String(waiting.pid)]);
      expect(await contentOf(folder)).toBe(whole);

      const mediaStore = filesystemMediaStore({ folder, cacheBytes: 1e9, clock });
      await mediaStore.render(key, async () => undefined);
      expect(await filesIn(join(folder, 'desks'))).toEqual([]);
      expect(await filesIn(join(folder, 'claims'))).toEqual([]);
      expect(await filesIn(join(folder, 'renders'))).toHaveLength(1);
    }));

  it('waits for a claim that it cannot see into until it was not renewed for half a minute', () =>
    inFolder(async (folder) => {
      const claim = join(folder, 'claims', 'renders+one.mp3', '0123456789ab-1-1.00ff');
      await mkdir(join(claim, '..'), { recursive: true });
      await writeFile(claim, '');
      const mediaStore = filesystemMediaStore({ folder, cacheBytes: 1e9, clock });
      let created = false;
      const render = mediaStore.render(key, async (into) => {
        created = true;
        await writeFile(into, whole);
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(created).toBe(false);
      const old = new Date(Date.now() - 31_000);
      await utimes(claim, old, old);
      await render;
      expect(await contentOf(folder)).toBe(whole);
      expect(await filesIn(join(folder, 'claims'))).toEqual([]);
    }));

  it('leaves the work folders of living processes and of other machines alone', () =>
    inFolder(async (folder, log) => {
      const living = renderer(folder, log, 60_000);
      await says(living, 'making');
      const foreign = join(folder, 'desks', '0123456789ab-1-1', 'work');
      await mkdir(foreign, { recursive: true });
      await writeFile(join(foreign, 'under-way'), '');
      const mediaStore = filesystemMediaStore({ folder, cacheBytes: 1e9, clock });
      await mediaStore.keep('masters/a', log);
      expect((await filesIn(join(folder, 'desks'))).toSorted()).toEqual(['one.mp3', 'under-way']);
      const old = new Date(Date.now() - 25 * 3_600_000);
      await utimes(join(foreign, '..'), old, old);
      living.kill('SIGKILL');
      await ended(living);
      await filesystemMediaStore({ folder, cacheBytes: 1e9, clock }).keep('masters/b', log);
      expect(await filesIn(join(folder, 'desks'))).toEqual([]);
    }));

  it('still has what it kept when it is opened again', () =>
    inFolder(async (folder, log) => {
      await writeFile(log, 'a master');
      const kept = await filesystemMediaStore({ folder, cacheBytes: 1, clock }).keep('masters/a', log);
      const again = filesystemMediaStore({ folder, cacheBytes: 1, clock });
      expect(await again.describe('masters/a')).toEqual(kept);
    }));
});
