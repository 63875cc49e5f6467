import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { ApiProblem, type PlatformLicensing } from '../../../clients/typescript/src/index.ts';
import { manifestReader } from '../../../src/adapters/manifest/index.ts';
import { writeDelivery } from '../../support/builders/delivery.ts';
import { validatedClient } from '../../support/clients/validated-client.ts';
import { oauthClient } from '../../support/clients/oauth-client.ts';
import { aService, transports, type Partner, type TestService } from '../../support/service/service.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const orderOf = (trackId: string) => ({ trackId, contentId: 'video-1', contentType: 'ugc_video' as const });

/** Takes a folder in as the operator's command does. */
const importAll = async ({ useCases }: TestService, folder: string): Promise<void> => {
  const manifest = await manifestReader.read(folder);
  for (const { row } of manifest.ok ? manifest.value.rows : []) {
    const taken = row.ok && (await useCases.importTrack({ folder, delivery: row.value, dryRun: false }));
    if (taken === false || !taken.ok) throw new Error(`not taken in: ${JSON.stringify(taken)}`);
  }
};

/** The code of the problem that a call ends in. */
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiProblem ? error.code : Promise.reject(error as Error)),
  );

describe.each(transports)("a partner's journey over %s", (transport) => {
  let service: TestService;
  let folder: string;
  let partner: Partner;
  let api: PlatformLicensing;
  let anyone: PlatformLicensing;
  let track: string;
  let licenseId: string;
  let certificate: string;
  let preview: Uint8Array;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journey-'));
    service = await aService({ transport, sound: 'real', store: 'file' });
    const terms = { contentTypes: ['ugc_video', 'podcast_episode'] };
    await writeDelivery(join(folder, 'label'), [
      { name: 'dawn', seconds: 31, row: { status: 'approved', terms, moods: ['calm'] } },
      { name: 'dusk', row: { status: 'approved', moods: ['dark'], bpm: 140 } },
    ]);
    await importAll(service, join(folder, 'label'));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The audio processor's figures for bytes that came over the wire. */
  const analyze = async (bytes: Uint8Array, name: string) => {
    const file = join(folder, name);
    await writeFile(file, bytes);
    const examined = await service.ports.audioProcessor.examine(file);
    if (!examined.ok) throw new Error(examined.failure.detail);
    return examined.value;
  };

  it('registers, and an unmodified OAuth client finds its way to tokens', async () => {
    partner = await service.aPartner({ name: 'Journey Video', slug: `journey-${transport}` });
    const library = await oauthClient(service, partner);
    const whole = await library.byBasic();
    expect(whole).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const narrow = await library.byPost('tracks:read tracks:stream no:such');
    expect(narrow.scope).toBe('tracks:read tracks:stream');
    expect(await library.claimsOf(whole.access_token)).toMatchObject({
      iss: service.baseUrl,
      aud: 'platform',
      sub: partner.platformId,
      client_id: partner.clientId,
      tier: 'developer',
    });
    await expect(library.withSecret('guessed')).rejects.toMatchObject({ status: 401 });
    await expect(library.byPost('no:such')).rejects.toMatchObject({ status: 400, error: 'invalid_scope' });

    const { clientId, clientSecret } = partner;
    api = validatedClient(service.anyone, { clientId, clientSecret });
    anyone = validatedClient(service.anyone);
    const asAny = async (bearer: string) => codeOf(anyone.searchTracks({}, { bearer }));
    expect(await asAny(whole.access_token)).toBe('done');
    const bearer = narrow.access_token;
    expect(await codeOf(anyone.listLicenses({}, { bearer }))).toBe('SCOPE_MISSING');
    await library.end(bearer);
    expect(await asAny(bearer)).toBe('TOKEN_INVALID');
  });

  it('searches, reads the track, and draws its waveform', async () => {
    const found = await api.searchTracks({ q: 'song daw', bpmMax: 120, facets: ['mood'] });
    expect(found).toMatchObject({
      data: [{ title: 'Song of dawn' }],
      pagination: { total: 1, nextCursor: null },
      facets: { mood: [{ value: 'calm', count: 1 }] },
    });
    track = found.data[0]?.trackId ?? '';
    const detail = await api.getTrack({ trackId: track });
    expect(detail).toMatchObject({ trackId: track, durationMs: 31_000, bpm: 96, hasStems: false });
    const { data, length } = await api.getWaveform({ trackId: track, points: 300 });
    expect([data.length, length <= 300, Math.max(...data) > 30]).toEqual([2 * length, true, true]);
    const quietStart = Math.max(...data.slice(0, 20));
    expect(Math.max(...data)).toBeGreaterThan(2 * quietStart);
  });

  it('plays a preview of thirty seconds with sound, whole and in parts', async () => {
    const { url, ...stream } = await api.streamPreview({ trackId: track });
    expect(stream).toMatchObject({ format: 'mp3', durationMs: 30_000, watermarked: true });
    const whole = await service.anyone.get(url);
    preview = whole.bytes;
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-store',
    });
    const { durationMs, loudnessLufs } = await analyze(whole.bytes, 'preview.mp3');
    expect(Math.abs(durationMs - 30_000)).toBeLessThan(100);
    expect(Math.abs(loudnessLufs + 16)).toBeLessThan(1);

    const size = whole.bytes.length;
    const head = await service.anyone.ask('HEAD', url);
    expect([head.headers['content-length'], head.headers['etag'], head.text]).toEqual([
      String(size),
      whole.headers['etag'],
      '',
    ]);
    const part = async (range: string, headers = {}) =>
      service.anyone.get(url, { headers: { range, ...headers } });
    const [first, rest, last] = [
      await part('bytes=0-9999'),
      await part('bytes=10000-'),
      await part('bytes=-100'),
    ];
    expect([first.status, rest.status, last.status]).toEqual([206, 206, 206]);
    expect(first.headers['content-range']).toBe(`bytes 0-9999/${size}`);
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(whole.bytes)).toBe(true);
    expect(last.bytes.equals(whole.bytes.subarray(-100))).toBe(true);
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).bytes).toHaveLength(size);
    expect((await part(`bytes=${size}-`)).status).toBe(416);
    const etag = whole.headers['etag'] ?? '';
    expect((await service.anyone.get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const forged = url.replace(/\/media\/(.)/, (_, sign: string) => `/media/${sign === 'a' ? 'b' : 'a'}`);
    expect((await service.anyone.get(forged)).code).toBe('NOT_FOUND');
  });

  it('sends the preview to be enriched, and learns that its watermark hides the music', async () => {
    const audioBase64 = Buffer.from(preview).toString('base64');
    const { results } = await api.enrichRows({ body: { rows: [{ rowId: 'preview', audioBase64 }] } });
    expect(results).toMatchObject([
      {
        status: 'analyzed',
        key: { tonic: null, confidence: 0, reason: 'watermarked' },
        mood: { labels: [], reason: 'watermarked' },
        embedding: null,
        embeddingReason: 'watermarked',
      },
    ]);
    expect(results[0]?.bpm?.reason).not.toBe('watermarked');
  });

  it('reads the terms, runs a preflight, follows an alternative, and obtains a license', async () => {
    const terms = await api.getLicenseTerms({ trackId: track });
    expect(terms.contentTypes).toEqual(['ugc_video', 'podcast_episode']);
    const order = { ...orderOf(track), territories: ['DE', 'FR'], projectName: 'Journey' };
    const candidates = [{ ...order, contentType: 'film' as const }, order];
    const tried = await api.preflightLicenses({ body: { candidates } });
    expect(tried.results).toMatchObject([
      {
        allowed: false,
        code: 'CONTENT_TYPE_NOT_CLEARED',
        alternatives: [{ contentType: 'ugc_video' }, { contentType: 'podcast_episode' }],
      },
      { allowed: true },
    ]);
    const issued = await api.answer.issueLicense({ body: order });
    expect([issued.status, issued.data]).toMatchObject([
      201,
      { status: 'active', trackId: track, platformId: partner.platformId, territories: ['DE', 'FR'] },
    ]);
    licenseId = issued.data.licenseId;
    const again = await api.answer.issueLicense({ body: { ...order, territories: ['DE', 'US'] } });
    expect([again.status, again.headers.get('idempotent-replayed'), again.data]).toMatchObject([
      201,
      'true',
      { licenseId, covers: false, differences: [{ field: 'territories' }] },
    ]);
    const listed: string[] = [];
    for await (const license of api.each.listLicenses({ trackId: track })) listed.push(license.licenseId);
    expect(listed).toEqual([licenseId]);
  });

  it('proves the license to anyone, offline', async () => {
    const keys = (await service.anyone.get('/.well-known/license-keys.json'))
      .body as unknown as JSONWebKeySet;
    const tokenKeys = (await service.anyone.get('/.well-known/jwks.json')).body as unknown as JSONWebKeySet;
    const served = await api.answer.getLicenseCertificate({ licenseId });
    expect(served.headers.get('content-type')).toBe('application/jose');
    certificate = served.data;
    const expected = { issuer: service.baseUrl, typ: 'license+jwt' };
    const { payload } = await jwtVerify(certificate, createLocalJWKSet(keys), expected);
    expect(payload).toMatchObject({
      sub: licenseId,
      trackId: track,
      contentId: 'video-1',
      environment: 'live',
    });
    expect(JSON.stringify(payload)).not.toContain('@');
    await expect(jwtVerify(certificate, createLocalJWKSet(tokenKeys), expected)).rejects.toThrow();
    expect(await codeOf(anyone.searchTracks({}, { bearer: certificate }))).toBe('TOKEN_INVALID');
    const checked = await anyone.verifyCertificate({ body: { certificate } });
    expect(checked).toMatchObject({ genuine: true, inForce: true, license: { licenseId, status: 'active' } });
    const altered = `${certificate.slice(0, -4)}${certificate.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect(await anyone.verifyCertificate({ body: { certificate: altered } })).toEqual({
      genuine: false,
      inForce: false,
    });
  });

  it.each(['wav', 'mp3'] as const)('downloads the track as %s', async (format) => {
    const created = await api.downloadTrack({ trackId: track, licenseId, format });
    expect(created).toMatchObject({ format, licenseId });
    const file = await service.anyone.get(created.url);
    expect([file.bytes.length, sha256(file.bytes)]).toEqual([created.sizeBytes, created.sha256]);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="song-of-dawn.${format}"`);
    expect(file.headers['access-control-allow-origin']).toBeUndefined();
    const { durationMs } = await analyze(file.bytes, `licensed.${format}`);
    expect(Math.abs(durationMs - 31_000)).toBeLessThan(60);
    const named = await service.useCases.identifyRecording({ file: join(folder, `licensed.${format}`) });
    expect(named).toMatchObject({ ok: true, value: { outcome: 'named', license: { licenseId } } });
  });

  it('reports use and reads the month', async () => {
    const attribution = await api.getAttribution({ trackId: track });
    expect(attribution.required).toBe(true);
    expect(attribution.text).toContain('Song of dawn');
    const event = {
      eventId: 'b1946ac9-2493-4b8e-9f1e-0d5c7a3b2f10',
      eventType: 'play',
      trackId: track,
      licenseId,
      quantity: 1_200,
      territory: 'DE',
      occurredAt: new Date().toISOString(),
    } as const;
    const reported = await api.recordUsage({ body: { events: [event, event] } });
    expect(reported).toEqual({ accepted: 1, duplicates: 1, rejected: [], unlicensed: [] });
    expect(await api.recordUsage({ body: event })).toMatchObject({ duplicates: 1 });
    const month = await api.getMonthlyUsage({ slug: partner.slug });
    expect(month).toMatchObject({
      platformId: partner.platformId,
      previews: 1,
      downloads: 2,
      licensesIssued: 1,
      activeLicenses: 1,
      plays: 1_200,
      impressions: 0,
      byTrack: [{ trackId: track, plays: 1_200 }],
      byTerritory: [{ territory: 'DE', plays: 1_200 }],
    });
  });

  it('revokes the license: its record stays, its audio is no longer available', async () => {
    const download = () => api.downloadTrack({ trackId: track, licenseId, format: 'mp3' });
    const { url } = await download();
    const revoked = await api.revokeLicense({ licenseId, body: { reasonCode: 'content_deleted' } });
    expect(revoked.status).toBe('revoked');
    await expect(download()).rejects.toMatchObject({ status: 403, code: 'LICENSE_NOT_ACTIVE' });
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');
    expect(await api.getLicense({ licenseId })).toEqual(revoked);
    const verified = await anyone.verifyCertificate({ body: { certificate } });
    expect(verified).toMatchObject({ genuine: true, inForce: false, license: { status: 'revoked' } });
    const issuedAgain = await api.issueLicense({ body: orderOf(track) });
    expect(issuedAgain.licenseId).not.toBe(licenseId);
  });
});
