import { UploadId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { uploadsFull, uploadTotals } from '../../domain/uploads/totals.ts';
import { openUpload, uploadRate } from '../../domain/uploads/upload.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { InitiateUpload } from '../../ports/driving/uploads/uploads.ts';
import { actingProfileOrOnly } from '../artists/roster/acting-profile.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import { shownUpload } from './shown-upload.ts';
import type { UploadLinks } from './upload-links.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly uploadStore: Pick<UploadStore, 'begin'>;
  readonly uploadLinks: UploadLinks;
  readonly limiter: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const initiateUpload =
  ({ artistStore, uploadStore, uploadLinks, limiter, ids, clock }: Dependencies): InitiateUpload =>
  async ({ caller, master, artistId: named }) => {
    const profile = await actingProfileOrOnly(artistStore, named, { caller, part: 'tracks' });
    if (!profile.ok) return profile;
    const { member } = caller;
    const { accountId } = member;
    const limited = await firstUsedUp(limiter, 'master-uploads', [
      { key: `masters ${accountId}`, rate: uploadRate },
    ]);
    if (limited) return fail(limited);
    const upload = openUpload({
      ...master,
      uploadId: UploadId(ids.next('upload')),
      accountId,
      artistId: profile.value.artistId,
      createdAt: clock.now(),
    });
    const begun = await uploadStore.begin(upload, uploadTotals);
    return begun === 'begun' ? ok(shownUpload(uploadLinks, member, upload)) : fail(uploadsFull(begun));
  };
