import { z } from 'zod';
import { uploadTotals } from '../../../domain/uploads/totals.ts';
import { maxUploadBytes } from '../../../domain/uploads/upload.ts';
import { artistExamples } from '../artists/artist.schemas.ts';
import { anyone, trackEditor } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import {
  announced,
  exampleConfirmed,
  exampleMaster,
  exampleReady,
  exampleUpload,
  exampleUploadId,
  isrc,
  MasterUpload,
  MasterUploadPage,
  uploadId,
} from './upload.view.ts';

const tags = ['Uploads'];
const all = '/api/v1/artists/me/uploads';
const one = `${all}/{uploadId}` as const;
const path = z.strictObject({ uploadId });
const gibibyte = 2 ** 30;

const InitiateUploadDto = z
  .strictObject({
    artistId: field
      .id('artist profile', artistExamples.artistId)
      .meta({
        description:
          'The profile whose recording it is. Required without `trackId` if your account has several profiles.',
      })
      .exactOptional(),
    trackId: field.trackId
      .meta({
        description:
          'ID of the track that this recording belongs to. The latest processed recording is used. If absent, we create a track with the title and ISRC of the upload.',
      })
      .exactOptional(),
    ...announced,
    isrc,
  })
  .meta({ id: 'InitiateUploadDto', description: 'A master to upload.' });

export const initiateUpload = route({
  operation: 'initiateUpload',
  method: 'POST',
  path: all,
  access: trackEditor,
  summary: 'Start the upload of a master',
  description: `Returns a URL to which you send the file in one or more requests, by [tus 1.0.0](https://tus.io/protocols/resumable-upload) with the extensions checksum, expiration and termination: tus clients use it as the URL of an existing upload. \`X-HTTP-Method-Override\` is not supported. An interrupted upload continues at its offset, also from another device. Files are WAV or FLAC, up to ${maxUploadBytes / gibibyte} GiB. [Confirm](/reference/operations/confirmUpload) the upload when all bytes are received; it is deleted after seven days otherwise. An account can have ${uploadTotals.underWay} incomplete uploads, begin 200 per hour, and have ${uploadTotals.bytes / gibibyte} GiB of uploads. Needs the role \`owner\` or \`editor\`; the email address does not need to be confirmed.`,
  tags,
  body: { schema: InitiateUploadDto, example: exampleMaster },
  responses: {
    201: {
      description: 'The upload.',
      schema: MasterUpload,
      example: { ...exampleUpload, status: 'initiated' as const, progress: 0, receivedBytes: 0 },
      headers: {
        location: {
          description: 'URL of the upload in this API.',
          example: `https://api.example.com${all}/${exampleUploadId}`,
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const listUploads = route({
  operation: 'listUploads',
  method: 'GET',
  path: all,
  access: anyone,
  summary: 'List your uploads',
  description: 'Returns the uploads of your account, newest first.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of uploads.',
      schema: MasterUploadPage,
      example: { data: [exampleUpload], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readUpload = route({
  operation: 'getUpload',
  method: 'GET',
  path: one,
  access: anyone,
  summary: 'Retrieve an upload',
  description:
    'Returns an upload of your account. Until it is confirmed, and if your role permits uploads, the response contains a URL to continue it: a client that lost the URL can use this one.',
  tags,
  params: path,
  responses: { 200: { description: 'The upload.', schema: MasterUpload, example: exampleReady } },
  problems: ['NOT_FOUND'],
});

export const deleteUpload = route({
  operation: 'deleteUpload',
  method: 'DELETE',
  path: one,
  access: trackEditor,
  summary: 'Delete an upload',
  description:
    'Deletes an upload with its bytes and its master. Its URL stops working. The recording of a submitted track cannot be deleted. Needs the role `owner` or `editor`.',
  tags,
  params: path,
  responses: { 204: { description: 'The upload was deleted.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const confirmUpload = route({
  operation: 'confirmUpload',
  method: 'POST',
  path: `${one}/confirm`,
  access: trackEditor,
  summary: 'Confirm an upload',
  description:
    'Confirms that you sent all bytes. We then check, decode and measure the file, and the upload becomes `ready` or `failed`, usually within a minute. Poll [the upload](/reference/operations/getUpload), or [follow it](/reference/operations/followUpload). The URL of the upload no longer works. A repeated confirmation returns the upload in its current state. An incomplete upload is rejected with 409, and so is that of a stem whose track has no processed recording. Needs the role `owner` or `editor`.',
  tags,
  params: path,
  responses: {
    202: {
      description: 'The confirmed upload.',
      schema: MasterUpload,
      example: exampleConfirmed,
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
