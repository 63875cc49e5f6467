import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transportNames } from '../../src/adapters/http/index.ts';
import type { Bench } from '../figures.ts';
import { startServer, type Server } from './child.ts';
import { operationsOn } from './operations.ts';
import { record } from './recorded.ts';
import { requested } from './requests.ts';
import { lineOf, measure, type Contender } from './rounds.ts';
import { startService } from './services.ts';
import { openStore, storeNames, type MeasuredStore } from './stores.ts';
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
      store: { type: 'string', multiple: true, default: ['sqlite'] },
      beside: { type: 'string' },
    },
  });
  const ids = idKinds.find((kind) => kind === values.ids);
  if (!ids) throw new Error(`--ids must be one of ${idKinds.join(', ')}`);
  const stores = values.store.map((store) => {
    const known = storeNames.find((name) => name === store);
    if (!known) throw new Error(`--store must be one of ${storeNames.join(', ')}`);
    return known;
  });
  return { ...values, ids, stores, rounds: Number(values.rounds), tracks: Number(values.tracks) };
};

/**
 * Measures the CPU time of the server's process per request, all threads, as a ratio to a bare node:http server that sends the same
 * responses with the same headers.
 *
 *     npm run bench -- http --ids hot|uniform|zipf --tracks 100000 --rounds 7 --only licenses --transport fastify --store sqlite|postgres|mongo --beside FOLDER
 *
 * `--only`: operations whose names contain the text. `--store`: where records are, in a container if it is a server; several are measured in the
 * same rounds. The CPU time of the server of a store does not count. `--beside`: another checkout of the service, measured in the same rounds.
 */
export const run: Bench = async function* (args) {
  const {
    ids,
    tracks,
    rounds,
    only,
    transport: transports,
    stores: storesOfServices,
    beside,
  } = settingsOf(args);
  const set = await workingSet(tracks);
  const operations = operationsOn(set, ids).filter(({ name }) => name.includes(only));
  const folder = await mkdtemp(join(tmpdir(), 'bench-http-'));
  const servers: Server[] = [];
  const stores: MeasuredStore[] = [];
  try {
    const services: Contender[] = [];
    const checkouts = [undefined, ...(beside === undefined ? [] : [resolve(beside)])];
    for (const transport of transports)
      for (const name of storesOfServices)
        for (const checkout of checkouts) {
          const store = await openStore(name);
          stores.push(store);
          const started = await startService({ transport, folder, set, store, checkout });
          servers.push(started.server);
          services.push({ ...started, requested });
        }
    const [first] = services;
    if (!first) throw new Error('there is no such transport');
    const responses = join(folder, 'responses.json');
    await record(first, operations, responses);
    const bare = await startServer('bare node:http', 'bare-server.ts', { RESPONSES: responses });
    servers.push(bare);
    const contenders: readonly Contender[] = [
      { server: bare, headers: { authorization: `Bearer ${'x'.repeat(400)}` }, requested },
      ...services,
    ];
    for (const operation of operations)
      for (const spent of await measure(contenders, operation, { rounds, warmUps: Math.min(5, rounds) }))
        yield { bench: 'http', ids, tracks, ...lineOf(operation, spent) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(stores.map((store) => store.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};
