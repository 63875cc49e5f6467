import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { prometheusFigures } from '../../../src/adapters/prometheus/index.ts';
import { problemCodes } from '../../../src/adapters/http/kernel/problems/problem-codes.ts';
import { workQueues, type WorkBacklog } from '../../../src/ports/driven/monitoring/work-backlog.ts';
import { agreedRoutes } from '../../support/http/operations/agreed-routes.ts';

const root = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook?: string };
}
interface Panel {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets: readonly { readonly expr: string }[];
}

const { groups } = parse(textOf('docker/monitoring/alerts.yml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert }) => alert ?? []);

const dashboards = globSync('docker/monitoring/grafana/*.json', { cwd: root }).map(
  (path) => JSON.parse(textOf(path)) as { readonly uid: string; readonly panels: readonly Panel[] },
);
const panels = dashboards.flatMap((dashboard) => dashboard.panels);
const queries = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
const named = (pattern: RegExp): readonly string[] => [
  ...new Set(queries.flatMap((query) => [...query.matchAll(pattern)].map(([, name = '']) => name))),
];

/** The metrics of a process that has answered a request and a delivery. */
const exposed = async (): Promise<ReadonlySet<string>> => {
  const waiting = Object.fromEntries(
    workQueues.map((queue) => [queue, { waiting: 1, overdue: 0, since: 0 }]),
  );
  const figures = prometheusFigures({
    queue: { backlog: async () => ({ events: 0, due: 0 }) },
    workBacklog: { read: async () => waiting as Awaited<ReturnType<WorkBacklog['read']>> },
    clock: { now: () => 1_000 },
  });
  const { text } = await figures.traffic.exposition();
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
};
const ofScraper = ['up'];

describe('the alerts', () => {
  it('have a section of the runbook each, and every section has an alert', () => {
    const sections = [...textOf('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
    expect(sections).toEqual(alerts);
    expect(rules.filter(({ alert }) => alert).map(({ annotations }) => annotations?.runbook)).toEqual(
      alerts.map((alert) => `docs/runbook.md#${alert.toLowerCase()}`),
    );
  });

  it('fire in a test each', () => {
    const { tests } = parse(textOf('docker/monitoring/alerts.test.yml')) as {
      readonly tests: readonly {
        readonly alert_rule_test: readonly {
          readonly alertname: string;
          readonly exp_alerts: readonly unknown[];
        }[];
      }[];
    };
    const fired = tests.flatMap(({ alert_rule_test: cases }) =>
      cases.filter(({ exp_alerts: expected }) => expected.length > 0).map(({ alertname }) => alertname),
    );
    expect([...new Set(fired)].toSorted()).toEqual(alerts.toSorted());
  });
});

describe('alerts and dashboards', () => {
  it('name metrics that processes have', async () => {
    const metrics = named(/(?<![\w:"{}=,])([a-z]+(?:_[a-z0-9]+)+)(?=[{[)\s]|$)/g).filter(
      (name) => !/^(group_left|histogram_quantile)$/.test(name),
    );
    const known = await exposed();
    expect(metrics.length).toBeGreaterThan(15);
    const unknown = metrics.filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(unknown.filter((name) => !ofScraper.includes(name))).toEqual([]);
  });

  it('name operations, problem codes and queues of the service', () => {
    const paths = new Set(agreedRoutes.map((route) => route.split(' ')[1]));
    expect(named(/route="([^"]+)"/g).filter((route) => !paths.has(route))).toEqual([]);
    const codes = named(/code=~?"([^"]+)"/g).flatMap((value) => value.split('|'));
    expect(codes.filter((code) => !(code in problemCodes))).toEqual([]);
    const queues = named(/queue=~?"([^"]+)"/g).flatMap((value) => value.split('|'));
    expect([...new Set(queues)].toSorted()).toEqual([...workQueues].toSorted());
  });
});

describe('the dashboards', () => {
  it('are three, whose panels have a title, a description and a place of their own', () => {
    expect(dashboards.map(({ uid }) => uid).toSorted()).toEqual([
      'licensing-business',
      'licensing-partners',
      'licensing-service',
    ]);
    for (const { panels: own } of dashboards) {
      expect(own.filter(({ title, description }) => !title || !description)).toEqual([]);
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      const cells = own.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
      );
      expect(new Set(cells).size).toBe(cells.length);
    }
  });
});
