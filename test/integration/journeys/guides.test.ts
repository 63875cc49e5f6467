import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../support/servers/free-port.ts';
import { aRecording } from '../../support/audio/quiet-audio-processor.ts';
import { aPng } from '../../support/images/image-files.ts';
import { mailedArtistCode } from '../../support/clients/mailed-links.ts';
import { aService, type TestService } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const client = pathToFileURL(join(root, 'clients/typescript/src/index.ts')).href;
const library = pathToFileURL(join(root, 'node_modules/standardwebhooks/dist/index.js')).href;

/** The blocks of a guide that are written in a language, as its page shows them. */
const blocks = async (name: string, language: string, baseUrl: string): Promise<readonly string[]> => {
  const text = await readFile(join(root, `docs/guides/${name}.md`), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block.replaceAll('{{baseUrl}}', baseUrl),
  );
};

type Answer = Readonly<Record<string, unknown>>;

describe('a guide', () => {
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    service = await aService({ store: 'file', environment: { ALLOW_LOOPBACK_URLS: '1' } });
    await service.aTrackWithSound();
    folder = await mkdtemp(join(tmpdir(), 'guides-'));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a block in a shell in which what was found before is set. */
  const shell = async (block: string, found: Readonly<Record<string, string>>): Promise<Answer> => {
    const { stdout } = await run('bash', ['-euc', block], { env: { ...process.env, ...found } });
    // The last event of a stream.
    const text = /\ndata: (.*)\n\n$/.exec(stdout)?.[1] ?? stdout;
    return text === '' ? {} : (JSON.parse(text) as Answer);
  };
  const program = async (name: string, lines: string, variables: Readonly<Record<string, string>> = {}) => {
    const file = join(folder, name);
    const placed = lines.replace(`'@platform-licensing/client'`, `'${client}'`);
    await writeFile(file, placed.replace(`'standardwebhooks'`, `'${library}'`));
    return run(process.execPath, [file], { env: { ...process.env, NODE_OPTIONS: '', ...variables } });
  };

  it('leads to a first license, its download and its end by its own commands', async () => {
    const [setting = '', ...steps] = await blocks('first-license', 'sh', service.baseUrl);
    const [, API = ''] = /^API=(.*)\n$/.exec(setting) ?? [];
    let found: Readonly<Record<string, string>> = { API };
    const answers: Answer[] = [];
    for (const step of steps) {
      const answer = await shell(step, found);
      answers.push(answer);
      const [track] = (answer['data'] ?? []) as readonly { readonly trackId: string }[];
      found = {
        ...found,
        ...(typeof answer['apiKey'] === 'string' && { KEY: answer['apiKey'], SLUG: String(answer['slug']) }),
        ...(track && { TRACK: track.trackId }),
        ...(typeof answer['licenseId'] === 'string' && { LICENSE: answer['licenseId'] }),
      };
    }
    const license = { licenseId: found['LICENSE'], trackId: found['TRACK'] };
    expect(answers).toMatchObject([
      { apiKey: found['KEY'], clientSecret: expect.any(String) as string },
      { data: [{ trackId: found['TRACK'] }] },
      { kind: 'favorites', tracks: [{ trackId: found['TRACK'], status: 'available' }] },
      { url: expect.stringContaining('/media/') as string, watermarked: true },
      { results: [{ index: 0, allowed: true }] },
      { ...license, status: 'active', contentId: 'video-1' },
      { url: expect.stringContaining('/media/') as string, licenseId: found['LICENSE'], format: 'mp3' },
      { accepted: 1, duplicates: 0 },
      { ...license, status: 'revoked' },
    ]);
  });

  it('leads artists to an account with profile and payout details by its own commands', async () => {
    const [setting = '', ...steps] = await blocks('artists', 'sh', service.baseUrl);
    const [, API = ''] = /^API=(.*)\n$/.exec(setting) ?? [];
    const [portrait, master] = [join(folder, 'portrait.png'), join(folder, 'night-drive.wav')];
    const recording = aRecording('Night Drive');
    await Promise.all([writeFile(portrait, aPng(640)), writeFile(master, recording)]);
    let found: Readonly<Record<string, string>> = { API, FILE: portrait };
    const answers: Answer[] = [];
    for (const step of steps) {
      const answer = await shell(step, found);
      answers.push(answer);
      const isRegistered = answer['status'] === 'unverified';
      const { url } = (answer['upload'] ?? {}) as { readonly url?: string };
      found = {
        ...found,
        ...(typeof answer['version'] === 'string' && { AGREEMENT: answer['version'] }),
        ...(typeof answer['token'] === 'string' && { TOKEN: answer['token'] }),
        ...(url !== undefined && { URL: url, UPLOAD: String(answer['uploadId']) }),
        ...(answer['variants'] !== undefined && { FILE: master }),
        ...(typeof answer['stemId'] === 'string' && { STEM: answer['stemId'] }),
        ...(typeof answer['trackId'] === 'string' && { TRACK: answer['trackId'] }),
        ...(isRegistered && { CODE: await mailedArtistCode(service, 'mara@label.example', 'avc') }),
      };
    }
    expect(answers).toMatchObject([
      { royaltyShare: '0.60' },
      { status: 'unverified' },
      { token: found['TOKEN'] },
      { status: 'active', member: { emailVerified: true } },
      { isni: '0000000121032683', links: ['https://mara-lind.example'] },
      { payout: { type: 'iban', masked: 'DE••6199' } },
      { upload: { method: 'PUT' } },
      { width: 640, variants: { 300: { width: 300 } } },
      { status: 'initiated', upload: { protocol: 'tus' } },
      {},
      { status: 'processing', receivedBytes: recording.length },
      { fileName: 'night-drive.wav', receivedBytes: recording.length },
      { fileName: 'night-drive.wav', status: 'ready' },
      { format: 'wav', url: expect.stringContaining('/media/uploads/') as string },
      { ipi: '00334284961', society: 'STIM' },
      { title: 'Night Drive', status: 'draft', genres: ['electronic'] },
      { code: 'VALIDATION_FAILED', detail: expect.stringContaining('Nothing was submitted') as string },
      { data: [], pagination: { nextCursor: null } },
      { category: 'drums', status: 'initiated', upload: { protocol: 'tus' } },
      { stemId: found['STEM'], status: 'processing', receivedBytes: recording.length },
      { title: 'Northern Windows', type: 'ep', tracks: [] },
      { name: 'Ida Grün', kind: 'artist' },
      { account: { payout: { masked: 'DE••6199' } }, parties: [{ society: 'STIM' }] },
      { closure: { effectiveAt: expect.any(String) as string } },
    ]);
  });

  it('leads to the same in TypeScript', async () => {
    const [lines = ''] = await blocks('first-license', 'ts', service.baseUrl);
    const { stdout } = await program('first.ts', lines);
    expect(stdout).toMatch(/^lic_\w{26} .* http\S+\/media\/\S+\n$/);
  });

  it('copies the catalog', async () => {
    const { apiKey } = await service.aPartner();
    const [whole = '', more = '', stream = ''] = await blocks('catalog-import', 'sh', service.baseUrl);
    const found = { API: `${service.baseUrl}/api/v1`, KEY: apiKey };
    const page = await shell(whole, found);
    expect(page).toMatchObject({ items: [{ op: 'upsert' }], hasMore: false });
    expect(await shell(more, { ...found, CURSOR: String(page['nextCursor']) })).toMatchObject({ items: [] });
    const { stdout } = await run('bash', ['-euc', stream], { env: { ...process.env, ...found } });
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/"op":"checkpoint".*"hasMore":false/);
    const [lines = ''] = await blocks('catalog-import', 'ts', service.baseUrl);
    const copied = await program('copy.ts', lines, { API_KEY: apiKey });
    expect(copied.stdout).toBe('1 tracks; next time from s1.1\n');
    const again = await program('copy.ts', lines, { API_KEY: apiKey, CURSOR: 's1.1' });
    expect(again.stdout).toBe('0 tracks; next time from s1.1\n');
  });

  it('replaces a key, and proves a license to anyone', async () => {
    const { apiKey, slug, client: partner } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const created = await partner.post('/api/v1/licenses', { trackId, contentId: 'video-9' });
    const [create = '', show = '', remove = '', ...proof] = await blocks('going-live', 'sh', '');
    const found = {
      API: `${service.baseUrl}/api/v1`,
      ...{ KEY: apiKey, SLUG: slug, LICENSE: created.member('licenseId') },
    };
    const { apiKey: next, credentialId } = await shell(create, found);
    expect(await shell(show, found)).toMatchObject({ pagination: { total: 3 } });
    await shell(remove, { ...found, KEY: String(next), CREDENTIAL: String(credentialId) });
    const [certificate = '', verify = ''] = proof;
    const [whole = '', current = ''] = verify.split(/\n(?=curl)/);
    expect(await shell(certificate + whole, found)).toMatchObject({ genuine: true, inForce: true });
    expect(await shell(current, found)).toMatchObject({ status: 'active', compliance: { state: 'clear' } });
  });

  it('has events signed and verified, and licenses follow content events', async () => {
    const { apiKey, slug, client: partner } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const [verifying = '', sending = ''] = await blocks('webhooks', 'js', service.baseUrl);
    const steps = await blocks('webhooks', 'sh', service.baseUrl);
    const rotate = steps.find((step) => step.includes('/inbound/rotate')) ?? '';
    const [event = ''] = await blocks('webhooks', 'json', service.baseUrl);
    const found = { API: `${service.baseUrl}/api/v1`, KEY: apiKey, SLUG: slug };
    const { secret } = await shell(rotate, found);
    const url = `${service.baseUrl}/api/v1/webhooks/inbound/${slug}`;
    const sentEvent = event.replace('trk_…', trackId);
    const { stdout } = await program(
      'send.mjs',
      `${sending}\nconst response = await sendEvent('${url}', '${String(secret)}', ${sentEvent});\nconsole.log(response.status, await response.text());`,
    );
    expect(stdout).toMatch(/^202 .*"licensed"/);
    expect((await partner.get('/api/v1/licenses')).body).toMatchObject({ data: [{ contentId: 'video-42' }] });
    const [byHand = '', sheet = ''] = steps.slice(-2);
    const inbound = { ...found, TRACK: trackId, SECRET: String(secret) };
    expect(await shell(byHand, inbound)).toMatchObject({ results: [{ trackId, outcome: 'licensed' }] });
    const missing = expect.arrayContaining(['start', 'end', 'use']) as readonly string[];
    expect(await shell(sheet, found)).toMatchObject({
      ...{ contentId: 'video-43', productionTitle: 'Harbour Lights', missing: [] },
      cues: [{ trackId, missing }],
    });
    const now = new Date();
    const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const message = JSON.stringify({ id: 'evt_1', type: 'endpoint.test', data: {} });
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign('evt_1', now, message),
    };
    const checked = await program(
      'verify.mjs',
      `${verifying}\nconsole.log(verified('${key}', '${message}', ${JSON.stringify(headers)}).type);`,
    );
    expect(checked.stdout).toBe('endpoint.test\n');
    const signing = steps.find((step) => step.includes('"$BODY" | openssl')) ?? '';
    const { stdout: signature } = await run('bash', ['-euc', signing], {
      env: {
        ...process.env,
        ...{ BODY: message, SECRET: key, ID: 'evt_1', TIMESTAMP: headers['webhook-timestamp'] },
      },
    });
    expect(`v1,${signature.trim()}`).toBe(headers['webhook-signature']);
  });

  it('registers an endpoint, looks for what did not arrive and has it sent again', async () => {
    const { apiKey, slug } = await service.aPartner();
    const [register = '', test = '', headers = '', , recovery = '', looking = ''] = await blocks(
      'webhooks',
      'sh',
      service.baseUrl,
    );
    const found = { API: `${service.baseUrl}/api/v1`, KEY: apiKey, SLUG: slug };
    const { endpointId, secret } = await shell(register, found);
    expect(secret).toMatch(/^whsec_/);
    const known = { ...found, ENDPOINT: String(endpointId) };
    expect(await shell(test, known)).toMatchObject({ eventType: 'endpoint.test' });
    expect(await shell(headers, known)).toMatchObject({
      headers: [{ name: 'authorization' }, { name: 'x-tenant' }],
    });
    const [dead = '', recover = ''] = recovery.split(/\n(?=curl)/);
    expect(await shell(dead, known)).toMatchObject({ data: [] });
    expect(await shell(recover, known)).not.toHaveProperty('code');
    const [stats = '', events = ''] = looking.split(/\n(?=curl)/);
    expect(await shell(stats, known)).toHaveProperty('data');
    expect(await shell(events, known)).toHaveProperty('data');
  });

  it('receives events by the program of the typed client, and rejects what is not signed', async () => {
    const [lines = ''] = await blocks('webhooks', 'ts', service.baseUrl);
    const file = join(folder, 'receive.ts');
    await writeFile(file, lines.replace(`'@platform-licensing/client'`, `'${client}'`));
    const port = String(await freePort());
    const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const receiver = execFile(process.execPath, [file], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: port, WEBHOOK_SECRET: key },
    });
    try {
      const now = new Date();
      const body = JSON.stringify({ id: 'evt_1', type: 'track.takedown', data: { trackId: 'trk_1' } });
      const deliver = (signature: string) =>
        seenSoon(
          () =>
            fetch(`http://localhost:${port}/`, {
              method: 'POST',
              body,
              headers: {
                'webhook-id': 'evt_1',
                'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
                'webhook-signature': signature,
              },
            }).then(
              ({ status }) => status,
              () => undefined,
            ),
          (status) => status !== undefined,
          20_000,
        );
      expect(await deliver(new Webhook(key).sign('evt_1', now, body))).toBe(204);
      expect(await deliver(new Webhook(key).sign('evt_2', now, body))).toBe(401);
    } finally {
      receiver.kill();
    }
  });

  it('sends a request again under its key, and gets the first outcome', async () => {
    const { apiKey } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const [issue = ''] = await blocks('limits', 'sh', service.baseUrl);
    const found = { API: `${service.baseUrl}/api/v1`, KEY: apiKey, TRACK: trackId };
    const first = await shell(issue, found);
    expect(first).toMatchObject({ status: 'active', contentId: 'video-7' });
    expect(await shell(issue, found)).toEqual(first);
  });
});
