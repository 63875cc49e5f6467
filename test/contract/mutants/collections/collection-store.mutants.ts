import type { CollectionStore } from '../../../../src/ports/driven/collections/collection-store.ts';
import { platformId as ownerId } from '../../../support/builders/builders.ts';
import { without } from '../../../support/effects.ts';
import type { CollectionsView } from '../../collections/collection-store.contract.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const broken =
  (break_: (real: CollectionStore) => Partial<CollectionStore>) =>
  (view: CollectionsView): CollectionsView => ({
    ...view,
    collectionStore: { ...view.collectionStore, ...break_(view.collectionStore) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const collectionStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: CollectionsView) => CollectionsView;
}[] = [
  {
    title: 'projects that are counted first and added later',
    by: ['adds three projects of twenty concurrent callers if three are allowed'],
    of: broken((real) => ({
      add: async ({ guards, ...addition }) => {
        const { platformId } = addition.project.owner;
        const { items } = await real.list(platformId, { limit: 500 });
        if (items.length >= guards.fewerThan) return 'guard-failed';
        await slow();
        return real.add({ ...addition, guards: { ...guards, fewerThan: 500 } });
      },
    })),
  },
  {
    title: 'a limit that is ignored',
    by: ['does not count favorites, nor the projects of others'],
    of: broken((real) => ({
      add: ({ guards, ...addition }) => real.add({ ...addition, guards: { ...guards, fewerThan: 500 } }),
    })),
  },
  {
    title: 'a project without the outcome of its request',
    by: ['stores the outcome of the request with the project'],
    of: broken((real) => ({ add: (addition) => real.add(without('idempotency', addition)) })),
  },
  {
    title: 'a version that is not checked',
    by: ['accepts one of twenty concurrent changes', 'removes a project that has not changed, once'],
    of: broken((real) => ({
      change: async ({ collection, guards }) => {
        for (;;) {
          const { owner, collectionId } = collection;
          const version = (await real.find(owner.platformId, collectionId))?.version ?? 0;
          const next = { ...collection, version: version + 1 };
          const changed = await real.change({ collection: next, guards: { ...guards, version } });
          if (changed !== 'guard-failed') return changed;
        }
      },
    })),
  },
  {
    title: 'first favorites that replace those of a concurrent caller',
    by: ['stores favorites once if twenty concurrent callers add the first one'],
    of: broken((real) => ({
      change: async (change) => {
        const changed = await real.change(change);
        if (changed !== 'guard-failed' || change.guards.version > 0) return changed;
        const { owner, collectionId } = change.collection;
        const kept = await real.find(owner.platformId, collectionId);
        if (kept) await real.remove(kept, { version: kept.version });
        return real.change(change);
      },
    })),
  },
  {
    title: 'a removal of whatever is stored',
    by: ['removes a project that has not changed, once'],
    of: broken((real) => ({
      remove: async (collection, guards) => {
        const kept = await real.find(collection.owner.platformId, collection.collectionId);
        return real.remove(collection, { ...guards, version: kept?.version ?? 0 });
      },
    })),
  },
  {
    title: 'a collection that anyone finds',
    by: ['returns a project as it was added, to its owner alone'],
    of: broken((real) => ({
      find: async (platformId, collectionId) => {
        const { items } = await real.list(ownerId(), {
          limit: 100,
        });
        return (
          items.find((item) => item.collectionId === collectionId) ?? real.find(platformId, collectionId)
        );
      },
    })),
  },
  {
    title: 'a page that repeats the last project of the page before',
    by: ['lists the projects of an owner, newest first, page by page'],
    of: broken((real) => ({
      list: async (platformId, { limit, after }) => {
        const { items } = await real.list(platformId, { limit: 500 });
        const from = items.filter((item) => item.collectionId <= (after?.id ?? '~')).slice(0, limit);
        const last = from.length === limit && limit > 1 ? from.at(-1) : undefined;
        return { items: from, ...(last && { next: { at: last.createdAt, id: last.collectionId } }) };
      },
    })),
  },
  {
    title: 'projects in the order in which they were created',
    by: ['lists the projects of an owner, newest first, page by page'],
    of: broken((real) => ({
      list: async (platformId) => ({
        items: (await real.list(platformId, { limit: 500 })).items.toReversed(),
      }),
    })),
  },
];
