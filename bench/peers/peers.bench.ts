import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { transportNames } from '../../src/adapters/http/index.ts';
import type { Bench } from '../figures.ts';
import { startServer, type Server } from '../http/child.ts';
import { operationsOn } from '../http/operations.ts';
import { record } from '../http/recorded.ts';
import { requested } from '../http/requests.ts';
import { lineOf, measure, type Contender } from '../http/rounds.ts';
import { startService } from '../http/services.ts';
import { openStore } from '../http/stores.ts';
import { directus } from './directus.ts';
import { nestjs } from './nestjs.ts';
import type { Peer } from './peer.ts';
import { strapi } from './strapi.ts';
import { besideBare, besidePeer } from './targets.ts';
import { workingSet } from '../working-set/catalog.ts';

const peers: readonly Peer[] = [nestjs('express'), nestjs('fastify'), directus, strapi];
/** The peers have no usage reports, which are compared with the bare server only. */
const withPeers = ['GET /tracks/{id}', 'GET /tracks', 'POST /licenses'];
/** A search of 100,000 tracks takes a peer 0.1 s of CPU: a round of all searches would take six minutes. */
const shares = { 'GET /tracks': 0.1 };

/**
 * Measures the CPU time per request of this service, of other services with the same catalog and of a bare server in the same rounds,
 * and compares the ratios with their targets.
 *
 *     npm run bench -- peers --rounds 5 --tracks 100000 --only licenses --only 'GET /tracks'
 *
 * `--only`: the operation of that name, or else those whose names contain the text.
 * Peers are installed in the cache folder of the benches when they are first measured.
 */
export const run: Bench = async function* (args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      tracks: { type: 'string', default: '100000' },
      only: { type: 'string', multiple: true, default: [''] },
    },
  });
  const rounds = Number(values.rounds);
  const set = await workingSet(Number(values.tracks));
  const all = operationsOn(set, 'uniform');
  const isWhole = (text: string) => all.some(({ name }) => name === text);
  const operations = all.filter(({ name }) =>
    values.only.some((text) => (isWhole(text) ? name === text : name.includes(text))),
  );
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  const servers: Server[] = [];
  const started = <T extends Contender>(contender: T): T => {
    servers.push(contender.server);
    return contender;
  };
  try {
    const ours: Contender[] = [];
    for (const transport of transportNames)
      ours.push(
        started({
          ...(await startService({ transport, folder, set, store: await openStore('sqlite') })),
          requested,
        }),
      );
    const others = new Map<Contender, Peer>();
    for (const peer of peers) others.set(started({ ...(await peer.start(set, folder)), shares }), peer);
    const responses = join(folder, 'responses.json');
    if (ours[0]) await record(ours[0], operations, responses);
    const bare = started({
      server: await startServer('bare node:http', 'bare-server.ts', { RESPONSES: responses }),
      headers: { authorization: `Bearer ${'x'.repeat(400)}` },
      requested,
    });
    for (const operation of operations) {
      const isShared = withPeers.includes(operation.name);
      const contenders = [bare, ...ours, ...(isShared ? others.keys() : [])];
      const spent = await measure(contenders, operation, { rounds, warmUps: Math.min(3, rounds) });
      for (const each of spent) yield { bench: 'peers', ...lineOf(operation, each) };
      const of = (contender: Contender | undefined) => spent.find((each) => each.contender === contender);
      const base = of(bare);
      for (const contender of ours) {
        const own = of(contender);
        if (own && base) yield { bench: 'peers', ...besideBare(operation.name, own, base) };
      }
      for (const [contender, { against, lead }] of others)
        for (const own of spent.filter((each) => against.includes(each.contender.server.name))) {
          const other = of(contender);
          if (other) yield { bench: 'peers', ...besidePeer(operation.name, own, other, lead) };
        }
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};
