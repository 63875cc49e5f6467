import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import {
  aService,
  anOrder,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

const minute = 60_000;
const timeoutMs = 20_000;
/** For so long a key is published before it signs; tokens are dated by whole seconds. */
const notice = 5 * minute + 1_000;
const keyOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';

describe.each(transports)('signing keys rotated over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  beforeAll(async () => {
    service = await aService({ transport });
    partner = await service.aPartner();
  });
  afterAll(() => service.close());

  const keySet = async (name: string): Promise<JSONWebKeySet> =>
    (await service.anyone.get(`/.well-known/${name}.json`)).body as unknown as JSONWebKeySet;
  const rotate = async (purpose: 'access-token' | 'license') => {
    const rotated = await service.useCases.rotateKeys(purpose);
    if (!rotated.ok) throw new Error('not rotated');
    return rotated.value.keyId;
  };
  const status = async (token: string) => (await service.anyone.as(token).get('/api/v1/tracks')).status;

  it('reject no request, of a token old or new, at any moment', async () => {
    const old = await partner.token();
    const rejected: unknown[] = [];
    let requested = 0;
    let going = true;
    const work = async (own: () => Promise<string>) => {
      while (going) {
        const token = await own();
        const seen = await status(token);
        if (seen !== 200) rejected.push([seen, keyOf(token)]);
        requested += 1;
      }
    };
    const workers = [
      ...Array.from({ length: 4 }, () => work(async () => old)),
      ...Array.from({ length: 4 }, () => work(() => partner.token())),
    ];
    const signers = new Set<string>();
    const someMore = async () => {
      for (const enough = requested + 16; requested < enough;) await sleep(5);
    };
    for (let turn = 0; turn < 3; turn++) {
      await someMore();
      await rotate('access-token');
      await someMore();
      signers.add(keyOf(await partner.token()));
      service.advance(notice);
    }
    await someMore();
    signers.add(keyOf(await partner.token()));
    going = false;
    await Promise.all(workers);
    expect(rejected).toEqual([]);
    expect(signers.size).toBe(4);
  });

  it('publish a key before it signs, and keep it until its last token has ended', async () => {
    const before = await partner.token();
    const next = await rotate('access-token');
    const cached = await keySet('jwks');
    expect(cached.keys.map(({ kid }) => kid)).toContain(next);
    expect(keyOf(await partner.token())).toBe(keyOf(before));
    service.advance(notice);
    const late = await partner.token();
    expect(keyOf(late)).toBe(next);
    // A partner's own verifier, with the key set it fetched before the change.
    for (const token of [before, late]) {
      await jwtVerify(token, createLocalJWKSet(cached), { typ: 'at+jwt', currentDate: new Date(Date.now()) });
    }
    service.advance(59 * minute);
    expect([
      await status(late),
      (await keySet('jwks')).keys.some(({ kid }) => kid === keyOf(before)),
    ]).toEqual([200, true]);
    service.advance(10 * minute);
    const published = async () => (await keySet('jwks')).keys.map(({ kid }) => kid);
    expect(await seenSoon(published, ({ length }) => length === 1, timeoutMs)).toEqual([next]);
  });

  it('leave every certificate valid, and are never confused with each other', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const certify = async (contentId: string) => {
      const issued = await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId }));
      return (await partner.client.get(`/api/v1/licenses/${issued.member('licenseId')}/certificate`)).text;
    };
    const first = await certify('first');
    const next = await rotate('license');
    service.advance(6 * minute);
    let certified = 0;
    const another = () => certify(`second ${++certified}`);
    const second = await seenSoon(another, (certificate) => keyOf(certificate) === next, timeoutMs);
    expect([keyOf(second), keyOf(first) === next]).toEqual([next, false]);
    const keys = await keySet('license-keys');
    for (const certificate of [first, second]) {
      await jwtVerify(certificate, createLocalJWKSet(keys), { typ: 'license+jwt' });
      const checked = await service.anyone.post('/api/v1/verify', { certificate });
      expect(checked.body['genuine']).toBe(true);
    }
    const tokens = await keySet('jwks');
    const shared = keys.keys.filter(({ kid }) => tokens.keys.some((other) => other.kid === kid));
    expect(shared).toEqual([]);
    const forAccess = await service.anyone.post('/api/v1/verify', { certificate: await partner.token() });
    expect(forAccess.body).toEqual({ genuine: false, inForce: false });
  });
});
