import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import {
  Appeal,
  appealId,
  evidence,
  exampleAppeal,
  exampleDecision,
  ModerationStatus,
  prose,
} from './moderation.schemas.ts';

const tags = ['Moderation'];
const { examples } = field;
const trackPath = z.strictObject({ trackId: field.trackId });

export const readModerationStatus = route({
  operation: 'getModerationStatus',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/moderation-status',
  access: { kind: 'public', limit: 'moderation-status' },
  summary: 'Get the moderation status of a track',
  description:
    'Returns the moderation status of any track, published or not, with the decisions in force against it and their reasons. Contains neither evidence nor names of people. Requires no credential.',
  tags,
  params: trackPath,
  responses: {
    200: {
      description: 'The moderation status.',
      schema: ModerationStatus,
      example: {
        trackId: examples.trackId,
        status: 'taken_down',
        since: examples.now,
        decisions: [exampleDecision],
      },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});

/** Settings of the routes that need the code of an appeal. */
export const own = {
  access: { kind: 'public', limit: 'appeal-codes', code: true },
  tags,
  params: z.strictObject({ appealId }),
  headers: z.object({
    authorization: z
      .string()
      .max(1_000)
      .meta({
        description:
          '`Bearer` followed by the code of the appeal, or by the token in the link that we emailed.',
      })
      .exactOptional(),
  }),
  cacheControl: 'private, no-store',
} as const;

const shown = { 200: { description: 'The appeal.', schema: Appeal, example: exampleAppeal } } as const;

export const followAppeal = route({
  ...own,
  operation: 'getAppeal',
  method: 'GET',
  path: '/api/v1/appeals/{appealId}',
  summary: 'Retrieve an appeal',
  responses: shown,
  problems: ['TOKEN_MISSING', 'NOT_FOUND'],
});

export const renewAppealCode = route({
  operation: 'renewAppealCode',
  method: 'POST',
  path: '/api/v1/appeals/{appealId}/code',
  access: { kind: 'public', limit: 'appeal-codes' },
  summary: 'Request a new appeal code',
  description:
    'Emails a new code to the appellant, at most three times a day. The previous code no longer works. The response is the same whether or not the appeal exists.',
  tags,
  params: z.strictObject({ appealId }),
  responses: { 202: { description: 'If the appeal exists, a new code was emailed.' } },
  problems: [],
});

export const answerAppeal = route({
  ...own,
  operation: 'answerAppeal',
  method: 'POST',
  path: '/api/v1/appeals/{appealId}/answer',
  summary: 'Answer in an appeal',
  description: 'Adds a message to an open appeal. If staff requested information, this is the answer.',
  body: {
    schema: z
      .strictObject({
        text: prose(1, 5_000, 'Your message.', 'The license is number 4711.'),
        evidence: evidence.exactOptional(),
      })
      .meta({ id: 'AnswerAppealDto', description: 'A message to add to an appeal.' }),
    example: { text: 'The license is number 4711.' },
  },
  responses: shown,
  problems: ['TOKEN_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const withdrawAppeal = route({
  ...own,
  operation: 'withdrawAppeal',
  method: 'POST',
  path: '/api/v1/appeals/{appealId}/withdraw',
  summary: 'Withdraw an appeal',
  responses: {
    200: { ...shown[200], example: { ...exampleAppeal, status: 'withdrawn' } },
  },
  problems: ['TOKEN_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});
