import { dayMs, type Instant } from '../shared/calendar.ts';
import { AccountId, type ImageId, type ImageUploadId } from '../shared/ids.ts';
import { unconfirmed, type ImageRecord, type ReadyImage } from './image.ts';
import type { ImageType } from './purpose.ts';
import type { Picture } from './variants.ts';

/** The account of images that come with the catalog. Nobody can sign in to it. */
export const catalogAccountId = AccountId('acc_00000000000000000000000000');

/** How long artwork is kept after the last track stopped showing it: partners may show it until they have synced the catalog. */
export const unusedArtworkKeptMs = 30 * dayMs;

/** The file of a delivery that is rendered. */
export interface ArtworkSource {
  /** In hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly fileName: string;
  readonly contentType: ImageType;
}

interface ArtworkMeans {
  readonly imageId: ImageId;
  readonly uploadId: ImageUploadId;
  readonly source: ArtworkSource;
  readonly picture: Picture;
  readonly now: Instant;
}

/** Returns the record of artwork before its files are stored. It is deleted after a day if no track shows it by then. */
export const newArtwork = ({ imageId, uploadId, source, picture, now }: ArtworkMeans) =>
  unconfirmed({
    ...source,
    imageId,
    uploadId,
    accountId: catalogAccountId,
    purpose: 'track_artwork',
    createdAt: now,
    attempts: [picture],
  });

/** Returns the digest of the file that ready artwork was made from: another delivery with the same file shows the same artwork. */
export const artworkSource = (image: ImageRecord): string | undefined =>
  image.accountId === catalogAccountId && image.state === 'ready' ? image.sha256 : undefined;

/**
 * Returns the record after another track begins to show it, or undefined if it cannot be shown: it is being deleted, or is an image of an account
 * that is not confirmed or not for tracks.
 */
export const artworkShown = (image: ImageRecord | undefined, now: Instant): ReadyImage | undefined => {
  if (image?.purpose !== 'track_artwork' || image.state === 'deleting') return undefined;
  const { dueAt: _, attempts, ...kept } = image;
  if (kept.state === 'ready') return { ...kept, shownBy: (kept.shownBy ?? 0) + 1 };
  if (image.accountId !== catalogAccountId) return undefined;
  const [picture] = attempts ?? [];
  return picture && { ...kept, state: 'ready', picture, confirmedAt: now, shownBy: 1 };
};

/** Returns the record after a track stopped showing it. An image of an account is then kept until its account deletes it. */
export const artworkLeft = (image: ReadyImage, now: Instant): ReadyImage => {
  const shownBy = Math.max(0, (image.shownBy ?? 0) - 1);
  const isDue = shownBy === 0 && image.accountId === catalogAccountId;
  return { ...image, shownBy, ...(isDue && { dueAt: now + unusedArtworkKeptMs }) };
};
