import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import {
  Appeal,
  appealGround,
  appealId,
  decisionId,
  evidence,
  exampleAppeal,
  exampleDecision,
  moderationExamples,
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

const said = prose(20, 5_000, 'Why it is wrong, in your words.', 'We hold a license for the sample.');

export const SubmitAppealDto = z
  .strictObject({
    grounds: appealGround,
    statement: said,
    contactEmail: field.email.meta({ description: 'Where the outcome is sent. Shown to staff alone.' }),
    evidence: evidence.exactOptional(),
    decisionId: decisionId
      .meta({ description: 'The decision; absent: the one that weighs most.' })
      .exactOptional(),
  })
  .meta({ id: 'SubmitAppealDto', description: 'An appeal against a decision about a track.' });

const SubmittedAppeal = Appeal.extend({
  code: z.string().meta({
    description:
      'Follows and answers the appeal, as `Authorization: Bearer …`; shown this once, and replaced where it is lost.',
    examples: [moderationExamples.code],
  }),
}).meta({ id: 'SubmittedAppeal', description: 'An appeal with its code.' });

export const submitAppeal = route({
  operation: 'submitAppeal',
  method: 'POST',
  path: '/api/v1/tracks/{trackId}/appeal',
  access: { kind: 'public', limit: 'appeals' },
  summary: 'Appeal a decision',
  description:
    'For anyone, until `appealUntil`. One open appeal of a decision for each contact, twenty of a decision in all, five an hour against a track from an address. Whoever took the decision does not review it.',
  tags,
  params: trackPath,
  body: {
    schema: SubmitAppealDto,
    example: {
      grounds: 'licensed',
      statement: 'We hold a license for the sample.',
      contactEmail: 'ada@finch.example',
      evidence: [{ url: 'https://finch.example/license.pdf' }],
    },
  },
  replies: {
    201: {
      description: 'The appeal, with its code.',
      schema: SubmittedAppeal,
      example: { ...exampleAppeal, code: moderationExamples.code },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'APPEAL_OPEN', 'STATE_CONFLICT'],
});

/** What the code of an appeal opens. */
const own = {
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
