import { originOf } from '../../domain/platforms/grant.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type { DeleteCollection } from '../../ports/driving/collections/collections.ts';
import { grantEnded } from '../access/grant-ended.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { ownCollection } from './own-collection.ts';

export const deleteCollection =
  ({ collectionStore }: { readonly collectionStore: CollectionStore }): DeleteCollection =>
  ({ versions, ...own }) =>
    retryOnConflict(async () => {
      const found = await ownCollection(collectionStore, own);
      if (!found.ok) return found;
      const { value: collection } = found;
      const { version, kind } = collection;
      if (kind === 'favorites') return fail({ kind: 'favorites-fixed' });
      if (versions?.includes(version) === false) return fail({ kind: 'version-conflict' });
      const guards = { version, origin: originOf(own.caller) };
      const removed = await collectionStore.remove(collection, guards);
      if (removed === 'origin-ended') return fail(grantEnded(own.caller));
      return removed === 'removed' ? ok('deleted') : 'conflict';
    });
