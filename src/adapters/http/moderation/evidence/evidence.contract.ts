import { z } from 'zod';
import {
  evidenceTypes,
  maxEvidenceBytes,
  maxEvidenceFiles,
  maxEvidenceOfAppeal,
  type EvidenceType,
} from '../../../../domain/moderation/appeals/evidence.ts';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { own } from '../appeals.contract.ts';
import { appealId } from '../moderation.schemas.ts';
import { reviewers, tags } from '../queue.contract.ts';

const { examples } = field;
const mebibytes = (bytes: number): number => bytes / 2 ** 20;
const types = Object.keys(evidenceTypes) as [EvidenceType, ...EvidenceType[]];

const evidenceId = field.id('file', 'evd_01JB2M6X8KJ3K4M5N6P7Q8R9S0');

const Evidence = z
  .object({
    evidenceId,
    name: z.string().meta({
      description:
        'The file name, without characters that file systems reject, and with the extension of its content type.',
      examples: ['split-sheet.pdf'],
    }),
    mediaType: z.enum(types).meta({
      description: 'Media type, detected from the content.',
      examples: ['application/pdf'],
    }),
    sizeBytes: field.count('Size of the file in bytes.', 48_213),
    sha256: z.string().meta({ description: 'SHA-256 of the file, in hex.', examples: [examples.hash] }),
    uploadedAt: field.timestampOut('When the file was attached.'),
  })
  .meta({
    id: 'Evidence',
    description: 'A file attached to an appeal. Only the appellant and staff can see it.',
  });

const exampleEvidence = {
  evidenceId: 'evd_01JB2M6X8KJ3K4M5N6P7Q8R9S0',
  name: 'split-sheet.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 48_213,
  sha256: examples.hash,
  uploadedAt: examples.now,
} as const;

const EvidenceList = z
  .object({ data: z.array(Evidence).meta({ description: 'Files, the oldest first.' }) })
  .meta({ id: 'EvidenceList', description: 'The files of an appeal.' });

const path = '/api/v1/appeals/{appealId}/evidence';
const staffPath = '/api/v1/staff/appeals/{appealId}/evidence';

export const attachEvidence = route({
  ...own,
  operation: 'attachEvidence',
  method: 'POST',
  path,
  summary: 'Attach a file to an appeal',
  description: `Attaches a file to an open appeal, or to the answer that you are about to send. Accepts PDF, PNG, JPEG, WAV, FLAC, MP3 and plain text (UTF-8), recognized by the content. A file can be up to ${mebibytes(maxEvidenceBytes)} MiB; an appeal can have up to ${maxEvidenceFiles} files, ${mebibytes(maxEvidenceOfAppeal)} MiB in total. You can upload 200 MiB per hour from one IP address and for one appeal. Only you and staff can see the files; they are deleted about six months after the decision about the appeal. Sending the same content again returns the existing file. Once the appeal has reached its limits, every upload is rejected before its content is read.`,
  body: {
    schema: z.strictObject({}),
    example: {},
    files: {
      names: /^file$/,
      max: 1,
      limit: maxEvidenceBytes,
      total: maxEvidenceBytes + 64 * 1024,
      description: 'The file, with its file name.',
      example: { file: 'bytes of split-sheet.pdf' },
    },
  },
  responses: {
    200: {
      description: 'The appeal already has a file with this content.',
      schema: Evidence,
      example: exampleEvidence,
    },
    201: { description: 'The file was attached.', schema: Evidence, example: exampleEvidence },
  },
  problems: ['TOKEN_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const listEvidence = route({
  ...own,
  operation: 'listEvidence',
  method: 'GET',
  path,
  summary: 'List the files of an appeal',
  responses: {
    200: { description: 'The files.', schema: EvidenceList, example: { data: [exampleEvidence] } },
  },
  problems: ['TOKEN_MISSING', 'NOT_FOUND'],
});

export const listEvidenceForStaff = route({
  operation: 'listEvidenceForStaff',
  method: 'GET',
  path: staffPath,
  access: reviewers,
  summary: 'List the files of an appeal',
  tags,
  params: z.strictObject({ appealId }),
  responses: {
    200: { description: 'The files.', schema: EvidenceList, example: { data: [exampleEvidence] } },
  },
  problems: ['NOT_FOUND'],
  cacheControl: 'private, no-store',
});

export const downloadEvidence = route({
  operation: 'downloadEvidence',
  method: 'GET',
  path: `${staffPath}/{evidenceId}`,
  access: reviewers,
  summary: 'Download a file of an appeal',
  description:
    'Returns the file as an attachment. Appellants upload these files: open them with care. Supports Range and ETag. Each download is recorded in the audit log as `evidence.download`.',
  tags,
  params: z.strictObject({ appealId, evidenceId }),
  responses: {
    200: {
      description: 'The file.',
      media: types,
      headers: {
        'content-disposition': {
          description: 'The file name.',
          example: 'attachment; filename="split-sheet.pdf"',
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  cacheControl: 'private, no-store',
  contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
});
