import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transportNames } from '../../src/adapters/http/index.ts';
import type { Bench } from '../figures.ts';
import { startServer, type Server } from './child.ts';
import { operationsOn } from './operations.ts';
import { record } from './recorded.ts';
import { asked } from './requests.ts';
import { lineOf, measure, type Contender } from './rounds.ts';
import { startService } from './services.ts';
import { workingSet } from '../working-set/catalog.ts';
import { idKinds } from '../working-set/draws.ts';

const settingsOf = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ids: { type: 'string', default: 'uniform' },
      tracks: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '7' },
      only: { type: 'string', default: '' },
      transport: { type: 'string', multiple: true, default: [...transportNames] },
      beside: { type: 'string' },
    },
  });
  const ids = idKinds.find((kind) => kind === values.ids);
  if (!ids) throw new Error(`--ids must be one of ${idKinds.join(', ')}`);
  return { ...values, ids, rounds: Number(values.rounds), tracks: Number(values.tracks) };
};

/**
 * Measures the CPU time of the server's process per request, all threads, as a ratio to a bare node:http server that sends the same
 * responses with the same headers.
 *
 *     npm run bench -- http --ids hot|uniform|zipf --tracks 100000 --rounds 7 --only licenses --transport fastify --beside FOLDER
 *
 * `--only`: operations whose names contain the text. `--beside`: another checkout of the service, measured in the same rounds.
 */
export const run: Bench = async function* (args) {
  const { ids, tracks, rounds, only, transport: transports, beside } = settingsOf(args);
  const set = await workingSet(tracks);
  const operations = operationsOn(set, ids).filter(({ name }) => name.includes(only));
  const folder = await mkdtemp(join(tmpdir(), 'bench-http-'));
  const servers: Server[] = [];
  try {
    const services: Contender[] = [];
    for (const transport of transports)
      for (const checkout of [undefined, ...(beside === undefined ? [] : [resolve(beside)])]) {
        const started = await startService({ transport, folder, set, checkout });
        servers.push(started.server);
        services.push({ ...started, asked });
      }
    const [first] = services;
    if (!first) throw new Error('there is no such transport');
    const responses = join(folder, 'responses.json');
    await record(first, operations, responses);
    const bare = await startServer('bare node:http', 'bare-server.ts', { RESPONSES: responses });
    servers.push(bare);
    const contenders: readonly Contender[] = [
      { server: bare, headers: { authorization: `Bearer ${'x'.repeat(400)}` }, asked },
      ...services,
    ];
    for (const operation of operations)
      for (const spent of await measure(contenders, operation, { rounds, warmUps: Math.min(5, rounds) }))
        yield { bench: 'http', ids, tracks, ...lineOf(operation, spent) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};
