import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Bench, BenchLine } from './figures.ts';

interface Sizes {
  readonly rounds: string;
  /** The size of the large catalog. */
  readonly tracks: string;
  readonly licenses: string;
}

/** The benches whose figures have targets, each with its arguments. */
const partsOf = ({ rounds, tracks, licenses }: Sizes): Readonly<Record<string, readonly string[]>> => ({
  peers: ['--rounds', rounds, '--tracks', String(Number(tracks) / 10)],
  search: [String(Number(tracks) / 10), tracks],
  sync: [tracks],
  start: ['--rounds', rounds],
  growth: ['--licenses', `10000,${licenses}`, '--rounds', rounds],
});

/** Runs a bench in a process of its own and returns its lines. Throws if it fails. */
async function* linesOf(name: string, args: readonly string[]): AsyncGenerator<BenchLine> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), name, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as BenchLine;
  const [code] = await ended;
  if (code !== 0) throw new Error(`ended with ${String(code)}`);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Runs each bench that has targets, one after another, and prints every figure with a target once more at the end, with whether it is
 * met. A bench that fails is listed as not measured.
 *
 *     npm run bench -- table --rounds 7 --only peers --only start
 *
 * `--tracks` and `--licenses` make a trial with smaller stores, for which the targets are not meant.
 */
export const run: Bench = async function* (args): AsyncGenerator<BenchLine> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      tracks: { type: 'string', default: '1000000' },
      licenses: { type: 'string', default: '1500000' },
      only: { type: 'string', multiple: true },
    },
  });
  const { only } = values;
  const rows: BenchLine[] = [];
  for (const [name, given] of Object.entries(partsOf(values))) {
    if (only && !only.includes(name)) continue;
    try {
      for await (const line of linesOf(name, given)) {
        if ('verdict' in line) rows.push(line);
        yield line;
      }
    } catch (error) {
      rows.push({ bench: name, verdict: 'not measured', reason: reasonOf(error) });
    }
  }
  for (const row of rows) yield { table: 'target', ...row };
};
