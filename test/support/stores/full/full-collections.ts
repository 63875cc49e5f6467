import { emptyFavorites } from '../../../../src/domain/collections/collection.ts';
import { withTrack } from '../../../../src/domain/collections/editing.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { aProject, collectionId, noon, platformId, trackId } from '../../builders/builders.ts';
import { noEffects } from '../../effects.ts';
import { valueOf } from '../../outcomes.ts';

export type KeptOfCollections = Pick<Adapters, 'collectionStore'>;

const ownerOf = (n: number) => ({ type: 'platform', platformId: platformId(1 + (n % 3)) }) as const;

/** `count` projects of the first three platforms. Two of the platforms have favorites. */
export const fillCollections = async (
  { collectionStore }: KeptOfCollections,
  count: number,
): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const tracks = [{ trackId: trackId(n), note: 'Straße 東京', addedAt: noon + n }];
    const project = aProject(
      { owner: ownerOf(n), ...(n % 2 === 0 && { note: `note ${n}`, tracks }) },
      1_000 + n,
    );
    await collectionStore.add({ project, guards: { fewerThan: count + 1 }, effects: noEffects });
  }
  for (const n of [1, 2]) {
    const collection = valueOf(
      withTrack(emptyFavorites(ownerOf(n), noon), { trackId: trackId(n) }, noon + n),
    );
    await collectionStore.change({ collection, guards: { version: 0 } });
  }
};

/** Returns everything that the port returns of the content of `fillCollections`. */
export const collectionContents = async ({ collectionStore }: KeptOfCollections, count: number) => ({
  lists: await Promise.all([1, 2, 3].map((n) => collectionStore.list(platformId(n), { limit: count }))),
  favorites: await Promise.all([1, 2, 3].map((n) => collectionStore.find(platformId(n), collectionId(n)))),
});
