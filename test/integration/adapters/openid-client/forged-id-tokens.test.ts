import { createHmac, generateKeyPairSync } from 'node:crypto';
import { openidProvider } from '../../../../src/adapters/openid-client/index.ts';
import { kindOf } from '../../../support/outcomes.ts';
import { forgingProvider, genuine, type Forgery } from '../../../support/servers/openid/forging-provider.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const anHour = 3_600;

describe('an OpenID provider', () => {
  let there: Awaited<ReturnType<typeof forgingProvider>>;
  beforeAll(async () => {
    there = await forgingProvider();
  });
  afterAll(() => there.close());

  const outcomeOf = async (forgery: Forgery) => {
    const identity = openidProvider(there.settings);
    const begun = await identity.begin();
    if (!begun) throw new Error('nothing was begun');
    return kindOf(await identity.identify(there.enter(begun.url, forgery), begun.checks));
  };
  const withPublicKey: Forgery = (claims) => {
    const signed = `${base64url({ alg: 'HS256', kid: 'own' })}.${base64url(claims)}`;
    const secret = there.publicKey.export({ type: 'spki', format: 'pem' });
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };

  it('identifies a person by a token with its signature', async () => {
    expect(await outcomeOf(genuine)).toBe('ok');
    const named: Forgery = (claims, key) => genuine({ ...claims, azp: there.settings.clientId }, key);
    expect(await outcomeOf(named)).toBe('ok');
  });

  it.each<[string, Forgery]>([
    ['without a signature', (claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`],
    ['whose HMAC has the public key as its secret', withPublicKey],
    ['signed with an unknown key', (claims) => genuine(claims, otherKey)],
    [
      'whose signature was removed',
      async (claims, key) => (await genuine(claims, key)).replace(/[^.]+$/, ''),
    ],
    [
      'whose claims were changed',
      async (claims, key) => {
        const [head = '', , signature = ''] = (await genuine(claims, key)).split('.');
        return [head, base64url({ ...claims, sub: 'mo' }), signature].join('.');
      },
    ],
    ['of another issuer', (claims, key) => genuine({ ...claims, iss: 'https://id.other.example' }, key)],
    ['for another client', (claims, key) => genuine({ ...claims, aud: 'another' }, key)],
    ['issued to another client', (claims, key) => genuine({ ...claims, azp: 'another' }, key)],
    ['that has expired', (claims, key) => genuine({ ...claims, exp: Number(claims.iat) - anHour }, key)],
    ['that is not valid yet', (claims, key) => genuine({ ...claims, nbf: Number(claims.iat) + anHour }, key)],
    ['of another attempt', (claims, key) => genuine({ ...claims, nonce: 'another' }, key)],
    ['of no attempt', ({ nonce: _, ...claims }, key) => genuine(claims, key)],
    ['that names nobody', (claims, key) => genuine({ ...claims, sub: '' }, key)],
  ])('rejects a token %s', async (_, forgery) => {
    expect(await outcomeOf(forgery)).toBe('identity-rejected');
  });
});
