import { parseIsrc } from '../../domain/catalog/identifiers.ts';
import { maxDrafts, newDraft, ownedDraft, type Draft } from '../../domain/drafts/draft.ts';
import { isSubmittable, statusOf } from '../../domain/drafts/publication.ts';
import { TrackId, UploadId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { uploadsFull, uploadTotals } from '../../domain/uploads/totals.ts';
import { openUpload, uploadRate, type AnnouncedMaster } from '../../domain/uploads/upload.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { Begun, UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { InitiateUpload } from '../../ports/driving/uploads/uploads.ts';
import { actingProfile, actingProfileOrOnly } from '../artists/roster/acting-profile.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import { shownUpload } from './shown-upload.ts';
import type { UploadLinks } from './upload-links.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'begin'>;
  readonly uploadLinks: UploadLinks;
  readonly limiter: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
}

type Asked = Parameters<InitiateUpload>[0];

/** Returns the draft that gets the recording, if the account has it and the review still takes another one. */
const namedDraft = async (
  { artistStore, draftStore, library }: Pick<Dependencies, 'artistStore' | 'draftStore' | 'library'>,
  { caller, artistId }: Asked,
  trackId: TrackId,
) => {
  const found = ownedDraft(caller.member, await draftStore.find(trackId));
  if (!found.ok) return found;
  if (found.value.isDeleting) return fail({ kind: 'draft-not-found' } as const);
  const profile = await actingProfile(artistStore, artistId ?? found.value.artistId, {
    caller,
    part: 'tracks',
  });
  if (!profile.ok) return profile;
  const status = statusOf(found.value.submitted && (await library.find(trackId)));
  return isSubmittable(status) ? found : fail({ kind: 'draft-not-submittable', status } as const);
};

/** Returns a file name without its ending, unless nothing else is left. */
const withoutEnding = (fileName: string): string => {
  const name = fileName.replace(/\.[^.]{1,5}$/, '').trim();
  return name === '' ? fileName.trim() : name;
};

const detailsOf = ({ title, isrc, fileName }: AnnouncedMaster): Draft['details'] => {
  const number = isrc === undefined ? undefined : parseIsrc(isrc);
  return { title: title ?? withoutEnding(fileName), ...(number !== undefined && { isrc: number }) };
};

/** Returns the new draft of a recording without one. */
const draftFor = async (
  { artistStore, ids, clock }: Pick<Dependencies, 'artistStore' | 'ids' | 'clock'>,
  asked: Asked,
) => {
  const { caller, artistId: named, master } = asked;
  const profile = await actingProfileOrOnly(artistStore, named, { caller, part: 'tracks' });
  if (!profile.ok) return profile;
  const { accountId, artistId } = profile.value;
  const trackId = TrackId(ids.next('track'));
  return ok(newDraft({ trackId, accountId, artistId }, detailsOf(master), clock.now()));
};

const rejection = (begun: Exclude<Begun, 'begun'>) => {
  if (begun === 'drafts') return fail({ kind: 'drafts-full', limit: maxDrafts } as const);
  return begun === 'no-draft' || begun === 'draft-changed'
    ? fail({ kind: 'draft-not-found' } as const)
    : fail(uploadsFull(begun));
};

export const initiateUpload =
  (dependencies: Dependencies): InitiateUpload =>
  async (asked) => {
    const { uploadStore, uploadLinks, limiter, ids, clock } = dependencies;
    const { caller, master, trackId: named } = asked;
    const draft = await (named === undefined
      ? draftFor(dependencies, asked)
      : namedDraft(dependencies, asked, named));
    if (!draft.ok) return draft;
    const { accountId, artistId, trackId } = draft.value;
    const limited = await firstUsedUp(limiter, 'master-uploads', [
      { key: `masters ${accountId}`, rate: uploadRate },
    ]);
    if (limited) return fail(limited);
    const uploadId = UploadId(ids.next('upload'));
    const upload = openUpload({ ...master, uploadId, accountId, artistId, trackId, createdAt: clock.now() });
    const added = named === undefined ? { draft: draft.value, fewerThan: maxDrafts } : undefined;
    const begun = await uploadStore.begin(upload, uploadTotals, added);
    return begun === 'begun' ? ok(shownUpload(uploadLinks, caller.member, upload)) : rejection(begun);
  };
