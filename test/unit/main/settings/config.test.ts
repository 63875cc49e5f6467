import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transportNames } from '../../../../src/adapters/http/index.ts';
import { defaultPrices } from '../../../../src/domain/billing/prices.ts';
import { defaultTiers } from '../../../../src/domain/platforms/tier.ts';
import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';

const masterKey = '0f1e2d3c'.repeat(8);

/** The defaults of the OpenTelemetry specification. Without an endpoint, traces are off. */
const traces = {
  OTEL_SDK_DISABLED: 'false',
  OTEL_SERVICE_NAME: 'platform-licensing',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  OTEL_EXPORTER_OTLP_TIMEOUT: 10_000,
  OTEL_EXPORTER_OTLP_COMPRESSION: 'none',
  OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: 1,
  OTEL_BSP_SCHEDULE_DELAY: 5_000,
  OTEL_BSP_EXPORT_TIMEOUT: 30_000,
  OTEL_BSP_MAX_QUEUE_SIZE: 2_048,
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: 512,
};

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

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(configFrom({})).toEqual({
      production: false,
      port: 8080,
      baseUrl: 'http://localhost:8080',
      adminPort: undefined,
      adminHost: '127.0.0.1',
      dataDir: resolve('data'),
      demoCatalog: undefined,
      masterKey: undefined,
      previousMasterKeys: [],
      trustedProxies: [],
      transport: 'express',
      selfRegistration: 'live',
      artistRegistration: 'open',
      agreement: { version: '1', royaltyShare: '0.60' },
      brand: { name: 'Platform Licensing', accent: undefined, logo: undefined },
      ffmpegPath: undefined,
      mediaCacheBytes: 2 ** 31,
      catalogMemory: 2 ** 28,
      markDownloads: true,
      logLevel: 'info',
      allowLoopbackUrls: false,
      eventWorker: true,
      tiers: defaultTiers,
      prices: defaultPrices,
      payoutRules: { threshold: 25 },
      seller: { name: 'Platform Licensing', address: [], taxPercent: 0, email: 'licensing@localhost' },
      firstStaff: undefined,
      settings: { S3_REGION: 'us-east-1', ...traces },
    });
  });

  it('reads variables, and treats an empty one as absent', () => {
    const config = configFrom({
      PORT: '9000',
      BASE_URL: 'https://api.example/',
      ADMIN_PORT: '9001',
      ADMIN_HOST: '::',
      DATA_DIR: '/var/lib/licensing',
      MONGODB_URL: 'mongodb://ada:secret@db-1.example,db-2.example/music?replicaSet=rs0',
      DEMO_CATALOG: 'off',
      MASTER_KEY: masterKey,
      REDIS_URL: 'rediss://limits:p%40ss@redis.internal:6380/2',
      SEARCH_URL: 'https://search:p%40ss@search.internal:9200/music',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,',
      ALLOW_LOOPBACK_URLS: '1',
      HTTP_TRANSPORT: 'fastify',
      SELF_REGISTRATION: 'sandbox',
      FFMPEG_PATH: '',
      MEDIA_CACHE_BYTES: '0',
      CATALOG_MEMORY: '1000000',
      FORENSIC_MARK: 'off',
      LOG_LEVEL: '',
      HOME: '/home/ada',
    });
    expect(config).toMatchObject({
      port: 9000,
      baseUrl: 'https://api.example',
      adminPort: 9001,
      adminHost: '::',
      dataDir: '/var/lib/licensing',
      demoCatalog: false,
      trustedProxies: ['10.0.0.0/8', '::1'],
      allowLoopbackUrls: true,
      transport: 'fastify',
      selfRegistration: 'sandbox',
      ffmpegPath: undefined,
      mediaCacheBytes: 0,
      catalogMemory: 1_000_000,
      markDownloads: false,
      logLevel: 'info',
      settings: {
        MONGODB_URL: 'mongodb://ada:secret@db-1.example,db-2.example/music?replicaSet=rs0',
        REDIS_URL: 'rediss://limits:p%40ss@redis.internal:6380/2',
        SEARCH_URL: 'https://search:p%40ss@search.internal:9200/music',
      },
    });
    expect(Buffer.from(config.masterKey ?? []).toString('hex')).toBe(masterKey);
    expect(configFrom({ PORT: '9000' }).baseUrl).toBe('http://localhost:9000');
  });

  it('names every invalid variable in one message, each on its own line', () => {
    const wrong = {
      PORT: 'http',
      BASE_URL: 'ftp://api.example',
      ADMIN_PORT: '65536',
      ADMIN_HOST: 'everywhere',
      MONGODB_URL: 'https://ada:hunter2@db.example',
      DEMO_CATALOG: 'maybe',
      MASTER_KEY: 'secret-but-short',
      REDIS_URL: 'http://limits:hidden@redis.internal',
      SEARCH_URL: 'https://search:hidden@search.internal/Music',
      TRUSTED_PROXIES: '10.0.0.0/8, 10.0.0.0/33',
      ALLOW_LOOPBACK_URLS: 'local',
      HTTP_TRANSPORT: 'koa',
      SELF_REGISTRATION: 'open',
      MEDIA_CACHE_BYTES: '-1',
      CATALOG_MEMORY: '256 MB',
      FORENSIC_MARK: 'loud',
      LOG_LEVEL: 'loud',
      TIERS: '{"gold":{}}',
    };
    expect(issues(wrong)).toEqual([
      'PORT must be a whole number.',
      'BASE_URL must be an http or https URL.',
      `HTTP_TRANSPORT must be one of ${transportNames.join(', ')}.`,
      'TRUSTED_PROXIES must list IP addresses and CIDR blocks. "10.0.0.0/33" is neither.',
      'ADMIN_PORT must be between 0 and 65535.',
      'ADMIN_HOST must be an IP address, such as 127.0.0.1 or 0.0.0.0.',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
      'CATALOG_MEMORY must be a whole number.',
      'MONGODB_URL must be a mongodb:// or mongodb+srv:// URL.',
      'SEARCH_URL must be a URL such as https://user:password@host:9200/name. Leave out the name, or use lowercase letters, digits, - and _.',
      'MASTER_KEY must be a key of 256 bits: 64 hex digits, or base64.',
      'SELF_REGISTRATION must be one of live, sandbox, closed.',
      'TIERS gold: is not a known field.',
      'REDIS_URL must be a URL such as redis://[user:password@]host[:port][/database], or rediss:// for TLS.',
      'DEMO_CATALOG must be on or off.',
      'MEDIA_CACHE_BYTES must be a whole number.',
      'FORENSIC_MARK must be on or off.',
      'ALLOW_LOOPBACK_URLS must be on or off.',
    ]);
  });

  it('never shows a key, even an invalid one', () => {
    expect(issues({ MASTER_KEY: 'secret-but-short' }).join()).not.toContain('secret');
    expect(issues({ MONGODB_URL: 'mongodb://ada:hunter2@' }).join()).not.toContain('hunter2');
  });

  it('accepts Redis URLs as registered with IANA, and nothing else', () => {
    for (const url of [
      'redis://localhost',
      'redis://:p@[::1]:6379',
      'rediss://u:p@redis.internal:1/15',
      'redis://h/',
    ])
      expect(configFrom({ REDIS_URL: url }).settings).toMatchObject({ REDIS_URL: url });
    for (const url of [
      'localhost:6379',
      'redis://',
      'redis:///1',
      'redis://host:99999',
      'redis://host/name',
      'redis://host/0?tls=1',
      'redis://host/0#a',
      'redis://user:100%@host',
      'unix:///run/redis.sock',
    ]) {
      const [line = '', ...others] = issues({ REDIS_URL: url });
      expect([url, line.startsWith('REDIS_URL must be a URL such as'), others]).toEqual([url, true, []]);
    }
  });

  it('rejects URLs with a query or a fragment, and numbers in other notations', () => {
    expect(issues({ BASE_URL: 'https://api.example/?a=1' })).toEqual([
      'BASE_URL must have no query and no fragment.',
    ]);
    expect(issues({ BASE_URL: 'https://api.example/#a' })).toEqual([
      'BASE_URL must have no query and no fragment.',
    ]);
    expect(issues({ BASE_URL: 'api.example' })).toHaveLength(1);
    for (const url of [
      'https://api.example/licensing',
      'https://api.example/licensing/',
      'http://localhost/a/b',
    ])
      expect(issues({ BASE_URL: url })).toEqual([expect.stringContaining('BASE_URL must have no path: ')]);
    expect(configFrom({ BASE_URL: 'https://api.example:8443//' }).baseUrl).toBe('https://api.example:8443');
    for (const port of ['1e3', '0x50', ' 80', '8080.0', '+80', '99999999999999999']) {
      expect([port, issues({ PORT: port })]).toEqual([port, ['PORT must be a whole number.']]);
    }
  });

  it('accepts a bucket with all of its settings, at AWS unless an endpoint is set', () => {
    const needed = { S3_BUCKET: 'music', S3_ACCESS_KEY: 'ada', S3_SECRET_KEY: 'hunter2' };
    expect(configFrom(needed).settings).toEqual({ ...traces, ...needed, S3_REGION: 'us-east-1' });
    const elsewhere = {
      ...needed,
      S3_ENDPOINT: 'http://store.internal:9000/',
      S3_PUBLIC_ENDPOINT: 'https://media.example',
      S3_REGION: 'eu-central-1',
    };
    expect(configFrom(elsewhere).settings).toEqual({
      ...traces,
      ...elsewhere,
      S3_ENDPOINT: 'http://store.internal:9000',
    });
    expect(configFrom({ ...needed, S3_PUBLIC_ENDPOINT: 'none' }).settings).toMatchObject({
      S3_PUBLIC_ENDPOINT: 'none',
    });
  });

  it('names the missing settings of a bucket, but never its secret key', () => {
    expect(issues({ S3_REGION: 'eu-central-1', S3_SECRET_KEY: 'hunter2' })).toEqual([
      'Set S3_BUCKET: S3_REGION is set.',
      'Set S3_ACCESS_KEY: S3_REGION is set.',
    ]);
    const wrong = {
      S3_ENDPOINT: 'store.internal',
      S3_PUBLIC_ENDPOINT: 'https://ada:hunter2@media.example',
      S3_BUCKET: 'Music',
      S3_REGION: 'eu central',
      S3_ACCESS_KEY: 'ada',
      S3_SECRET_KEY: 'hunter2',
    };
    expect(issues(wrong)).toEqual([
      'S3_ENDPOINT must be an http or https URL.',
      'S3_PUBLIC_ENDPOINT must be "none" or an http or https URL.',
      'S3_BUCKET must be the name of a bucket.',
      'S3_REGION must be the name of a region.',
    ]);
  });

  it('accepts switches in the usual spellings', () => {
    for (const text of ['1', 'true', 'on', 'yes'])
      expect(configFrom({ DEMO_CATALOG: text }).demoCatalog).toBe(true);
    for (const text of ['0', 'false', 'off', 'no'])
      expect(configFrom({ DEMO_CATALOG: text }).demoCatalog).toBe(false);
  });
});

