import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';

const masterKey = '0f1e2d3c'.repeat(8);

/** The lines of what is wrong; none where the start may continue. */
const issues = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    configFrom(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigWrong) return error.message.split('\n');
    throw error;
  }
};

describe('production', () => {
  it('rejects a missing address or master key and all development settings, in one message', () => {
    const development = { DEMO_CATALOG: '1', ALLOW_LOOPBACK_URLS: '1' };
    expect(issues({ NODE_ENV: 'production', ...development, PORT: 'x' })).toEqual([
      'PORT must be a whole number.',
      'Set BASE_URL in production, to the address at which partners reach the service.',
      'Set MASTER_KEY in production, to 32 random bytes as hex or base64, such as the output of `openssl rand -hex 32`.',
      'DEMO_CATALOG must be off in production.',
      'ALLOW_LOOPBACK_URLS must be off in production.',
    ]);
  });

  it('rejects an address without TLS, and a key that is not random', () => {
    const given = { NODE_ENV: 'production', MASTER_KEY: '00'.repeat(32), BASE_URL: 'http://api.example' };
    expect(issues(given)).toEqual([
      'BASE_URL must be https in production. Behind a TLS proxy, set it to the public address of the proxy.',
      'MASTER_KEY is not random: all of its bytes are the same. Create a key with `openssl rand -hex 32`.',
    ]);
    expect(issues({ ...given, NODE_ENV: 'development' })).toEqual([]);
  });

  it('names an invalid master key once', () => {
    expect(issues({ NODE_ENV: 'production', BASE_URL: 'https://api.example', MASTER_KEY: 'x' })).toEqual([
      'MASTER_KEY must be a key of 256 bits: 64 hex digits, or base64.',
    ]);
  });

  it('has no demo catalog, even in an empty store', () => {
    const config = configFrom({
      NODE_ENV: 'production',
      BASE_URL: 'https://api.example',
      MASTER_KEY: masterKey,
    });
    expect(config).toMatchObject({ production: true, demoCatalog: false });
  });
});
