import type { Project } from '../../../../domain/collections/collection.ts';
import type {
  CollectionAddition,
  CollectionChange,
  CollectionStore,
} from '../../../../ports/driven/collections/collection-store.ts';
import type { OriginEnded } from '../../../../ports/driven/platforms/origin-guard.ts';
import { trackCollections } from '../../collections/track-collections.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  count,
  exclusive,
  get,
  insert,
  insertIfAbsent,
  page,
  program,
  remove,
  replace,
} from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { originHolds, originLocks } from '../shared/origin.ts';

const { ofOwner } = trackCollections.indexes;

const add = program<CollectionAddition, 'added' | 'guard-failed' | OriginEnded>(
  'collection-store.add',
  ({ project: { owner }, guards, effects }) => [
    exclusive('collections of owner', owner.platformId),
    ...originLocks(owner.platformId, guards.origin),
    ...locksOf(effects),
  ],
  function* ({ project, guards, effects }) {
    const { platformId } = project.owner;
    const [kept, projects] = yield* all(
      get(trackCollections, project.collectionId),
      count(ofOwner, { equal: [platformId, 'project'] }),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (projects >= guards.fewerThan) return 'guard-failed';
    if (!(yield* originHolds(platformId, guards.origin))) return 'origin-ended';
    yield* conclude(effects, { beside: [insert(trackCollections, project)] });
    return 'added';
  },
);

const change = program<CollectionChange, 'changed' | 'guard-failed' | OriginEnded>(
  'collection-store.change',
  ({ collection: { owner }, guards }) => originLocks(owner.platformId, guards.origin),
  function* ({ collection, guards: { version, origin } }) {
    if (!(yield* originHolds(collection.owner.platformId, origin))) return 'origin-ended';
    const [stored] = yield* all(
      version === 0
        ? insertIfAbsent(trackCollections, collection)
        : replace(trackCollections, collection, { version }),
    );
    return stored ? 'changed' : 'guard-failed';
  },
);

type Removal = {
  readonly collection: Parameters<CollectionStore['remove']>[0];
  readonly guards: Parameters<CollectionStore['remove']>[1];
};

const removal = program<Removal, 'removed' | 'guard-failed' | OriginEnded>(
  'collection-store.remove',
  ({ collection: { owner }, guards }) => originLocks(owner.platformId, guards.origin),
  function* ({ collection: { collectionId, owner }, guards: { version, origin } }) {
    if (!(yield* originHolds(owner.platformId, origin))) return abort('origin-ended' as const);
    const [removed] = yield* all(remove(trackCollections, [collectionId], { version }));
    return removed ? 'removed' : abort('guard-failed' as const);
  },
);

export const collectionStorePrograms = [add, change, removal];

const list = async (
  kernel: Kernel,
  ...[platformId, { limit, after }]: Parameters<CollectionStore['list']>
): ReturnType<CollectionStore['list']> => {
  const found = await kernel.read(
    page(ofOwner, {
      equal: [platformId, 'project'],
      limit: limit + 1,
      descending: true,
      ...(after && { after: [after.id] }),
    }),
  );
  const items = found.filter((each): each is Project => each.kind === 'project').slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: last.createdAt, id: last.collectionId } }) };
};

export const collectionStore = (kernel: Kernel): CollectionStore => ({
  add: (addition) => kernel.run(add, addition),
  change: (changed) => kernel.run(change, changed),
  remove: ({ collectionId, owner }, guards) =>
    kernel.run(removal, { collection: { collectionId, owner }, guards }),
  find: async (platformId, collectionId) => {
    const found = await kernel.read(get(trackCollections, collectionId));
    return found?.owner.platformId === platformId ? found : undefined;
  },
  list: (platformId, requested) => list(kernel, platformId, requested),
});
