import type { TrackNotFound, TrackTakenDown } from '../../domain/catalog/visibility.ts';
import type { Collection } from '../../domain/collections/collection.ts';
import { addedTo, withEdit, withoutTrack, withTrack } from '../../domain/collections/editing.ts';
import { requireAvailable } from '../../domain/collections/listing.ts';
import { originOf } from '../../domain/platforms/grant.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type {
  DropTrack,
  EditCollection,
  OwnCollection,
  PlaceTrack,
} from '../../ports/driving/collections/collections.ts';
import { grantEnded } from '../access/grant-ended.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { collectionNow, ownCollection } from './own-collection.ts';

interface Dependencies {
  readonly collectionStore: CollectionStore;
  readonly library: TrackLibrary;
  readonly clock: Clock;
}

type Decide<Failure> = (before: Collection, now: Instant) => Promise<Result<Collection, Failure>>;

/** Decides on the current record and stores it; a change that changes nothing writes nothing. */
const commit = <Failure>(
  { collectionStore, library, clock }: Dependencies,
  { versions, ...own }: OwnCollection & { readonly versions?: readonly number[] },
  decide: Decide<Failure>,
) =>
  retryOnConflict(async () => {
    const found = await ownCollection(collectionStore, own);
    if (!found.ok) return found;
    const { value: before } = found;
    const { version } = before;
    if (versions?.includes(version) === false) return fail({ kind: 'version-conflict' });
    const decided = await decide(before, clock.now());
    if (!decided.ok) return decided;
    const collection = decided.value;
    if (collection !== before) {
      const guards = { version, origin: originOf(own.caller) };
      const changed = await collectionStore.change({ collection, guards });
      if (changed === 'origin-ended') return fail(grantEnded(own.caller));
      if (changed === 'guard-failed') return 'conflict';
    }
    return ok(await collectionNow(library, collection));
  });

/** Returns the decision, unless it adds a track that is not available. */
const ifListable = async <Failure>(
  library: TrackLibrary,
  added: readonly TrackId[],
  decided: Result<Collection, Failure>,
): Promise<Result<Collection, Failure | TrackNotFound | TrackTakenDown>> => {
  const listable = requireAvailable(added, await library.findMany(added));
  return decided.ok && !listable.ok ? listable : decided;
};

export const editCollection =
  (dependencies: Dependencies): EditCollection =>
  ({ edit, ...own }) =>
    commit(dependencies, own, (before, now) => {
      const added = addedTo(before, edit.tracks ?? []);
      return ifListable(dependencies.library, added, withEdit(before, edit, now));
    });

export const placeTrack =
  (dependencies: Dependencies): PlaceTrack =>
  ({ trackId, note, position, ...own }) =>
    commit(dependencies, own, (before, now) => {
      const placing = {
        trackId,
        ...(note !== undefined && { note }),
        ...(position !== undefined && { position }),
      };
      const added = addedTo(before, [{ trackId }]);
      return ifListable(dependencies.library, added, withTrack(before, placing, now));
    });

export const dropTrack =
  (dependencies: Dependencies): DropTrack =>
  ({ trackId, ...own }) =>
    commit(dependencies, own, (before, now) => Promise.resolve(ok(withoutTrack(before, trackId, now))));
