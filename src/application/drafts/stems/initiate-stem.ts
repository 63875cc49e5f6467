import type { Draft } from '../../../domain/drafts/draft.ts';
import { canChangeStems } from '../../../domain/drafts/publication.ts';
import {
  bytesOfStems,
  maxStemsBytes,
  stemOf,
  stemUploads,
  withStem,
  type StemsTooLarge,
} from '../../../domain/drafts/stems.ts';
import { StemId, UploadId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { uploadsFull, uploadTotals } from '../../../domain/uploads/totals.ts';
import { openUpload, uploadRate, type MasterType } from '../../../domain/uploads/upload.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { InitiateStem } from '../../../ports/driving/drafts/stems.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { firstUsedUp } from '../../mail/mail-rates.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import type { UploadLinks } from '../../uploads/upload-links.ts';
import { changeableDraft } from '../own-draft.ts';
import { shownStem } from './read-stems.ts';
import { uploadsOfStems } from './stem-records.ts';

interface Dependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'begin' | 'find'>;
  readonly uploadLinks: UploadLinks;
  readonly limiter: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
}

type Asked = Parameters<InitiateStem>[0];

/** The media type for display: the content decides. */
const typeOf = (fileName: string): MasterType => (/\.flac$/i.test(fileName) ? 'audio/flac' : 'audio/wav');

/** Returns the draft that gets the stem, and the ID of the stem. */
const draftFor = async ({ draftStore, library, uploadStore, ids }: Dependencies, asked: Asked) => {
  const found = await changeableDraft(draftStore, asked);
  if (!found.ok) return found;
  const draft = found.value;
  const permitted = canChangeStems(draft.submitted && (await library.find(draft.trackId)));
  if (!permitted.ok) return permitted;
  const { stemId = StemId(ids.next('stem')), stem } = asked;
  if (asked.stemId !== undefined && !stemOf(draft, stemId))
    return fail({ kind: 'draft-stem-not-found' } as const);
  const fits = await roomFor(uploadStore, draft, { ...stem, stemId });
  return fits.ok ? ok({ draft, stemId }) : fits;
};

/** Returns whether the stems of a draft stay within their limit with another one. */
const roomFor = async (
  uploadStore: Pick<UploadStore, 'find'>,
  draft: Draft,
  { stemId, sizeBytes }: { readonly stemId: StemId; readonly sizeBytes: number },
): Promise<Result<'fits', StemsTooLarge>> => {
  const others = (await uploadsOfStems(uploadStore, draft)).filter((upload) => upload.stemId !== stemId);
  return bytesOfStems(others) + sizeBytes > maxStemsBytes
    ? fail({ kind: 'draft-stems-too-large', limitBytes: maxStemsBytes })
    : ok('fits');
};

export const initiateStem =
  (dependencies: Dependencies): InitiateStem =>
  (asked) => {
    const { uploadStore, uploadLinks, limiter, ids, clock } = dependencies;
    const { member } = asked.caller;
    const { category, name, ...file } = asked.stem;
    const uploadId = UploadId(ids.next('upload'));
    let attempts = 0;
    return retryOnConflict(async () => {
      const found = await draftFor(dependencies, asked);
      if (!found.ok) return found;
      const { draft, stemId } = found.value;
      const { accountId, artistId, trackId } = draft;
      const now = clock.now();
      const stem = { stemId, uploadId, category, name };
      const next = withStem(draft, stem, now);
      if ('kind' in next) return fail(next);
      const rates = attempts++ === 0 ? [{ key: `masters ${accountId}`, rate: uploadRate }] : [];
      const limited = await firstUsedUp(limiter, 'master-uploads', rates);
      if (limited) return fail(limited);
      const upload = openUpload({
        ...{ ...file, contentType: typeOf(file.fileName) },
        ...{ uploadId, accountId, artistId, trackId, stemId, createdAt: now },
      });
      const begun = await uploadStore.begin(upload, uploadTotals, {
        ...{ draft: next, version: draft.version, drops: stemUploads(draft, next).drops },
        audit: artistNote(member, now, 'add_stem', { subjects: [trackId, accountId, artistId, uploadId] }),
      });
      if (begun === 'begun') return ok(shownStem(uploadLinks, member, stem, upload));
      if (begun === 'draft-changed' || begun === 'drafts' || begun === 'no-draft') return 'conflict';
      return fail(uploadsFull(begun));
    });
  };
