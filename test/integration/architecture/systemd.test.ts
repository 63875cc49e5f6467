import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentVariables } from '../../../src/main/settings/environment.ts';
import { needing } from '../../support/needing.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const units = globSync('*.service', { cwd: join(root, 'systemd') });
const textOf = (unit: string): Promise<string> => readFile(join(root, 'systemd', unit), 'utf8');
/** A tenth of it is the exposure that systemd calculates, from 0 to 10; a unit without any protection has 9.6. */
const threshold = 15;

needing('systemd-analyze', 'the units of systemd', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'units-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Writes a unit whose program and user exist on this machine. */
  const written = async (
    unit: string,
    change: (text: string) => string = (text) => text,
  ): Promise<string> => {
    const text = (await textOf(unit))
      .replace(/^(ExecStart=)\S+/m, `$1${process.execPath}`)
      .replaceAll(/^(User|Group)=.*/gm, '$1=root');
    const path = join(folder, unit);
    await writeFile(path, change(text));
    return path;
  };
  const verified = (path: string) => run('systemd-analyze', ['verify', '--man=no', path]);
  const exposed = (path: string) =>
    run('systemd-analyze', ['security', '--offline=true', `--threshold=${threshold}`, '--no-pager', path]);

  it('are one for the API and one for a worker, which start programs of the service', async () => {
    expect(units.toSorted()).toEqual(['platform-licensing-worker.service', 'platform-licensing.service']);
    const programs = await Promise.all(
      units.toSorted().map(async (unit) => /^ExecStart=\S+ (\S+)$/m.exec(await textOf(unit))?.[1]),
    );
    expect(programs).toEqual(['src/main/worker.ts', 'src/main/api.ts']);
  });

  it.each(units)('are valid, and a wrong directive is found: %s', async (unit) => {
    expect(await verified(await written(unit))).toEqual({ stdout: '', stderr: '' });
    const wrong = await written(unit, (text) => text.replace('ProtectSystem=', 'ProtectSytem='));
    expect((await verified(wrong)).stderr).toContain('ProtectSytem');
  });

  it.each(units)('leave little exposed, and a removed protection is found: %s', async (unit) => {
    const path = join(folder, `exposed-${unit}`);
    const text = await textOf(unit);
    await writeFile(path, text);
    await exposed(path);
    await writeFile(path, text.replaceAll(/^SystemCallFilter=.*\n/gm, ''));
    await expect(exposed(path)).rejects.toMatchObject({ code: 1 });
  });

  it.each(units)('set variables that the configuration has: %s', async (unit) => {
    const [, given = ''] = /^Environment=(.*)$/m.exec(await textOf(unit)) ?? [];
    const names = given.split(' ').map((pair) => pair.split('=')[0] ?? '');
    const ofNode = ['NODE_COMPILE_CACHE', 'MALLOC_MMAP_THRESHOLD_'];
    expect(names.filter((name) => ![...environmentVariables, ...ofNode].includes(name))).toEqual([]);
  });
});
