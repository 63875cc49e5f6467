import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  openSnapshot,
  readAbout,
  readSnapshot,
} from '../../../../../../src/adapters/memory/catalog-index/snapshot/open-snapshot.ts';
import {
  SnapshotBroken,
  writeSnapshot,
} from '../../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-file.ts';

const always = async (): Promise<boolean> => true;

const inFolder = async (story: (path: string, folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  try {
    await story(join(folder, 'index.snapshot'), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const state = {
  count: 3,
  text: 'Straße',
  absent: null,
  words: Uint32Array.of(1, 2 ** 32 - 1),
  empty: new Float64Array(0),
  sketches: [Int8Array.of(-127, 0, 127), new Int8Array(2_000_000).fill(5)],
  part: new Uint8Array(16).fill(9).subarray(3, 8),
  sets: new Map<string, unknown>([
    ['one', { form: 'list', data: Uint32Array.of(7), count: 1 }],
    ['two', [new Map([[5, Float64Array.of(0.1, -Infinity, 1e300)]])]],
  ]),
};

describe('a snapshot file', () => {
  it('returns what was written, with Maps and every kind of array', async () => {
    await inFolder(async (path) => {
      expect(await readSnapshot(path)).toBeUndefined();
      expect(await readAbout(path)).toBeUndefined();
      expect(await writeSnapshot(path, { about: { version: 7 }, state }, always)).toBe(true);
      // Jest would compare millions of numbers one by one.
      expect(isDeepStrictEqual(await readSnapshot(path), { about: { version: 7 }, state })).toBe(true);
      expect(await readAbout(path)).toEqual({ version: 7 });
    });
  });

  it('keeps the earlier file if the new one is not wanted', async () => {
    await inFolder(async (path, folder) => {
      await writeSnapshot(path, { about: 1, state: {} }, always);
      expect(await writeSnapshot(path, { about: 2, state: {} }, async () => false)).toBe(false);
      expect(await readAbout(path)).toBe(1);
      expect(await readdir(folder)).toEqual(['index.snapshot']);
    });
  });

  it('reports that the state can change again before the file is in place', async () => {
    await inFolder(async (path) => {
      const changing = { words: Uint32Array.of(1, 2, 3) };
      const steps: string[] = [];
      const isWanted = async (): Promise<boolean> => {
        steps.push('asked');
        return true;
      };
      await writeSnapshot(path, { about: 1, state: changing }, isWanted, () => {
        steps.push('written');
        changing.words.fill(9);
      });
      expect(steps).toEqual(['written', 'asked']);
      expect((await readSnapshot(path))?.state).toEqual({ words: Uint32Array.of(1, 2, 3) });
    });
  });

  it('is broken if it is cut, or if a byte is changed, wherever that is', async () => {
    await inFolder(async (path) => {
      const small = { words: Uint32Array.of(1, 2, 3), name: 'x', part: new Uint8Array(3) };
      await writeSnapshot(path, { about: { version: 7 }, state: small }, always);
      const whole = await readFile(path);
      for (let length = 0; length < whole.length; length += 3) {
        await writeFile(path, whole);
        await truncate(path, length);
        await expect(readSnapshot(path)).rejects.toThrow(SnapshotBroken);
        const changed = Buffer.from(whole);
        changed[length] = (changed[length] ?? 0) ^ 0x10;
        await writeFile(path, changed);
        await expect(readSnapshot(path)).rejects.toThrow(SnapshotBroken);
      }
    });
  });

  it('is whole after two writers with the same process ID wrote at the same time', async () => {
    await inFolder(async (path, folder) => {
      const states = [1, 2].map((n) => ({ n, data: new Uint32Array(1_000_000).fill(n) }));
      await Promise.all(states.map((own) => writeSnapshot(path, { about: own.n, state: own }, always)));
      const read = await readSnapshot(path);
      expect(read).toBeDefined();
      expect(isDeepStrictEqual(read?.state, states[Number(read?.about) - 1])).toBe(true);
      expect(await readdir(folder)).toEqual(['index.snapshot']);
    });
  });

  it('is discarded if the state changes before the last byte is written', async () => {
    await inFolder(async (path, folder) => {
      await writeSnapshot(path, { about: 1, state: {} }, always);
      const deadline = new AbortController();
      const data = new Uint8Array(200_000_000);
      let isWritten = false;
      const writing = writeSnapshot(
        path,
        { about: 2, state: { data } },
        always,
        () => (isWritten = true),
        deadline.signal,
      );
      const beside = async (): Promise<number> =>
        (await readdir(folder)).filter((name) => name.includes('.unfinished-')).length;
      while ((await beside()) === 0) await wait(1);
      deadline.abort(new Error('the deadline has passed'));
      await expect(writing).rejects.toThrow('the deadline has passed');
      expect(isWritten).toBe(false);
      expect(await readAbout(path)).toBe(1);
      expect(await readdir(folder)).toEqual(['index.snapshot']);
    });
  });

  it('is removed only if no other one has taken its place', async () => {
    await inFolder(async (path, folder) => {
      await writeSnapshot(path, { about: 1, state: {} }, always);
      const first = await openSnapshot(path);
      await writeSnapshot(path, { about: 2, state: {} }, always);
      await first?.remove();
      expect(await first?.about()).toBe(1);
      expect(await readAbout(path)).toBe(2);
      const current = await openSnapshot(path);
      await current?.remove();
      expect(await readdir(folder)).toEqual([]);
      await first?.close();
      await current?.close();
    });
  });

  it('removes what an earlier process left unfinished, but not what another one is writing', async () => {
    await inFolder(async (path, folder) => {
      const [old, fresh] = [`${path}.unfinished-1`, `${path}.unfinished-2`];
      await writeFile(old, 'half');
      await writeFile(fresh, 'half');
      await utimes(old, new Date(0), new Date(0));
      await writeSnapshot(path, { about: 1, state: {} }, always);
      expect((await readdir(folder)).sort()).toEqual(['index.snapshot', 'index.snapshot.unfinished-2']);
    });
  });

  it('is whole, the earlier or the later one, after its writer is killed at any moment', async () => {
    await inFolder(async (path, folder) => {
      const source = new URL(
        '../../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-file.ts',
        import.meta.url,
      );
      const program = `
        import { writeSnapshot } from ${JSON.stringify(source.href)};
        for (let n = 1; ; n++) {
          const state = { n, data: new Uint32Array(2_000_000).fill(n) };
          await writeSnapshot(${JSON.stringify(path)}, { about: n, state }, async () => true);
          process.stdout.write('written\\n');
        }`;
      let last = 0;
      for (const ms of [0, 3, 7, 12, 20]) {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        await wait(ms);
        child.kill('SIGKILL');
        await once(child, 'exit');
        const read = await readSnapshot(path);
        const n = Number(read?.about);
        expect(n).toBeGreaterThanOrEqual(1);
        const { data, ...rest } = read?.state as { readonly n: number; readonly data: Uint32Array };
        // Jest would compare the numbers one by one.
        expect(rest).toEqual({ n });
        expect(data.length).toBe(2_000_000);
        expect(data.every((value) => value === n)).toBe(true);
        last = Math.max(last, n);
      }
      expect(last).toBeGreaterThanOrEqual(1);
      expect((await readdir(folder)).filter((name) => name === 'index.snapshot')).toHaveLength(1);
    });
  });
});