describe('TIERS', () => {
  it('override single defaults, inline or in a file', () => {
    const over = {
      developer: { burst: 5, requestsPerDay: null },
      public: { requestsPerMinute: 6 },
      staff: { burst: 7 },
      artist: { requestsPerSecond: 3 },
    };
    const expected = {
      ...defaultTiers,
      developer: { ...defaultTiers.developer, burst: 5, requestsPerDay: null },
      public: { requestsPerMinute: 6 },
      staff: { ...defaultTiers.staff, burst: 7 },
      artist: { ...defaultTiers.artist, requestsPerSecond: 3 },
    };
    expect(configFrom({ TIERS: ` ${JSON.stringify(over)}` }).tiers).toEqual(expected);
    const folder = mkdtempSync(join(tmpdir(), 'tiers-'));
    const file = join(folder, 'tiers.json');
    writeFileSync(file, JSON.stringify(over));
    expect(configFrom({ TIERS: file }).tiers).toEqual(expected);
    rmSync(folder, { recursive: true });
  });

  it('are rejected with a list of all errors', () => {
    const [line = ''] = issues({
      TIERS: '{"developer":{"burst":0,"rps":3},"growth":{"requestsPerDay":1.5},"public":{}}',
    });
    for (const place of [
      'developer.burst: ',
      'developer.rps: is not a known field',
      'growth.requestsPerDay: ',
      'public.requestsPerMinute: ',
    ])
      expect(line).toContain(place);
  });

  it('are rejected if they are neither JSON nor the path of a JSON file', () => {
    for (const text of ['{"developer":', '/nowhere/tiers.json', '[]'])
      expect(issues({ TIERS: text })[0]).toMatch(/^TIERS must be JSON or the path of a JSON file/);
  });
});
