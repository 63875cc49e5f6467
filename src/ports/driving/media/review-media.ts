import type { AudioFormat, Waveform } from '../../../domain/catalog/audio.ts';
import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { LinkInvalid, OpenedMedia, StillRendering } from './media.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { UseCase } from '../use-case.ts';

/** `preview` is the preview for partners, `full` the recording as it was delivered. */
export const reviewParts = ['preview', 'full'] as const;
export type ReviewPart = (typeof reviewParts)[number];

export interface ReviewLink {
  readonly url: string;
  readonly expiresAt: Instant;
  readonly part: ReviewPart;
  readonly format: AudioFormat;
  readonly durationMs: number;
}

/**
 * Returns a short-lived link to the audio of a track in any status. A link to the full recording is recorded
 * in the audit log.
 */
export type LinkToReviewAudio = UseCase<
  { readonly caller: StaffCaller; readonly trackId: TrackId; readonly part: ReviewPart },
  ReviewLink,
  TrackNotFound | StillRendering
>;

/** Opens the bytes of such a link while its member of staff may still review. */
export type OpenReviewAudio = UseCase<
  { readonly token: string },
  Omit<OpenedMedia, 'kind'>,
  LinkInvalid | StillRendering
>;

/** `points` is the largest number of pixels. Works in any status. */
export type ReadWaveformForStaff = UseCase<
  { readonly trackId: TrackId; readonly points: number },
  Waveform,
  TrackNotFound
>;

/** Audio for staff who review a track. */
export interface ReviewMedia {
  readonly linkToReviewAudio: LinkToReviewAudio;
  readonly openReviewAudio: OpenReviewAudio;
  readonly readWaveformForStaff: ReadWaveformForStaff;
}
