import { writeFile } from 'node:fs/promises';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  bytesOf,
  contentIn,
  contentOf,
  eventually,
  gate,
  making,
  object,
  startReading,
  type MediaStoreView,
} from './stage.ts';

const key = 'renders/0a1b-preview.mp3';
const minute = 60_000;

/** Renders under a key; this number of them fills the cache. */
const rendered = async (
  { mediaStore, cacheBytes, advance }: MediaStoreView,
  name: string,
  ofCache: number,
) => {
  const size = Math.ceil(cacheBytes / ofCache);
  await mediaStore.render(`renders/${name}.mp3`, making(bytesOf(size), 0).make);
  advance(2 * minute);
};

const present = async ({ mediaStore }: MediaStoreView, ...names: readonly string[]) => {
  const found = await Promise.all(names.map((name) => mediaStore.describe(`renders/${name}.mp3`)));
  return names.filter((_, i) => found[i] !== undefined);
};

const listed = async (mediaStore: MediaStoreView['mediaStore']): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const each of mediaStore.renders()) keys.push(each);
  return keys.sort();
};

export const renderingPolicies = (open: OpenWorld<MediaStoreView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('makes a render where it is missing, and not again', async ({ mediaStore }, concurrently) => {
      const bytes = bytesOf(1_000);
      const { make, counter } = making(bytes);
      expect(await mediaStore.describe(key)).toBeUndefined();
      expect(await mediaStore.render(key, make)).toEqual(object(key, bytes));
      const again = await concurrently(4, (view) => view.mediaStore.render(key, make));
      expect(again).toEqual(Array.from({ length: 4 }, () => object(key, bytes)));
      expect(counter.created).toBe(1);
      expect(await mediaStore.describe(key)).toEqual(object(key, bytes));
      expect(await contentIn(mediaStore, key, { first: 10, last: 19 })).toEqual(
        contentOf(bytes.subarray(10, 20)),
      );
    }),
    policy('creates no render under the key of a permanent file', async ({ mediaStore }) => {
      const { make, counter } = making(bytesOf(10));
      await expect(mediaStore.render('masters/trk_1.flac', make)).rejects.toThrow();
      expect(counter.created).toBe(0);
    }),
    policy(
      'makes a render once for twenty concurrent requests, in every process',
      async (_, concurrently) => {
        const bytes = bytesOf(1_000);
        const { make, counter } = making(bytes, 100);
        const objects = await concurrently(20, (view) => view.mediaStore.render(key, make));
        expect(counter.created).toBe(1);
        expect(new Set(objects.map(({ sha256 }) => sha256)).size).toBe(1);
      },
    ),
    policy('makes renders under different keys side by side', async ({ mediaStore }) => {
      const both = gate();
      let begun = 0;
      const make = async (into: string) => {
        if (++begun === 2) both.open();
        await both.passed;
        await writeFile(into, 'x');
      };
      await Promise.all([mediaStore.render('renders/a', make), mediaStore.render('renders/b', make)]);
      expect(begun).toBe(2);
    }),
    policy('shows nothing of a render under way', async ({ mediaStore }, concurrently) => {
      const [half, go] = [gate(), gate()];
      const render = mediaStore.render(key, async (into) => {
        await writeFile(into, 'half');
        half.open();
        await go.passed;
        await writeFile(into, 'half and whole');
      });
      await half.passed;
      expect(await concurrently(2, (view) => view.mediaStore.describe(key))).toEqual([undefined, undefined]);
      expect(await mediaStore.read(key)).toBeUndefined();
      go.open();
      expect(await render).toEqual(object(key, Buffer.from('half and whole')));
    }),
    policy(
      'leaves nothing of a render that failed, and lets the next one try',
      async ({ mediaStore }, concurrently) => {
        const failing = async (into: string) => {
          await writeFile(into, 'half');
          throw new Error('the encoder died');
        };
        const outcomes = await Promise.allSettled([
          mediaStore.render(key, failing),
          mediaStore.render(key, failing),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
        expect(await mediaStore.describe(key)).toBeUndefined();
        const { make, counter } = making(bytesOf(10));
        await concurrently(2, (view) => view.mediaStore.render(key, make));
        expect(counter.created).toBe(1);
      },
    ),
    policy('reports to every caller why a render failed', async ({ mediaStore }) => {
      const failing = () => Promise.reject(new Error('the encoder died'));
      await expect(mediaStore.render(key, failing)).rejects.toThrow('the encoder died');
      await expect(mediaStore.render(key, async () => undefined)).rejects.toThrow();
      expect(await mediaStore.describe(key)).toBeUndefined();
    }),
    policy('stores no empty render, and renders it again when it is requested', async ({ mediaStore }) => {
      const failed = await mediaStore
        .render(key, (into) => writeFile(into, ''))
        .catch((error: unknown) => error);
      expect(isUnavailable(failed)).toBe(true);
      expect(await mediaStore.describe(key)).toBeUndefined();
      const bytes = bytesOf(10);
      expect(await mediaStore.render(key, making(bytes).make)).toEqual(object(key, bytes));
    }),
    policy('lists the renders of every process, and nothing else', async (view, concurrently) => {
      const { mediaStore, draft } = view;
      expect(await listed(mediaStore)).toEqual([]);
      await mediaStore.keep('masters/trk_1.wav', await draft(bytesOf(10)));
      await mediaStore.keep('uploads/job_1/1.flac', await draft(bytesOf(10)));
      await concurrently(3, (one, n) =>
        one.mediaStore.render(`renders/${n}.mp3`, making(bytesOf(10, n), 0).make),
      );
      const [seen] = await concurrently(1, (one) => listed(one.mediaStore));
      expect(seen).toEqual(await listed(mediaStore));
      expect(seen).toHaveLength(3);
      expect(seen?.every((each) => /^renders\/\d[.]mp3$/.test(each))).toBe(true);
    }),
    policy(
      'drops a render for every process, and tolerates one that no longer exists',
      async ({ mediaStore }, concurrently) => {
        const bytes = bytesOf(1_000);
        await mediaStore.render(key, making(bytes, 0).make);
        await mediaStore.render('renders/other.mp3', making(bytes, 0).make);
        const reading = await startReading(mediaStore, key);
        await concurrently(4, (view) => view.mediaStore.dropRender(key));
        expect(await concurrently(2, (view) => view.mediaStore.describe(key))).toEqual([
          undefined,
          undefined,
        ]);
        expect(await listed(mediaStore)).toEqual(['renders/other.mp3']);
        expect(await reading.finish()).toEqual(contentOf(bytes));
        const { make, counter } = making(bytes);
        expect(await mediaStore.render(key, make)).toEqual(object(key, bytes));
        expect(counter.created).toBe(1);
      },
    ),
    policy('drops nothing but renders', async ({ mediaStore, draft }) => {
      const kept = ['masters/trk_1.wav', 'uploads/job_1/1.flac'];
      for (const one of kept) {
        await mediaStore.keep(one, await draft(bytesOf(10)));
        await expect(mediaStore.dropRender(one)).rejects.toThrow();
        expect(await mediaStore.describe(one)).toBeDefined();
      }
    }),
    policy(
      'lets concurrent callers wait for a render that fails, and then make it themselves',
      async (_, concurrently) => {
        let attempts = 0;
        const make = async (into: string) => {
          const first = ++attempts === 1;
          await new Promise((resolve) => setTimeout(resolve, 50));
          if (first) throw new Error('the encoder died');
          await writeFile(into, 'whole');
        };
        await concurrently(6, (view) => view.mediaStore.render(key, make).catch(() => undefined));
        const [after] = await concurrently(1, (view) => view.mediaStore.render(key, make));
        expect(after).toEqual(object(key, Buffer.from('whole')));
        expect(attempts).toBe(2);
      },
    ),
    policy('drops renders used longest ago when the cache is over its bound', async (view) => {
      for (const name of ['a', 'b', 'c']) await rendered(view, name, 3.5);
      await contentIn(view.mediaStore, 'renders/a.mp3');
      await view.mediaStore.render('renders/b.mp3', () => Promise.reject(new Error('made again')));
      view.advance(2 * minute);
      await rendered(view, 'd', 3.5);
      await eventually(async () => expect(await present(view, 'a', 'b', 'c', 'd')).toEqual(['a', 'b', 'd']));
      const { make, counter } = making(bytesOf(10));
      await view.mediaStore.render('renders/c.mp3', make);
      expect(counter.created).toBe(1);
    }),
    policy('counts what other processes made', async (view, concurrently) => {
      await concurrently(6, async (one, n) => {
        await one.mediaStore.render(`renders/${n}.mp3`, making(bytesOf(view.cacheBytes / 4, n), 0).make);
      });
      view.advance(20 * minute);
      // A store may record times by the second, and a concurrent caller may still be about to clean up.
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await rendered(view, 'last', 4);
      await eventually(async () => {
        const left = await present(view, '1', '2', '3', '4', '5', '6', 'last');
        expect(left.length).toBeLessThanOrEqual(4);
        expect(left).toContain('last');
      });
    }),
    policy('never drops permanent files', async (view) => {
      const { mediaStore, draft, cacheBytes } = view;
      await mediaStore.keep('masters/trk_1.wav', await draft(bytesOf(3 * cacheBytes)));
      view.advance(10 * minute);
      for (const name of ['a', 'b', 'c']) await rendered(view, name, 1.5);
      expect(await mediaStore.describe('masters/trk_1.wav')).toMatchObject({ sizeBytes: 3 * cacheBytes });
      await eventually(async () => expect(await present(view, 'a', 'b', 'c')).toEqual(['c']));
    }),
    policy('drops no render that was just made, however large', async (view) => {
      await rendered(view, 'small', 10);
      const { mediaStore, cacheBytes } = view;
      const large = bytesOf(5 * cacheBytes);
      expect(await mediaStore.render(key, making(large, 0).make)).toEqual(object(key, large));
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(large));
      await eventually(async () => expect(await present(view, 'small')).toEqual([]));
      expect(await mediaStore.describe(key)).toEqual(object(key, large));
    }),
    policy('continues to provide and read a render that is dropped meanwhile', async (view) => {
      const { mediaStore, cacheBytes } = view;
      const bytes = bytesOf(cacheBytes);
      await mediaStore.render(key, making(bytes, 0).make);
      view.advance(2 * minute);
      const reading = await startReading(mediaStore, key);
      await mediaStore.borrow(key, async () => {
        view.advance(2 * minute);
        for (const name of ['a', 'b']) await rendered(view, name, 1);
        await eventually(async () => expect(await mediaStore.describe(key)).toBeUndefined());
      });
      expect(await reading.finish()).toEqual(contentOf(bytes));
    }),
  ];
};
