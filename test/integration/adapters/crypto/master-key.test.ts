import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { masterKeyIn } from '../../../../src/adapters/crypto/index.ts';

const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'master-key-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('the master key of a data folder', () => {
  it('is created once, with 256 bits, readable by its owner only, and never changes', () =>
    inFolder(async (folder) => {
      const created = masterKeyIn(join(folder, 'new'));
      expect(created).toHaveLength(32);
      expect(masterKeyIn(join(folder, 'new'))).toEqual(created);
      expect((await stat(join(folder, 'new', 'master.key'))).mode & 0o777).toBe(0o600);
      expect(masterKeyIn(join(folder, 'another'))).not.toEqual(created);
    }));

  it('is one for processes that start together', () =>
    inFolder(async (folder) => {
      const adapter = join(import.meta.dirname, '../../../../src/adapters/crypto/index.ts');
      const script = `import { masterKeyIn } from ${JSON.stringify(adapter)};
        while (Date.now() < Number(process.argv[1])) {}
        console.log(Buffer.from(masterKeyIn(${JSON.stringify(folder)})).toString('hex'));`;
      const start = String(Date.now() + 1_500);
      const run = promisify(execFile);
      const keys = await Promise.all(
        Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', script, start])),
      );
      expect(new Set(keys.map(({ stdout }) => stdout)).size).toBe(1);
      expect(await readdir(folder)).toEqual(['master.key']);
    }));

  it('is rejected if others may read it, or if it is malformed', () =>
    inFolder(async (folder) => {
      masterKeyIn(folder);
      const file = join(folder, 'master.key');
      await chmod(file, 0o640);
      expect(() => masterKeyIn(folder)).toThrow('chmod 600');
      await chmod(file, 0o600);
      const kept = await readFile(file, 'utf8');
      await writeFile(file, kept.slice(0, 40));
      expect(() => masterKeyIn(folder)).toThrow('256 bits');
    }));
});
