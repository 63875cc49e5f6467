import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';
import { command, startedService, type Place } from './started.ts';

const here = join(import.meta.dirname, '../..');

/** The most that the first start and a command may need. */
const max = { demoCpuSeconds: 20, demoMegabytes: 400, commandCpuSeconds: 0.4 };

const commands = ['help', 'tracks', 'verify-audit'];

const verdictOf = (isMet: boolean): string => (isMet ? 'met' : 'not met');

/** Measures the first start with an empty folder, until the demo catalog is complete. The store stays for the other measurements. */
const firstStart = async (place: Place): Promise<readonly BenchLine[]> => {
  const spent = await startedService(place, 'demo');
  const cpuSeconds = spent.cpuSeconds + spent.childrenCpuSeconds;
  const { demoCpuSeconds, demoMegabytes } = max;
  return [
    {
      ...{ cpuSeconds: rounded(cpuSeconds), ofItChildren: spent.childrenCpuSeconds },
      ...{ atMost: demoCpuSeconds, verdict: verdictOf(cpuSeconds <= demoCpuSeconds) },
    },
    {
      peakMegabytes: spent.peakMegabytes,
      ...{ atMost: demoMegabytes, verdict: verdictOf(spent.peakMegabytes <= demoMegabytes) },
    },
  ];
};

const median = (values: readonly number[]): number => rounded(percentile(values, 0.5), 3);

/** Measures in turns, one round of all places after another, and returns the values of each place. */
const inTurns = async <Value>(
  places: readonly Place[],
  rounds: number,
  measure: (place: Place) => Promise<Value>,
): Promise<ReadonlyMap<Place, readonly Value[]>> => {
  const values = new Map<Place, Value[]>(places.map((place) => [place, []]));
  for (let round = -1; round < rounds; round++)
    for (const [place, own] of values) {
      const value = await measure(place);
      // The first round only fills the cache of compiled code.
      if (round >= 0) own.push(value);
    }
  return values;
};

/**
 * Measures the first start with its demo catalog, a start with that store, and commands of the operator: CPU time of all
 * threads and of ffmpeg, and the peak memory of the service. Needs Linux.
 *
 *     npm run bench -- start --rounds 7 --beside FOLDER --without-demo
 *
 * `--beside`: another checkout of the service, measured in turns. `--without-demo`: skips the first start.
 */
export const run: Bench = async function* (args): AsyncGenerator<BenchLine> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      beside: { type: 'string' },
      'without-demo': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  const checkouts = [here, ...(values.beside === undefined ? [] : [resolve(values.beside)])];
  const places = checkouts.map((checkout, n) => ({ checkout, data: join(folder, String(n)) }));
  try {
    for (const place of places) {
      const about = { bench: 'start', checkout: place.checkout };
      if (values['without-demo']) await command(place, ['init']);
      else
        for (const line of await firstStart(place))
          yield { ...about, what: 'first start, with the demo catalog', ...line };
    }
    const starts = await inTurns(places, rounds, (place) => startedService(place, 'ready'));
    for (const [{ checkout }, spent] of starts)
      yield {
        ...{ bench: 'start', checkout, what: 'start with a store, until ready' },
        cpuSeconds: median(spent.map((each) => each.cpuSeconds + each.childrenCpuSeconds)),
        peakMegabytes: median(spent.map(({ peakMegabytes }) => peakMegabytes)),
      };
    for (const word of commands) {
      const spent = await inTurns(places, rounds, (place) => command(place, [word]));
      for (const [{ checkout }, seconds] of spent) {
        const cpuSeconds = median(seconds);
        const verdict = verdictOf(cpuSeconds <= max.commandCpuSeconds);
        yield {
          ...{ bench: 'start', checkout, what: `operator ${word}` },
          ...{ cpuSeconds, atMost: max.commandCpuSeconds, verdict },
        };
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
