import { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { uploadStages } from '../../../domain/uploads/outcome.ts';
import { uploadStatuses } from '../../../domain/uploads/status.ts';
import { masterTypes, maxUploadBytes } from '../../../domain/uploads/upload.ts';
import type { ShownUpload } from '../../../ports/driving/uploads/uploads.ts';
import { artistExamples, artistId } from '../artists/artist.schemas.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import {
  exampleMeasuredMaster,
  failureView,
  MeasuredMasterView,
  measuredMasterView,
  UploadError,
} from './upload-result.ts';

const { examples } = field;
export const exampleUploadId = 'upl_01JB2M6X8KE9F0G1H2J3K4M5N6';
export const uploadId = field.id('upload', exampleUploadId);

/** The members of a master that is to be uploaded. */
export const announced = {
  fileName: field.text(255, 'Name of the file, for display.', 'night-drive.wav'),
  contentType: z
    .enum(masterTypes)
    .meta({ description: 'Media type of the file. The content decides.', examples: ['audio/wav'] }),
  sizeBytes: z
    .int()
    .min(1)
    .max(maxUploadBytes)
    .meta({ description: 'Size of the file in bytes.', examples: [52_920_044] }),
  sha256: field
    .sha256(
      'SHA-256 of the file, in hex. The upload fails with `CHECKSUM_MISMATCH` if the received file has another.',
    )
    .exactOptional(),
  title: field.text(200, 'Title of the recording.', 'Night Drive').exactOptional(),
};

export const isrc = z
  .string()
  .max(16)
  .refine((given) => parseIsrc(given) !== undefined, 'must be an ISRC, such as DEA622600417')
  .meta({ description: 'ISRC of the recording, with or without hyphens.', examples: ['DEA622600417'] })
  .exactOptional();

const UploadLink = z
  .object({
    protocol: z
      .literal('tus')
      .meta({ description: 'Protocol of the URL: [tus 1.0.0](https://tus.io/protocols/resumable-upload).' }),
    url: z.url().meta({
      description:
        'URL for the bytes. It works without a credential until it expires: do not publish it. Anyone who has it can send bytes and delete the upload. It stops working if the member who requested it is removed or loses the role.',
      examples: ['https://api.example.com/uploads/masters/eyJ1cGxvYWRJZCI6InVw.c2ln'],
    }),
    expiresAt: field.timestampOut('When the URL expires and the upload is deleted.', examples.now),
  })
  .meta({
    id: 'UploadLink',
    description:
      'Where to send the bytes. Absent after the confirmation, and if your role does not permit uploads.',
  });

export const MasterUpload = z
  .object({
    uploadId,
    artistId,
    trackId: field.trackId
      .meta({
        description: 'ID of the track that this recording belongs to. Absent in uploads of earlier releases.',
      })
      .exactOptional(),
    stemId: field
      .id('stem', examples.stemId)
      .meta({
        description:
          'ID of the stem of the track, if it is one. It has no `measured`: see the stems of the track.',
      })
      .exactOptional(),
    status: z.enum(uploadStatuses).meta({
      description:
        '`initiated`: no bytes were received yet; `uploaded`: all were, and the upload can be confirmed; `processing`: it is confirmed. `ready` and `failed` are final.',
      examples: ['uploading'],
    }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({
        description:
          'Progress in percent: of the transfer before the confirmation, of processing after it. 100 if the status is final.',
        examples: [31],
      }),
    stage: z
      .enum(uploadStages)
      .meta({
        description:
          'Step of processing. `waiting`: queued, also again after an interruption. Present only while the status is `processing`.',
        examples: ['measuring'],
      })
      .exactOptional(),
    ...announced,
    isrc: z
      .string()
      .meta({ description: 'ISRC of the recording.', examples: ['DEA622600417'] })
      .exactOptional(),
    receivedBytes: z
      .int()
      .min(0)
      .meta({
        description: 'Bytes that are stored. An interrupted upload continues here.',
        examples: [16_777_216],
      }),
    createdAt: field.timestampOut('When the upload was initiated.', examples.now),
    confirmedAt: field.timestampOut('When the upload was confirmed.', examples.now).exactOptional(),
    upload: UploadLink.exactOptional(),
    measured: MeasuredMasterView.exactOptional(),
    failure: UploadError.exactOptional(),
  })
  .meta({ id: 'MasterUpload', description: 'The upload of a master or a stem.' });

export const MasterUploadPage = pageOf(MasterUpload, 'Uploads, newest first.').meta({
  id: 'MasterUploadPage',
  description: 'A page of uploads.',
});

export const uploadView = ({
  createdAt,
  confirmedAt,
  upload,
  measured,
  failure,
  ...shown
}: ShownUpload): z.infer<typeof MasterUpload> => ({
  ...shown,
  createdAt: timestamp(createdAt),
  ...(confirmedAt !== undefined && { confirmedAt: timestamp(confirmedAt) }),
  ...(upload && {
    upload: { protocol: 'tus' as const, url: upload.url, expiresAt: timestamp(upload.expiresAt) },
  }),
  ...(measured && { measured: measuredMasterView(measured) }),
  ...(failure && { failure: failureView(failure) }),
});

export const exampleMaster = {
  fileName: 'night-drive.wav',
  contentType: 'audio/wav',
  sizeBytes: 52_920_044,
  title: 'Night Drive',
} as const;

export const exampleUpload = {
  uploadId: exampleUploadId,
  artistId: artistExamples.artistId,
  trackId: examples.trackId,
  status: 'uploading' as const,
  progress: 31,
  ...exampleMaster,
  receivedBytes: 16_777_216,
  createdAt: examples.now,
  upload: {
    protocol: 'tus' as const,
    url: 'https://api.example.com/uploads/masters/eyJ1cGxvYWRJZCI6InVw.c2ln',
    expiresAt: examples.now,
  },
};

const { upload: _, ...exampleKept } = exampleUpload;

export const exampleConfirmed = {
  ...exampleKept,
  status: 'processing' as const,
  progress: 0,
  stage: 'waiting' as const,
  receivedBytes: exampleMaster.sizeBytes,
  confirmedAt: examples.now,
};

export const exampleReady = {
  ...exampleKept,
  status: 'ready' as const,
  progress: 100,
  receivedBytes: exampleMaster.sizeBytes,
  confirmedAt: examples.now,
  measured: exampleMeasuredMaster,
};
