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
  summary: 'Name the license that a recording was made from',
  description:
    'Thirty seconds or more of a licensed download, after most codecs. Nothing is named unless a whole mark was heard and is on record. The audit log keeps who asked.',
  tags: ['Staff'],
  body: {
    schema: z
      .strictObject({
        audioBase64: field
          .base64(700 * 1024, 'The recording in base64, where it is not sent as the part `recording`.')
          .exactOptional(),
      })
      .meta({
        id: 'IdentifyRecordingDto',
        description: 'A recording to be listened to.',
        examples: [{ audioBase64: 'UklGRiQAAABXQVZF' }],
      }),
    limit: 1_048_576,
    example: { audioBase64: 'UklGRiQAAABXQVZF' },
    files: {
      json: 'options',
      names: /^recording$/,
      most: 1,
      limit: 128 * 2 ** 20,
      total: 129 * 2 ** 20,
      description: 'The recording.',
      example: { recording: 'bytes of found.mp3' },
    },
  },
  replies: {
    200: {
      description: 'What was heard.',
      schema: z
        .object({
          outcome: z.enum(['identified', 'unknown_mark', 'unmarked']).meta({
            description:
              '`unknown_mark`: the recording has a mark that belongs to no license of this service.',
            examples: ['identified'],
          }),
          license: License.exactOptional(),
          confidence: z
            .number()
            .meta({ description: 'Standard deviations out of chance.', examples: [11.4] })
            .exactOptional(),
        })
        .meta({ id: 'IdentifiedRecording', description: 'What a recording says of where it comes from.' }),
      example: { outcome: 'identified', license: exampleLicense, confidence: 11.4 },
    },
  },
  problems: ['LICENSE_NOT_FOUND', 'AUDIO_INVALID'],
});
