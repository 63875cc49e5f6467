import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { License } from '../licensing/license.contract.ts';
import { exampleLicense } from '../licensing/licensing.examples.ts';
import * as field from '../vocabulary/fields.ts';

export const identifyRecording = route({
  operation: 'identifyRecording',
  method: 'POST',
  path: '/api/v1/forensics/identify',
  access: { kind: 'staff', anyOf: ['rights'] },
  summary: 'Identify the license of a recording',
  description:
    'Finds the license from whose download a recording was made, by its forensic mark. Requires at least thirty seconds of audio; the mark survives most codecs. Returns a license only if the complete mark was found and belongs to one. Each request is recorded in the audit log.',
  tags: ['Staff'],
  body: {
    schema: z
      .strictObject({
        audioBase64: field
          .base64(700 * 1024, 'The recording in base64, unless you send it as the part `recording`.')
          .exactOptional(),
      })
      .meta({
        id: 'IdentifyRecordingDto',
        description: 'A recording to identify.',
        examples: [{ audioBase64: 'UklGRiQAAABXQVZF' }],
      }),
    limit: 1_048_576,
    example: { audioBase64: 'UklGRiQAAABXQVZF' },
    files: {
      json: 'options',
      names: /^recording$/,
      max: 1,
      limit: 128 * 2 ** 20,
      total: 129 * 2 ** 20,
      description: 'The recording.',
      example: { recording: 'bytes of found.mp3' },
    },
  },
  responses: {
    200: {
      description: 'The result.',
      schema: z
        .object({
          outcome: z.enum(['identified', 'unknown_mark', 'unmarked']).meta({
            description:
              '`identified`: the mark belongs to `license`. `unknown_mark`: the recording has a mark that belongs to no license of this service. `unmarked`: no mark was found.',
            examples: ['identified'],
          }),
          license: License.exactOptional(),
          confidence: z
            .number()
            .meta({ description: 'Confidence, in standard deviations from chance.', examples: [11.4] })
            .exactOptional(),
        })
        .meta({ id: 'IdentifiedRecording', description: 'The origin of a recording.' }),
      example: { outcome: 'identified', license: exampleLicense, confidence: 11.4 },
    },
  },
  problems: ['LICENSE_NOT_FOUND', 'AUDIO_INVALID'],
});
