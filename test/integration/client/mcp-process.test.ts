import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { packedProgram } from '../../support/programs/packed-program.ts';
import { inService } from '../../support/service/service.ts';

describe('the MCP server as a program', () => {
  let folder: string;
  let program: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mcp-'));
    const packed = await packedProgram('clients/mcp', folder, ['@modelcontextprotocol/core']);
    expect(packed.files).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    program = packed.program;
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
