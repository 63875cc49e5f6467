import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreSettings } from '../../../src/adapters/s3/index.ts';
import { contentIn, contentOf, making, object } from '../../contract/media/media-store/stage.ts';
import { inBucket } from '../../support/worlds/bucket-world.ts';
import { startS3, type S3Server } from '../../support/servers/containers.ts';
import { needing } from '../../support/needing.ts';
import { slowness } from '../../support/slowness.ts';

const key = 'renders/one.mp3';
const whole = contentOf(Buffer.from('half and whole'));

const renderer = (store: StoreSettings, folder: string, takesMs: number, leaseMs: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      join(import.meta.dirname, 's3-renderer.ts'),
      JSON.stringify(store),
      folder,
      String(takesMs),
      String(leaseMs),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
const ended = async (child: ChildProcess) => (await once(child, 'close'))[0] as number | null;
const makers = async (folder: string) =>
  (await readFile(join(folder, 'log'), 'utf8')).split('\n').filter((line) => line !== '');

needing('s3', 'a bucket of several processes', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());

  it('has a render made once when four start with it', () =>
    inBucket(server, async ({ store, folder, aMediaStore }) => {
      const children = Array.from({ length: 4 }, () => renderer(store, folder, 1_000, 30_000));
      expect(await Promise.all(children.map(ended))).toEqual([0, 0, 0, 0]);
      expect(await makers(folder)).toHaveLength(1);
      expect(await contentIn(aMediaStore(), key)).toEqual(whole);
    }));

  it('has another process finish the render of a killed one when its lease has expired, not before', () =>
    inBucket(server, async ({ store, folder, aMediaStore, names }) => {
      const leaseMs = 3_000;
      const dying = renderer(store, folder, 60_000, leaseMs);
      await once(dying.stdout ?? dying, 'data');
      dying.kill('SIGKILL');
      await ended(dying);
      const died = performance.now();
      const { make, counter } = making(Buffer.from('half and whole'));
      const mediaStore = aMediaStore(store, { leaseMs });
      expect(await mediaStore.render(key, make)).toMatchObject(whole);
      const waited = performance.now() - died;
      // The store records times by the second, and the lease began before the kill.
      expect([counter.created, waited > leaseMs / 3]).toEqual([1, true]);
      expect(waited).toBeLessThan((leaseMs + 3_000) * slowness());
      expect(await names('-leases/renders/')).toEqual([]);
    }));

  it('leaves a render to the process that makes it, however long it takes', () =>
    inBucket(server, async ({ store, aMediaStore }) => {
      const leaseMs = 2_000;
      const long = making(Buffer.from('long'), 3 * leaseMs);
      const [first, second] = [aMediaStore(store, { leaseMs }), aMediaStore(store, { leaseMs })];
      const rendering = first.render(key, long.make);
      await sleep(200);
      const competing = making(Buffer.from('concurrent caller'));
      const expected = object(key, Buffer.from('long'));
      expect(await Promise.all([rendering, second.render(key, competing.make)])).toEqual([
        expected,
        expected,
      ]);
      expect([long.counter.created, competing.counter.created]).toEqual([1, 0]);
    }));

  it('keeps the render that was stored first when a halted process continues', () =>
    inBucket(server, async ({ store, aMediaStore, byProxy, proxy }) => {
      const leaseMs = 2_000;
      const halted = aMediaStore(byProxy, { leaseMs });
      const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
      const rendering = halted.render(key, async (into) => {
        proxy.stall();
        begin(undefined);
        await sleep(3 * leaseMs);
        await making(Buffer.from('late'), 0).make(into);
        proxy.mend();
      });
      await begun;
      const created = await aMediaStore(store, { leaseMs }).render(key, making(Buffer.from('soon')).make);
      expect(created).toEqual(object(key, Buffer.from('soon')));
      expect(await rendering).toEqual(created);
    }));
});
