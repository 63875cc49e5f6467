import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import {
  aCover,
  anImageDto,
  sentImage,
  uploadedImage,
  type ImageUpload,
} from '../../../support/http/successes/image-successes.ts';
import { aPng, encodedImage, withExif } from '../../../support/images/image-files.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const images = '/api/v1/images';
const outcomeOf = ({ status, code }: Answered) => [status, code];
const pointersOf = ({ body }: Answered) =>
  (body['errors'] as readonly { readonly pointer: string; readonly code: string }[]).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

interface Shown {
  readonly imageId: string;
  readonly width: number;
  readonly height: number;
  readonly variants: Readonly<
    Record<
      string,
      { readonly width: number; readonly height: number; readonly webp: string; readonly jpeg: string }
    >
  >;
}

describe.each(transports)('images over %s', (transport) => {
  let service: TestService;
  let client: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    ({ client } = await anArtist(service));
  });
  afterAll(() => service.close());

  it('are uploaded, confirmed, and served forever under URLs that never change their content', async () => {
    const sha256 = createHash('sha256').update(aCover()).digest('hex');
    const begun = await client.post(images, anImageDto(aCover(), { sha256 }));
    expect(begun.status).toBe(201);
    expect(begun.body['upload']).toMatchObject({ method: 'PUT', headers: { 'Content-Type': 'image/png' } });
    const confirm = `${images}/${begun.member('uploadId')}/confirm`;
    expect(outcomeOf(await client.post(confirm, {}))).toEqual([409, 'STATE_CONFLICT']);
    expect(await sentImage(begun, aCover())).toBe(204);
    const confirmed = await client.post(confirm, { sha256 });
    expect(confirmed.status).toBe(200);
    const shown = confirmed.body as unknown as Shown;
    expect(shown).toMatchObject({ width: 1_400, height: 1_400 });
    expect(Object.entries(shown.variants).map(([size, { width, height }]) => [size, width, height])).toEqual([
      ...[64, 300, 640].map((size) => [String(size), size, size]),
      ['1500', 1_400, 1_400],
      ['original', 1_400, 1_400],
    ]);
    expect(shown.variants['1500']).toEqual(shown.variants['original']);
    expect((await client.post(confirm)).text).toBe(confirmed.text);
    expect(await sentImage(begun, aCover())).toBe(404);

    for (const { webp, jpeg } of Object.values(shown.variants))
      for (const [url, type] of [
        [webp, 'image/webp'],
        [jpeg, 'image/jpeg'],
      ] as const) {
        const { pathname } = new URL(url);
        const served = await service.anyone.get(pathname);
        const digest = createHash('sha256').update(served.bytes).digest('hex');
        expect(pathname).toContain(`-${digest.slice(0, 16)}.`);
        expect(served.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          etag: `"${digest}"`,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        });
        const known = await service.anyone.get(pathname, { headers: { 'if-none-match': `"${digest}"` } });
        expect(known.status).toBe(304);
        const wrong = await service.anyone.get(pathname.replace(/-[0-9a-f]{4}/, '-0000'));
        expect(outcomeOf(wrong)).toEqual([404, 'NOT_FOUND']);
        expect(wrong.headers['cache-control']).not.toContain('immutable');
      }
  });

  it.each([
    ['too small', () => aPng(1_399), ['/width too_small', '/height too_small']],
    ['not square', () => aPng(1_500, 1_400), ['/height not_square']],
    ['no image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), ['/file unknown_format']],
    ['cut off', () => aCover().subarray(0, -20), ['/file truncated']],
  ])('that are %s are rejected with the field and what was found', async (_, make, expected) => {
    const confirmed = await client.post(await uploadedImage(client, make()), {});
    expect(outcomeOf(confirmed)).toEqual([400, 'VALIDATION_FAILED']);
    expect(pointersOf(confirmed)).toEqual(expected);
    expect((await service.anyone.get('/livez')).status).toBe(200);
  });

  it('keep neither Exif data nor anything after the image', async () => {
    const photo = withExif(await encodedImage('jpeg', 1_400), 1, 'GPS 52.5 <script>alert(1)</script>');
    const polyglot = Buffer.concat([photo, Buffer.from('PK\x03\x04<html><script>')]);
    const changes = { contentType: 'image/jpeg' };
    const confirmed = await client.post(await uploadedImage(client, polyglot, changes), {});
    const { variants } = confirmed.body as unknown as Shown;
    for (const { webp, jpeg } of Object.values(variants))
      for (const url of [webp, jpeg]) {
        const { bytes } = await service.anyone.get(new URL(url).pathname);
        for (const trace of ['GPS', '<script', 'PK\x03\x04']) expect(bytes.includes(trace)).toBe(false);
      }
  });

  it('are received only with the announced size and digest, a type of images, and up to 10 MiB', async () => {
    const begun = await client.post(images, anImageDto(aCover(), { sha256: '0'.repeat(64) }));
    const { url } = begun.body['upload'] as ImageUpload;
    const sent = async (body: Uint8Array, type = 'image/png', at = url) => {
      const response = await fetch(at, {
        method: 'PUT',
        headers: { 'content-type': type },
        body: new Uint8Array(body),
      });
      return [response.status, ((await response.json()) as { readonly code: string }).code];
    };
    expect(await sent(aCover())).toEqual([400, 'VALIDATION_FAILED']);
    expect(await sent(Buffer.alloc(0))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await sent(aCover(), 'text/html')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await sent(aCover(), 'image/png', `${url}x`)).toEqual([404, 'NOT_FOUND']);
    expect(await sent(Buffer.alloc(10 * 2 ** 20 + 1))).toEqual([400, 'VALIDATION_FAILED']);
    const confirm = `${images}/${begun.member('uploadId')}/confirm`;
    expect(outcomeOf(await client.post(confirm))).toEqual([409, 'STATE_CONFLICT']);
    for (const sizeBytes of [0, 10 * 2 ** 20 + 1, 1.5])
      expect(outcomeOf(await client.post(images, anImageDto(aCover(), { sizeBytes })))).toEqual([
        ...[400, 'VALIDATION_FAILED'],
      ]);
  });

  const unsent = (path: string, length: number | undefined) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(service.baseUrl);
      const requested = request({
        ...{ hostname, port, method: 'PUT', path },
        headers: { 'content-type': 'image/png', ...(length !== undefined && { 'content-length': length }) },
      });
      requested.on('error', reject).on('response', (response) => {
        resolve(response.statusCode);
        requested.destroy();
      });
      requested.flushHeaders();
    });

  it('with a wrong address, another size or no size are rejected before their bytes are sent', async () => {
    expect(await unsent('/uploads/images/eyJ9.c2ln', 9_000_000)).toBe(404);
    const begun = await client.post(images, anImageDto(aCover()));
    const { pathname } = new URL((begun.body['upload'] as ImageUpload).url);
    for (const length of [aCover().length - 1, aCover().length + 1, 9_000_000, undefined])
      expect(await unsent(pathname, length)).toBe(400);
  });

  it('are sent and requested at a limited rate per address', async () => {
    const limits = { requestsPerMinute: 1 };
    const limited = await aService({
      transport,
      environment: { EVENT_WORKER: 'off', TIERS: JSON.stringify({ public: limits }) },
    });
    const requested = async (method: string, path: string, times: number) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time++) statuses.push((await limited.anyone.ask(method, path)).status);
      return [statuses.filter((status) => status === 429).length > 0, statuses[0] === 429];
    };
    try {
      expect(await requested('PUT', '/uploads/images/eyJ9.c2ln', 3)).toEqual([true, false]);
      expect(await requested('GET', '/images/img_01JB2M6X8KC7D8E9F0G1H2J3K4/64-0.webp', 19)).toEqual([
        false,
        false,
      ]);
      expect(await requested('GET', '/images/img_01JB2M6X8KC7D8E9F0G1H2J3K4/64-0.webp', 60)).toEqual([
        true,
        false,
      ]);
    } finally {
      await limited.close();
    }
  });

  it('of profiles need a profile of the account', async () => {
    const { client: stranger } = await anArtist(service);
    const artistId = (await client.get('/api/v1/artists/me')).member('artistId');
    const dto = anImageDto(aCover(), { purpose: 'banner', artistId });
    expect(outcomeOf(await stranger.post('/api/v1/artists/me/images', dto))).toEqual([404, 'NOT_FOUND']);
    expect((await client.post('/api/v1/artists/me/images', dto)).status).toBe(201);
    expect(outcomeOf(await client.post(images, { ...dto, artistId: undefined }))).toEqual([
      ...[400, 'VALIDATION_FAILED'],
    ]);
  });
});
