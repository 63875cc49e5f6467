import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { verifyWebhook } from '../../../clients/typescript/src/index.ts';
import { aTerms } from '../../support/builders/builders.ts';
import { packedProgram } from '../../support/programs/packed-program.ts';
import { seenSoon } from '../../support/eventually.ts';
import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { aService, type Partner, type TestService } from '../../support/service/service.ts';

const fee = { amount: 4_900, currency: 'EUR' };

describe('the command line of partners', () => {
  let service: TestService;
  let partner: Partner;
  let receiver: HttpReceiver;
  let folder: string;
  let work: string;
  let program: string;
  let free: string;
  let priced: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-'));
    work = await mkdtemp(join(tmpdir(), 'cli-work-'));
    const packed = await packedProgram('clients/cli', folder);
    expect(packed.files).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    ({ program } = packed);
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    partner = await service.aPartner();
    receiver = await httpReceiver();
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    await admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
      body: { spendLimit: { amount: 10_000, currency: 'EUR' } },
      headers: { 'if-match': '*' },
    });
    ({ trackId: free } = await service.aTrackWithSound({ title: 'Harbour Lights', moods: ['calm'] }));
    const terms = [aTerms({ effectiveAt: service.now() - 1_000, fee })];
    ({ trackId: priced } = await service.aTrackInCatalog({ title: 'Sold Night', terms }));
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
    await rm(work, { recursive: true, force: true });
  });

  const config = () => join(work, 'config');
  const started = (words: readonly string[]) =>
    spawn(process.execPath, [program, ...words], {
      cwd: work,
      env: { PATH: process.env['PATH'], HOME: work, XDG_CONFIG_HOME: config() },
    });

  /** Runs a command to its end, with `input` on stdin. */
  const run = async (words: readonly string[], input = '') => {
    const child = started(words);
    let out = '';
    let err = '';
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  };
  const loggedIn = async () => {
    const done = await run(
      ['login', '--url', service.baseUrl, '--platform', partner.slug],
      `${partner.apiKey}\n`,
    );
    expect(done).toMatchObject({ code: 0, err: '' });
    return done;
  };

  it('asks for a login first', async () => {
    const { code, err } = await run(['search', 'harbour']);
    expect([code, err]).toEqual([
      1,
      'Run `platform-licensing login`, or set all of PLATFORM_LICENSING_URL, PLATFORM_LICENSING_PLATFORM and PLATFORM_LICENSING_API_KEY.\n',
    ]);
  });

  it('saves only an API key that works, for the user alone, and deletes it', async () => {
    const wrong = await run(['login', '--url', service.baseUrl, '--platform', partner.slug], 'no-key');
    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^TOKEN_INVALID: /) as string });
    await expect(readdir(config())).rejects.toThrow('ENOENT');
    await loggedIn();
    const file = join(config(), 'platform-licensing', 'login.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ apiKey: partner.apiKey });
    expect(await run(['logout'])).toMatchObject({ code: 0 });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('sends a saved API key only to the URL that it was saved for', async () => {
    await loggedIn();
    const other = `http://127.0.0.1:${receiver.port}`;
    const before = receiver.received.length;
    const child = spawn(process.execPath, [program, 'search', 'harbour'], {
      env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: config(), PLATFORM_LICENSING_URL: other },
    });
    const [code] = (await once(child, 'close')) as [number];
    expect([code, receiver.received.length]).toEqual([1, before]);
    const plain = await run(['login', '--url', 'http://api.example.com', '--platform', partner.slug], 'key');
    expect(plain).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^--url must be a URL that begins with https:/) as string,
    });
  });

  it('finds a track, licenses it, downloads it and shows the usage', async () => {
    await loggedIn();
    const found = await run(['search', 'harbour', '--mood', 'calm']);
    expect(found).toMatchObject({ code: 0, err: '1 of 1 tracks\n' });
    expect(found.out).toContain(free);
    const licensed = await run(['license', free, 'video-1', '--type', 'ugc_video']);
    expect(licensed).toMatchObject({ code: 0, out: expect.stringMatching(/^lic_\w{26}\n$/) as string });
    const licenseId = licensed.out.trim();
    const loaded = await run(['download', licenseId, '--format', 'flac', '--output', 'music.flac']);
    expect(loaded).toEqual({ code: 0, out: 'music.flac\n', err: '' });
    const bytes = await readFile(join(work, 'music.flac'));
    const { sha256 } = (
      await partner.client.get(`/api/v1/tracks/${free}/download?licenseId=${licenseId}&format=flac`)
    ).body as { readonly sha256: string };
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect((await readdir(work)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const again = await run(['download', licenseId, '--output', 'music.flac']);
    expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/^music\.flac exists\. /) as string });
    expect(await readFile(join(work, 'music.flac'))).toEqual(bytes);
    expect(await run(['download', licenseId, '--output', 'music.flac', '--force'])).toMatchObject({
      code: 0,
    });
    const wider = await run(['license', free, 'video-1', '--type', 'podcast_episode']);
    expect(wider).toMatchObject({
      code: 0,
      out: licensed.out,
      err: expect.stringContaining('The license covers ugc_video.') as string,
    });
    const usage = await run(['usage', '--json']);
    expect(JSON.parse(usage.out)).toMatchObject({ licensesIssued: 1 });
  });

  it('buys a license only at the price that is accepted', async () => {
    await loggedIn();
    const order = ['license', priced, 'video-2', '--type', 'ugc_video'];
    expect(await run(order)).toEqual({
      code: 1,
      out: '',
      err: `The license costs 49.00 EUR. Send --accept-fee '49.00 EUR' to buy it.\n`,
    });
    expect(await run([...order, '--accept-fee', '48.00 EUR'])).toMatchObject({
      code: 1,
      err: 'The license costs 49.00 EUR, not 48.00 EUR. Nothing was bought.\n',
    });
    expect(await run([...order, '--accept-fee', '49.00 EUR'])).toMatchObject({ code: 0 });
    const rejected = await run(['license', free, 'video-3', '--type', 'ugc_video', '--territory', 'XX']);
    expect(rejected).toMatchObject({ code: 1, err: expect.stringMatching(/^VALIDATION_FAILED: /) as string });
  });

  it('sends new events to a URL on this machine, signed like webhooks', async () => {
    await loggedIn();
    const url = `http://127.0.0.1:${receiver.port}/events`;
    const child = started(['listen', '--forward-to', url, '--interval', '1']);
    try {
      let err = '';
      child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
      const printed = await seenSoon(
        async () => err,
        (text) => text.includes('whsec_'),
        60_000,
      );
      const [secret = ''] = /whsec_\S+/.exec(printed) ?? [];
      const { body } = await partner.client.post('/api/v1/licenses', {
        ...{ trackId: free, contentId: 'video-9', contentType: 'ugc_video' },
      });
      const [message] = await seenSoon(
        async () => receiver.received,
        (all) => all.length > 0,
        60_000,
      );
      if (!message) throw new Error('nothing arrived');
      const event = await verifyWebhook({ secret, headers: message.headers, body: message.body });
      expect(event).toMatchObject({ type: 'license.issued', data: { licenseId: body['licenseId'] } });
    } finally {
      child.kill();
      await once(child, 'close');
    }
  });

  it('has the service send a test event', async () => {
    await loggedIn();
    const created = await partner.client.post(`/api/v1/platforms/${partner.slug}/webhooks`, {
      url: `http://127.0.0.1:${receiver.port}/hook`,
    });
    expect(await run(['trigger', created.member('endpointId')])).toMatchObject({ code: 0 });
    await seenSoon(
      async () => receiver.received.map(({ body }) => body),
      (bodies) => bodies.some((text) => text.includes('endpoint.test')),
      60_000,
    );
  });
});
