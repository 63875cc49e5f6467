import { emptyFavorites, type Project } from '../../../src/domain/collections/collection.ts';
import { withEdit, withTrack } from '../../../src/domain/collections/editing.ts';
import type { CollectionStore } from '../../../src/ports/driven/collections/collection-store.ts';
import type { IdempotencyStore } from '../../../src/ports/driven/idempotency/idempotency-store.ts';
import type { ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import { aProject, collectionId, noon, platformId, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';
import { valueOf } from '../../support/outcomes.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface CollectionsView {
  readonly collectionStore: CollectionStore;
  readonly idempotencyStore: IdempotencyStore;
}

const theirs = { owner: { type: 'platform', platformId: platformId(2) } } as const;
const favorites = emptyFavorites({ type: 'platform', platformId: platformId() }, noon);
const firstFavorite = valueOf(withTrack(favorites, { trackId: trackId() }, noon + 1));

const adding = (project: Project, fewerThan = 500) => ({
  project,
  guards: { fewerThan },
  effects: noEffects,
});
const edited = (n: number) => valueOf(withEdit(aProject(), { name: `other ${n}` }, noon + n));

const walk = async (collectionStore: CollectionStore, limit: number) => {
  const found: string[] = [];
  for (let after: ListPlace | undefined; ;) {
    const { items, next } = await collectionStore.list(platformId(), { limit, ...(after && { after }) });
    expect(items.length).toBeLessThanOrEqual(limit);
    found.push(...items.map((item) => item.collectionId));
    if (!next) return found;
    after = next;
  }
};

/** The promises of every store of collections: see `CollectionStore`. */
export const collectionStoreContract = (open: OpenWorld<CollectionsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns a project as it was added, to its owner alone', async ({ collectionStore }) => {
      const tracks = [
        { trackId: trackId(2), note: 'Straße “東京”', addedAt: noon },
        { trackId: trackId(1), addedAt: noon + 1 },
      ];
      const project = aProject({ note: 'bright', tracks });
      expect(await collectionStore.add(adding(project))).toBe('added');
      expect(await collectionStore.find(platformId(1), collectionId())).toEqual(project);
      expect(await collectionStore.find(platformId(2), collectionId())).toBeUndefined();
      expect(await collectionStore.find(platformId(1), collectionId(2))).toBeUndefined();
    }),

    policy(
      'adds three projects of twenty concurrent callers if three are allowed',
      async (view, concurrently) => {
        await view.collectionStore.add(adding(aProject(theirs, 99)));
        const answers = await concurrently(20, ({ collectionStore }, n) =>
          collectionStore.add(adding(aProject({}, n), 3)),
        );
        expect(answers.filter((answer) => answer === 'added')).toHaveLength(3);
        expect(await walk(view.collectionStore, 50)).toHaveLength(3);
      },
    ),

    policy('does not count favorites, nor the projects of others', async ({ collectionStore }) => {
      await collectionStore.change({ collection: firstFavorite, guards: { version: 0 } });
      await collectionStore.add(adding(aProject(theirs, 2)));
      expect(await collectionStore.add(adding(aProject({}, 3), 1))).toBe('added');
      expect(await collectionStore.add(adding(aProject({}, 4), 1))).toBe('guard-failed');
    }),

    policy('stores the outcome of the request with the project', async (view) => {
      const { collectionStore, idempotencyStore } = view;
      const request = { key: 'once', fingerprint: 'payload', now: noon, keepUntil: noon + 100_000 };
      await idempotencyStore.begin({ ...request, leaseUntil: noon + 1_000 });
      const outcome = { key: 'once', status: 201, resourceId: collectionId() };
      const added = await collectionStore.add({
        ...adding(aProject()),
        effects: effectsOf({ idempotency: outcome }),
      });
      expect(added).toBe('added');
      const again = await idempotencyStore.begin({ ...request, leaseUntil: noon + 1_000 });
      expect(again).toMatchObject({ outcome: 'done', status: 201, resourceId: collectionId() });
    }),

    policy('accepts one of twenty concurrent changes', async (view, concurrently) => {
      await view.collectionStore.add(adding(aProject()));
      const answers = await concurrently(20, ({ collectionStore }, n) =>
        collectionStore.change({ collection: edited(n), guards: { version: 1 } }),
      );
      expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
      const winner = answers.indexOf('changed') + 1;
      expect(await view.collectionStore.find(platformId(), collectionId())).toEqual(edited(winner));
    }),

    policy(
      'stores favorites once if twenty concurrent callers add the first one',
      async (view, concurrently) => {
        const firstOf = (n: number) => valueOf(withTrack(favorites, { trackId: trackId(n) }, noon + n));
        const answers = await concurrently(20, ({ collectionStore }, n) =>
          collectionStore.change({ collection: firstOf(n), guards: { version: 0 } }),
        );
        expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
        const winner = answers.indexOf('changed') + 1;
        expect(await view.collectionStore.find(platformId(), favorites.collectionId)).toEqual(
          firstOf(winner),
        );
      },
    ),

    policy('removes a project that has not changed, once', async ({ collectionStore }) => {
      for (const n of [1, 2]) await collectionStore.add(adding(aProject({}, n)));
      await collectionStore.change({ collection: edited(1), guards: { version: 1 } });
      expect(await collectionStore.remove(aProject(), { version: 1 })).toBe('guard-failed');
      expect(await collectionStore.find(platformId(), collectionId())).toEqual(edited(1));
      expect(await collectionStore.remove(aProject(), { version: 2 })).toBe('removed');
      expect(await collectionStore.remove(aProject(), { version: 2 })).toBe('guard-failed');
      expect(await collectionStore.find(platformId(), collectionId())).toBeUndefined();
      const change = { collection: { ...edited(1), version: 3 }, guards: { version: 2 } };
      expect(await collectionStore.change(change)).toBe('guard-failed');
      expect(await walk(collectionStore, 10)).toEqual([collectionId(2)]);
      expect(await collectionStore.add(adding(aProject({}, 3), 2))).toBe('added');
    }),

    policy('lists the projects of an owner, newest first, page by page', async ({ collectionStore }) => {
      for (const n of [3, 1, 5, 2, 4]) await collectionStore.add(adding(aProject({}, n + 10)));
      await collectionStore.add(adding(aProject(theirs, 99)));
      await collectionStore.change({ collection: firstFavorite, guards: { version: 0 } });
      const newestFirst = [15, 14, 13, 12, 11].map(collectionId);
      for (const limit of [1, 2, 5, 50]) expect(await walk(collectionStore, limit)).toEqual(newestFirst);
      expect((await collectionStore.list(platformId(3), { limit: 5 })).items).toEqual([]);
    }),
  ];
};
