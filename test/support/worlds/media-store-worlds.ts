import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesystemMediaStore } from '../../../src/adapters/filesystem/index.ts';
import { s3MediaStore, type StoreSettings } from '../../../src/adapters/s3/index.ts';
import type { MediaStoreView } from '../../contract/media/media-store/stage.ts';
import type { World } from '../../contract/world.ts';
import { aBucket } from '../servers/bucket.ts';
import { noon } from '../builders/builders.ts';
import type { S3Contact } from '../servers/containers.ts';

const cacheBytes = 400_000;

const draftsIn = (folder: string) => {
  let drafts = 0;
  return async (bytes: Uint8Array): Promise<string> => {
    const file = join(folder, `draft-${++drafts}`);
    await writeFile(file, bytes);
    return file;
  };
};

/** A folder with this number of media stores on it, each as in a process of its own. */
export const mediaStoresInFolder = (mediaStores: number) => async (): Promise<World<MediaStoreView>> => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const draft = draftsIn(folder);
  let now = noon;
  const view = (): MediaStoreView => ({
    mediaStore: filesystemMediaStore({
      folder: join(folder, 'media'),
      cacheBytes,
      clock: { now: () => now },
    }),
    draft,
    cacheBytes,
    now: () => now,
    advance: (ms) => void (now += ms),
  });
  return {
    views: [view(), ...Array.from({ length: mediaStores - 1 }, view)],
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

/** A bucket of a running store with this number of media stores on it. Their clock starts at the time of the store. */
export const mediaStoresInBucket =
  (mediaStores: number, server: () => S3Contact, changes: Partial<StoreSettings> = {}) =>
  async (): Promise<World<MediaStoreView>> => {
    const folder = await mkdtemp(join(tmpdir(), 'media-'));
    const store = { ...(await aBucket(server())), ...changes };
    const draft = draftsIn(folder);
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const open = (_: unknown, n = 0) =>
      s3MediaStore({ store, cacheBytes, clock, scratch: join(folder, `scratch-${n}`) });
    const opened = Array.from({ length: mediaStores - 1 }, open);
    const view = (mediaStore: ReturnType<typeof open>): MediaStoreView => ({
      mediaStore,
      draft,
      cacheBytes,
      now: clock.now,
      advance: (ms) => void (ahead += ms),
    });
    const first = open(undefined, mediaStores);
    return {
      views: [view(first), ...opened.map(view)],
      close: async () => {
        await Promise.all([first, ...opened].map((mediaStore) => mediaStore.close()));
        await rm(folder, { recursive: true, force: true });
      },
    };
  };
