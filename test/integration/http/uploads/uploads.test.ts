import { createHash } from 'node:crypto';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import {
  askTus,
  aMaster,
  aMasterDto,
  sentBytes,
  uploads,
  urlOf,
} from '../../../support/http/successes/upload-successes.ts';
import { aConfirmedLabel, anArtist } from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import { sentByTus } from '../../../support/uploads/tus-uploader.ts';

const outcomeOf = ({ status, code }: Pick<Answered, 'status' | 'code'>) => [status, code];
const mebibyte = 2 ** 20;
const bytesOf = (length: number) =>
  Buffer.alloc(length, Buffer.from(Array.from({ length: 9_973 }, (_, i) => (i * i) & 0xff)));
const digestOf = (bytes: Uint8Array, algorithm = 'sha256') => createHash(algorithm).update(bytes).digest();
const offsetOf = async (url: string) => (await askTus('HEAD', url)).headers['upload-offset'];

describe.each(transports)('uploads of masters over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const storedBytes = async (uploadId: string): Promise<Buffer> => {
    const upload = await service.ports.uploadStore.find(uploadId as never);
    const chunks: Uint8Array[] = [];
    for (const { key } of upload?.parts ?? [])
      for await (const chunk of (await service.ports.mediaStore.read(key)) ?? []) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  it('begin with what was announced, and are listed newest first', async () => {
    const { client } = await anArtist(service);
    const announced = aMasterDto(1_000, {
      sha256: '0'.repeat(64),
      title: 'Night Drive',
      isrc: 'de-a62-26-00417',
    });
    const begun = await client.post(uploads, announced);
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({
      ...announced,
      isrc: 'DEA622600417',
      status: 'initiated',
      receivedBytes: 0,
      upload: { protocol: 'tus' },
    });
    const own = `${uploads}/${begun.member('uploadId')}`;
    expect(begun.headers['location']).toMatch(new RegExp(`${own}$`));
    const later = await client.post(uploads, aMasterDto(2_000));
    const listed = await client.get(`${uploads}?limit=1`);
    expect(listed.body['data']).toMatchObject([{ uploadId: later.member('uploadId') }]);
    const { nextCursor } = listed.body['pagination'] as { readonly nextCursor: string };
    const rest = await client.get(`${uploads}?limit=1&cursor=${nextCursor}`);
    expect(rest.body).toMatchObject({
      data: [{ uploadId: begun.member('uploadId') }],
      pagination: { nextCursor: null },
    });
    expect((await client.get(own)).body).toEqual(begun.body);
    const { client: stranger } = await anArtist(service);
    expect(outcomeOf(await stranger.get(own))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await stranger.ask('DELETE', own))).toEqual([404, 'NOT_FOUND']);
    expect((await stranger.get(uploads)).body['data']).toEqual([]);
  });

  it('say what protocol they follow, also to pages of other origins', async () => {
    const { url } = await aMaster(service, 1_000);
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'PATCH' };
    const asked = await askTus('OPTIONS', url, { headers });
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'checksum,expiration,termination',
      'tus-max-size': String(2 ** 31),
      'tus-checksum-algorithm': 'sha1,sha256',
      'access-control-allow-origin': '*',
    });
    expect(asked.headers['access-control-allow-methods']).toContain('PATCH');
    expect(asked.headers['access-control-allow-headers']).toContain('Upload-Offset');
    const found = await askTus('HEAD', url);
    expect(found.status).toBe(204);
    expect(found.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': '1000',
      'cache-control': 'no-store',
    });
    expect(Date.parse(found.headers['upload-expires'] ?? '')).toBeGreaterThan(Date.now());
    expect(found.headers['access-control-expose-headers']).toContain('Upload-Offset');
    const missing = await askTus('HEAD', `${url}x`);
    expect([missing.status, missing.headers['tus-resumable']]).toEqual([404, '1.0.0']);
  });

  it('are sent by tus-js-client, interrupted, and resumed', async () => {
    const bytes = bytesOf(24 * mebibyte + 5);
    const { client, url, uploadId } = await aMaster(service, bytes.length);
    const sending = { url, bytes, chunkSize: 4 * mebibyte };
    expect(await sentByTus({ ...sending, interrupted: (sent) => sent > 9 * mebibyte })).toBe(false);
    const soon = await seenSoon(
      async () => Number(await offsetOf(url)),
      (offset) => offset >= 8 * mebibyte,
    );
    expect(soon).toBeGreaterThanOrEqual(8 * mebibyte);
    const shown = await client.get(`${uploads}/${uploadId}`);
    expect(shown.body['status']).toBe('uploading');
    expect(shown.body['receivedBytes']).toBeLessThan(bytes.length);
    expect(await sentByTus({ url: urlOf(shown), bytes })).toBe(true);
    expect((await client.get(`${uploads}/${uploadId}`)).body).toMatchObject({
      status: 'uploaded',
      receivedBytes: bytes.length,
    });
    expect(digestOf(await storedBytes(uploadId))).toEqual(digestOf(bytes));
  });

  it('accept bytes at their offset only, and no more than announced', async () => {
    const { client, url, uploadId } = await aMaster(service, 10);
    const first = await sentBytes(url, bytesOf(4));
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '4']);
    for (const offset of ['0', '3', '5', '10']) {
      const wrong = await sentBytes(url, bytesOf(2), { 'upload-offset': offset });
      expect([...outcomeOf(wrong), wrong.headers['upload-offset']]).toEqual([409, 'STATE_CONFLICT', '4']);
    }
    const at = { 'upload-offset': '4' };
    expect(outcomeOf(await sentBytes(url, bytesOf(7), at))).toEqual([413, 'BODY_TOO_LARGE']);
    const untyped = { ...at, 'content-type': 'audio/wav' };
    expect(outcomeOf(await sentBytes(url, bytesOf(2), untyped))).toEqual([
      ...[415, 'UNSUPPORTED_MEDIA_TYPE'],
    ]);
    for (const offset of ['-1', 'x', '1.5'])
      expect(outcomeOf(await sentBytes(url, bytesOf(2), { 'upload-offset': offset }))).toEqual([
        ...[400, 'VALIDATION_FAILED'],
      ]);
    const typed = { 'content-type': 'application/offset+octet-stream' };
    const without = await askTus('PATCH', url, { headers: typed, body: bytesOf(2) });
    expect(outcomeOf(without)).toEqual([400, 'VALIDATION_FAILED']);
    expect(without.text).toContain('Upload-Offset');
    for (const offset of ['4', 'x']) {
      const old = { 'tus-resumable': '0.2.2', 'upload-offset': offset, 'upload-checksum': 'x' };
      const unsupported = await sentBytes(url, bytesOf(2), old);
      expect([...outcomeOf(unsupported), unsupported.headers['tus-version']]).toEqual([
        ...[412, 'PROTOCOL_VERSION_UNSUPPORTED', '1.0.0'],
      ]);
    }
    expect((await sentBytes(url, bytesOf(10).subarray(4), at)).headers['upload-offset']).toBe('10');
    expect((await sentBytes(url, Buffer.alloc(0), { 'upload-offset': '10' })).status).toBe(204);
    expect(await storedBytes(uploadId)).toEqual(bytesOf(10));
    expect((await client.get(`${uploads}/${uploadId}`)).body['status']).toBe('uploaded');
  });

  it('keep nothing of bytes with another checksum', async () => {
    const { url, uploadId } = await aMaster(service, 10);
    const named = (algorithm: string, bytes: Uint8Array) => ({
      'upload-checksum': `${algorithm} ${digestOf(bytes, algorithm).toString('base64')}`,
    });
    for (const algorithm of ['sha1', 'sha256'])
      expect(outcomeOf(await sentBytes(url, bytesOf(4), named(algorithm, bytesOf(3))))).toEqual([
        ...[460, 'CHECKSUM_MISMATCH'],
      ]);
    expect(outcomeOf(await sentBytes(url, bytesOf(4), named('md5', bytesOf(4))))).toEqual([
      ...[400, 'VALIDATION_FAILED'],
    ]);
    expect(await offsetOf(url)).toBe('0');
    expect((await sentBytes(url, bytesOf(4), named('sha1', bytesOf(4)))).status).toBe(204);
    expect(await storedBytes(uploadId)).toEqual(bytesOf(4));
  });

  it('keep nothing of more bytes than a checksum may have, also if their number is not sent', async () => {
    const limit = 64 * mebibyte;
    const { url } = await aMaster(service, 2 * limit);
    const bytes = bytesOf(limit + 2);
    const checksum = digestOf(bytes.subarray(0, limit)).toString('base64');
    const send = (body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>) =>
      fetch(url, {
        method: 'PATCH',
        headers: {
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'upload-checksum': `sha256 ${checksum}`,
        },
        body,
        duplex: 'half',
      });
    for (const body of [new Uint8Array(bytes), new Blob([new Uint8Array(bytes)]).stream()])
      expect((await send(body)).status).toBe(413);
    expect(await offsetOf(url)).toBe('0');
  });

  it('store the bytes of one of several clients that send at the same offset', async () => {
    const { url, uploadId } = await aMaster(service, 1_000);
    const sent = await Promise.all([1, 2, 3, 4, 5].map((n) => sentBytes(url, Buffer.alloc(100 + n, n))));
    const won = sent.flatMap(({ status }, n) => (status === 204 ? [n + 1] : []));
    expect(won).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await storedBytes(uploadId)).toEqual(Buffer.alloc(100 + (won[0] ?? 0), won[0]));
    expect((await service.ports.uploadStore.find(uploadId as never))?.spare).toEqual([]);
  });

  it('are deleted by their account, or by anyone who has their URL, with all bytes', async () => {
    const remove = async (
      deleted: (one: Awaited<ReturnType<typeof aMaster>>) => Promise<{ readonly status: number }>,
    ) => {
      const one = await aMaster(service, 10);
      await sentBytes(one.url, bytesOf(4));
      const keys =
        (await service.ports.uploadStore.find(one.uploadId as never))?.parts.map(({ key }) => key) ?? [];
      expect(keys).toHaveLength(1);
      expect((await deleted(one)).status).toBe(204);
      for (const key of keys) expect(await service.ports.mediaStore.describe(key)).toBeUndefined();
      expect((await askTus('HEAD', one.url)).status).toBe(404);
      expect((await sentBytes(one.url, bytesOf(2), { 'upload-offset': '4' })).status).toBe(404);
      expect((await one.client.get(`${uploads}/${one.uploadId}`)).status).toBe(404);
      expect((await one.client.get(uploads)).body['data']).toEqual([]);
      expect((await deleted(one)).status).toBe(204);
    };
    await remove(({ client, uploadId }) => client.ask('DELETE', `${uploads}/${uploadId}`));
    await remove(({ url }) => askTus('DELETE', url));
  });

  it('are limited for each account, and need a profile of it', async () => {
    const { client } = await anArtist(service);
    for (let n = 1; n <= 20; n++) expect((await client.post(uploads, aMasterDto(n))).status).toBe(201);
    expect(outcomeOf(await client.post(uploads, aMasterDto(1)))).toEqual([409, 'STATE_CONFLICT']);
    const { client: large } = await anArtist(service);
    for (const sizeBytes of [0, 2 ** 31 + 1, 1.5])
      expect(outcomeOf(await large.post(uploads, aMasterDto(sizeBytes)))).toEqual([400, 'VALIDATION_FAILED']);
    expect((await large.post(uploads, aMasterDto(2 ** 31))).status).toBe(201);

    const label = await aConfirmedLabel(service);
    const added = await label.client.post('/api/v1/artists/me/roster', { name: 'Ida Grün', country: 'SE' });
    expect(outcomeOf(await label.client.post(uploads, aMasterDto(1)))).toEqual([400, 'VALIDATION_FAILED']);
    const artistId = added.member('artistId');
    const named = await label.client.post(uploads, aMasterDto(1, { artistId }));
    expect(named.body['artistId']).toBe(artistId);
    expect(outcomeOf(await large.post(uploads, aMasterDto(1, { artistId })))).toEqual([404, 'NOT_FOUND']);
  });
});
