import { percentile, rounded, type BenchLine } from '../figures.ts';
import type { Spent } from '../http/rounds.ts';

interface Target {
  readonly target: number;
  readonly stretch: number;
}

/** How many times the CPU of a bare server a request may cost, by operation and transport. */
const toBare: Readonly<Record<string, Readonly<Record<string, Target>>>> = {
  'GET /tracks/{id}': {
    express: { target: 2.2, stretch: 1.8 },
    fastify: { target: 1.8, stretch: 1.4 },
  },
  'GET /tracks': { express: { target: 6, stretch: 4 }, fastify: { target: 6, stretch: 4 } },
  'POST /licenses': { express: { target: 8, stretch: 6 }, fastify: { target: 8, stretch: 6 } },
  'POST /usage-events': { express: { target: 8, stretch: 5 }, fastify: { target: 8, stretch: 5 } },
};

/** How many times as much CPU a peer must need, by operation. */
export type Lead = Readonly<Record<string, Target>>;

export const overFrameworks: Lead = {
  'GET /tracks/{id}': { target: 6, stretch: 10 },
  'GET /tracks': { target: 15, stretch: 25 },
  'POST /licenses': { target: 6, stretch: 8 },
};

export const overHeadlessSystems: Lead = {
  'GET /tracks/{id}': { target: 40, stretch: 80 },
  'GET /tracks': { target: 50, stretch: 100 },
  'POST /licenses': { target: 25, stretch: 50 },
};

const medianRatio = (one: Spent, other: Spent): number =>
  percentile(
    one.cpu.map((cpu, round) => cpu / (other.cpu[round] ?? NaN)),
    0.5,
  );

const verdict = (isReached: (bound: number) => boolean, { target, stretch }: Target): string => {
  if (isReached(stretch)) return 'stretch met';
  return isReached(target) ? 'met' : 'not met';
};

/** Compares this service on one transport with the bare server. */
export const besideBare = (operation: string, ours: Spent, bare: Spent): BenchLine => {
  const ratio = medianRatio(ours, bare);
  const bounds = toBare[operation]?.[ours.contender.server.name];
  return {
    ...{ operation, service: ours.contender.server.name, other: bare.contender.server.name },
    ...{
      timesTheCpuOfTheOther: rounded(ratio),
      atMost: bounds?.target ?? NaN,
      stretch: bounds?.stretch ?? NaN,
    },
    verdict: bounds ? verdict((bound) => ratio <= bound, bounds) : 'no target',
  };
};

/** Compares a peer with this service on a transport. */
export const besidePeer = (operation: string, ours: Spent, peer: Spent, lead: Lead): BenchLine => {
  const ratio = medianRatio(peer, ours);
  const bounds = lead[operation];
  return {
    ...{ operation, service: ours.contender.server.name, other: peer.contender.server.name },
    ...{
      cpuOfTheOtherInTimesOurs: rounded(ratio),
      atLeast: bounds?.target ?? NaN,
      stretch: bounds?.stretch ?? NaN,
    },
    verdict: bounds ? verdict((bound) => ratio >= bound, bounds) : 'no target',
  };
};
