import type { AuditNote } from '../../../domain/audit/entry.ts';
import type {
  DeletingImage,
  ImageRecord,
  ReadyImage,
  UnconfirmedImage,
  Upload,
  UploadRejection,
} from '../../../domain/images/image.ts';
import type { ImageTotals } from '../../../domain/images/totals.ts';
import type { Picture } from '../../../domain/images/variants.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AccountId, ImageId, ImageUploadId } from '../../../domain/shared/ids.ts';

/** When an image was confirmed, with the note of it. */
export interface Confirmation {
  readonly picture: Picture;
  /** The key of the bytes that were rendered. */
  readonly key: string;
  readonly now: Instant;
  readonly audit: AuditNote;
}

/** The picture that rendered bytes became. */
export interface Attempt {
  readonly picture: Picture;
  /** The key of the bytes. */
  readonly key: string;
  /** The limit of bytes of all images of the account. */
  readonly totals: ImageTotals;
}

/** A record of an image and its account. */
export type ImageOfAccount = Pick<ImageRecord, 'uploadId' | 'accountId'>;

/**
 * The records of images, whose files are in the media store. A record exists before its first file is stored and until its last
 * file is deleted.
 */
export interface ImageStore {
  /**
   * Atomic: records an upload if its account has fewer images and bytes than `totals`; simultaneous calls never exceed the numbers. Returns the limit
   * that is reached otherwise. Repeatable.
   */
  begin(image: UnconfirmedImage, totals: ImageTotals): Promise<'begun' | keyof ImageTotals>;
  /** Records artwork that no track shows yet, before its first file is stored: see `newArtwork`. Repeatable. */
  addArtwork(image: UnconfirmedImage): Promise<void>;
  /** Returns artwork that is shown, or was until lately, and was made from a file with this digest. */
  findArtwork(sha256: string): Promise<ReadyImage | undefined>;
  /** Returns an image in any state. */
  find(id: ImageUploadId): Promise<ImageRecord | undefined>;
  findImage(id: ImageId): Promise<ImageRecord | undefined>;
  /**
   * Atomic: records bytes that the media store has, in place of earlier ones, if the image is not confirmed. Returns the key of the bytes that
   * nothing needs from now on: of the earlier ones, or of these if they were not recorded. Repeatable.
   */
  receive(
    id: ImageUploadId,
    upload: Upload,
  ): Promise<{ readonly outcome: 'received' | 'refused'; readonly unused?: string }>;
  /** Atomic: records that bytes were rejected. Returns false if others were sent since, or the image is confirmed or being deleted. Repeatable. */
  reject(id: ImageUploadId, rejection: UploadRejection): Promise<boolean>;
  /**
   * Atomic: records a picture before its first file is stored, as `attempted` decides, if its account has so many bytes left; simultaneous calls never
   * exceed them. If it is not recorded, its files must not be stored. Repeatable.
   */
  attempt(image: ImageOfAccount, attempt: Attempt): Promise<'recorded' | 'refused' | 'bytes'>;
  /**
   * Atomic, with the note: applies `ready` to the current state. Returns the image, also if it was ready before, or undefined if it is to be deleted, or
   * was, or if other bytes were sent meanwhile.
   */
  confirm(id: ImageUploadId, confirmation: Confirmation): Promise<ReadyImage | undefined>;
  /**
   * Atomic, with the note: applies `withdrawn` to the current state; returns the image after it. Returns `shown` if a profile or an album shows the image, and
   * undefined if it is not confirmed.
   */
  withdraw(
    image: ImageOfAccount,
    deletion: { readonly now: Instant; readonly audit: AuditNote },
  ): Promise<DeletingImage | 'shown' | undefined>;
  /** Returns images of an account that are not being deleted, by the ID of their upload, after one. */
  ofAccount(
    accountId: AccountId,
    page: { readonly after?: ImageUploadId; readonly limit: number },
  ): Promise<readonly ImageRecord[]>;
  /** Returns images that are due for deletion, longest due first. */
  due(now: Instant, limit: number): Promise<readonly ImageRecord[]>;
  /** Atomic: applies `reconsidered` to the current state; returns the image after it. A track that begins to show artwork comes before or after it. */
  reconsider(id: ImageUploadId, now: Instant): Promise<ImageRecord | undefined>;
  /** Atomic, with the note: removes the record of an image that is being deleted. Returns false if there is none. */
  remove(id: ImageUploadId, audit: AuditNote): Promise<boolean>;
  /** Returns ready images after the ID of an upload, for copies of the media. */
  all(page: { readonly after?: ImageUploadId; readonly limit: number }): Promise<readonly ReadyImage[]>;
}
