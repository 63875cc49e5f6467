import { z } from 'zod';
import { audioFormats } from '../../../domain/catalog/audio.ts';
import { anyone } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import { openMedia } from '../media/media.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleUploadId } from './upload.view.ts';
import { readUpload } from './uploads.contract.ts';

const { examples } = field;
const { tags, params } = readUpload;

const UploadAudio = z
  .object({
    url: z.url().meta({
      description:
        'A signed link that plays without a credential until it expires. It also ends with your session, and when the upload is deleted. Do not publish it.',
    }),
    expiresAt: field.timestampOut('When the link expires. Request a new one after that.', examples.now),
    format: z.enum(audioFormats).meta({ description: 'Format of the file.', examples: ['wav'] }),
    durationMs: field.count('Length in milliseconds.', 300_000),
  })
  .meta({ id: 'UploadAudio', description: 'A link to the file of a recording or a stem.' });

export const linkToUploadAudio = route({
  operation: 'getUploadAudio',
  method: 'GET',
  path: `${readUpload.path}/audio`,
  access: anyone,
  summary: 'Get a link to the audio of an upload',
  description:
    'Returns a link to the file of a recording or a stem of your account, as you uploaded it, before and after its track is reviewed. The link works for 15 minutes. 409 if the status of the upload is not `ready`.',
  tags,
  params,
  responses: {
    200: {
      description: 'The link.',
      schema: UploadAudio,
      example: {
        url: `https://api.example.com/media/uploads/eyJ1cGxvYWRJZCI6InVw.c2ln/${exampleUploadId}.wav`,
        expiresAt: examples.now,
        format: 'wav',
        durationMs: 300_000,
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
  cacheControl: 'private, no-store',
});

export const openUploadAudio = route({
  operation: 'openUploadAudio',
  method: 'GET',
  path: '/media/uploads/{token}/{filename}',
  access: { kind: 'public' },
  summary: 'Open a link to the audio of an upload',
  description:
    'Returns the file of a link from `GET /artists/me/uploads/{uploadId}/audio`. Supports Range, If-Range and ETag. A GET may be redirected (307) to the storage of the file.',
  tags,
  params: openMedia.params,
  responses: openMedia.responses,
  problems: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  cacheControl: 'private, no-store',
});
