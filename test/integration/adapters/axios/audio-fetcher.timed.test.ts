import { readdir, readFile } from 'node:fs/promises';
import type { AudioFetcherDependencies } from '../../../../src/adapters/axios/index.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { audioFetcherContract } from '../../../contract/media/audio-fetcher.contract.ts';
import type { FetcherView } from '../../../contract/media/audio-fetcher/stage.ts';
import { audioFetcherMutants } from '../../../contract/mutants/media/audio-fetcher.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { certificate } from '../../../support/builders/certificate.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { fetcherWorld } from '../../../support/worlds/fetcher-world.ts';
import { bareReceiver, httpReceiver } from '../../../support/servers/receiver.ts';
import { seenWithin } from '../../../support/eventually.ts';
import { inOneOfThree, slowness } from '../../../support/slowness.ts';

describeContract('AudioFetcher over axios', audioFetcherContract(fetcherWorld()));

describe('the suite of AudioFetcher', () => {
  for (const { title, by, of } of audioFetcherMutants)
    expectMutantRejected(title, audioFetcherContract(mutating(fetcherWorld(), of)), by);
});

const fetching =
  (story: (view: FetcherView) => Promise<void>, dependencies: Partial<AudioFetcherDependencies> = {}) =>
  async () => {
    const { views, close } = await fetcherWorld(dependencies)();
    await story(views[0]).finally(close);
  };
const asBytes = (file: string) => readFile(file);
const rejected = (reason: string, detail?: RegExp): unknown =>
  expect.objectContaining({
    failure: expect.objectContaining({
      reason,
      ...(detail && { detail: expect.stringMatching(detail) as unknown }),
    }) as unknown,
  });

describe('a file that is fetched', () => {
  it(
    'comes over TLS from a host whose certificate is trusted, and from no other',
    fetching(
      async ({ fetcher }) => {
        const site = await httpReceiver((response) => response.end('bytes'), { tls: true });
        try {
          const [named, other] = ['hooks.partner.example', 'other.partner.example'].map(
            (host) => `https://${host}:${site.port}/a`,
          );
          expect(await fetcher.borrow(named ?? '', asBytes)).toEqual(ok(Buffer.from('bytes')));
          expect(await fetcher.borrow(other ?? '', asBytes)).toEqual(rejected('unreachable', /certificate/));
          expect(site.received.length).toBe(1);
        } finally {
          await site.close();
        }
      },
      { ca: certificate.cert, resolve: async () => ['127.0.0.1'] },
    ),
  );

  it.each([
    ['talks something else than HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['declares two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\nbytes'],
    ['has endless headers', `HTTP/1.1 200 OK\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['declares no number', 'HTTP/1.1 200 OK\r\nContent-Length: 1e3\r\n\r\nbytes'],
    ['breaks its chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nbytesZZ\r\n'],
    ['switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
  ])('is not received from a host that %s', async (_, talk) => {
    const host = await bareReceiver((socket) => socket.once('data', () => socket.end(talk)));
    await fetching(async ({ fetcher, scratch }) => {
      const url = `http://127.0.0.1:${host.port}/`;
      expect(await fetcher.borrow(url, asBytes)).toEqual(rejected('unreachable'));
      expect(await readdir(scratch)).toEqual([]);
    })().finally(() => host.close());
  });

  it(
    'is not received from a host that accepts no connection, and the error names neither address nor port',
    fetching(async ({ fetcher }) => {
      const gone = await httpReceiver();
      await gone.close();
      const result = await fetcher.borrow(`http://127.0.0.1:${gone.port}/`, asBytes);
      expect(result).toEqual(rejected('unreachable', /rejects the connection/));
      expect(JSON.stringify(result)).not.toMatch(new RegExp(`127|${gone.port}|ECONN`));
    }),
  );

  it(
    'is not received if the name is not resolved, or not in time',
    fetching(
      async ({ fetcher }) => {
        const started = performance.now();
        expect(await fetcher.borrow('https://slow.partner.example/', asBytes)).toEqual(
          rejected('unreachable', /in time/),
        );
        expect(performance.now() - started).toBeLessThan(600 * slowness());
        expect(await fetcher.borrow('https://none.partner.example/', asBytes)).toEqual(
          rejected('unreachable', /cannot be resolved/),
        );
      },
      {
        connectMs: 100,
        resolve: (name) =>
          name.startsWith('slow') ? new Promise(() => undefined) : Promise.reject(new Error('ENOTFOUND')),
      },
    ),
  );

  it(
    'leaves no connection open, whether it is accepted or rejected',
    fetching(async ({ fetcher, at, maxBytes }) => {
      const site = await httpReceiver((response, { path }) =>
        response.end(Buffer.alloc(path === '/a' ? 10 : 2 * maxBytes)),
      );
      expect(at('/unused', () => undefined)).toContain('/unused');
      for (const path of ['/a', '/b', '/a'])
        await fetcher.borrow(`http://127.0.0.1:${site.port}${path}`, asBytes);
      const open = await seenWithin(
        async () => site.openConnections(),
        (seen) => seen === 0,
      );
      expect([site.connections(), open]).toEqual([3, 0]);
      await site.close();
    }),
  );

  it('has one time limit for all redirects together', () =>
    inOneOfThree(
      fetching(async ({ fetcher, at, deadlineMs }) => {
        const slow = (path: string, location: string) =>
          at(path, (response) => {
            setTimeout(() => response.writeHead(302, { location }).end(), 0.6 * deadlineMs);
          });
        at('/file', (response) => response.end('bytes'));
        const once = slow('/once', '/file');
        expect(await fetcher.borrow(once, asBytes)).toEqual(ok(Buffer.from('bytes')));
        expect(await fetcher.borrow(slow('/twice', '/once'), asBytes)).toEqual(
          rejected('unreachable', /within 0.7 s/),
        );
      }),
    ));

  it(
    'is not fetched on a disk that fails: that is an outage',
    fetching(async ({ at }) => {
      const url = at('/a', (response) => response.end('bytes'));
      await fetching(
        async ({ fetcher }) => {
          const failed = await fetcher.borrow(url, asBytes).catch((error: unknown) => error);
          expect(isUnavailable(failed)).toBe(true);
        },
        { scratch: '/dev/null/none' },
      )();
    }),
  );
});
