import type { ProblemCode } from '../../../../src/adapters/http/kernel/problems/problem-codes.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aTerms, aTrack } from '../../builders/builders.ts';
import { password } from '../../stories/colleagues.ts';
import type { Answered } from '../../clients/partner-client.ts';
import { anOrder } from '../../service/service.ts';
import { aMaster, sentBytes } from '../successes/upload-successes.ts';
import { aDraftOf } from '../successes/draft-successes.ts';
import { anAppealDto } from '../successes/moderation-successes.ts';
import { paidByOwner } from '../successes/billing-operations.ts';
import { closedInStore } from '../successes/royalties/royalty-successes.ts';
import { AccountId } from '../../../../src/domain/shared/ids.ts';
import { portalSession } from '../portal.ts';
import { viewOf } from '../portal-view.ts';
import type { Stage } from '../stage.ts';
import { exchangeBytes, readReply, requestText } from '../wire.ts';
import { noEffects } from '../../effects.ts';

export type Encountered = Pick<Answered, 'status' | 'code' | 'headers' | 'text'>;

/** Bytes that are sent unchanged, as no HTTP library would send them. */
const bytes = async ({ baseUrl }: Stage, ...pieces: readonly (string | number)[]): Promise<Encountered> => {
  const { status, headers, body } = readReply(await exchangeBytes(baseUrl, ...pieces));
  return { status, headers, text: body, code: (JSON.parse(body) as { code: string }).code };
};

export const licenses = '/api/v1/licenses';
export const track = ({ track: { trackId } }: Stage) => `/api/v1/tracks/${trackId}`;
export const order = ({ track: { trackId } }: Stage, changes?: Readonly<Record<string, unknown>>) =>
  anOrder(trackId, { contentId: 'new', ...changes });

/** Returns the first response to a platform that has used its quota of requests. */
const exhausted = async (stage: Stage, quotas: Readonly<Record<string, number>>): Promise<Answered> => {
  const { client, slug } = await stage.aPartner();
  await stage.useCases.changePlatform({ platform: slug, edit: { quotas } });
  await client.get('/api/v1/tracks');
  return client.get('/api/v1/tracks');
};

