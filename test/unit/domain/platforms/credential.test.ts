import fc from 'fast-check';
import {
  apiKeyOf,
  clientSecretOf,
  hintOf,
  isApiKey,
  looksLikeApiKey,
  mayAdd,
  mayRemove,
} from '../../../../src/domain/platforms/credential.ts';
import { CredentialId } from '../../../../src/domain/shared/ids.ts';
import { aCredential } from '../../../support/builders.ts';

const random30 = fc.stringMatching(/^[0-9A-Za-z]{30}$/);

describe('API keys', () => {
  it('carry a checksum, so that one wrong character is seen without asking the store', () => {
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

  it('are recognised by a hint that gives away four random characters at most', () => {
    expect(hintOf(apiKeyOf('live', 'abcdefghij'.repeat(3)))).toBe('plk_live_abcd');
    expect(hintOf(clientSecretOf('Q'.repeat(43)))).toBe('pls_QQQQ');
  });
});

describe('credentials of a platform', () => {
  const keys = [aCredential({}, 1), aCredential({}, 2)];

  it('are two of a kind at most', () => {
    expect(mayAdd(keys, 'api_key')).toMatchObject({ ok: false, failure: { kind: 'too-many-credentials' } });
    expect(mayAdd(keys, 'client_secret').ok).toBe(true);
    expect(mayAdd(keys.slice(1), 'api_key').ok).toBe(true);
  });

  it('never end with the last one removed', () => {
    const [first] = keys;
    if (!first) throw new Error('no key');
    expect(mayRemove(keys, first.credentialId).ok).toBe(true);
    expect(mayRemove([first], first.credentialId)).toMatchObject({ failure: { kind: 'last-credential' } });
    expect(mayRemove(keys, CredentialId('crd_other'))).toMatchObject({
      failure: { kind: 'credential-not-found' },
    });
  });
});
