import type { AudioFormat, Quality } from '../../../domain/catalog/audio.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { ByteRange, MediaObject } from '../../driven/media/media-store.ts';
import type { Caller } from '../access.ts';
import type { TrackNotFound, TrackTakenDown } from '../catalog.ts';
import type { LicenseUnusable } from '../licensing.ts';
import type { UseCase } from '../use-case.ts';

/** The render continues; a request soon afterwards finds it complete. */
export type StillRendering = { readonly kind: 'still-rendering'; readonly retryAfterMs: number };

export interface PreviewLink {
  readonly url: string;
  readonly expiresAt: Instant;
  readonly format: 'mp3';
  readonly durationMs: number;
  readonly previewStartMs: number;
}

/** Returns a link to a preview of 30 s with an audible mark, ready to play. */
export type StreamPreview = UseCase<
  { readonly caller: Caller; readonly trackId: TrackId },
  PreviewLink,
  TrackNotFound | TrackTakenDown | StillRendering
>;

/** `bitrate` and `sampleRate` are present only if they were requested. */
export interface DownloadLink extends Quality {
  readonly url: string;
  readonly expiresAt: Instant;
  readonly format: AudioFormat;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly licenseId: LicenseId;
}

export type DownloadTrack = UseCase<
  {
    readonly caller: Caller;
    readonly trackId: TrackId;
    readonly licenseId: LicenseId;
    readonly format: AudioFormat;
  } & Quality,
  DownloadLink,
  TrackNotFound | TrackTakenDown | LicenseUnusable | StillRendering
>;

/** The bytes of a signed link. */
export interface OpenedMedia {
  readonly kind: 'preview' | 'download' | 'stem';
  readonly object: MediaObject;
  readonly contentType: string;
  readonly filename: string;
  read(range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /**
   * Returns where the client can fetch the bytes directly, for five minutes, or undefined if only this
   * service provides them. `disposition` is a value of Content-Disposition.
   */
  address(disposition: string): Promise<string | undefined>;
}

/**
 * The link is not signed by this service, has expired, or its license or session has ended: the client cannot
 * distinguish them.
 */
export type LinkInvalid = { readonly kind: 'link-invalid' };

/** Checks track, license and platform again when a response starts. */
export type OpenMedia = UseCase<
  { readonly token: string },
  OpenedMedia,
  LinkInvalid | TrackTakenDown | StillRendering
>;

/** Previews and downloads. */
export interface Media {
  readonly streamPreview: StreamPreview;
  readonly downloadTrack: DownloadTrack;
  readonly openMedia: OpenMedia;
}
