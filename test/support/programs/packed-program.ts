import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** The part of package.json that is read here. */
interface Manifest {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Packs a workspace as npm publishes it and unpacks it in an empty folder, with the packages that it needs beside it. Returns the paths of
 * its program and of its files.
 */
export const packedProgram = async (workspace: string, folder: string, needed: readonly string[] = []) => {
  const packing = ['pack', '--workspace', workspace, '--pack-destination', folder, '--ignore-scripts=false'];
  await run('npm', packing, { cwd: root });
  const [tarball = ''] = await readdir(folder);
  const manifest = JSON.parse(await readFile(join(root, workspace, 'package.json'), 'utf8')) as Manifest;
  const own = join(folder, 'node_modules', manifest.name);
  await mkdir(own, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '--strip-components', '1', '-C', own]);
  for (const name of [...Object.keys(manifest.dependencies), ...needed]) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  const [bin = ''] = Object.values(manifest.bin);
  return { program: join(own, bin), files: (await readdir(own)).toSorted() };
};
