import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { adaptersOf } from '../../../../src/main/adapters/pluggable/index.ts';
import { configFrom } from '../../../../src/main/settings/config.ts';
import { environmentVariables } from '../../../../src/main/settings/environment.ts';

const root = join(import.meta.dirname, '../../../..');
const chart = join(root, 'helm/platform-licensing');
const textOf = (path: string): string => readFileSync(join(chart, path), 'utf8');
const templates = globSync('templates/*', { cwd: chart }).map((path) => ({ path, text: textOf(path) }));
const all = templates.map(({ text }) => text).join('\n');

interface Values {
  readonly database?: string;
  readonly baseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
}
const valuesIn = (path: string): Values => parse(readFileSync(join(root, path), 'utf8')) as Values;
const defaults = valuesIn('helm/platform-licensing/values.yaml');
const examples = globSync('helm/examples/*.yaml', { cwd: root });

/** The variables that the templates set themselves. */
const own = Object.fromEntries(
  [...textOf('templates/_parts.tpl').matchAll(/^- \{ name: ([A-Z_]+), value: "?([^"{}]+)"? \}$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** The Secret as docs/kubernetes.md creates it, with values that are accepted. */
const secretOf = (database: string | undefined) => ({
  MASTER_KEY: '0123456789abcdef'.repeat(4),
  ...(database === 'mongodb'
    ? { MONGODB_URL: 'mongodb://db/licensing?replicaSet=rs0' }
    : { DATABASE_URL: 'postgres://licensing:secret@db:5432/licensing' }),
  REDIS_URL: 'rediss://:secret@redis:6379',
  S3_ACCESS_KEY: 'name',
  S3_SECRET_KEY: 'secret',
});

describe('the chart', () => {
  it('sets variables that the configuration has', () => {
    expect(Object.keys(own)).toEqual(['PORT', 'ADMIN_HOST', 'ADMIN_PORT', 'EVENT_WORKER']);
    const names = [...Object.keys(own), ...Object.keys(defaults.settings)];
    expect(names.filter((name) => !environmentVariables.includes(name))).toEqual([]);
  });

  it.each(examples)('makes an environment that the configuration accepts, of the example %s', (path) => {
    const { database, baseUrl, settings } = valuesIn(path);
    const given = { ...defaults.settings, ...settings };
    const environment = {
      NODE_ENV: 'production',
      BASE_URL: baseUrl,
      ...own,
      ...given,
      ...secretOf(database),
    };
    expect(configFrom(environment)).toMatchObject({ production: true, adminPort: 9100, eventWorker: false });
  });

  it('rejects among its settings each variable that it sets itself, and each that is secret', () => {
    const { properties } = JSON.parse(textOf('values.schema.json')) as {
      readonly properties: {
        readonly settings: { readonly propertyNames: { readonly not: { readonly enum: readonly string[] } } };
      };
    };
    const rejected = properties.settings.propertyNames.not.enum;
    expect(rejected).toEqual(
      expect.arrayContaining([...Object.keys(own), ...Object.keys(secretOf('mongodb'))]),
    );
    expect(rejected.filter((name) => !environmentVariables.includes(name))).toEqual([]);
    const secrets = environmentVariables.filter(
      (name) =>
        /(KEY|SECRET|PASSWORD|_URL|HEADERS|PREVIOUS)$/.test(name) && !/^(BASE|STAFF_OIDC_ISSUER)/.test(name),
    );
    expect(secrets.filter((name) => !rejected.includes(name))).toEqual([]);
  });

  it('starts programs that exist, and prepares each database that needs it', () => {
    const programs = [...all.matchAll(/\[node, (src\/[\w/.-]+)/g)].map(([, path = '']) => path);
    expect(programs.toSorted()).toEqual(['src/main/api.ts', 'src/main/cli.ts', 'src/main/worker.ts']);
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { properties } = JSON.parse(textOf('values.schema.json')) as {
      readonly properties: { readonly database: { readonly enum: readonly string[] } };
    };
    const commands = adaptersOf('stores').flatMap(({ preparation }) => preparation?.command ?? []);
    expect(properties.database.enum.map((name) => `prepare-${name}`).toSorted()).toEqual(commands.toSorted());
  });

  it('has the version of the service', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    const { version: own, appVersion } = parse(textOf('Chart.yaml')) as Readonly<Record<string, string>>;
    expect([own, appVersion]).toEqual([version, version]);
  });
});
