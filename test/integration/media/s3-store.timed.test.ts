import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTo } from '../../../src/adapters/s3/client.ts';
import { isUnavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import {
  bytesOf,
  contentIn,
  contentOf,
  making,
  object,
  startReading,
} from '../../contract/media/media-store/stage.ts';
import { inBucket } from '../../support/worlds/bucket-world.ts';
import { startS3, type S3Server } from '../../support/servers/containers.ts';
import { needing } from '../../support/needing.ts';
import { slowness } from '../../support/slowness.ts';

const key = 'masters/trk_1.flac';
const showing = { contentType: 'audio/flac', disposition: 'attachment; filename="dawn.flac"' };

/** How a promise that must not hold ends, and after how long. */
const rejection = async (requested: Promise<unknown>) => {
  const began = performance.now();
  const error: unknown = await requested.then(
    () => 'held',
    (reason: unknown) => reason,
  );
  return { error, unavailable: isUnavailable(error), ms: performance.now() - began };
};

/** A way to the store on which the first upload of audio bytes arrives with one bit changed. */
const damagingWay = async (port: number) => {
  let damaged = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('error', () => upstream.destroy()).on('end', () => upstream.end());
    upstream.on('error', () => client.destroy()).pipe(client);
    client.on('data', (piece: Buffer) => {
      const at = damaged === 0 ? piece.indexOf('sound of the sea') : -1;
      if (at >= 0) damaged = piece[at] = (piece[at] ?? 0) ^ 1;
      upstream.write(piece);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${own}`, damaged: () => damaged > 0, close: () => server.close() };
};

needing('s3', 'a media store', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());

  describe('an address', () => {
    it('is rejected once any part of it was changed, and gives nothing but its object', () =>
      inBucket(server, async ({ aMediaStore, aFile, folder, store }) => {
        const mediaStore = aMediaStore();
        await mediaStore.keep(key, await aFile('draft', bytesOf(100)));
        await mediaStore.keep('masters/trk_2.flac', `${folder}/draft`);
        const address = new URL((await mediaStore.address(key, showing)) ?? '');
        expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
        expect(address.href).not.toContain(store.secretKey);
        const changed = (change: (url: URL) => void) => {
          const url = new URL(address);
          change(url);
          return fetch(url).then(({ status }) => status);
        };
        expect(await changed(() => undefined)).toBe(200);
        const tampered = [
          (url: URL) => (url.pathname = url.pathname.replace('trk_1', 'trk_2')),
          (url: URL) => url.searchParams.set('X-Amz-Expires', '86400'),
          (url: URL) => url.searchParams.set('X-Amz-Date', '20991231T000000Z'),
          (url: URL) => url.searchParams.set('response-content-type', 'text/html'),
          (url: URL) => url.searchParams.delete('X-Amz-Signature'),
          (url: URL) => {
            const signature = url.searchParams.get('X-Amz-Signature') ?? '';
            url.searchParams.set(
              'X-Amz-Signature',
              signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
            );
          },
        ];
        for (const change of tampered) expect([400, 403]).toContain(await changed(change));
        for (const method of ['PUT', 'DELETE']) expect((await fetch(address, { method })).status).toBe(403);
        expect(await contentIn(mediaStore, key)).toEqual(contentOf(bytesOf(100)));
      }));

    it('is rejected once it has expired', () =>
      inBucket(server, async ({ aMediaStore, aFile, store }) => {
        await aMediaStore().keep(key, await aFile('draft', bytesOf(100)));
        const client = await connectTo(store);
        const address = (await client.sign(key, 3, showing)) ?? '';
        expect((await fetch(address)).status).toBe(200);
        await sleep(4_500);
        expect((await fetch(address)).status).toBe(403);
      }));
  });

  describe('bytes', () => {
    it('that were damaged on their way are not kept, but sent again', () =>
      inBucket(server, async ({ aMediaStore, aFile, store }) => {
        const way = await damagingWay(Number(new URL(server.endpoint).port));
        const mediaStore = aMediaStore({ ...store, endpoint: way.endpoint });
        const sound = Buffer.from('sound of the sea '.repeat(10_000));
        expect(await mediaStore.keep(key, await aFile('draft', sound))).toEqual(object(key, sound));
        expect(way.damaged()).toBe(true);
        expect(await contentIn(aMediaStore(), key)).toEqual(contentOf(sound));
        way.close();
      }));

    it('that are not those that were stored are returned to nobody', () =>
      inBucket(server, async ({ aMediaStore, aFile, s3, store }) => {
        const mediaStore = aMediaStore();
        const { sha256 } = await mediaStore.keep(key, await aFile('draft', 'the true sound'));
        const Metadata = { sha256 };
        await s3.putObject({ Bucket: store.bucket, Key: key, Body: 'another sound', Metadata });
        expect(await rejection(mediaStore.borrow(key, (file) => readFile(file)))).toMatchObject({
          unavailable: true,
        });
      }));

    it('are kept where the store had them and its answer was lost', () =>
      inBucket(server, async ({ aMediaStore, aFile, byProxy, proxy, names }) => {
        const mediaStore = aMediaStore(byProxy);
        const dropped = proxy.dropReplyTo((request) => request.toString('latin1').startsWith('PUT '));
        const bytes = bytesOf(1_000);
        expect(await mediaStore.keep(key, await aFile('draft', bytes))).toEqual(object(key, bytes));
        await dropped;
        expect(await names()).toEqual([key]);
      }));

    it('leave nothing on the local disk', () =>
      inBucket(server, async ({ aMediaStore, aFile, scratched }) => {
        const mediaStore = aMediaStore();
        await mediaStore.keep(key, await aFile('draft', bytesOf(1_000)));
        const failing = mediaStore.borrow(key, () => Promise.reject(new Error('of the borrower')));
        await expect(failing).rejects.toThrow('of the borrower');
        await mediaStore.render('renders/a.mp3', (into) =>
          mediaStore.borrow(key, async () => making(bytesOf(10)).make(into)),
        );
        await expect(mediaStore.render('renders/b.mp3', async () => undefined)).rejects.toThrow(
          'no render was produced',
        );
        expect(await scratched()).toEqual([]);
      }));
  });

  describe('uploads that nobody claimed', () => {
    it('are all deleted, more than a page of a listing, and younger ones stay', () =>
      inBucket(server, async ({ aMediaStore, aFile, names, s3, store }) => {
        const mediaStore = aMediaStore();
        await mediaStore.keep(key, await aFile('a.flac', 'master'));
        for (let i = 0; i < 1_040; i += 40) {
          const keys = Array.from({ length: 40 }, (_, n) => `uploads/job_1/${i + n}`);
          await Promise.all(keys.map((Key) => s3.putObject({ Bucket: store.bucket, Key, Body: 'x' })));
        }
        // A store records whole seconds.
        await sleep(2_100);
        const before = Date.now() - 1_000;
        await mediaStore.keep('uploads/job_2/1', await aFile('young', 'young'));
        expect(await mediaStore.discardUploads(before)).toBe(1_040);
        expect(await names()).toEqual([key, 'uploads/job_2/1']);
      }));
  });

  describe('notes', () => {
    it('are deleted: no lease stays, and of all uses one object', () =>
      inBucket(server, async ({ aMediaStore, names }) => {
        const clock = { now: () => Date.now() + 3_600_000 };
        const mediaStores = [1, 2, 3].map(() => aMediaStore(undefined, { cacheBytes: 400, clock }));
        for (const n of [1, 2, 3, 4, 5, 6]) {
          await mediaStores[n % 3]?.render(`renders/${n}.mp3`, making(bytesOf(150), 0).make);
        }
        await Promise.all(mediaStores.map((mediaStore) => mediaStore.close()));
        const last = aMediaStore(undefined, { cacheBytes: 400, clock });
        await last.render('renders/7.mp3', making(bytesOf(150), 0).make);
        await last.close();
        expect(await names('-leases/')).toEqual([]);
        expect(await names('-uses/')).toHaveLength(1);
      }));
  });

  describe('while the store is unavailable', () => {
    it('everything is unavailable within three seconds, and available again once the store is', () =>
      inBucket(server, async ({ aMediaStore, aFile, byProxy, proxy, folder }) => {
        const mediaStore = aMediaStore(byProxy);
        await mediaStore.keep(key, await aFile('draft', bytesOf(1_000)));
        const everything = () => [
          mediaStore.describe(key),
          mediaStore.keep('masters/trk_2.flac', `${folder}/draft`),
          mediaStore.borrow(key, async () => undefined),
          mediaStore.read(key),
          mediaStore.address(key, showing),
          mediaStore.render('renders/a.mp3', making(bytesOf(10)).make),
          mediaStore.ping(),
        ];
        for (const spoil of [() => proxy.refuse(), () => proxy.stall()]) {
          spoil();
          for (const { unavailable, ms } of await Promise.all(everything().map(rejection))) {
            expect(unavailable).toBe(true);
            expect(ms).toBeLessThan(3_000 * slowness());
          }
          proxy.mend();
          await Promise.all(everything());
        }
      }));

    it('a reader learns of it within its time limit, and can read the rest afterwards', () =>
      inBucket(server, async ({ aMediaStore, aFile, byProxy, proxy }) => {
        const mediaStore = aMediaStore(byProxy);
        const bytes = bytesOf(30_000_000);
        await mediaStore.keep(key, await aFile('draft', bytes));
        proxy.endAfter(3_000_000);
        const cut = await rejection(contentIn(mediaStore, key));
        expect(cut.unavailable).toBe(true);
        proxy.mend();
        const reading = await startReading(mediaStore, key);
        proxy.stall();
        const stalled = await rejection(reading.finish());
        expect(stalled.unavailable).toBe(true);
        expect(stalled.ms).toBeGreaterThan(9_000);
        expect(stalled.ms).toBeLessThan(12_000 * slowness());
        proxy.mend();
        const rest = { first: 3_000_000, last: 29_999_999 };
        expect(await contentIn(mediaStore, key, rest)).toEqual(contentOf(bytes.subarray(3_000_000)));
      }));

    it('or rejects the credentials, nothing of them is shown', () =>
      inBucket(server, async ({ aMediaStore, store }) => {
        const mediaStore = aMediaStore({ ...store, secretKey: 'never-to-be-shown' });
        const { error, unavailable } = await rejection(mediaStore.ping());
        expect(unavailable).toBe(true);
        const { message, stack, cause } = error as Error;
        const shown = JSON.stringify([message, stack, cause, String((cause as Error).stack)]);
        expect(shown).toContain('403');
        expect(shown).not.toContain('never-to-be-shown');
      }));

    it('or has no such bucket, media is unavailable rather than missing', () =>
      inBucket(server, async ({ aMediaStore, aFile, store }) => {
        const mediaStore = aMediaStore({ ...store, bucket: 'no-such-bucket-anywhere' });
        const path = await aFile('draft', 'x');
        for (const requested of [() => mediaStore.ping(), () => mediaStore.keep(key, path)]) {
          expect(await rejection(requested())).toMatchObject({ unavailable: true });
        }
      }));
  });
});
