import { z } from 'zod';
import { audioFormats } from '../../../../domain/catalog/audio.ts';
import { stemCategories } from '../../../../domain/catalog/track.ts';
import { maxStemsBytes } from '../../../../domain/drafts/stems.ts';
import { uploadStatuses } from '../../../../domain/uploads/status.ts';
import { exampleUpload, MasterUpload } from '../../uploads/upload.view.ts';
import * as field from '../../vocabulary/fields.ts';

const { examples } = field;

/** The members of a stem in every form. */
const stemNamed = {
  category: z.enum(stemCategories).meta({ description: 'Category of the stem.', examples: ['drums'] }),
  name: field.text(100, 'Name of the stem. No other stem of the track has it.', 'Drums'),
};

export const stemId = field.id('stem', examples.stemId);

export const StemInitDto = z
  .strictObject({
    ...stemNamed,
    fileName: field.text(255, 'Name of the file, for display.', 'night-drive-drums.wav'),
    sizeBytes: z
      .int()
      .min(1)
      .max(maxStemsBytes)
      .meta({ description: 'Size of the file in bytes.', examples: [52_920_044] }),
    sha256: field
      .sha256(
        'SHA-256 of the file, in hex. A value in the confirmation replaces it. The stem fails with `CHECKSUM_MISMATCH` if the received file has another.',
      )
      .exactOptional(),
    stemId: stemId
      .meta({
        description: 'A stem of the track that this one replaces. It keeps its ID. Absent: a stem is added.',
      })
      .exactOptional(),
  })
  .meta({ id: 'StemInitDto', description: 'A stem to upload.' });

export const StemConfirmDto = z
  .strictObject({
    sha256: field
      .sha256(
        'SHA-256 of the file, in hex. The stem fails with `CHECKSUM_MISMATCH` if the received file has another.',
      )
      .exactOptional(),
  })
  .meta({ id: 'StemConfirmDto', description: 'The confirmation of a stem.' });

const MeasuredStemView = z
  .object({
    format: z.enum(audioFormats).meta({ description: 'Format of the file.', examples: ['wav'] }),
    sizeBytes: field.count('Size of the file in bytes.', 52_920_044),
    sha256: field.sha256('SHA-256 of the file, in hex.'),
    durationMs: field.count('Length in milliseconds.', 300_000),
  })
  .meta({ id: 'MeasuredStem', description: 'The processed file. Present only if the status is `ready`.' });

const uploaded = MasterUpload.pick({
  ...{ uploadId: true, stage: true, fileName: true, sizeBytes: true, sha256: true, receivedBytes: true },
  ...{ createdAt: true, confirmedAt: true, upload: true, failure: true, progress: true },
}).partial().shape;

export const OwnStem = z
  .object({
    stemId,
    ...stemNamed,
    status: z.enum([...uploadStatuses, 'missing']).meta({
      description:
        'As of an [upload](/reference/operations/getUpload). `missing`: the upload was deleted, or not confirmed within seven days; replace or remove the stem. Only stems that are `ready` can be submitted.',
      examples: ['uploading'],
    }),
    ...uploaded,
    measured: MeasuredStemView.exactOptional(),
  })
  .meta({ id: 'OwnStem', description: 'A stem of a track of your account.' });

export const OwnStemList = z
  .object({
    data: z.array(OwnStem).meta({ description: 'The stems, in the order in which they were added.' }),
    stemsSumToMaster: z
      .object({
        residualDb: z.number().meta({
          description:
            'Difference between the sum of the stems and the recording, in decibels. Lower is closer.',
          examples: [-84.2],
        }),
      })
      .meta({
        description: 'How closely the sum of the stems matches the recording. Absent until it is measured.',
      })
      .exactOptional(),
  })
  .meta({ id: 'OwnStemList', description: 'The stems of a track of your account.' });

const { uploadId, status, progress, fileName, sizeBytes, receivedBytes, createdAt, upload } = exampleUpload;

export const exampleOwnStem = {
  ...{ stemId: examples.stemId, category: 'drums' as const, name: 'Drums' },
  ...{ status, uploadId, progress, fileName, sizeBytes, receivedBytes, createdAt, upload },
};

export const exampleReadyStem = {
  ...{ stemId: examples.stemId, category: 'drums' as const, name: 'Drums' },
  ...{ status: 'ready' as const, uploadId, progress: 100, fileName, sizeBytes, receivedBytes: sizeBytes },
  ...{ createdAt, confirmedAt: createdAt },
  measured: { format: 'wav' as const, sizeBytes, sha256: examples.hash, durationMs: 300_000 },
};
