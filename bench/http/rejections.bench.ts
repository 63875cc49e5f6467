import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transportNames } from '../../src/adapters/http/index.ts';
import { percentile, rounded, type Bench } from '../figures.ts';
import { authorized } from './authorized.ts';
import { startServer } from './child.ts';
import { load, type Requested } from './load.ts';
import { unlimited } from './services.ts';
import { seedCatalog } from './seed.ts';

const rounds = 7;
const warmUps = 3;
/** Requests per round, by the size of their body. */
const countOf = (bytes: number): number => (bytes < 100_000 ? 60 : 12);
const mebibyte = 1_048_000;

const listOf = (length: number, entry: (n: number) => string): string =>
  Array.from({ length }, (_, n) => entry(n)).join(',');
const sized = (body: string, bytes: number): string => body + ' '.repeat(Math.max(0, bytes - body.length));
const filled = (bytes: number, entry: (n: number) => string): string =>
  listOf(Math.floor(bytes / (entry(0).length + 6)), entry);

/** Invalid bodies, each filled to a number of bytes. */
const invalidBodies = (bytes: number): Readonly<Record<string, string>> => ({
  'unknown members': `{${filled(bytes, (n) => `"m${n}":1`)}}`,
  'unknown members in every event': `{"events":[${listOf(100, (n) => `{${listOf(Math.floor(bytes / 1_200), (m) => `"m${n}x${m}":1`)}}`)}]}`,
  'a list of wrong entries': `{"events":[${filled(bytes, () => '{}')}]}`,
  'a long list': `{"events":[${filled(bytes, (n) => String(n))}]}`,
  'deep nesting': `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'a long name twice': `{"${'n'.repeat(bytes / 2 - 8)}":1,"${'n'.repeat(bytes / 2 - 8)}":1}`,
});

/**
 * Measures the CPU time of the server's process for an invalid body, as a ratio to a valid one of the same size: a hundred usage
 * events, filled with white space. Both take turns in each round.
 */
export const run: Bench = async function* () {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rejections-'));
  const { trackId } = await seedCatalog(folder, transportNames);
  const event = `{"eventType":"play","trackId":"${trackId}","quantity":1,"occurredAt":"${new Date().toISOString()}"}`;
  const report = `{"events":[${listOf(100, () => event)}]}`;
  const requested = (status: number, body: string): Requested => ({
    method: 'POST',
    path: '/api/v1/usage-events',
    status,
    body,
  });
  try {
    for (const transport of transportNames) {
      const server = await startServer(transport, 'service-server.ts', {
        PORT: '0',
        HTTP_TRANSPORT: transport,
        DATA_DIR: join(folder, transport),
        TIERS: unlimited,
        DEMO_CATALOG: '0',
        LOG_LEVEL: 'info',
      });
      try {
        const target = { server, headers: await authorized(server) };
        const loaded = (next: Requested, bytes: number) =>
          load(target, { count: countOf(bytes), connections: 32, next: () => next });
        for (const bytes of [report.length, mebibyte]) {
          const accepted = requested(201, sized(report, bytes));
          for (const [name, body] of Object.entries(invalidBodies(bytes))) {
            const rejected = requested(400, sized(body, bytes));
            const ratios: number[] = [];
            const micros: number[] = [];
            for (let round = -warmUps; round < rounds; round++) {
              const base = await loaded(accepted, bytes);
              const { cpu } = await loaded(rejected, bytes);
              if (round < 0) continue;
              ratios.push(cpu / base.cpu);
              micros.push(cpu);
            }
            yield {
              bench: 'rejections',
              transport,
              bytes,
              body: name,
              cpuMicros: rounded(percentile(micros, 0.5), 1),
              ratioToAccepted: rounded(percentile(ratios, 0.5)),
            };
          }
        }
      } finally {
        await server.stop();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
