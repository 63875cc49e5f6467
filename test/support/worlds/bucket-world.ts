import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  s3MediaStore,
  type S3MediaStoreDependencies,
  type StoreSettings,
} from '../../../src/adapters/s3/index.ts';
import { aBucket, s3ClientOf } from '../servers/bucket.ts';
import type { S3Contact } from '../servers/containers.ts';
import { faultProxy } from '../servers/fault-proxy.ts';

/** A bucket, connections to it that a test can disturb, and media stores on it. All of them are removed at the end. */
export const inBucket = async (
  server: S3Contact,
  story: (world: Awaited<ReturnType<typeof aBucketWorld>>) => Promise<void>,
): Promise<void> => {
  const world = await aBucketWorld(server);
  try {
    await story(world);
  } finally {
    await world.close();
  }
};

const aBucketWorld = async (server: S3Contact) => {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  const store = await aBucket(server);
  const proxy = await faultProxy({ port: Number(new URL(server.endpoint).port) });
  const s3 = s3ClientOf(server);
  const mediaStores: { close(): Promise<void> }[] = [];
  const scratch = join(folder, 'scratch');
  return {
    store,
    /** The same bucket over the connection that a test can disturb. */
    byProxy: { ...store, endpoint: `http://127.0.0.1:${proxy.port}` } satisfies StoreSettings,
    proxy,
    s3,
    folder,
    aMediaStore: (at: StoreSettings = store, dependencies: Partial<S3MediaStoreDependencies> = {}) => {
      const clock = { now: () => Date.now() };
      const mediaStore = s3MediaStore({ store: at, cacheBytes: 1e9, scratch, clock, ...dependencies });
      mediaStores.push(mediaStore);
      return mediaStore;
    },
    aFile: async (name: string, content: string | Uint8Array): Promise<string> => {
      const file = join(folder, name);
      await writeFile(file, content);
      return file;
    },
    names: async (prefix = ''): Promise<readonly string[]> => {
      const page = await s3.listObjectsV2({ Bucket: store.bucket, Prefix: prefix });
      return (page.Contents ?? []).map(({ Key = '' }) => Key);
    },
    /** The content of the local disk. */
    scratched: () => readdir(scratch).catch(() => []),
    close: async () => {
      proxy.mend();
      await Promise.all(mediaStores.map((mediaStore) => mediaStore.close()));
      await proxy.close();
      s3.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
