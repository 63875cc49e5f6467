import { z } from 'zod';
import type { TrafficMeter } from '../../../ports/driven/traffic-meter.ts';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';

/** What must work before requests are taken. Resolves to what is wrong; to nothing where all is well. */
export type Check = () => Promise<string | undefined>;

export interface HealthDependencies {
  /** By name; each has two seconds. */
  readonly checks: Readonly<Record<string, Check>>;
  /** What requests can do without for a while: its state is told, and is no reason to take none. */
  readonly dispensable: Readonly<Record<string, Check>>;
  /** The service is about to end and wants no new requests. */
  readonly draining: () => boolean;
}

const publicly = { method: 'GET', access: { kind: 'public' }, tags: ['Operations'], quiet: true } as const;
const cacheControl = 'no-store';
const checkTimeoutMs = 2000;

const livez = route({
  ...publicly,
  operation: 'livez',
  path: '/livez',
  summary: 'Whether the process runs',
  cacheControl,
  replies: {
    200: {
      description: 'It does.',
      schema: z
        .object({ status: z.literal('alive') })
        .meta({ id: 'Liveness', description: 'The process runs.' }),
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
  summary: 'Whether the service takes requests',
  description:
    'Answers 503 while something that it stands on is away, and while it shuts down. What is `degraded` is away too, but requests go on without it.',
  cacheControl,
  replies: {
    200: {
      description: 'It does.',
      schema: z
        .object({ status: z.literal('ready'), checks: z.record(z.string(), state) })
        .meta({ id: 'Readiness', description: 'The service takes requests.' }),
      example: { status: 'ready', checks: { storage: 'ok', limiter: 'ok' } },
    },
  },
  problems: ['UNAVAILABLE'],
});

const metrics = route({
  ...publicly,
  operation: 'metrics',
  path: '/metrics',
  summary: 'Figures for Prometheus',
  cacheControl,
  replies: { 200: { description: 'The figures.', media: ['text/plain'] } },
  problems: [],
});

const late = (ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(`no answer within ${ms / 1000} s`), ms).unref());

const judged = async (check: Check): Promise<string | undefined> => {
  try {
    return await Promise.race([check(), late(checkTimeoutMs)]);
  } catch {
    return 'the check failed';
  }
};

type Found = readonly (readonly [name: string, issue: string | undefined])[];

const flawsOf = (checks: Readonly<Record<string, Check>>): Promise<Found> =>
  Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await judged(check)] as const));

const statesOf = <State extends string>(
  found: Found,
  stateOf: (issue: string) => State,
): Readonly<Record<string, State | 'ok'>> =>
  Object.fromEntries(found.map(([name, issue]) => [name, issue === undefined ? 'ok' : stateOf(issue)]));

/** Liveness and readiness, for the port of the API and for the operators' own. */
export const healthEndpoints = ({
  checks,
  dispensable,
  draining,
}: HealthDependencies): readonly Endpoint[] => [
  endpoint(livez, async () => ({ status: 200, body: { status: 'alive' } })),
  endpoint(readyz, async () => {
    const [needed, other] = await Promise.all([flawsOf(checks), flawsOf(dispensable)]);
    const lesser = statesOf(other, (issue) => `degraded: ${issue}` as const);
    const states = { ...statesOf(needed, (issue) => issue), ...lesser };
    if (draining()) return notReady({ ...states, shutdown: 'under way' });
    if (needed.some(([, issue]) => issue !== undefined)) return notReady(states);
    return { status: 200, body: { status: 'ready', checks: { ...statesOf(needed, () => 'ok'), ...lesser } } };
  }),
];

const notReady = (checks: Readonly<Record<string, string>>) =>
  ({ ok: false, failure: { kind: 'not-ready', checks } }) as const;

/** For the operators' port alone. */
export const metricsEndpoints = (traffic: TrafficMeter): readonly Endpoint[] => [
  endpoint(metrics, async () => {
    const { text, mediaType } = await traffic.exposition();
    return { status: 200, bytes: text, mediaType };
  }),
];
