import { readdir, readFile, stat } from 'node:fs/promises';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import type { FetchRejected } from '../../../src/ports/driven/media/audio-fetcher.ts';
import type { ContractCase } from '../../support/contract.ts';
import { bytesOf, type FetcherView } from './audio-fetcher/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { slowness } from '../../support/slowness.ts';

const notWanted = (): Promise<never> => Promise.reject(new Error('a file was lent'));

const rejection = async ({ fetcher, scratch }: FetcherView, url: string): Promise<FetchRejected> => {
  const result = await fetcher.borrow(url, notWanted);
  expect(await readdir(scratch)).toEqual([]);
  if (result.ok) throw new Error('it was fetched');
  expect(result.failure.detail).toMatch(/^[A-Z][^\n]+\.$/);
  return result.failure;
};

const refusedAs = (reason: FetchRejected['reason'], view: FetcherView, url: string) =>
  rejection(view, url).then((failure) => expect([url, failure]).toMatchObject([url, { reason }]));

const bytesFrom = ({ fetcher }: FetcherView, url: string) => fetcher.borrow(url, (file) => readFile(file));

/** The promises of every fetcher: see `AudioFetcher`. */
export const audioFetcherContract = (open: OpenWorld<FetcherView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'provides the response of an address, byte for byte, with a declared length or without',
      async (view) => {
        const bytes = bytesOf(view.maxBytes);
        const declared = view.at('/a', (response) => {
          response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
        });
        const chunked = view.at('/b', (response) => {
          response.write(bytes.subarray(0, 1000));
          response.end(bytes.subarray(1000));
        });
        for (const url of [declared, chunked]) {
          const lent = await bytesFrom(view, url);
          expect(lent.ok && lent.value.equals(bytes)).toBe(true);
        }
      },
    ),

    policy('provides a file that nobody else may read and that is deleted after use', async (view) => {
      const { fetcher, scratch } = view;
      const url = view.at('/a', (response) => response.end('bytes'));
      let lent = '';
      await fetcher.borrow(url, async (file) => {
        lent = file;
        const { mode } = await stat(file);
        if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
        expect(await readdir(scratch)).toHaveLength(1);
      });
      await expect(stat(lent)).rejects.toThrow(/ENOENT/);
      expect(await readdir(scratch)).toEqual([]);
    }),

    policy('returns the result of the callback, a failure included', async (view) => {
      const url = view.at('/a', (response) => response.end('bytes'));
      const own = fail({ kind: 'of-the-use' });
      expect(await view.fetcher.borrow(url, async () => own)).toEqual(ok(own));
    }),

    policy('rethrows what the callback throws, and leaves no file', async (view) => {
      const url = view.at('/a', (response) => response.end('bytes'));
      await expect(
        view.fetcher.borrow(url, () => Promise.reject(new Error('of the borrower'))),
      ).rejects.toThrow('of the borrower');
      expect(await readdir(view.scratch)).toEqual([]);
    }),

    policy('gives each of many concurrent callers its own file', async (view) => {
      const names = Array.from({ length: 10 }, (_, i) => `/${i}`);
      const urls = names.map((name) => view.at(name, (response) => response.end(name)));
      const lent = await Promise.all(urls.map((url) => bytesFrom(view, url)));
      expect(lent).toEqual(names.map((name) => ok(Buffer.from(name))));
    }),

    policy('fetches no more bytes than its bound: not those declared, nor those that come', async (view) => {
      const { maxBytes } = view;
      let sent = 0;
      const declared = view.at('/declared', (response) => {
        response.writeHead(200, { 'content-length': maxBytes + 1 }).flushHeaders();
      });
      const endless = view.at('/endless', (response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(bytesOf(16_384))) sent += 16_384;
        };
        response.on('drain', more).writeHead(200);
        more();
      });
      for (const url of [declared, endless]) await refusedAs('too-large', view, url);
      expect(sent).toBeLessThan(maxBytes + 64 * 2 ** 20);
    }),

    policy('fails at its time limit, however slowly a response arrives', async (view) => {
      const drip = (response: { write(text: string): unknown; destroyed: boolean }): void => {
        if (!response.destroyed && response.write('x')) setTimeout(() => drip(response), 20);
      };
      const silent = view.at('/silent', () => undefined);
      const dripping = view.at('/dripping', drip);
      const started = performance.now();
      for (const url of [silent, dripping]) await refusedAs('unreachable', view, url);
      expect(performance.now() - started).toBeLessThan((2 * view.deadlineMs + 1_500) * slowness());
    }),

    policy(
      'ends a canceled fetch immediately, before or during the response, and leaves no file',
      async (view) => {
        const silent = view.at('/silent', () => undefined);
        const begun = view.at('/begun', (response) => void response.write(bytesOf(500)));
        for (const url of [silent, begun]) {
          const stop = new AbortController();
          const requested = view.fetcher.borrow(url, notWanted, stop.signal);
          setTimeout(() => stop.abort(), 100);
          const started = performance.now();
          await expect(requested).rejects.toThrow(Unavailable);
          expect(performance.now() - started).toBeLessThan((view.deadlineMs - 100) * slowness());
          await expect(view.fetcher.borrow(url, notWanted, stop.signal)).rejects.toThrow(Unavailable);
        }
        expect(await readdir(view.scratch)).toEqual([]);
      },
    ),

    policy('accepts no truncated body, however its length is declared', async (view) => {
      const cut = view.at('/cut', (response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write(bytesOf(500), () => response.destroy());
      });
      const unfinished = view.at('/unfinished', (response) => {
        response.write(bytesOf(500), () => response.destroy());
      });
      for (const url of [cut, unfinished]) await refusedAs('unreachable', view, url);
    }),

    policy('accepts only a complete file: no other status, no compressed or empty body', async (view) => {
      for (const status of [204, 206, 300, 304, 400, 401, 403, 404, 410, 429, 500, 503]) {
        const url = view.at(`/${status}`, (response) => response.writeHead(status).end());
        await refusedAs('unreachable', view, url);
      }
      const packed = view.at('/packed', (response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('packed');
      });
      const empty = view.at('/empty', (response) => response.end());
      for (const url of [packed, empty]) await refusedAs('unreachable', view, url);
    }),

    policy('follows three redirects of every kind, and not a fourth', async (view) => {
      const file = view.at('/file', (response) => response.end('bytes'));
      const hop = (n: number, status: number, location: string) =>
        view.at(`/hop-${n}`, (response) => response.writeHead(status, { location }).end('moved'));
      for (const status of [301, 302, 303, 307, 308]) {
        hop(1, status, '/file#part');
        hop(2, status, 'hop-1');
        const third = hop(3, status, `//127.0.0.1:${view.port}/hop-2`);
        expect(await bytesFrom(view, third)).toEqual(ok(Buffer.from('bytes')));
        await refusedAs('unreachable', view, hop(4, status, third));
      }
      expect(await bytesFrom(view, file)).toMatchObject({ ok: true });
      await refusedAs('unreachable', view, hop(9, 302, '/hop-9'));
    }),

    policy('follows no redirect to an internal address, and reveals none', async (view) => {
      const { port, received } = view;
      view.at('/secret', (response) => response.end('secret'));
      const inner = ['0.0.0.0', '0', '[::]', '[::ffff:127.0.0.1]', '10.1.2.3', '169.254.169.254'];
      for (const host of inner) {
        const location = `http://${host}:${port}/secret`;
        await refusedAs('url-refused', view, location);
        const moved = view.at('/moved', (response) => response.writeHead(302, { location }).end());
        const { reason, detail } = await rejection(view, moved);
        expect([location, reason]).toEqual([location, 'url-refused']);
        expect(detail).not.toContain(host.length > 1 ? host : 'secret');
      }
      for (const location of ['file:///etc/passwd', 'ftp://127.0.0.1/', 'http://a:b@127.0.0.1/', '//', '\\'])
        await refusedAs(
          'url-refused',
          view,
          view.at('/moved', (response) => response.writeHead(302, { location }).end()),
        );
      expect(received.filter(({ path }) => path === '/secret')).toEqual([]);
    }),

    policy(
      'sends only what is needed: accepts audio, names itself, and includes nothing of anyone else',
      async (view) => {
        const location = '/file';
        view.at('/file', (response) => response.end('bytes'));
        const moved = view.at('/moved?a=b%20c', (response) => {
          response.writeHead(302, { location, 'set-cookie': 'session=1; Path=/' }).end();
        });
        await view.fetcher.borrow(moved, async () => undefined);
        expect(view.received.map(({ method, path, body }) => [method, path, body])).toEqual([
          ['GET', '/moved?a=b%20c', ''],
          ['GET', '/file', ''],
        ]);
        for (const { headers } of view.received) {
          const { host, connection: _, ...rest } = headers;
          expect(host).toBe(`127.0.0.1:${view.port}`);
          expect(rest).toEqual({
            accept: 'audio/*',
            'accept-encoding': 'identity',
            'user-agent': expect.stringMatching(/^platform-licensing-api\/\d/) as unknown,
          });
        }
      },
    ),
  ];
};
