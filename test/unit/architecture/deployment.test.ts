import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom } from '../../../src/main/settings/config.ts';
import { environmentSections } from '../../../src/main/settings/environment.ts';

const house = join(import.meta.dirname, '../../..');
const text = (path: string): string => readFileSync(join(house, path), 'utf8');
const found = (pattern: RegExp, within: string): readonly string[] => [
  ...new Set([...within.matchAll(pattern)].map(([, name = '']) => name)),
];

const compose = text('docker/compose.yml');
const given = found(/\$\{(\w+)/g, compose);
const example = found(/^(\w+)=/gm, text('docker/.env.example'));

const known = environmentSections.flatMap(({ variables }) => Object.keys(variables));
const secret = '0123456789abcdef'.repeat(4);
/** As compose fills it in: from the default, or with a secret. */
const filledIn = (value: string): string =>
  value.replace(/\$\{\w+(?::-(.*?)|:\?.*?)\}/g, (_, fallback?: string) => fallback ?? secret);

describe('the deployment', () => {
  const block = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '';
  const settings = [...block.matchAll(/^ {4}(\w+): (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, filledIn(value).replaceAll("'", '')] as const,
  );

  it.each([
    ['mongodb', { MONGODB_URL: 'mongodb://mongo-1,mongo-2,mongo-3/licensing?replicaSet=rs0' }],
    ['postgres', { DATABASE_URL: 'postgres://licensing:PASSWORD@postgres:5432/licensing' }],
  ])('sets what the configuration has and accepts, with the profile %s', (profile, address) => {
    expect(text('docker/.env.example')).toContain(Object.entries(address).map((each) => each.join('='))[0]);
    expect(compose).toMatch(new RegExp(`profiles: \\[${profile}\\]`));
    expect(settings.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    const environment = { NODE_ENV: 'production', ...Object.fromEntries(settings), ...address };
    expect(configFrom(environment)).toMatchObject({
      production: true,
      eventWorker: false,
      settings: {
        ...address,
        REDIS_URL: expect.stringContaining('@redis:6379') as string,
        S3_ENDPOINT: 'http://s3:7070',
        S3_PUBLIC_ENDPOINT: 'none',
        S3_BUCKET: 'media',
      },
    });
  });

  it('does not start without a database', () => {
    expect(compose).toContain('${COMPOSE_PROFILES:?');
    expect(
      compose.match(/-prepared: \{ condition: service_completed_successfully, required: false \}/g),
    ).toHaveLength(2);
  });

  it('reads from its .env what the example names, and nothing else', () => {
    expect([...given].sort()).toEqual([...example].sort());
  });

  it.each(['MASTER_KEY', 'REDIS_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
    'does not start without %s, which the example leaves empty',
    (secret) => {
      expect(compose).not.toMatch(new RegExp(`\\$\\{${secret}\\b(?!:\\?)`));
      expect(text('docker/.env.example')).toMatch(new RegExp(`^${secret}=$`, 'm'));
    },
  );

  it('starts programs that exist', () => {
    const programs = found(/node["']?, ["']?(src\/[\w/.-]+)/g, compose + text('docker/Dockerfile'));
    expect(programs).toContain('src/main/api.ts');
    expect(programs).toContain('src/main/worker.ts');
    expect(programs.filter((path) => !existsSync(join(house, path)))).toEqual([]);
  });

  it.each([
    'docker/Dockerfile',
    'systemd/platform-licensing.service',
    'systemd/platform-licensing-worker.service',
  ])('returns large buffers to the system when they are freed: %s', (file) =>
    expect(text(file)).toMatch(/^(ENV|Environment=.*) MALLOC_MMAP_THRESHOLD_=131072$/m),
  );

  it('starts from compiled code, which the user of the image compiled', () => {
    const dockerfile = text('docker/Dockerfile');
    const [compiled = '', final = ''] = dockerfile.split(/^FROM /m).slice(-2);
    expect(compiled).toMatch(/^RUN NODE_COMPILE_CACHE=\/tmp\/compiled node scripts\/compile.ts/m);
    expect(final).toContain('COPY --from=compiled /tmp/compiled /compiled\n');
    expect(final).toMatch(/^ENV .*NODE_COMPILE_CACHE=\/compiled$/m);
    const user = /^USER (.+)$/m;
    expect(user.exec(compiled)?.[1]).toBe(user.exec(final)?.[1]);
    expect(text('.dockerignore')).toContain('!scripts/compile.ts\n');
  });

  it('publishes no port but those of the balancer, and that of Prometheus on this machine', () => {
    expect(found(/^ {4}ports: (.*)$/gm, compose)).toEqual([
      "['${HTTP_PORT:-8080}:80', '${HTTPS_PORT:-8443}:443']",
      "['127.0.0.1:9090:9090']",
    ]);
  });
});
