import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { inService } from '../../support/service/service.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** A folder with the package as npm packs it, and the packages that it needs; returns the path of its program. */
const installed = async (folder: string): Promise<string> => {
  await run(
    'npm',
    ['pack', '--workspace', 'clients/mcp', '--pack-destination', folder, '--ignore-scripts=false'],
    {
      cwd: root,
    },
  );
  const [tarball = ''] = await readdir(folder);
  const own = join(folder, 'node_modules/@platform-licensing/mcp');
  await mkdir(own, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '--strip-components', '1', '-C', own]);
  const { bin, dependencies } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  await mkdir(join(folder, 'node_modules/@modelcontextprotocol'), { recursive: true });
  for (const name of [...Object.keys(dependencies), '@modelcontextprotocol/core'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  expect((await readdir(own)).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  return join(own, bin['platform-licensing-mcp'] ?? '');
};

describe('the MCP server as a program', () => {
  let folder: string;
  let program: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mcp-'));
    program = await installed(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(['auto', 'legacy'] as const)(
    'serves agents over stdin and stdout, in the protocol version %s',
    (mode) =>
      inService({}, async (service) => {
        const { trackId } = await service.aTrackInCatalog({ title: 'Harbour Lights' });
        const { apiKey } = await service.aPartner();
        const env = { PLATFORM_LICENSING_URL: service.baseUrl, PLATFORM_LICENSING_API_KEY: apiKey };
        const client = new Client({ name: 'agent', version: '1.0.0' }, { versionNegotiation: { mode } });
        await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env }));
        try {
          expect(client.getServerVersion()).toMatchObject({ name: 'platform-licensing', version: '1.0.0' });
          expect(client.getInstructions()).toContain('search_tracks');
          const { content } = await client.callTool({ name: 'search_tracks', arguments: { q: 'harbour' } });
          expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining(trackId) as string }]);
        } finally {
          await client.close();
        }
      }),
  );

  it('ends with one message that names the variable that is wrong', async () => {
    const ended = async (env: Readonly<Record<string, string>>) => {
      const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let text = '';
      child.stderr.on('data', (piece: Buffer) => (text += piece.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return { code, text };
    };
    const url = { PLATFORM_LICENSING_URL: 'https://api.example.com' };
    const noUrl = 'PLATFORM_LICENSING_URL must be the URL of the service, such as https://api.example.com.\n';
    const credentials =
      'Set either PLATFORM_LICENSING_API_KEY, or both PLATFORM_LICENSING_CLIENT_ID and PLATFORM_LICENSING_CLIENT_SECRET.\n';
    expect(await ended({})).toEqual({ code: 1, text: noUrl });
    expect(await ended({ PLATFORM_LICENSING_URL: 'api.example.com' })).toEqual({ code: 1, text: noUrl });
    expect(await ended(url)).toEqual({ code: 1, text: credentials });
    const both = { PLATFORM_LICENSING_API_KEY: 'key', PLATFORM_LICENSING_CLIENT_ID: 'id' };
    expect(await ended({ ...url, ...both })).toEqual({ code: 1, text: credentials });
  });
});
