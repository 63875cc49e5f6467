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
  summary: 'See how a track stands',
  description:
    'For anyone, of published tracks and others: what was decided against it and why, without evidence and without whoever took part.',
  tags,
  params: trackPath,
  replies: {
    200: {
      description: 'How it stands.',
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

/** What the code of an appeal opens. */
export const own = {
  access: { kind: 'public', limit: 'appeal-codes', code: true },
  tags,
  params: z.strictObject({ appealId }),
  headers: z.object({
    authorization: z
      .string()
      .max(1_000)
      .meta({
        description: '`Bearer` and the code of the appeal, or what stands for it in a link of our mails.',
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
  summary: 'Follow an appeal',
  replies: shown,
  problems: ['TOKEN_MISSING', 'NOT_FOUND'],
});

export const renewAppealCode = route({
  operation: 'renewAppealCode',
  method: 'POST',
  path: '/api/v1/appeals/{appealId}/code',
  access: { kind: 'public', limit: 'appeal-codes' },
  summary: 'Have a new code sent',
  description:
    "To the appellant's address by mail, at most three times a day; from then on the one before no longer works. The answer is the same whether or not there is such an appeal.",
  tags,
  params: z.strictObject({ appealId }),
  replies: { 202: { description: 'Where there is such an appeal, a code is on its way.' } },
  problems: [],
});

export const answerAppeal = route({
  ...own,
  operation: 'answerAppeal',
  method: 'POST',
  path: '/api/v1/appeals/{appealId}/answer',
  summary: 'Add to an appeal',
  description: 'While it is open; what was asked is answered by it.',
  body: {
    schema: z
      .strictObject({
        text: prose(1, 5_000, 'What you have to say.', 'The license is number 4711.'),
        evidence: evidence.exactOptional(),
      })
      .meta({ id: 'AnswerAppealDto', description: 'What is added.' }),
    example: { text: 'The license is number 4711.' },
  },
  replies: shown,
  problems: ['TOKEN_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const withdrawAppeal = route({
  ...own,
  operation: 'withdrawAppeal',
  method: 'POST',
  path: '/api/v1/appeals/{appealId}/withdraw',
  summary: 'Withdraw an appeal',
  replies: {
    200: { ...shown[200], example: { ...exampleAppeal, status: 'withdrawn' } },
  },
  problems: ['TOKEN_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});
