import { z } from 'zod';
import { camelotOf } from '../../../domain/catalog/musical-key.ts';
import type { MeasuredMaster, UploadFailure } from '../../../domain/uploads/outcome.ts';
import { exampleMeasured, MeasuredSound } from '../moderation/measured-sound.ts';
import * as field from '../vocabulary/fields.ts';

/** The wire code of each reason why an upload can fail. */
const failureCodes = {
  'unknown-format': 'UNKNOWN_FORMAT',
  'not-what-it-says': 'FORMAT_MISMATCH',
  truncated: 'TRUNCATED',
  'too-long': 'TOO_LONG',
  'too-short': 'TOO_SHORT',
  'too-large': 'TOO_LARGE',
  'too-many-channels': 'TOO_MANY_CHANNELS',
  'sample-rate': 'SAMPLE_RATE',
  silent: 'SILENT',
  undecodable: 'UNDECODABLE',
  mismatch: 'RECORDING_MISMATCH',
  'checksum-mismatch': 'CHECKSUM_MISMATCH',
  'processing-failed': 'PROCESSING_FAILED',
} as const satisfies Readonly<Record<UploadFailure['code'], string>>;

export const UploadError = z
  .object({
    code: z
      .enum(Object.values(failureCodes) as [string, ...string[]])
      .meta({ description: 'Reason, for programs. We may add values.', examples: ['TRUNCATED'] }),
    detail: z.string().meta({
      description: 'What is wrong with the file, in one sentence.',
      examples: ['The WAV ends before the samples that its header declares.'],
    }),
  })
  .meta({ id: 'UploadError', description: 'Why processing failed. Present only if the status is `failed`.' });

export const MeasuredMasterView = MeasuredSound.omit({ moods: true })
  .extend({
    durationMs: field.count('Duration in milliseconds.', 215_000),
    sha256: field.sha256('SHA-256 of the file, in hex.'),
  })
  .meta({
    id: 'MeasuredMaster',
    description: 'Measurements of the file. Present only if the status is `ready`.',
  });

export const failureView = ({ code, detail }: UploadFailure) => ({ code: failureCodes[code], detail });

const hundredths = (share: number): number => Math.round(100 * share) / 100;

export const measuredMasterView = ({
  master,
  durationMs,
  tempo,
  key,
}: MeasuredMaster): z.infer<typeof MeasuredMasterView> => {
  const { format, sizeBytes, sha256, sampleRate, channels, loudnessLufs, peakDbfs } = master;
  return {
    ...{ format, sizeBytes, sha256, durationMs, sampleRate, channels, loudnessLufs, peakDbfs },
    ...(tempo && { bpm: { value: tempo.bpm, confidence: hundredths(tempo.confidence) } }),
    ...(key && {
      key: {
        tonic: key.tonic,
        mode: key.mode,
        camelot: camelotOf(key),
        confidence: hundredths(key.confidence),
      },
    }),
  };
};

const { moods: _, ...exampleSound } = exampleMeasured;

export const exampleMeasuredMaster = {
  ...exampleSound,
  durationMs: 215_000,
  sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
};
