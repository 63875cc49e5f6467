import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCadence } from '../../../support/audio/music.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { aService, transports, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { exchangeBytes, readReply, requestText } from '../../../support/http/wire.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { slowness } from '../../../support/slowness.ts';

interface Row {
  readonly rowId: string;
  readonly status: string;
  readonly bpm?: { readonly value: number | null; readonly confidence: number; readonly reason?: string };
  readonly key?: {
    readonly tonic: string | null;
    readonly mode: string | null;
    readonly camelot: string | null;
  };
  readonly mood?: { readonly labels: readonly string[]; readonly method: string | null };
  readonly embedding?: readonly number[] | null;
  readonly error?: { readonly code: string };
}
const path = '/api/v1/partners/enrich';
const resultsOf = ({ body }: Answered) => body['results'] as readonly Row[];
const aMinor = aCadence({ key: { tonic: 'A', mode: 'minor' }, bpm: 96 });
const song = wavBytes(aMinor);

describe.each(transports)('POST /partners/enrich over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  let outside: Server;
  let outsideUrl: string;
  beforeAll(async () => {
    service = await aService({ transport, sound: 'real', environment: { ALLOW_LOOPBACK_URLS: '1' } });
    partner = await service.aPartner();
    outside = createServer((_request, response) => response.end(song)).listen(0, '127.0.0.1');
    await new Promise((resolve) => outside.once('listening', resolve));
    outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/song.wav`;
  });
  afterAll(async () => {
    outside.close();
    await service.close();
  });

  const sent = (form: FormData) =>
    fetch(`${service.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${partner.apiKey}` },
      body: form,
    });

  it('analyzes tempo, key and mood of fetched audio, and returns an embedding of unit length', async () => {
    const replied = await partner.client.post(path, { rows: [{ rowId: 'fetched', audioUrl: outsideUrl }] });
    expect(replied.status).toBe(200);
    const [row] = resultsOf(replied);
    expect(row).toMatchObject({ status: 'analyzed', key: { tonic: 'A', mode: 'minor', camelot: '8A' } });
    expect(row?.bpm?.value).toBeCloseTo(96, -0.5);
    expect(row?.mood?.method).toBe('rules');
    const { dimensions } = replied.body['model'] as { dimensions: number };
    expect(row?.embedding).toHaveLength(dimensions);
    expect(Math.hypot(...(row?.embedding ?? []))).toBeCloseTo(1, 3);
  });

  it('takes files as an unmodified client sends them, for rows listed and for rows of their own', async () => {
    const form = new FormData();
    const rows = [{ rowId: 'listed', title: 'Nowhere', artist: 'Nobody' }];
    form.set('rows', new Blob([JSON.stringify(rows)], { type: 'application/json' }));
    form.set('listed', new Blob([song]), 'song.wav');
    form.set('own', new Blob([song.subarray(0, song.length / 2)]), 'half.wav');
    const replied = await sent(form);
    expect(replied.status).toBe(200);
    const { results } = (await replied.json()) as { results: readonly Row[] };
    expect(results.map(({ rowId, status }) => [rowId, status])).toEqual([
      ['listed', 'analyzed'],
      ['own', 'failed'],
    ]);
    expect(results[1]?.error?.code).toBe('AUDIO_INVALID');
  });

  it('returns 202 to a client that does not wait, and the rest at its address', async () => {
    const rows = [{ rowId: '1', audioUrl: outsideUrl }];
    const headers = { prefer: 'respond-async' };
    const begun = await partner.client.post(path, { rows }, { headers });
    expect(begun.status).toBe(202);
    expect(begun.body).toMatchObject({ status: 'running', progress: { done: 0, total: 1 } });
    const read = () => partner.client.get(begun.headers['location'] ?? '');
    const done = await seenSoon(read, ({ body }) => body['status'] === 'done', 30_000);
    expect(resultsOf(done)[0]?.status).toBe('analyzed');
    const stranger = await service.aPartner();
    expect((await stranger.client.get(begun.headers['location'] ?? '')).code).toBe('NOT_FOUND');
  });

  it('never fetches from internal addresses: such a row fails, and the others do not', async () => {
    const inner = 'http://169.254.169.254/latest/meta-data';
    const rows = [
      { rowId: 'inner', audioUrl: inner },
      { rowId: 'text', audioBase64: 'no base64!' },
      { rowId: 'both', audioUrl: outsideUrl, audioBase64: 'UklGRg==' },
      { rowId: 'fine', audioUrl: outsideUrl },
    ];
    const replied = await partner.client.post(path, { rows });
    expect(resultsOf(replied).map(({ rowId, status, error }) => [rowId, status, error?.code])).toEqual([
      ['inner', 'failed', 'URL_NOT_ALLOWED'],
      ['text', 'failed', 'AUDIO_INVALID'],
      ['both', 'failed', 'AUDIO_INVALID'],
      ['fine', 'analyzed', undefined],
    ]);
    expect(replied.text).not.toContain('169.254');
  });

  it('replays the response of a repeated request with the same Idempotency-Key', async () => {
    const { client } = await service.aPartner();
    const ask = () =>
      client.post(path, { rows: [{ rowId: '1', isrc: 'none' }] }, { headers: { 'idempotency-key': 'once' } });
    const [first, again] = [await ask(), await ask()];
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });

  it.each([
    [{ rows: [] }, '/rows'],
    [{}, '/rows'],
    [{ rows: [{ rowId: 'a' }, { rowId: 'a' }] }, '/rows'],
    [{ rows: [{ isrc: 'x' }] }, '/rows/0/rowId'],
  ])('rejects %j, naming what is wrong', async (body, pointer) => {
    const replied = await partner.client.post(path, body);
    expect(replied.code).toBe('VALIDATION_FAILED');
    expect(replied.body['errors']).toMatchObject([{ in: 'body', pointer }]);
  });
});

describe('a service that shuts down', () => {
  it.each(transports)(
    'answers waiting clients with the state so far over %s, and gives rows back within seconds',
    async (transport) => {
      const drip = createServer((_request, response) => void response.write(song.subarray(0, 1000)));
      await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
      const { port } = drip.address() as AddressInfo;
      const service = await aService({ transport, environment: { ALLOW_LOOPBACK_URLS: '1' } });
      try {
        const { apiKey } = await service.aPartner();
        const requested = new Promise((resolve) => drip.once('request', resolve));
        const rows = [{ rowId: '1', audioUrl: `http://127.0.0.1:${port}/drip.wav` }];
        const answer = fetch(`${service.baseUrl}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ rows }),
        });
        await requested;
        const started = performance.now();
        await service.close();
        expect(performance.now() - started).toBeLessThan(10_000 * slowness());
        const answered = await answer;
        expect([answered.status, await answered.json()]).toMatchObject([
          202,
          { progress: { done: 0, total: 1 } },
        ]);
      } finally {
        drip.closeAllConnections();
        drip.close();
      }
    },
  );
});

describe('the quota of enriched rows', () => {
  it.each(transports)(
    'is checked before an upload is read over %s, and the connection is closed',
    async (transport) => {
      const service = await aService({ transport, tiers: { developer: { enrichRowsPerDay: 1 } } });
      try {
        const { client, apiKey } = await service.aPartner();
        const spend = () =>
          client.post(path, { rows: [{ rowId: '1' }] }, { headers: { 'idempotency-key': 'last' } });
        expect((await spend()).status).toBe(200);
        const headers = {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'multipart/form-data; boundary=XyZ',
        };
        const part = '--XyZ\r\ncontent-disposition: form-data; name="a"; filename="a.wav"\r\n\r\nRIFF';
        for (const framing of [
          { 'content-length': `${200 * 2 ** 20}` },
          { 'transfer-encoding': 'chunked' },
          { 'content-length': `${200 * 2 ** 20}`, 'idempotency-key': 'never seen' },
        ]) {
          const head = requestText('POST', path, { headers: { ...headers, ...framing } });
          const begun = 'content-length' in framing ? part : `${part.length.toString(16)}\r\n${part}\r\n`;
          const rejected = readReply(await exchangeBytes(service.baseUrl, head, begun));
          expect(rejected.status).toBe(429);
          expect(JSON.parse(rejected.body)).toMatchObject({ code: 'QUOTA_EXCEEDED', limit: 1 });
          expect(rejected.headers).toMatchObject({ connection: 'close' });
          expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
        }
        expect((await spend()).headers['idempotent-replayed']).toBe('true');
      } finally {
        await service.close();
      }
    },
  );

  it('is exact, however many requests are concurrent', async () => {
    const service = await aService({ tiers: { developer: { enrichRowsPerDay: 10 } } });
    try {
      const { client } = await service.aPartner();
      const rows = [{ rowId: '1', isrc: 'none' }, { rowId: '2' }, { rowId: '3' }];
      const responses = await Promise.all(Array.from({ length: 8 }, () => client.post(path, { rows })));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
      const [rejected] = responses.filter(({ status }) => status !== 200);
      expect(rejected?.code).toBe('QUOTA_EXCEEDED');
      expect(rejected?.body).toMatchObject({ quota: 'enrich-rows-per-day', limit: 10 });
      expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await service.close();
    }
  });
});