/** A request for each code that returns it. A code without a request does not compile. */
export const encounters: Readonly<Record<ProblemCode, (stage: Stage) => Promise<Encountered>>> = {
  VALIDATION_FAILED: async ({ owner }) => owner.client.post(licenses, { trackId: 'trk_1' }),
  MALFORMED_JSON: async ({ owner }) => owner.client.post(licenses, '{"trackId":'),
  CURSOR_INVALID: async ({ owner }) => owner.client.get('/api/v1/tracks?cursor=forged.c2ln'),
  INVALID_SCOPE: async ({ anyone, owner: { clientId, clientSecret } }) =>
    anyone.post('/api/v1/auth/token', { clientId, clientSecret, scope: 'everything' }),

  TOKEN_MISSING: async ({ anyone }) => anyone.get('/api/v1/tracks'),
  TOKEN_INVALID: async ({ anyone }) => anyone.as('eyJhbGciOiJub25lIn0.e30.').get('/api/v1/tracks'),
  TOKEN_EXPIRED: async (stage) => {
    const { anyone, owner, ports } = stage;
    const { platform, credentials } = (await ports.registry.findBySlug(owner.slug)) ?? {};
    const credentialId = credentials?.[1]?.credentialId;
    if (!platform || !credentialId) throw new Error('no such platform');
    const issuedAt = Date.now() - 3_600_000;
    const late = await ports.tokenIssuer.issue({
      tokenId: 'tok_late',
      platformId: platform.platformId,
      clientId: platform.clientId,
      scopes: platform.scopes,
      tier: platform.tier,
      grant: { credentialId, sessionEpoch: 0 },
      issuedAt,
      expiresAt: issuedAt + 3_500_000,
    });
    return anyone.as(late).get('/api/v1/tracks');
  },
  CSRF_TOKEN_INVALID: async (stage) => {
    const { cookie } = await portalSession(stage.anyone, stage.owner.apiKey);
    return stage.anyone.withHeaders({ cookie }).post(licenses, order(stage));
  },
  INVALID_CLIENT: async ({ anyone, owner: { clientId } }) =>
    anyone.post('/api/v1/auth/token', { clientId, clientSecret: 'guessed' }),

  SIGN_IN_FAILED: async ({ anyone }) =>
    anyone.post('/api/v1/staff/sessions', { email: 'nobody@staff.example', password: 'wrong' }),
  TOTP_REQUIRED: async ({ anyone, anAccount, ports }) => {
    const totp = { sealed: ports.secretCipher.encrypt(ports.codes.newSecret(), 'staff-totp'), lastStep: 0 };
    const { email } = await anAccount({ withPassword: true, totp });
    return anyone.post('/api/v1/staff/sessions', { email, password });
  },
  REAUTHENTICATION_FAILED: async ({ anyone, aColleague }) =>
    anyone.as((await aColleague('finance')).token).post('/api/v1/staff/me/totp', { password: 'wrong' }),
  ROLE_MISSING: async ({ anyone, aColleague }) =>
    anyone.as((await aColleague('finance')).token).get('/api/v1/staff/accounts'),
  READ_ONLY_SESSION: async (stage) =>
    (await viewOf(stage, stage.admin, stage.owner.slug)).client.post(licenses, order(stage)),
  IP_NOT_ALLOWED: async ({ anyone, owner: { client, slug } }) => {
    const limited = { kind: 'api_key', name: 'Elsewhere', allowedIps: ['192.0.2.1'] };
    const created = await client.post(`/api/v1/platforms/${slug}/credentials`, limited);
    return anyone.as(created.member('apiKey')).get('/api/v1/tracks');
  },
  SCOPE_MISSING: async ({ anyone, owner }) =>
    anyone.as(await owner.token('tracks:read')).get(`/api/v1/licenses/lic_1`),
  ENTITLEMENT_REQUIRED: async (stage) => (await stage.aPartner()).client.get(`${track(stage)}/stems`),
  PLATFORM_MISMATCH: async (stage) =>
    stage.owner.client.post(licenses, order(stage, { platformId: stage.stranger.platformId })),
  PLATFORM_SUSPENDED: async ({ aPartner, useCases }) => {
    const { client, slug } = await aPartner();
    await useCases.changePlatform({
      platform: slug,
      edit: { status: 'suspended' },
      reason: 'Unpaid invoices.',
    });
    return client.get('/api/v1/tracks');
  },
  LICENSE_NOT_ACTIVE: async (stage) => {
    const { client } = await stage.aPartner();
    const licenseId = (await client.post(licenses, order(stage))).member('licenseId');
    await client.delete(`${licenses}/${licenseId}`, { reasonCode: 'content_deleted' });
    return client.get(`${track(stage)}/download?licenseId=${licenseId}&format=mp3`);
  },
  LICENSE_TRACK_MISMATCH: async ({ owner, other, licenseId }) =>
    owner.client.get(`/api/v1/tracks/${other.trackId}/download?licenseId=${licenseId}&format=mp3`),

  NOT_FOUND: async ({ anyone }) => anyone.get('/api/v2/tracks'),
  TRACK_NOT_FOUND: async ({ owner, pending }) => owner.client.get(`/api/v1/tracks/${pending.trackId}`),
  LICENSE_NOT_FOUND: async ({ anyone }) => anyone.get('/api/v1/verify/lic_unknown'),
  PLATFORM_NOT_FOUND: async ({ owner }) => owner.client.get('/api/v1/platforms/nobody/usage'),
  METHOD_NOT_ALLOWED: async ({ owner }) => owner.client.ask('PUT', licenses),
  NOT_ACCEPTABLE: async (stage) =>
    stage.owner.client.get(track(stage), { headers: { accept: 'application/xml' } }),
  REQUEST_TIMEOUT: async (stage) =>
    bytes(
      stage,
      `POST /api/v1/licenses HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${stage.owner.apiKey}\r\n` +
        'content-type: application/json\r\ncontent-length: 10\r\n\r\n{',
    ),

  SLUG_TAKEN: async ({ anyone, owner: { slug } }) =>
    anyone.post('/api/v1/platforms/register', {
      name: 'Another',
      contactEmail: 'a@another.example',
      slug,
      acceptTerms: true,
    }),
  AUDIO_INVALID: async ({ anyone, aColleague }) =>
    anyone.as((await aColleague('rights')).token).post('/api/v1/forensics/identify', {
      audioBase64: Buffer.from('no sound in it').toString('base64'),
    }),
  APPEAL_OPEN: async ({ anyone, gone }) => {
    const appeal = () => anyone.post(`/api/v1/tracks/${gone.trackId}/appeal`, anAppealDto());
    await appeal();
    return appeal();
  },
  PERIOD_CLOSED: async (stage) => {
    await paidByOwner(stage);
    const periods = await stage.useCases.listPeriods();
    const [known] = periods.ok ? periods.value : [];
    if (!known) throw new Error('no period');
    await closedInStore(stage, known.period, { owner: AccountId('acc_1'), after: 900_000 });
    return stage.admin.post(`/api/v1/staff/periods/${known.period.periodId}/close`, { dryRun: true });
  },
  STATE_CONFLICT: async ({ aPartner }) => {
    const { client, slug } = await aPartner();
    const third = async () => client.post(`/api/v1/platforms/${slug}/credentials`, { kind: 'api_key' });
    await third();
    return third();
  },
  IDEMPOTENCY_IN_PROGRESS: async (stage) => {
    const asking = { headers: { 'idempotency-key': 'one-at-a-time' } };
    let second: Promise<Answered> | undefined;
    stage.before('ledger', 'open', async () => {
      second = stage.owner.client.post(licenses, order(stage), asking);
      await second;
    });
    await stage.owner.client.post(licenses, order(stage), asking);
    if (!second) throw new Error('nothing ran meanwhile');
    return second;
  },
  TRACK_TAKEN_DOWN: async ({ owner, gone }) => owner.client.get(`/api/v1/tracks/${gone.trackId}/stream`),
  CURSOR_EXPIRED: async ({ owner, ports, useCases, aTrackInCatalog }) => {
    const early = await owner.client.get('/api/v1/catalog/sync?limit=1');
    const { trackId } = await aTrackInCatalog();
    await useCases.takeDownTrack({ trackId, reason: 'withdrawn' });
    const taken = await ports.library.find(trackId);
    if (taken?.moderationStatus !== 'taken_down') throw new Error('not taken down');
    const longAgo = Date.now() - 181 * dayMs;
    await ports.library.commit({
      track: { ...taken, takedown: { reason: 'withdrawn', effectiveAt: longAgo }, updatedAt: longAgo },
      guards: { catalogVersion: taken.catalogVersion },
      effects: noEffects,
    });
    const known = early.member('nextCursor').split('.').slice(0, 2).join('.');
    return owner.client.get(`/api/v1/catalog/sync?cursor=${known}`);
  },

  VERSION_CONFLICT: async ({ owner: { client, slug } }) =>
    client.ask('PUT', `/api/v1/platforms/${slug}/inbound`, {
      body: { autoLicense: true, revokeOnDelete: true },
      headers: { 'if-match': '"0-elsewhere"' },
    }),
  PRECONDITION_REQUIRED: async (stage) => {
    const { client, path } = await aDraftOf(stage);
    return client.ask('PATCH', path, { body: { title: 'Other' } });
  },
  BODY_TOO_LARGE: async ({ owner }) => owner.client.post(licenses, ' '.repeat(256 * 1024 + 1)),
  UNSUPPORTED_MEDIA_TYPE: async ({ owner }) =>
    owner.client.post(licenses, 'trackId: 1', { headers: { 'content-type': 'application/yaml' } }),
  RANGE_NOT_SATISFIABLE: async (stage) => {
    const url = (await stage.owner.client.getWithRetries(`${track(stage)}/stream`)).member('url');
    return stage.anyone.get(url, { headers: { range: 'bytes=999999999-' } });
  },
  IDEMPOTENCY_MISMATCH: async (stage) => {
    const asking = { headers: { 'idempotency-key': '"once"' } };
    await stage.owner.client.post(licenses, order(stage), asking);
    return stage.owner.client.post(licenses, order(stage, { contentId: 'newer' }), asking);
  },
  TRACK_NOT_LICENSABLE: async ({ owner, aTrackInCatalog }) => {
    const half = [{ party: 'Finch Recordings', sharePct: '50' }];
    const { trackId } = await aTrackInCatalog({ rights: { ...aTrack().rights, master: half } });
    return owner.client.post(licenses, anOrder(trackId, { territories: ['DE'] }));
  },
  PAYMENT_REQUIRED: async ({ owner, aTrackInCatalog }) => {
    const { trackId } = await aTrackInCatalog({
      terms: [aTerms({ fee: { amount: 4_900, currency: 'EUR' } })],
    });
    return owner.client.post(licenses, anOrder(trackId, { contentId: 'with-a-fee' }));
  },
  TERRITORY_NOT_CLEARED: async ({ owner, aTrackInCatalog }) => {
    const territories = { include: ['DE', 'AT'], exclude: [] } as const;
    const { trackId } = await aTrackInCatalog({ territories });
    return owner.client.post(licenses, anOrder(trackId, { territories: ['DE', 'US'] }));
  },
  CONTENT_TYPE_NOT_CLEARED: async (stage) =>
    stage.owner.client.post(licenses, order(stage, { contentId: 'a-film', contentType: 'film' })),

  RATE_LIMITED: async (stage) => exhausted(stage, { requestsPerSecond: 1, burst: 1 }),
  QUOTA_EXCEEDED: async (stage) => exhausted(stage, { requestsPerDay: 1 }),
  HEADERS_TOO_LARGE: async (stage) =>
    bytes(stage, requestText('GET', '/livez', { headers: { 'x-long': 'a'.repeat(20_000) } }).toString()),

  INTERNAL: async (stage) => {
    stage.before('views', 'find', () => Promise.reject(new Error('SELECT secret FROM nowhere')));
    return stage.owner.client.get(track(stage));
  },
  CHECKSUM_MISMATCH: async (stage) => {
    const { url } = await aMaster(stage, 4);
    const digest = Buffer.alloc(20).toString('base64');
    return sentBytes(url, Buffer.from('RIFF'), { 'upload-checksum': `sha1 ${digest}` });
  },
  PROTOCOL_VERSION_UNSUPPORTED: async (stage) => {
    const { url } = await aMaster(stage, 4);
    return sentBytes(url, Buffer.from('RIFF'), { 'tus-resumable': '0.2.2' });
  },
  UNAVAILABLE: async (stage) => {
    stage.before('views', 'find', () => Promise.reject(new Unavailable('the disk is full')));
    return stage.owner.client.get(track(stage));
  },
};
