import { maxProjects } from '../../domain/collections/collection.ts';
import { newProject } from '../../domain/collections/editing.ts';
import { listedNow, requireAvailable } from '../../domain/collections/listing.ts';
import { originOf } from '../../domain/platforms/grant.ts';
import { CollectionId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { CreateProject } from '../../ports/driving/collections/collections.ts';
import { grantEnded } from '../access/grant-ended.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';

interface Dependencies {
  readonly collectionStore: CollectionStore;
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const createProject =
  ({ collectionStore, library, clock, ids }: Dependencies): CreateProject =>
  async ({ caller, idempotencyKey, ...requested }) => {
    const collectionId = CollectionId(ids.next('collection'));
    const { platformId } = caller.platform;
    const owner = { type: 'platform', platformId } as const;
    const created = newProject({ ...requested, collectionId, owner, now: clock.now() });
    if (!created.ok) return created;
    const project = created.value;
    const trackIds = project.tracks.map(({ trackId }) => trackId);
    const catalog = await library.findMany(trackIds);
    const listable = requireAvailable(trackIds, catalog);
    if (!listable.ok) return listable;
    const added = await collectionStore.add({
      project,
      guards: { fewerThan: maxProjects, origin: originOf(caller) },
      effects: {
        events: [],
        mails: [],
        audit: undefined,
        idempotency: idempotencyFor(idempotencyKey, 201, collectionId),
      },
    });
    if (added === 'origin-ended') return fail(grantEnded(caller));
    if (added === 'guard-failed') return fail({ kind: 'too-many-collections', limit: maxProjects });
    return ok({ collection: project, tracks: listedNow(project.tracks, catalog) });
  };
