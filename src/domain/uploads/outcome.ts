import type { AudioFormat, PeakData } from '../catalog/audio.ts';
import type { Fingerprint } from '../catalog/fingerprint/fingerprint.ts';
import type { MusicalKey } from '../catalog/musical-key.ts';
import type { MasterRecording, MediaFile } from '../catalog/track.ts';
import type { SoundAnalysis } from '../enrichment/sound.ts';

/** The steps of processing in their order. */
export const uploadStages = ['waiting', 'assembling', 'measuring', 'analyzing'] as const;
export type UploadStage = (typeof uploadStages)[number];

/** The measurements of a master, and the file that the media store has of it. */
export interface MeasuredMaster {
  readonly master: MasterRecording;
  readonly durationMs: number;
  /** In beats per minute; absent if unknown. Confidence is from 0 to 1. */
  readonly tempo?: { readonly bpm: number; readonly confidence: number };
  /** Absent if unknown. */
  readonly key?: MusicalKey & { readonly confidence: number };
}

/** A stem of a track as its file was decoded. */
export interface MeasuredStem {
  readonly file: MediaFile;
  readonly durationMs: number;
}

/** Why no master or stem was made: the reasons for which an import rejects audio, and those of uploads. */
export type UploadFailureCode =
  | 'unknown-format'
  | 'not-what-it-says'
  | 'truncated'
  | 'too-long'
  | 'too-short'
  | 'too-large'
  | 'too-many-channels'
  | 'sample-rate'
  | 'silent'
  | 'undecodable'
  | 'mismatch'
  | 'checksum-mismatch'
  | 'processing-failed';

export interface UploadFailure {
  readonly code: UploadFailureCode;
  /** One sentence that a person can act on, without paths. */
  readonly detail: string;
}

/** Values of a recording that the catalog needs beside its measurements. */
export interface RecordedSound {
  readonly peaks: PeakData;
  readonly analysis: SoundAnalysis;
  /** Absent if the recording has no distinctive sound. */
  readonly fingerprint?: Fingerprint;
}

/** The result of processing. */
export type UploadOutcome =
  | { readonly kind: 'ready'; readonly measured: MeasuredMaster; readonly sound: RecordedSound }
  | { readonly kind: 'ready-stem'; readonly measured: MeasuredStem }
  | { readonly kind: 'failed'; readonly failure: UploadFailure };

export const failedWith = (code: UploadFailure['code'], detail: string): UploadOutcome => ({
  kind: 'failed',
  failure: { code, detail },
});

/** Returns why a format is not that of a master or a stem, or undefined if it is. */
export const formatFailure = (format: AudioFormat): UploadOutcome | undefined =>
  format === 'wav' || format === 'flac'
    ? undefined
    : failedWith(
        'not-what-it-says',
        `The file contains ${format === 'mp3' ? 'MP3' : 'Ogg Vorbis'}. Upload a WAV or FLAC file.`,
      );

/** Returns the failure of bytes whose digest is not that of the request. */
export const checksumFailure = (found: string): UploadOutcome =>
  failedWith(
    'checksum-mismatch',
    `The received file has the SHA-256 ${found}, not the one in the request that created the upload. Upload the file again.`,
  );

/** The failure of a stem whose track lost its recording since the confirmation. */
export const noRecordingFailure = failedWith(
  'mismatch',
  'The track has no recording to compare the stem with. Upload the recording first, then the stem again.',
);

/** The failure of an upload that was attempted too often. */
export const attemptsFailure = failedWith(
  'processing-failed',
  'We could not process this file. Export it again, and upload the new file.',
);
