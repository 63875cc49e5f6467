import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveryFigures } from './delivery.ts';
import { takedownFigures } from './takedown.ts';
import type { Bench, BenchLine } from '../figures.ts';

const parts = {
  /** Seconds. */
  delivery: { figures: deliveryFigures, size: 60 },
  /** Licenses of the track. */
  takedown: { figures: takedownFigures, size: 1_000_000 },
} as const;
type Part = keyof typeof parts;

async function* inFolder(part: Part, size: number): AsyncGenerator<BenchLine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-events-'));
  try {
    yield* parts[part].figures(folder, size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm run bench -- events [delivery [SECONDS] | takedown [LICENSES]] measures the way of an event from its commit to endpoints. */
export const run: Bench = async function* ([only, size]) {
  const chosen = (Object.keys(parts) as Part[]).filter((part) => only === undefined || only === part);
  if (chosen.length === 0) throw new Error(`Unknown part: ${only ?? ''}`);
  for (const part of chosen) yield* inFolder(part, Number(size ?? parts[part].size));
};
