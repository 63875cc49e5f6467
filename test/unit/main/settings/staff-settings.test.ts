import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';
import { identityIssuer, openIdentityProvider } from '../../../../src/main/adapters/identity.ts';

const email = 'boss@label.example';
const password = 'seven calm harbours';

const issues = (environment: Readonly<Record<string, string>>): string => {
  try {
    configFrom(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigWrong) return error.message;
    throw error;
  }
};

describe('STAFF_EMAIL and STAFF_PASSWORD', () => {
  it('set the first staff account, or none', () => {
    const named = configFrom({ STAFF_EMAIL: email, STAFF_PASSWORD: password });
    expect(named.firstStaff).toEqual({ email, password });
    expect(configFrom({ STAFF_EMAIL: '', STAFF_PASSWORD: '' }).firstStaff).toBeUndefined();
  });

  it('are rejected if only one of them is set', () => {
    for (const alone of [{ STAFF_EMAIL: email }, { STAFF_PASSWORD: password }])
      expect(issues(alone)).toBe('Set both STAFF_EMAIL and STAFF_PASSWORD, or neither.');
  });

  it('are rejected if the address is invalid or the password is too short, which is not shown', () => {
    const text = issues({ STAFF_EMAIL: 'boss', STAFF_PASSWORD: 'tiny secret' });
    expect(text).toContain('STAFF_EMAIL must be an email address');
    expect(text).toContain('STAFF_PASSWORD must have 12 to 256 characters.');
    expect(text).not.toContain('tiny');
    expect(issues({ STAFF_EMAIL: email, STAFF_PASSWORD: 'twelve chars' })).toBe('');
    expect(issues({ STAFF_EMAIL: email, STAFF_PASSWORD: '🔑'.repeat(6) })).not.toBe('');
  });
});

describe('STAFF_OIDC_…', () => {
  const issuer = 'https://id.label.example';
  const client = { STAFF_OIDC_CLIENT_ID: 'licensing', STAFF_OIDC_CLIENT_SECRET: 'between the two' };

  it('set the provider', () => {
    const { settings } = configFrom({ STAFF_OIDC_ISSUER: issuer, ...client });
    expect(identityIssuer(settings)).toBe(issuer);
    expect(identityIssuer(configFrom({}).settings)).toBeUndefined();
  });

  it('are optional: without them nobody can sign in with a provider', async () => {
    const provider = await openIdentityProvider(configFrom({}));
    expect(await provider.begin()).toBeUndefined();
    const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
    expect(await provider.identify({ code: 'c', state: 's' }, checks)).toMatchObject({ ok: false });
  });

  it('are rejected if one is missing, without showing the secret', () => {
    expect(issues({ STAFF_OIDC_ISSUER: issuer })).toContain(
      'Missing: STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET.',
    );
    const text = issues({ ...client, STAFF_OIDC_ISSUER: 'label' });
    expect(text).toContain('STAFF_OIDC_ISSUER must be an https URL.');
    expect(text).not.toContain('between');
  });

  it('accept a provider without TLS only if loopback addresses are allowed', () => {
    const plain = { ...client, STAFF_OIDC_ISSUER: 'http://127.0.0.1:9000' };
    expect(issues(plain)).toBe('STAFF_OIDC_ISSUER must be an https URL.');
    expect(issues({ ...plain, ALLOW_LOOPBACK_URLS: 'on' })).toBe('');
  });
});
