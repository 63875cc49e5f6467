import { reviewedChanges } from '../../../domain/drafts/publication.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ListRevisions, ReadRevision } from '../../../ports/driving/drafts/revisions.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';
import { pendingRevision, revisedTrack, type RevisedTrackDependencies } from './revised-track.ts';

export const listRevisions =
  ({
    draftStore,
    library,
    ...cursors
  }: Cursors & {
    readonly draftStore: Pick<DraftStore, 'pendingRevisions'>;
    readonly library: Pick<TrackLibrary, 'findMany'>;
  }): ListRevisions =>
  async ({ limit, cursor }) => {
    const page = await pageOf(cursors, { list: 'revisions', filter: {}, cursor }, (after) =>
      draftStore.pendingRevisions({ limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const found = await library.findMany(items.map(({ trackId }) => trackId));
    const tracks = new Map(found.map((track) => [track.trackId, track]));
    const revisions = items.flatMap((draft) => {
      const track = tracks.get(draft.trackId);
      const { revision, submitted } = draft;
      if (!track || !revision || !submitted) return [];
      const fields = reviewedChanges(submitted.details, revision.details);
      return [{ track, fields, submittedAt: revision.submittedAt }];
    });
    return ok({ revisions, nextCursor });
  };

export const readRevision =
  ({
    draftStore,
    library,
    ...dependencies
  }: Pick<RevisedTrackDependencies, 'digest' | 'ids'> & {
    readonly draftStore: Pick<DraftStore, 'find'>;
    readonly library: Pick<TrackLibrary, 'find'>;
  }): ReadRevision =>
  async ({ trackId }) => {
    const [draft, before] = await Promise.all([draftStore.find(trackId), library.find(trackId)]);
    const pending = pendingRevision(draft);
    const submitted = draft?.submitted;
    if (!pending || !before || !submitted) return fail({ kind: 'revision-not-found' });
    const { revision } = pending;
    // At the time of the submission, so that the same revision is the same response.
    const after = revisedTrack(dependencies, before, revision, revision.submittedAt);
    const fields = reviewedChanges(submitted.details, revision.details);
    const { submittedAt } = revision;
    return ok({
      track: before,
      fields,
      submittedAt,
      after: { ...after, catalogVersion: before.catalogVersion },
    });
  };
