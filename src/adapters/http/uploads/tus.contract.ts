import { z } from 'zod';
import { maxUploadBytes } from '../../../domain/uploads/upload.ts';
import { route } from '../kernel/route.ts';
import { checksumAlgorithms } from './checksum.ts';

/** The version of the protocol: https://tus.io/protocols/resumable-upload. */
export const tusVersion = '1.0.0';
export const tusType = 'application/offset+octet-stream';

const version = { 'tus-resumable': z.string().optional() };
const exposes = [
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  'Tus-Resumable',
  'Tus-Version',
  'Retry-After',
];

const shared = {
  tags: ['Uploads'],
  path: '/uploads/masters/{token}',
  params: z.strictObject({ token: z.string().min(1).max(1_000) }),
  // Many short requests are usual: of clients that send small chunks, and of those that are interrupted often.
  access: { kind: 'public', limit: 'master-bytes', times: 20 },
  cors: 'any',
  exposes,
  constantHeaders: { 'tus-resumable': tusVersion },
  cacheControl: 'no-store',
  undocumented: true,
} as const;

/** HEAD of it is the request of the protocol. Described by the response that contains its URL, like the others. */
export const findOffset = route({
  ...shared,
  operation: 'getUploadOffset',
  method: 'GET',
  summary: 'Get the offset of an upload',
  headers: z.object(version),
  responses: { 204: { description: 'The offset is in `Upload-Offset`.' } },
  problems: ['NOT_FOUND', 'PROTOCOL_VERSION_UNSUPPORTED'],
});

export const appendBytes = route({
  ...shared,
  operation: 'appendUpload',
  method: 'PATCH',
  summary: 'Send bytes of a master',
  headers: z.object({
    ...version,
    // Parsed after the version, because values of other versions can differ.
    'upload-offset': z.string().optional(),
    'upload-checksum': z.string().optional(),
    'content-length': z.string().transform(Number).optional(),
  }),
  body: { schema: z.undefined(), example: undefined, limit: maxUploadBytes, stream: { types: [tusType] } },
  responses: { 204: { description: 'The bytes are stored. The new offset is in `Upload-Offset`.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'CHECKSUM_MISMATCH', 'PROTOCOL_VERSION_UNSUPPORTED'],
});

export const terminate = route({
  ...shared,
  operation: 'terminateUpload',
  method: 'DELETE',
  summary: 'Delete an upload by its URL',
  headers: z.object(version),
  responses: { 204: { description: 'The upload was deleted.' } },
  problems: ['NOT_FOUND', 'PROTOCOL_VERSION_UNSUPPORTED'],
});

/** Clients of the protocol, and browsers for pages of other origins, request it before they send bytes. */
export const options = route({
  ...shared,
  exposes: [...exposes, 'Tus-Extension', 'Tus-Max-Size', 'Tus-Checksum-Algorithm'],
  constantHeaders: {
    'tus-resumable': tusVersion,
    'tus-version': tusVersion,
    'tus-extension': 'checksum,expiration,termination',
    'tus-max-size': String(maxUploadBytes),
    'tus-checksum-algorithm': checksumAlgorithms.join(','),
    'access-control-allow-methods': 'HEAD, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      'Content-Type, Tus-Resumable, Upload-Checksum, Upload-Offset, X-Request-Id, X-Requested-With',
    'access-control-max-age': '86400',
    allow: 'GET, HEAD, PATCH, DELETE, OPTIONS',
  },
  operation: 'getUploadOptions',
  method: 'OPTIONS',
  summary: 'Get the protocol of uploads',
  responses: { 204: { description: 'The protocol is in the headers.' } },
  problems: [],
});
