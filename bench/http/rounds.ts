import { percentile, rounded, type BenchLine } from '../figures.ts';
import type { Draw } from '../working-set/draws.ts';
import { load, type Requested, type Target } from './load.ts';
import type { Operation } from './operations.ts';

/** A server under measurement: how it is reached, and how a request is written for it. */
export interface Contender extends Target {
  readonly requested: (draw: Draw) => Requested;
  /** The share of the requests of a round that it gets, by operation: 1 unless it is named. */
  readonly shares?: Readonly<Record<string, number>>;
}

export interface Rounds {
  readonly rounds: number;
  /** Rounds that are not counted, while the compiler optimizes. */
  readonly warmUps: number;
}

/** The figures of one contender in each round, in microseconds per request, and as a ratio to the first contender. */
export interface Spent {
  readonly contender: Contender;
  readonly cpu: number[];
  readonly wall: number[];
  readonly ratio: number[];
}

/**
 * Measures an operation on all contenders, which take turns in each round, so that a machine that slows down slows all of them. In a
 * round, all answer the same draws, or the first ones of them. Every other round has the opposite order.
 */
export const measure = async (
  contenders: readonly Contender[],
  { name, draws, count, connections }: Operation,
  { rounds, warmUps }: Rounds,
): Promise<readonly Spent[]> => {
  const spent: readonly Spent[] = contenders.map((contender) => ({
    contender,
    cpu: [],
    wall: [],
    ratio: [],
  }));
  for (let round = -warmUps; round < rounds; round++) {
    const taken = new Map<Spent, { readonly cpu: number; readonly wall: number }>();
    for (const each of round % 2 === 0 ? spent : spent.toReversed()) {
      const draw = draws(round + warmUps + 1);
      const next = () => each.contender.requested(draw());
      const own = Math.ceil(count * (each.contender.shares?.[name] ?? 1));
      taken.set(each, await load(each.contender, { count: own, connections, next }));
    }
    const [first] = spent;
    const base = first && taken.get(first)?.cpu;
    if (round < 0) continue;
    for (const [{ cpu, wall, ratio }, figures] of taken) {
      cpu.push(figures.cpu);
      wall.push(figures.wall);
      ratio.push(figures.cpu / (base ?? NaN));
    }
  }
  return spent;
};

/** The medians of an operation on one server; the ratio with the lowest and highest of its rounds. */
export const lineOf = ({ name }: Operation, { contender, cpu, wall, ratio }: Spent): BenchLine => ({
  operation: name,
  server: contender.server.name,
  cpuMicros: rounded(percentile(cpu, 0.5), 1),
  wallMicros: rounded(percentile(wall, 0.5), 1),
  ratioToBare: rounded(percentile(ratio, 0.5)),
  ratios: `${rounded(Math.min(...ratio))} to ${rounded(Math.max(...ratio))}`,
});
