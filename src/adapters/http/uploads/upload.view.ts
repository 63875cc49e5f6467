import { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { masterTypes, maxUploadBytes, uploadStatuses } from '../../../domain/uploads/upload.ts';
import type { ShownUpload } from '../../../ports/driving/uploads/uploads.ts';
import { artistExamples, artistId } from '../artists/artist.schemas.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';

const { examples } = field;
export const exampleUploadId = 'upl_01JB2M6X8KE9F0G1H2J3K4M5N6';
export const uploadId = field.id('upload', exampleUploadId);

/** The members that announce a master. */
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
  sha256: field.sha256('SHA-256 of the file, in hex. It is not compared with the bytes yet.').exactOptional(),
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
    description: 'Where the bytes are sent. Absent if your role does not permit uploads.',
  });

export const MasterUpload = z
  .object({
    uploadId,
    artistId,
    status: z.enum(uploadStatuses).meta({
      description: '`initiated`: no bytes were received yet; `uploaded`: all were.',
      examples: ['uploading'],
    }),
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
    upload: UploadLink.exactOptional(),
  })
  .meta({ id: 'MasterUpload', description: 'The upload of a master.' });

export const MasterUploadPage = pageOf(MasterUpload, 'Uploads, newest first.').meta({
  id: 'MasterUploadPage',
  description: 'A page of uploads.',
});

export const uploadView = ({ createdAt, upload, ...shown }: ShownUpload) => ({
  ...shown,
  createdAt: timestamp(createdAt),
  ...(upload && {
    upload: { protocol: 'tus' as const, url: upload.url, expiresAt: timestamp(upload.expiresAt) },
  }),
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
  status: 'uploading' as const,
  ...exampleMaster,
  receivedBytes: 16_777_216,
  createdAt: examples.now,
  upload: {
    protocol: 'tus' as const,
    url: 'https://api.example.com/uploads/masters/eyJ1cGxvYWRJZCI6InVw.c2ln',
    expiresAt: examples.now,
  },
};
