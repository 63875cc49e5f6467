import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { scratchOf, sweepScratch } from '../../../../src/main/adapters/scratch.ts';

const module = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'main', 'adapters', 'scratch.ts');

/** The folder of a process that has ended. */
const folderOfEndedProcess = (dataDir: string): string => {
  const program = `import { scratchOf } from ${JSON.stringify(module)};
    process.stdout.write(scratchOf({ dataDir: ${JSON.stringify(dataDir)} }));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program]).stdout.toString();
};

describe('the folder for temporary files', () => {
  it('is removed once its process has ended, and after a day if that cannot be observed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'scratch-'));
    const own = scratchOf({ dataDir });
    const ended = folderOfEndedProcess(dataDir);
    expect(ended).not.toBe('');
    const [young, old] = ['0123456789ab-1-1', '0123456789ab-2-1'].map((name) =>
      join(dataDir, 'scratch', name),
    );
    try {
      for (const folder of [own, ended, young ?? '', old ?? '']) {
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'half'), 'half');
      }
      const dayAgo = Date.now() / 1_000 - 25 * 3_600;
      await utimes(old ?? '', dayAgo, dayAgo);
      await sweepScratch({ dataDir });
      const left = await readdir(join(dataDir, 'scratch'));
      expect(left.toSorted()).toEqual([basename(own), basename(young ?? '')].toSorted());
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  it('is removed also beside one that cannot be read, which is reported afterwards', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'scratch-'));
    const ended = folderOfEndedProcess(dataDir);
    const unreadable = join(dataDir, 'scratch', '0');
    try {
      await mkdir(ended, { recursive: true });
      await symlink(unreadable, unreadable);
      await expect(sweepScratch({ dataDir })).rejects.toThrow('folders that could not be removed: 1');
      expect(await readdir(join(dataDir, 'scratch'))).toEqual(['0']);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  it('need not exist', () => expect(sweepScratch({ dataDir: '/nowhere' })).resolves.toBeUndefined());
});
