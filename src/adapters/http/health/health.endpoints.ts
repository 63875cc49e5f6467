import { z } from 'zod';
import type { TrafficMeter } from '../../../ports/driven/shared/traffic-meter.ts';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';

/** A readiness check. Resolves to what is wrong, or to undefined if nothing is. */
export type Check = () => Promise<string | undefined>;

export interface HealthDependencies {
  /** Checks by name, each with a timeout of two seconds. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Checks of dependencies that requests can do without for a while. Reported, but they do not make the service unready. */
  readonly dispensable: Readonly<Record<string, Check>>;
  /** Whether the service is shutting down. */
  readonly draining: () => boolean;
}

const publicly = { method: 'GET', access: { kind: 'public' }, tags: ['Operations'], quiet: true } as const;
const cacheControl = 'no-store';
const checkTimeoutMs = 2000;

const livez = route({
  ...publicly,
  operation: 'livez',
  path: '/livez',
  summary: 'Check liveness',
  cacheControl,
  responses: {
    200: {
      description: 'The check succeeded.',
      schema: z
        .object({ status: z.literal('alive') })
        .meta({ id: 'Liveness', description: 'The process is running.' }),
      example: { status: 'alive' },
    },
  },
  problems: [],
});

const state = z.union([z.literal('ok'), z.templateLiteral(['degraded: ', z.string()])]);

const readyz = route({
  ...publicly,
  operation: 'readyz',
  path: '/readyz',
  summary: 'Check readiness',
  description:
    'Returns 503 while a required dependency is unavailable, and during shutdown. A `degraded` dependency is also unavailable, but requests work without it.',
  cacheControl,
  responses: {
    200: {
      description: 'The check succeeded.',
      schema: z
        .object({ status: z.literal('ready'), checks: z.record(z.string(), state) })
        .meta({ id: 'Readiness', description: 'The service is ready for requests.' }),
      example: { status: 'ready', checks: { storage: 'ok', limiter: 'ok' } },
    },
  },
  problems: ['UNAVAILABLE'],
});

const metrics = route({
  ...publicly,
  operation: 'metrics',
  path: '/metrics',
  summary: 'Get metrics for Prometheus',
  cacheControl,
  responses: { 200: { description: 'The metrics.', media: ['text/plain'] } },
  problems: [],
});

const timeout = (ms: number) =>
  new Promise<string>((resolve) =>
    setTimeout(() => resolve(`no response within ${ms / 1000} s`), ms).unref(),
  );

const resultOf = async (check: Check): Promise<string | undefined> => {
  try {
    return await Promise.race([check(), timeout(checkTimeoutMs)]);
  } catch {
    return 'the check failed';
  }
};

type Found = readonly (readonly [name: string, issue: string | undefined])[];

const issuesOf = (checks: Readonly<Record<string, Check>>): Promise<Found> =>
  Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await resultOf(check)] as const));

const statesOf = <State extends string>(
  found: Found,
  stateOf: (issue: string) => State,
): Readonly<Record<string, State | 'ok'>> =>
  Object.fromEntries(found.map(([name, issue]) => [name, issue === undefined ? 'ok' : stateOf(issue)]));

/** Liveness and readiness, for the public port and for the operators' port. */
export const healthEndpoints = ({
  checks,
  dispensable,
  draining,
}: HealthDependencies): readonly Endpoint[] => [
  endpoint(livez, async () => ({ status: 200, body: { status: 'alive' } })),
  endpoint(readyz, async () => {
    const [needed, other] = await Promise.all([issuesOf(checks), issuesOf(dispensable)]);
    const lesser = statesOf(other, (issue) => `degraded: ${issue}` as const);
    const states = { ...statesOf(needed, (issue) => issue), ...lesser };
    if (draining()) return notReady({ ...states, shutdown: 'under way' });
    if (needed.some(([, issue]) => issue !== undefined)) return notReady(states);
    return { status: 200, body: { status: 'ready', checks: { ...statesOf(needed, () => 'ok'), ...lesser } } };
  }),
];

const notReady = (checks: Readonly<Record<string, string>>) =>
  ({ ok: false, failure: { kind: 'not-ready', checks } }) as const;

/** For the operators' port only. */
export const metricsEndpoints = (traffic: TrafficMeter): readonly Endpoint[] => [
  endpoint(metrics, async () => {
    const { text, mediaType } = await traffic.exposition();
    return { status: 200, bytes: text, mediaType };
  }),
];
