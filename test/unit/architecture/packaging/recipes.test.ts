import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { configFrom } from '../../../../src/main/settings/config.ts';
import { environmentVariables } from '../../../../src/main/settings/environment.ts';

const root = join(import.meta.dirname, '../../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Recipe {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly environment?: Readonly<Record<string, string | number>>;
        readonly ports?: readonly string[];
        readonly volumes?: readonly string[];
        readonly profiles?: readonly string[];
        readonly restart?: string;
      }
    >
  >;
}
const recipeIn = (path: string): Recipe => parse(textOf(path), { merge: true }) as Recipe;
const targetsIn = (path: string): readonly string[] =>
  (
    parse(textOf(path)) as {
      readonly scrape_configs: readonly {
        readonly static_configs: readonly { readonly targets: readonly string[] }[];
      }[];
    }
  ).scrape_configs.flatMap(({ static_configs: all }) => all.flatMap(({ targets }) => targets));

/** The processes of the service that stay, with the port of their metrics. */
const processesIn = ({ services }: Recipe): readonly string[] =>
  Object.entries(services)
    .filter(([, { image, restart }]) => image === 'platform-licensing-api' && restart === 'unless-stopped')
    .map(([name, { environment }]) => `${name}:${environment?.['ADMIN_PORT'] ?? '?'}`);

describe('the recipe for one container', () => {
  const recipe = recipeIn('docker/compose.light.yml');
  const service = recipe.services['service'];

  it('sets what the configuration has and accepts, and reads what the example names', () => {
    const environment = service?.environment ?? {};
    expect(Object.keys(environment).filter((name) => !environmentVariables.includes(name))).toEqual([]);
    const text = textOf('docker/compose.light.yml');
    const example = [...textOf('docker/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const read = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(read.filter((name) => !example.includes(name))).toEqual([]);
    const given = { MASTER_KEY: '0123456789abcdef'.repeat(4), BASE_URL: 'https://api.example.com' };
    const filledIn = Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{(\w+)(?::-(.*?)|:\?.*?)\}/g,
        (_, variable: string, fallback?: string) => fallback ?? given[variable as keyof typeof given],
      ),
    ]);
    const config = configFrom({ NODE_ENV: 'production', ...(Object.fromEntries(filledIn) as typeof given) });
    expect(config).toMatchObject({ production: true, eventWorker: true, baseUrl: given.BASE_URL });
  });

  it('keeps everything in one volume, and is reached from this machine alone', () => {
    expect(service?.volumes).toEqual(['data:/data']);
    const ports = Object.values(recipe.services).flatMap((each) => each.ports ?? []);
    expect(ports.length).toBe(2);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

describe('Prometheus beside the recipes', () => {
  it.each([
    ['docker/compose.yml', 'docker/monitoring/prometheus.yml', 3],
    ['docker/compose.light.yml', 'docker/monitoring/prometheus.light.yml', 1],
  ])('reads the metrics of every process of %s', (compose, configuration, count) => {
    const processes = processesIn(recipeIn(compose));
    expect(processes).toHaveLength(count);
    expect([...targetsIn(configuration)].toSorted()).toEqual([...processes].toSorted());
    const { command, profiles } = recipeIn(compose).services['prometheus'] as unknown as {
      readonly command: readonly string[];
      readonly profiles: readonly string[];
    };
    expect(profiles).toEqual(['monitoring']);
    expect(command[0]).toBe(`--config.file=/etc/prometheus/${configuration.replace(/.*\//, '')}`);
  });
});

describe('the versions', () => {
  const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };

  it('of the package is the newest of the changelog, whose versions are semantic and sorted', () => {
    const versions = [...textOf('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(
      ([, each = '']) => each,
    );
    expect(versions[0]).toBe(version);
    const comparable = versions.map((each) =>
      each
        .split('.')
        .map((part) => part.padStart(6, '0'))
        .join(),
    );
    expect(comparable).toEqual(comparable.toSorted().toReversed());
  });
});
