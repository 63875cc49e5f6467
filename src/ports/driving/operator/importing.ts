import type { SameRecording } from '../../../domain/catalog/fingerprint/same-recording.ts';
import type { MusicalKey } from '../../../domain/catalog/musical-key.ts';
import type { DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import type { ImageRejected } from '../../../domain/images/rejection.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { AudioRejected } from '../../driven/media/audio-processor.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** The file of the artwork cannot be shown. */
export interface ArtworkRejected {
  readonly kind: 'artwork-rejected';
  readonly file: string;
  readonly issues: ImageRejected['issues'];
}

export type ImportRejected =
  | { readonly kind: 'delivery-invalid'; readonly detail: string }
  /** `file` contains all missing files, separated by commas. */
  | { readonly kind: 'file-missing'; readonly file: string }
  /** The file changed during the import. */
  | { readonly kind: 'file-changed'; readonly file: string }
  | { readonly kind: 'isrc-taken'; readonly isrc: string; readonly holder: TrackId }
  | (AudioRejected & { readonly file: string })
  | ArtworkRejected
  /** The image of the same file was being deleted; the next import renders it again. */
  | { readonly kind: 'artwork-deleted'; readonly file: string }
  /** Both the audio and the artwork were rejected. */
  | { readonly kind: 'several'; readonly failures: readonly ImportRejected[] }
  | TooMuchContention;

/** The measurements of a row's audio; absent if they are unknown. */
export interface MeasuredFigures {
  readonly durationMs: number;
  readonly loudnessLufs: number;
  readonly bpm?: number;
  readonly key?: MusicalKey;
}

/** Another ISRC with the same recording, and where the common part is, in milliseconds of either master. */
export interface SameRecordingAs extends Omit<SameRecording, 'share'> {
  readonly isrc: string;
}

export interface Imported {
  readonly outcome: 'imported' | 'replaced' | 'unchanged' | 'would-import';
  readonly trackId?: TrackId;
  readonly title: string;
  /** Other ISRCs whose master is the same file. Absent if the row is unchanged and was not compared. */
  readonly sameAudioAs?: readonly string[];
  /** Other ISRCs whose master contains the same recording in another file. Absent if the row is unchanged. */
  readonly sameRecordingAs?: readonly SameRecordingAs[];
  /** Present in a dry run. */
  readonly measured?: MeasuredFigures;
}

/**
 * Imports a delivered track: stores files, measures audio and commits the record. Repeating a delivery has no
 * effect.
 */
export type ImportTrack = UseCase<
  { readonly folder: string; readonly delivery: DeliveredTrack; readonly dryRun: boolean },
  Imported,
  ImportRejected
>;
