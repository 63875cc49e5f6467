import { artworkShown, newArtwork } from '../../../src/domain/images/artwork.ts';
import {
  ready,
  reconsidered,
  unconfirmed,
  type ReadyImage,
  type UnconfirmedImage,
  type Upload,
} from '../../../src/domain/images/image.ts';
import { imageTotals, storedBytes, type ImageTotals } from '../../../src/domain/images/totals.ts';
import { sizesFor, type Picture } from '../../../src/domain/images/variants.ts';
import type { Attempt } from '../../../src/ports/driven/images/image-store.ts';
import { ImageId, ImageUploadId } from '../../../src/domain/shared/ids.ts';
import { accountId } from '../artists/artist-builders.ts';
import { digestOf, noon } from '../builders/builders.ts';

const suffix = (n: number): string => String(n).padStart(26, '0');

/** The nth ID: IDs sort as their numbers do. */
export const imageId = (n = 1) => ImageId(`img_${suffix(n)}`);
export const imageUploadId = (n = 1) => ImageUploadId(`imu_${suffix(n)}`);

/** The nth upload, of the first account, that is not confirmed. */
export const anUnconfirmedImage = (changes: Partial<UnconfirmedImage> = {}, n = 1): UnconfirmedImage => ({
  ...unconfirmed({
    imageId: imageId(n),
    uploadId: imageUploadId(n),
    accountId: accountId(),
    purpose: 'album_cover',
    fileName: `Cover ${n} – 海.png`,
    contentType: 'image/png',
    sizeBytes: 1_000 * n,
    sha256: digestOf(n),
    createdAt: noon + n,
  }),
  ...changes,
});

/** The picture of the nth image, of 1,600 × 1,600 pixels. */
export const aPicture = (n = 1): Picture => ({
  imageId: imageId(n),
  width: 1_600,
  height: 1_600,
  variants: sizesFor({ width: 1_600, height: 1_600 })
    .map((variant, place) => ({
      ...variant,
      webp: { sizeBytes: 100 * n + place, sha256: digestOf(100 * n + place) },
      jpeg: { sizeBytes: 200 * n + place, sha256: digestOf(200 * n + place) },
    }))
    .toReversed(),
});

/** The bytes of the nth upload, by default those of its first transfer. */
export const anUpload = (n = 1, transfer = 1): Upload => ({
  key: `uploads/${imageUploadId(1_000 * n + transfer)}`,
  sha256: digestOf(1_000 * n + transfer),
});

/** The usual limits of an account, with changes. */
export const totalsOf = (changes: Partial<ImageTotals> = {}): ImageTotals => ({ ...imageTotals, ...changes });

/** The nth upload of the first account, as stores are asked for it. */
export const anImageOf = (n = 1) => ({ uploadId: imageUploadId(n), accountId: accountId() });

/** The nth picture, rendered from bytes with a key, or from those of the nth upload. */
export const anAttempt = (
  n = 1,
  { key = anUpload(n).key, ...totals }: Partial<ImageTotals & Attempt> = {},
): Attempt => ({
  picture: aPicture(n),
  key,
  totals: totalsOf(totals),
});

/** The nth upload, whose bytes were received. */
export const aSentImage = (n = 1): UnconfirmedImage => ({
  ...anUnconfirmedImage({}, n),
  upload: anUpload(n),
});

/** The nth image, confirmed a second after its upload began. */
export const aReadyImage = (n = 1): ReadyImage => {
  const confirmed = ready(aSentImage(n), {
    picture: aPicture(n),
    key: anUpload(n).key,
    now: noon + n + 1_000,
  });
  if (!confirmed) throw new Error('it can be confirmed');
  return confirmed;
};

/** Bytes of all files of the nth picture. */
export const pictureBytes = (n = 1): number => storedBytes(aReadyImage(n)) ?? 0;

/** The nth image, which is being deleted since it was due. */
export const aDeletingImage = (n = 1) => {
  const image = anUnconfirmedImage({}, n);
  return reconsidered(image, image.dueAt);
};

/** The nth artwork of the catalog, which no track shows yet. */
export const anArtwork = (n = 1): UnconfirmedImage =>
  newArtwork({
    imageId: imageId(n),
    uploadId: imageUploadId(n),
    source: {
      sha256: digestOf(n),
      sizeBytes: 1_000 * n,
      fileName: `covers/${n}.png`,
      contentType: 'image/png',
    },
    picture: aPicture(n),
    now: noon + n,
  });

/** The nth artwork as it is once a track shows it. */
export const aShownArtwork = (n = 1, now = noon): ReadyImage => {
  const shown = artworkShown(anArtwork(n), now);
  if (!shown) throw new Error('it can be shown');
  return shown;
};
