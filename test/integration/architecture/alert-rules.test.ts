import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { needing } from '../../support/needing.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../../../docker/monitoring');

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

needing('promtool', 'the alert rules', () => {
  let copy: string;

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'alerts-'));
    await cp(folder, copy, { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true }));

  const tested = () => run('promtool', ['test', 'rules', join(copy, 'alerts.test.yml')]);

  it('pass their tests, and fail one of them for each other threshold', async () => {
    await tested();
    const rules = await readFile(join(copy, 'alerts.yml'), 'utf8');
    const compared = [...rules.matchAll(/alert: (\w+)\n +expr: .* > /g)].map(([, alert = '']) => alert);
    expect(compared.length).toBeGreaterThan(11);
    await writeFile(join(copy, 'alerts.yml'), rules.replaceAll(' > ', ' > 1000000 + '));
    const { stderr, stdout } = (await tested().catch((error: unknown) => error)) as Output;
    const failed = [...`${stdout}${stderr}`.matchAll(/alertname: (\w+), time/g)].map(
      ([, alert = '']) => alert,
    );
    expect([...new Set(failed)].toSorted()).toEqual(compared.toSorted());
  });

  it.each(['prometheus.yml', 'prometheus.light.yml'])('are loaded by the configuration %s', async (name) => {
    const { stdout } = await run('promtool', ['check', 'config', join(copy, name)]);
    expect(stdout).toMatch(/SUCCESS: 1 rule files found[^]*SUCCESS: .* is valid/);
  });

  it('and the queries of the dashboards are written in the language of Prometheus', async () => {
    const queries: string[] = [];
    for (const path of globSync('grafana/*.json', { cwd: copy })) {
      const { panels } = JSON.parse(await readFile(join(copy, path), 'utf8')) as {
        readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
      };
      queries.push(...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
    }
    expect(queries.length).toBeGreaterThan(30);
    const rules = queries.map((query, n) => ({
      record: `query:${n}`,
      expr: query.replaceAll('$__rate_interval', '5m'),
    }));
    // JSON is YAML.
    await writeFile(join(copy, 'queries.yml'), JSON.stringify({ groups: [{ name: 'queries', rules }] }));
    const { stdout } = await run('promtool', ['check', 'rules', join(copy, 'queries.yml')]);
    expect(stdout).toContain(`SUCCESS: ${queries.length} rules found`);
  });
});
