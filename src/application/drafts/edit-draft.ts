import type { ArtistMember } from '../../domain/artists/account.ts';
import { trackRuled } from '../../domain/catalog/events.ts';
import { wasPublished, type Track } from '../../domain/catalog/track.ts';
import {
  changedDetails,
  withDraftEdit,
  type Draft,
  type DraftDetails,
  type Submitted,
} from '../../domain/drafts/draft.ts';
import {
  permittedEdit,
  unpublishedDetails,
  withDescription,
  withPublished,
} from '../../domain/drafts/publication.ts';
import { EventId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { CatalogCommit, TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftChange, DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { EditDraft } from '../../ports/driving/drafts/drafts.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { changedArtwork } from '../shared/changed-artwork.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { changeableDraft, namedArtwork, shownDraft, type ShowingDependencies } from './own-draft.ts';

interface Dependencies extends ShowingDependencies {
  readonly library: Pick<TrackLibrary, 'find' | 'commit'>;
  readonly draftStore: Pick<DraftStore, 'find' | 'change'>;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** An edit that changes something. */
interface Edited {
  readonly before: Draft;
  readonly details: DraftDetails;
  readonly changed: readonly string[];
  readonly member: ArtistMember;
}

const draftChange = (
  { before, details, changed, member }: Edited,
  track: Track | undefined,
  now: number,
): DraftChange => {
  const { trackId, accountId, artistId, version } = before;
  const subjects = [accountId, artistId, trackId];
  return {
    draft: { ...before, details, updatedAt: now, version: version + 1 },
    guards: { version, ...(track && { catalogVersion: track.catalogVersion }) },
    effects: noted(
      artistNote(member, now, 'edit_track', { subjects, detail: { changed: changed.join(', ') } }),
    ),
  };
};

/** Returns a draft whose revision has the description that is published now. */
const withDescribed = (draft: Draft, names: readonly string[]): Draft => {
  const { revision, details } = draft;
  return revision
    ? { ...draft, revision: { ...revision, details: withPublished(revision.details, details, names) } }
    : draft;
};

/** Returns the commit of a published track with the details of its draft that describe it; undefined if the artwork was deleted. */
const publication = async (
  { imageStore, ids }: Pick<Dependencies, 'imageStore' | 'ids'>,
  {
    track,
    submitted,
    names,
  }: { readonly track: Track; readonly submitted: Submitted; readonly names: readonly string[] },
  { draft, guards, effects }: DraftChange,
): Promise<(CatalogCommit & Required<Pick<CatalogCommit, 'draft'>>) | undefined> => {
  const after = withDescription(track, draft.details, names, draft.updatedAt);
  const artwork = await changedArtwork(imageStore, track.artwork, after.artwork);
  if (!artwork) return undefined;
  const details = withPublished(submitted.details, draft.details, names);
  return {
    track: after,
    guards: { catalogVersion: track.catalogVersion },
    ...artwork,
    effects: { ...effects, events: trackRuled(track, after, EventId(ids.next('event'))) },
    draft: {
      draft: { ...withDescribed(draft, names), submitted: { ...submitted, details } },
      guards: { version: guards.version },
      at: draft.updatedAt,
    },
  };
};

export const editDraft =
  (dependencies: Dependencies): EditDraft =>
  ({ edit, imageId, ...own }) =>
    retryOnConflict(async () => {
      const { draftStore, imageStore, library, clock } = dependencies;
      const found = await changeableDraft(draftStore, own);
      if (!found.ok) return found;
      const before = found.value;
      const artwork = await namedArtwork(imageStore, before, imageId);
      if (!artwork.ok) return artwork;
      const track = before.submitted && (await library.find(before.trackId));
      const details = withDraftEdit(before.details, { ...edit, ...artwork.value });
      const permitted = permittedEdit(track, before, details);
      if (!permitted.ok) return permitted;
      const changed = changedDetails(before.details, details);
      const published = track && wasPublished(track) ? track : undefined;
      const { submitted } = before;
      const names =
        published && submitted ? unpublishedDetails(submitted.details, details, artwork.value) : [];
      if (changed.length === 0 && names.length === 0)
        return ok(await shownDraft(dependencies, before, track));
      const edited = { before, details, changed, member: own.caller.member };
      const change = draftChange(edited, track, clock.now());
      // Reviewed details of a published track stay in the draft until they are approved.
      if (!published || !submitted || names.length === 0) {
        const outcome = await draftStore.change(change);
        return outcome === 'changed' ? ok(await shownDraft(dependencies, change.draft, track)) : 'conflict';
      }
      const commit = await publication(dependencies, { track: published, submitted, names }, change);
      if (!commit) return fail({ kind: 'artwork-unusable' });
      const committed = await library.commit(commit);
      if (committed.outcome === 'committed')
        return ok(await shownDraft(dependencies, commit.draft.draft, committed.track));
      return committed.guard === 'artwork' ? fail({ kind: 'artwork-unusable' }) : 'conflict';
    });
