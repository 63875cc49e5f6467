import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { inService } from '../../support/service/service.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** A folder with nothing but the package in it, as npm packs and installs it. */
const installed = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  const packing = [
    'pack',
    '--workspace',
    'clients/typescript',
    '--pack-destination',
    folder,
    '--ignore-scripts=false',
  ];
  await run('npm', packing, { cwd: root });
  const [tarball = ''] = await readdir(folder);
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
  return folder;
};

const firstLicense = async (): Promise<string> => {
  const readme = await readFile(join(root, 'clients/typescript/README.md'), 'utf8');
  const [, lines = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  return lines;
};

const typed = `import { ApiProblem, PlatformLicensing, verifyWebhook, type Track, type WebhookEvent } from '@platform-licensing/client';
const api = new PlatformLicensing({ baseUrl: 'https://api.example' });
export const title = async (): Promise<Track['title']> => (await api.getTrack({ trackId: 'trk_1' })).title;
// @ts-expect-error a track is read by its id
export const wrong = () => api.getTrack({ track: 'trk_1' });
export const received = (body: Uint8Array, headers: Headers): Promise<WebhookEvent> =>
  verifyWebhook({ secret: 'whsec_', headers, body });
export const known = (problem: ApiProblem): boolean => problem.code === 'TRACK_TAKEN_DOWN';
`;

const required = `import { PlatformLicensing, ApiProblem, type Track } from '@platform-licensing/client';
const api = new PlatformLicensing({ baseUrl: 'https://api.example' });
export const title = async (): Promise<Track['title']> => (await api.getTrack({ trackId: 'trk_1' })).title;
// @ts-expect-error a track is read by its id
export const wrong = () => api.getTrack({ track: 'trk_1' });
console.log(typeof require, new ApiProblem(404, { errors: [] }, {}).status);
`;

describe('the package', () => {
  it('obtains a first license with the code of its page, in plain Node and in TypeScript, outside this repository', () =>
    inService({}, async (service) => {
      await service.aTrackInCatalog();
      const folder = await installed();
      try {
        const inside = await readdir(join(folder, 'node_modules/@platform-licensing/client'));
        expect(inside.toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
        await writeFile(join(folder, 'first.js'), await firstLicense());
        const { stdout } = await run(process.execPath, ['first.js'], {
          cwd: folder,
          env: { ...process.env, NODE_OPTIONS: '', BASE_URL: service.baseUrl },
        });
        expect(stdout).toMatch(/^lic_\w{26} active\n$/);
        await writeFile(join(folder, 'typed.ts'), typed);
        const options = '--ignoreConfig --noEmit --strict --target es2022 --lib es2022,dom --module nodenext';
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        const compiled = run(process.execPath, [compiler, ...options.split(' '), 'typed.ts'], {
          cwd: folder,
        });
        await expect(compiled).resolves.toMatchObject({ stdout: '' });
        // The same for a program of CommonJS, which is compiled and run.
        await writeFile(join(folder, 'required.cts'), required);
        const commonjs = '--ignoreConfig --strict --target es2022 --lib es2022,dom --types node --typeRoots';
        const node16 = [...commonjs.split(' '), join(root, 'node_modules/@types'), '--module', 'node16'];
        const built = run(process.execPath, [compiler, ...node16, 'required.cts'], { cwd: folder });
        await expect(built).resolves.toMatchObject({ stdout: '' });
        const started = await run(process.execPath, ['required.cjs'], { cwd: folder });
        expect(started.stdout).toBe('function 404\n');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }));
});
