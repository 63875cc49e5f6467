import fc from 'fast-check';
import {
  apiKeyOf,
  clientSecretOf,
  hintOf,
  isApiKey,
  looksLikeApiKey,
  mayAdd,
} from '../../../../src/domain/platforms/credential.ts';
import { aCredential, noon } from '../../../support/builders/builders.ts';

const random30 = fc.stringMatching(/^[0-9A-Za-z]{30}$/);

describe('API keys', () => {
  it('contain a checksum, so that one wrong character is detected without the store', () => {
    fc.assert(
      fc.property(random30, fc.nat({ max: 35 }), fc.constantFrom('0', 'a', 'Z'), (random, at, other) => {
        const key = apiKeyOf('live', random);
        expect(key).toMatch(/^plk_live_[0-9A-Za-z]{36}$/);
        expect(isApiKey(key)).toBe(true);
        const wrong = key.slice(0, 9 + at) + other + key.slice(10 + at);
        expect(isApiKey(wrong)).toBe(wrong === key);
      }),
    );
  });

  it('say which environment they belong to', () => {
    expect(apiKeyOf('sandbox', 'x'.repeat(30))).toMatch(/^plk_test_/);
    expect(looksLikeApiKey('eyJhbGciOi')).toBe(false);
  });

  it('are recognized by a hint that reveals four random characters at most', () => {
    expect(hintOf(apiKeyOf('live', 'abcdefghij'.repeat(3)))).toBe('plk_live_abcd');
    expect(hintOf(clientSecretOf('Q'.repeat(43)))).toBe('pls_QQQQ');
  });
});

describe('credentials of a platform', () => {
  const keys = [aCredential({}, 1), aCredential({}, 2)];

  const key = { kind: 'api_key' } as const;

  it('are limited to two of one kind and name, not counting expired ones', () => {
    expect(mayAdd(keys, key, noon)).toMatchObject({ failure: { limited: 'name', limit: 2 } });
    expect(mayAdd(keys, { kind: 'client_secret' }, noon).ok).toBe(true);
    expect(mayAdd(keys, { ...key, name: 'Encoder' }, noon).ok).toBe(true);
    expect(mayAdd(keys.slice(1), key, noon).ok).toBe(true);
    const expiring = [aCredential({ expiresAt: noon }, 1), aCredential({}, 2)];
    expect(mayAdd(expiring, key, noon - 1).ok).toBe(false);
    expect(mayAdd(expiring, key, noon).ok).toBe(true);
  });

  it('are limited to twenty of a kind, whatever their names, expired or not', () => {
    const many = Array.from({ length: 20 }, (_, n) =>
      aCredential({ name: `Key ${n}`, expiresAt: noon }, n + 1),
    );
    expect(mayAdd(many, key, noon)).toMatchObject({ failure: { limited: 'kind', limit: 20 } });
    expect(mayAdd(many.slice(1), key, noon).ok).toBe(true);
    expect(mayAdd(many, { kind: 'client_secret' }, noon).ok).toBe(true);
  });
});
