import { uploadTotals, type UploadTotals } from '../../../src/domain/uploads/totals.ts';
import {
  openUpload,
  reconsidered,
  uploadFileKey,
  type OpenUpload,
  type UploadPart,
} from '../../../src/domain/uploads/upload.ts';
import { UploadId } from '../../../src/domain/shared/ids.ts';
import { accountId, artistProfileId } from '../artists/artist-builders.ts';
import { digestOf, noon } from '../builders/builders.ts';

/** The nth ID: IDs sort as their numbers do. */
export const uploadId = (n = 1) => UploadId(`upl_${String(n).padStart(26, '0')}`);

/** The nth upload, of the first account, without bytes. */
export const anUpload = (changes: Partial<OpenUpload> = {}, n = 1): OpenUpload => ({
  ...openUpload({
    uploadId: uploadId(n),
    accountId: accountId(),
    artistId: artistProfileId(),
    fileName: `Master ${n} – 海.wav`,
    contentType: 'audio/wav',
    sizeBytes: 1_000 * n,
    sha256: digestOf(n),
    title: `Night Drive ${n}`,
    createdAt: noon + n,
  }),
  ...changes,
});

/** A part of the nth upload. */
export const aPart = (name: string | number, sizeBytes: number, n = 1): UploadPart => ({
  key: uploadFileKey(uploadId(n), `part-${name}`),
  sizeBytes,
});

/** The usual limits of an account, with changes. */
export const uploadTotalsOf = (changes: Partial<UploadTotals> = {}): UploadTotals => ({
  ...uploadTotals,
  ...changes,
});

/** The nth upload, which is being deleted since it was due. */
export const aDeletingUpload = (n = 1) => {
  const upload = anUpload({}, n);
  return reconsidered(upload, upload.dueAt);
};
