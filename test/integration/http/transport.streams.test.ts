import { z } from 'zod';
import { httpServer } from '../../../src/adapters/http/index.ts';
import type { HttpServer } from '../../../src/adapters/http/index.ts';
import { endpoint, route } from '../../../src/adapters/http/kernel/route.ts';
import { seenSoon } from '../../support/eventually.ts';
import { kernelWorld } from '../../support/http/kernel-world.ts';
import { transports } from '../../support/service/transports.ts';

const lines = route({
  operation: 'lines',
  method: 'GET',
  path: '/lines',
  access: { kind: 'platform', anyOf: [] },
  summary: 'Lines without an end',
  tags: [],
  gzip: true,
  responses: { 200: { description: 'Lines.', schema: z.object({}), media: ['text/csv'] } },
  problems: [],
});

describe.each(transports)('streams over %s', (transport) => {
  let server: HttpServer;
  let isReleased = false;
  /** Held by a test until every request has arrived. */
  let arrive = async () => undefined;
  const piece = Buffer.alloc(65_536, 'x');
  /** Continues for as long as the client takes more. */
  async function* endless() {
    while (!isReleased) yield piece;
    yield Buffer.from('last');
  }
  const clients: AbortController[] = [];
  const open = () => {
    const client = new AbortController();
    clients.push(client);
    return fetch(`${server.url}/lines`, {
      headers: { authorization: 'Bearer good', accept: 'text/csv', 'accept-encoding': 'identity' },
      signal: client.signal,
    });
  };

  beforeAll(async () => {
    const world = kernelWorld([
      endpoint(lines, async ({ mediaType }) => {
        await arrive();
        return mediaType === 'text/csv'
          ? { status: 200, mediaType, bytes: endless() }
          : { status: 200, body: {} };
      }),
    ]);
    server = await httpServer({ kernel: world.kernel, transport, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close(200));

  it('are four for each platform at a time; another one can begin when one ended or its client left', async () => {
    const running = [];
    for (let n = 1; n <= 4; n++) {
      const stream = await open();
      expect(stream.status).toBe(200);
      running.push(stream);
    }
    const fifth = await open();
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await fifth.json()).toMatchObject({ code: 'RATE_LIMITED' });
    clients[0]?.abort();
    const next = await seenSoon(open, ({ status }) => status === 200);
    expect(next.status).toBe(200);
    isReleased = true;
    for (const stream of [...running.slice(1), next]) expect(await stream.text()).toMatch(/last$/);
    const last = await open();
    expect([last.status, await last.text()]).toEqual([200, 'last']);
  });

  it('are four, even if six requests get their answers at the same moment', async () => {
    isReleased = false;
    const all = Promise.withResolvers<undefined>();
    let arrived = 0;
    arrive = () => {
      if (++arrived === 6) all.resolve(undefined);
      return all.promise;
    };
    const responses = await Promise.all(Array.from({ length: 6 }, open));
    arrive = async () => undefined;
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    isReleased = true;
    for (const reply of responses) await reply.text();
  });
});
