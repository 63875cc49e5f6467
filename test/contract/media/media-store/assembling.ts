import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { bytesOf, contentIn, contentOf, object, type MediaStoreView } from './stage.ts';

const key = 'artist-uploads/upl_1/master';
const part = (n: number): string => `artist-uploads/upl_1/part-${n}`;
const hour = 3_600_000;

export const assemblingPolicies = (open: OpenWorld<MediaStoreView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  /** Three parts, and all of their bytes. */
  const kept = async ({ mediaStore, draft }: MediaStoreView): Promise<Buffer> => {
    const parts = [bytesOf(300_000, 1), bytesOf(10, 2), bytesOf(50_000, 3)];
    for (const [n, bytes] of parts.entries()) await mediaStore.keep(part(n), await draft(bytes));
    return Buffer.concat(parts);
  };
  return [
    policy('stores the bytes of several files in their order, and keeps these', async (view) => {
      const whole = await kept(view);
      const { mediaStore } = view;
      expect(await mediaStore.assemble(key, [0, 1, 2].map(part))).toEqual(object(key, whole));
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(whole));
      expect(await contentIn(mediaStore, part(1))).toEqual(contentOf(bytesOf(10, 2)));
      const other = Buffer.concat([bytesOf(10, 2), bytesOf(300_000, 1)]);
      expect(await mediaStore.assemble(key, [1, 0].map(part))).toEqual(object(key, other));
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(other));
    }),
    policy('stores the same bytes for every process that assembles them', async (view, concurrently) => {
      const whole = await kept(view);
      const assembled = await concurrently(3, ({ mediaStore }) =>
        mediaStore.assemble(key, [0, 1, 2].map(part)),
      );
      expect(assembled).toEqual([1, 2, 3].map(() => object(key, whole)));
      expect(await contentIn(view.mediaStore, key)).toEqual(contentOf(whole));
    }),
    policy('stores nothing if one of the files does not exist', async (view) => {
      await kept(view);
      const { mediaStore } = view;
      await expect(mediaStore.assemble(key, [part(0), part(7), part(1)])).rejects.toThrow();
      expect(await mediaStore.describe(key)).toBeUndefined();
      await expect(mediaStore.assemble('renders/a.wav', [part(0)])).rejects.toThrow();
      await expect(mediaStore.assemble(key, [])).rejects.toThrow();
      expect(await mediaStore.describe(key)).toBeUndefined();
    }),
    policy('keeps what artists upload however old it is, until it is discarded', async (view) => {
      const whole = await kept(view);
      const { mediaStore, now, advance } = view;
      await mediaStore.assemble(key, [0, 1, 2].map(part));
      advance(2 * hour);
      expect(await mediaStore.discardUploads(now())).toBe(0);
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(whole));
      for (const one of [key, part(0), part(0)]) await mediaStore.discard(one);
      for (const one of [key, part(0)]) expect(await mediaStore.describe(one)).toBeUndefined();
      expect(await mediaStore.describe(part(1))).toBeDefined();
    }),
  ];
};
