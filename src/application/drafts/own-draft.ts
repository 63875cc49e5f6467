import { roleMissingFor, type ArtistRoleMissing } from '../../domain/artists/profile.ts';
import type { Track } from '../../domain/catalog/track.ts';
import {
  draftArtwork,
  ownedDraft,
  type ArtworkUnusable,
  type Draft,
  type DraftNotFound,
} from '../../domain/drafts/draft.ts';
import { statusOf } from '../../domain/drafts/publication.ts';
import type { Picture } from '../../domain/images/variants.ts';
import { inForceAgainst } from '../../domain/moderation/moderation-status.ts';
import type { ImageId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { ModerationStore } from '../../ports/driven/moderation/moderation-store.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { OwnDraft, ShownDraft } from '../../ports/driving/drafts/drafts.ts';
import type { VersionConflict } from '../../ports/driving/use-case.ts';

/** Returns a draft that the caller may change at its version now. */
export const changeableDraft = async (
  draftStore: Pick<DraftStore, 'find'>,
  { caller: { member }, trackId, versions }: OwnDraft & { readonly versions?: readonly number[] },
): Promise<Result<Draft, ArtistRoleMissing | DraftNotFound | VersionConflict>> => {
  const missing = roleMissingFor(member, 'tracks');
  if (missing) return fail(missing);
  const found = ownedDraft(member, await draftStore.find(trackId));
  if (!found.ok) return found;
  if (found.value.isDeleting) return fail({ kind: 'draft-not-found' });
  return versions?.includes(found.value.version) === false ? fail({ kind: 'version-conflict' }) : found;
};

/** Returns the artwork that a request names by the ID of its image. Null removes it, and undefined keeps it. */
export const namedArtwork = async (
  imageStore: Pick<ImageStore, 'findImage'>,
  draft: Pick<Draft, 'accountId'>,
  imageId: ImageId | null | undefined,
): Promise<Result<{ readonly artwork?: Picture | null }, ArtworkUnusable>> => {
  if (imageId === undefined) return ok({});
  if (imageId === null) return ok({ artwork: null });
  const artwork = draftArtwork(draft, await imageStore.findImage(imageId));
  return artwork.ok ? ok({ artwork: artwork.value }) : artwork;
};

export interface ShowingDependencies {
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'masterOf'>;
  readonly moderationStore: Pick<ModerationStore, 'decisions'>;
}

/** Returns a draft as its account sees it, with the state of its track now or the given one. */
export const shownDraft = async (
  { library, uploadStore, moderationStore }: ShowingDependencies,
  draft: Draft,
  known?: Track,
): Promise<ShownDraft> => {
  const { trackId, submitted } = draft;
  const [master, track] = await Promise.all([
    uploadStore.masterOf(trackId),
    known ?? (submitted ? library.find(trackId) : undefined),
  ]);
  const [decision] = track ? inForceAgainst(track, await moderationStore.decisions(trackId)) : [];
  return { draft, status: statusOf(track), ...(master && { master }), ...(decision && { decision }) };
};
