import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transportNames } from '../src/adapters/http/index.ts';
import { percentile, rounded, type Bench } from './figures.ts';
import { authorized } from './http/authorized.ts';
import { startServer, type Server } from './http/child.ts';
import { load, once, type Operation } from './http/load.ts';
import { seedCatalog } from './http/seed.ts';

const rounds = 7;
/** Rounds that are not counted, while the compiler optimizes. */
const warmUps = 5;
const counts = { 'GET /tracks/{id}': 3000, 'GET /tracks': 1000, 'POST /licenses': 1000 } as const;
const unlimited = JSON.stringify({
  developer: { requestsPerSecond: 1e9, burst: 1e9, requestsPerDay: null, licensesPerMonth: null },
});

/**
 * Measures the CPU time of the server's process per request, all threads, as a ratio to a bare node:http server with the same
 * responses. The servers take turns in each round, so that a machine that slows down slows all of them.
 */
export const run: Bench = async function* () {
  const folder = await mkdtemp(join(tmpdir(), 'bench-http-'));
  const servers: Server[] = [];
  try {
    const bare = await startServer('bare node:http', 'bare-server.ts');
    servers.push(bare);
    const { trackId, mood } = await seedCatalog(folder, transportNames);
    for (const transport of transportNames) {
      const env = {
        PORT: '0',
        HTTP_TRANSPORT: transport,
        DATA_DIR: join(folder, transport),
        TIERS: unlimited,
        DEMO_CATALOG: '0',
        LOG_LEVEL: 'info',
      };
      servers.push(await startServer(transport, 'service-server.ts', env));
    }
    const operations: readonly Operation[] = [
      { name: 'GET /tracks/{id}', method: 'GET', path: `/api/v1/tracks/${trackId}`, status: 200 },
      {
        name: 'GET /tracks',
        method: 'GET',
        path: `/api/v1/tracks?mood=${encodeURIComponent(mood)}&bpmMin=80&bpmMax=120&limit=20`,
        status: 200,
      },
      {
        name: 'POST /licenses',
        method: 'POST',
        path: '/api/v1/licenses',
        status: 201,
        body: (serial) => JSON.stringify({ trackId, contentId: `video-${serial}`, territories: ['DE'] }),
      },
    ];
    const headers = new Map<Server, Record<string, string>>();
    for (const server of servers)
      headers.set(
        server,
        server === bare ? { authorization: `Bearer ${'x'.repeat(400)}` } : await authorized(server),
      );
    const [, express] = servers;
    if (!express) throw new Error('no service');
    const answers: Record<string, { status: number; body: string }> = {};
    for (const operation of operations) {
      answers[`${operation.method} ${operation.path}`] = {
        status: operation.status,
        body: await once(express, operation, headers.get(express) ?? {}),
      };
    }
    bare.process.send({ answers });
    yield* measured(servers, operations, headers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};

async function* measured(
  servers: readonly Server[],
  operations: readonly Operation[],
  headers: ReadonlyMap<Server, Record<string, string>>,
) {
  for (const operation of operations) {
    const count = counts[operation.name as keyof typeof counts];
    const found = new Map<Server, { cpu: number[]; wall: number[]; ratio: number[] }>(
      servers.map((server) => [server, { cpu: [], wall: [], ratio: [] }]),
    );
    for (let round = -warmUps; round < rounds; round++) {
      let bare = 1;
      for (const server of servers) {
        const { cpu, wall } = await load(server, operation, headers.get(server) ?? {}, count);
        if (server === servers[0]) bare = cpu;
        const figures = found.get(server);
        if (round < 0 || !figures) continue;
        figures.cpu.push(cpu);
        figures.wall.push(wall);
        figures.ratio.push(cpu / bare);
      }
    }
    for (const [server, { cpu, wall, ratio }] of found) {
      yield {
        bench: 'http',
        operation: operation.name,
        server: server.name,
        cpuMicros: rounded(percentile(cpu, 0.5), 1),
        wallMicros: rounded(percentile(wall, 0.5), 1),
        ratioToBare: rounded(percentile(ratio, 0.5)),
      };
    }
  }
}
