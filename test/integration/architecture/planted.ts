import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const house = join(import.meta.dirname, '../../..');
const papers = [
  'package.json',
  'tsconfig.json',
  'eslint.config.js',
  '.dependency-cruiser.cjs',
  'scripts/plain-language',
  'scripts/known-members',
  'portal/package.json',
  'portal/tsconfig.json',
];

/** Files by their path in the repository. */
export type Planted = Readonly<Record<string, string>>;

/** A copy of the repository's source and rules with these files added, deleted when `use` is done. */
export const inPlantedHouse = async <T>(planted: Planted, use: (copy: string) => Promise<T>): Promise<T> => {
  const copy = await mkdtemp(join(tmpdir(), 'planted-'));
  try {
    await symlink(join(house, 'node_modules'), join(copy, 'node_modules'), 'dir');
    for (const paper of [...papers, 'src'])
      await cp(join(house, paper), join(copy, paper), { recursive: true });
    for (const [path, text] of Object.entries(planted)) {
      await mkdir(dirname(join(copy, path)), { recursive: true });
      await writeFile(join(copy, path), text);
    }
    return await use(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

/** Output of one of the repository's tools there; a tool that finds violations exits with 1 and still prints them. */
export const toolOutput = (copy: string, tool: string, ...args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const command = join(copy, 'node_modules/.bin', tool);
    execFile(command, args, { cwd: copy, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
      if (stdout === '') reject(error ?? new Error(stderr));
      else resolve(stdout);
    });
  });
