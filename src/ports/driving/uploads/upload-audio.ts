import type { AudioFormat } from '../../../domain/catalog/audio.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { UploadId } from '../../../domain/shared/ids.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { LinkInvalid, OpenedMedia } from '../media/media.ts';
import type { UseCase } from '../use-case.ts';
import type { UploadNotFound } from './uploads.ts';

interface UploadAudioLink {
  readonly url: string;
  readonly expiresAt: Instant;
  readonly format: AudioFormat;
  readonly durationMs: number;
}

/** The file of the upload is not complete, not processed yet, or was rejected. */
export type UploadNotReady = { readonly kind: 'artist-upload-not-ready' };

/** Returns a short-lived link to the file of a recording or a stem of the caller's account, submitted or not. */
export type LinkToUploadAudio = UseCase<
  { readonly caller: ArtistCaller; readonly uploadId: UploadId },
  UploadAudioLink,
  UploadNotFound | UploadNotReady
>;

/** Opens the file of such a link while its session is active and the account has the upload. */
export type OpenUploadAudio = UseCase<{ readonly token: string }, Omit<OpenedMedia, 'kind'>, LinkInvalid>;

/** Audio of an account for its own members. */
export interface UploadAudio {
  readonly linkToUploadAudio: LinkToUploadAudio;
  readonly openUploadAudio: OpenUploadAudio;
}
