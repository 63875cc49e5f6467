import {
  mediaEndpoints,
  type MediaDependencies,
} from '../../../../../src/adapters/http/media/media.handlers.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import type { ByteRange } from '../../../../../src/ports/driven/media/media-store.ts';
import { licenseId, noon, trackId } from '../../../../support/builders/builders.ts';
import { exchangeWith, unreached } from '../exchange.ts';

describe('a download', () => {
  const requested: unknown[] = [];
  const ask = exchangeWith(
    mediaEndpoints({
      streamPreview: unreached,
      openMedia: unreached,
      downloadTrack: async ({ caller: _, ...input }) => {
        requested.push(input);
        const { format, licenseId, bitrate, sampleRate } = input;
        const quality = { ...(bitrate && { bitrate }), ...(sampleRate && { sampleRate }) };
        const link = { url: 'https://api.example/media/a.b/c', expiresAt: noon };
        return ok({ ...link, format, ...quality, sizeBytes: 1, sha256: 'ab'.repeat(32), licenseId });
      },
    }),
  );
  const path = `/api/v1/tracks/${trackId(1)}/download`;
  const download = (query: string) => ask('GET', `${path}?licenseId=${licenseId(1)}&${query}`);

  it('accepts the bit rate of an MP3 and the sample rate of a WAV or FLAC, as numbers', async () => {
    expect((await download('format=mp3&bitrate=192')).json).toMatchObject({ format: 'mp3', bitrate: 192 });
    expect((await download('format=wav&sampleRate=48000')).json).toMatchObject({ sampleRate: 48_000 });
    const plain = (await download('format=flac')).json;
    expect([Object.keys(plain as object).includes('bitrate'), requested.at(-1)]).toEqual([
      false,
      { trackId: trackId(1), licenseId: licenseId(1), format: 'flac' },
    ]);
  });

  it.each([
    ['format=mp3&bitrate=200', 'bitrate', 'must be 128 or 192 or 256 or 320'],
    ['format=flac&bitrate=320', 'bitrate', 'is only for format mp3'],
    ['format=wav&sampleRate=22050', 'sampleRate', 'must be 44100 or 48000 or 96000'],
    ['format=mp3&sampleRate=48000', 'sampleRate', 'is only for formats wav and flac'],
  ])('rejects %s by name', async (query, pointer, detail) => {
    const rejected = await download(query);
    expect([rejected.status, rejected.json]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', errors: [{ in: 'query', pointer, detail }] },
    ]);
  });
});

describe('the bytes behind a signed link', () => {
  const bytes = Buffer.from('0123456789');
  const opened = (kind: 'preview' | 'download' | 'stem', elsewhere?: string) => ({
    kind,
    object: { key: 'k', sizeBytes: bytes.length, sha256: 'ab'.repeat(32) },
    contentType: 'audio/flac',
    filename: 'slow-harbour.flac',
    read: async (range?: ByteRange) =>
      (async function* () {
        yield range ? bytes.subarray(range.first, range.last + 1) : bytes;
      })(),
    address: async (disposition: string) => elsewhere && `${elsewhere}?as=${disposition}`,
  });
  const asking = (some: Partial<MediaDependencies>) =>
    exchangeWith(
      mediaEndpoints({ streamPreview: unreached, downloadTrack: unreached, openMedia: unreached, ...some }),
    );
  const playing = (kind: 'preview' | 'download' | 'stem') =>
    asking({ openMedia: async () => ok(opened(kind)) });
  const path = '/media/abc.def/slow-harbour.flac';

  it('are sent completely, or as the requested range', async () => {
    const whole = await playing('download')('GET', path);
    expect([whole.status, whole.text]).toEqual([200, '0123456789']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="slow-harbour.flac"');
    const part = await playing('download')('GET', path, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text]).toEqual([206, '234']);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    const beyond = await playing('download')('GET', path, { headers: { range: 'bytes=10-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('are redirected to the storage if possible: responses to HEAD, 304 and 416 come from the service', async () => {
    const ask = asking({ openMedia: async () => ok(opened('preview', 'https://store.example/a')) });
    const tag = `"${'ab'.repeat(32)}"`;
    const sent = await ask('GET', path, { headers: { range: 'bytes=2-4' } });
    expect([sent.status, sent.text, sent.headers.get('content-length')]).toEqual([307, '', '0']);
    expect(sent.headers.get('location')).toBe(
      'https://store.example/a?as=inline; filename="slow-harbour.flac"',
    );
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    expect(sent.headers.get('access-control-allow-origin')).toBe('*');
    expect([sent.headers.has('etag'), sent.headers.has('content-type')]).toEqual([false, false]);
    const head = await ask('HEAD', path);
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
      200,
      '10',
      tag,
    ]);
    expect((await ask('GET', path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await ask('GET', path, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  });

  it('come from the service if they must match the ETag of a HEAD response', async () => {
    const ask = asking({ openMedia: async () => ok(opened('download', 'https://store.example/a')) });
    const tag = `"${'ab'.repeat(32)}"`;
    const rest = await ask('GET', path, { headers: { range: 'bytes=8-', 'if-range': tag } });
    expect([rest.status, rest.text]).toEqual([206, '89']);
    expect((await ask('GET', path, { headers: { 'if-match': tag } })).text).toBe('0123456789');
    const others = await ask('GET', path, { headers: { range: 'bytes=8-', 'if-range': '"of-the-store"' } });
    expect(others.status).toBe(307);
  });

  it('can be read by any web page if they are a preview, otherwise by none', async () => {
    const preview = await playing('preview')('GET', path);
    expect(preview.headers.get('access-control-allow-origin')).toBe('*');
    expect(preview.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(preview.headers.get('content-disposition')).toMatch(/^inline/);
    for (const kind of ['download', 'stem'] as const) {
      const { headers } = await playing(kind)('GET', path);
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('return 404 without a reason if the link is no longer valid', async () => {
    const answered = await asking({ openMedia: async () => fail({ kind: 'link-invalid' }) })('GET', path);
    expect(answered).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });

  it('return 503 with Retry-After while they are being rendered', async () => {
    const ask = asking({ openMedia: async () => fail({ kind: 'still-rendering', retryAfterMs: 2500 }) });
    const answered = await ask('GET', path);
    expect([answered.status, answered.headers.get('retry-after')]).toEqual([503, '3']);
  });
});
