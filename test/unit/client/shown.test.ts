import { execFileSync } from 'node:child_process';
import { codeOf, curlOf, type SentRequest } from '../../../clients/typescript/src/index.ts';
import { json, scripted } from '../../support/clients/scripted-fetch.ts';

const sentBy = async (
  ask: (api: ReturnType<typeof scripted>['api']) => Promise<unknown>,
): Promise<SentRequest> => {
  const sent: SentRequest[] = [];
  const { api } = scripted([json({})], { onRequest: (request) => sent.push(request) });
  await ask(api);
  const [request] = sent;
  if (!request) throw new Error('nothing was sent');
  return request;
};

/** The arguments of the command after a shell has parsed it. */
const shell = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', command.replace(/^curl/, 'printf "%s\\n"')], {
    env: { API_KEY: 'key', SECRET: 'hush' },
    encoding: 'utf8',
  }).split('\n');

describe('a request as code', () => {
  it('is a curl command that sends the same request, with the key as a variable', async () => {
    const body = { trackId: 'trk_1', contentId: `it's $HOME "x" \`y\`` };
    const command = curlOf(await sentBy((api) => api.issueLicense({ body })));
    expect(command).not.toContain('plk_live_1');
    expect(shell(command).slice(0, 9)).toEqual([
      '-X',
      'POST',
      'https://api.example/api/v1/licenses',
      '-H',
      'Authorization: Bearer key',
      '-H',
      'content-type: application/json',
      '-d',
      JSON.stringify(body),
    ]);
  });

  it('contains no secret from the body, and no credential for public operations', async () => {
    const body = { clientId: 'cli_1', clientSecret: 'to"p' };
    const request = await sentBy((api) => api.createAccessToken({ body }));
    expect(shell(curlOf(request))).toContain('{"clientId":"cli_1","clientSecret":"hush"}');
    expect(curlOf(request)).not.toContain('Authorization');
    expect(codeOf(request)).toContain("clientSecret: process.env['SECRET'],");
    expect(codeOf(request)).not.toContain('to"p');
  });

  it('is the call of this client', async () => {
    const request = await sentBy((api) =>
      api.searchTracks({ q: "o'hara", mood: ['calm'], limit: 5, cursor: undefined }),
    );
    expect(codeOf(request)).toBe(`import { PlatformLicensing } from '@platform-licensing/client';

const api = new PlatformLicensing({ baseUrl: 'https://api.example', credentials: { apiKey: process.env['API_KEY'] ?? '' } });
const answer = await api.searchTracks({
  q: 'o\\'hara',
  mood: ['calm'],
  limit: 5,
});
`);
  });
});
