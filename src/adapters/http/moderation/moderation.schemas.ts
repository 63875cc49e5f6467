import { z } from 'zod';
import { moderationStatuses, takedownReasons } from '../../../domain/catalog/track.ts';
import { appealGrounds, appealStatuses } from '../../../domain/moderation/appeals/appeal.ts';
import { decisionActs } from '../../../domain/moderation/decision.ts';
import { decisionSources, grounds } from '../../../domain/moderation/statement.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const moderationExamples = {
  decisionId: 'dec_01JB2M6X8KF1G2H3J4K5M6N7P8',
  appealId: 'apl_01JB2M6X8KG2H3J4K5M6N7P8Q9',
  staffId: 'stf_01JB2M6X8KD7E8F9G0H1J2K3M4',
  code: 'apc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr',
  deadline: '2026-09-01T14:05:12.481Z',
} as const;

export const decisionId = field.id('decision', moderationExamples.decisionId);
export const appealId = field.id('appeal', moderationExamples.appealId);

/** Text of several lines for people: `least` characters that are not white space at its ends. */
export const prose = (least: number, most: number, description: string, example: string) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cs}\p{Cn}\0-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u, 'must be plain text')
    .refine((given) => given.trim().length >= least, `must have at least ${least} characters`)
    .meta({ description, minLength: least, examples: [example] });

export const evidence = z
  .array(
    z
      .strictObject({ url: field.webUrl })
      .meta({ description: 'Where a document, or whatever proves it, can be seen.' }),
  )
  .max(10)
  .meta({ description: 'What proves it. Shown to staff alone.' });

export const action = z.enum(decisionActs).meta({
  description:
    '`reopen`: to be reviewed anew; `restrict`: a takedown in some territories; `reinstate`: lifts a takedown or restrictions.',
  examples: ['take_down'],
});
export const reason = z
  .enum(takedownReasons)
  .meta({ description: 'Of a takedown: what it means for published content.', examples: ['disputed'] });

export const statement = {
  ground: z.enum(grounds).meta({ description: 'On what it stands.', examples: ['rights_claim'] }),
  facts: z.string().meta({
    description: 'The facts relied on, in words for whoever is affected.',
    examples: ['The recording contains a sample whose use was not licensed.'],
  }),
  clause: z.string().meta({ description: 'Of the terms, or the law.', examples: ['Terms, section 4.2'] }),
  source: z.enum(decisionSources).meta({ description: 'What set it off.', examples: ['notice'] }),
  automated: z.boolean().meta({ description: 'Whether a machine took part in it.', examples: [false] }),
  territories: field.territories('Where it holds; absent: everywhere.', ['US']).exactOptional(),
};

export const appealUntil = field
  .timestampOut('Until when it may be appealed; of decisions against the track.', moderationExamples.deadline)
  .exactOptional();

export const exampleDecision = {
  decisionId: moderationExamples.decisionId,
  action: 'take_down',
  reason: 'disputed',
  ground: 'rights_claim',
  facts: 'The recording contains a sample whose use was not licensed.',
  clause: 'Terms, section 4.2',
  source: 'notice',
  automated: false,
  decidedAt: examples.now,
  appealUntil: moderationExamples.deadline,
} as const;

export const StandingDecision = z
  .object({
    decisionId,
    action,
    reason: reason.exactOptional(),
    ...statement,
    decidedAt: field.timestampOut('When it was taken.'),
    appealUntil,
  })
  .meta({
    id: 'DecisionInForce',
    description: 'A decision in force against a track, and the reasons for it.',
  });

export const status = z.enum(moderationStatuses).meta({
  description: 'How the track stands.',
  examples: ['taken_down'],
});

export const ModerationStatus = z
  .object({
    trackId: field.trackId,
    status,
    since: field.timestampOut('Since when.'),
    decisions: z
      .array(StandingDecision)
      .meta({ description: 'What stands against it, the one that weighs most first.' }),
  })
  .meta({ id: 'ModerationStatus', description: 'How a track stands, and why.' });

export const appealStatus = z.enum(appealStatuses).meta({
  description: '`upheld`: the decision stands; `overturned`: it is undone.',
  examples: ['under_review'],
});
export const appealGround = z
  .enum(appealGrounds)
  .meta({ description: 'Why the decision is wrong.', examples: ['rights_held'] });

export const Message = z
  .object({
    from: z.enum(['appellant', 'staff']).meta({ description: 'Who says it.', examples: ['appellant'] }),
    text: z.string().meta({ description: 'What.', examples: ['We hold a license for the sample.'] }),
    evidence: z
      .array(z.object({ url: z.string().meta({ description: 'Where it can be seen.' }) }))
      .meta({ description: 'What proves it.' }),
    at: field.timestampOut('When.'),
  })
  .meta({ id: 'AppealMessage', description: 'What one side said to the other.' });

export const overdue = z
  .literal(true)
  .meta({ description: 'Present if the appeal is open and its deadline has passed.', examples: [true] })
  .exactOptional();

/** What the appellant and staff both see of an appeal. */
export const appealShape = {
  appealId,
  trackId: field.trackId,
  decisionId,
  status: appealStatus,
  grounds: appealGround,
  messages: z.array(Message).meta({ description: 'The first is the appeal itself.' }),
  submittedAt: field.timestampOut('When it came in.'),
  updatedAt: field.timestampOut('When it last moved.'),
  decideBy: field.timestampOut('By when it is to be decided.', moderationExamples.deadline),
  overdue,
  answerBy: field
    .timestampOut('Until when what was asked may be answered.', moderationExamples.deadline)
    .exactOptional(),
};

export const Appeal = z
  .object({
    ...appealShape,
    outcome: z
      .object({
        reasons: z.string().meta({ description: 'Why.', examples: ['The license covers the sample.'] }),
        decidedAt: field.timestampOut('When.'),
      })
      .meta({ description: 'What became of it.' })
      .exactOptional(),
  })
  .meta({ id: 'Appeal', description: 'An appeal, as its appellant follows it.' });

export const exampleAppeal = {
  appealId: moderationExamples.appealId,
  trackId: examples.trackId,
  decisionId: moderationExamples.decisionId,
  status: 'submitted',
  grounds: 'licensed',
  messages: [
    { from: 'appellant', text: 'We hold a license for the sample.', evidence: [], at: examples.now },
  ],
  submittedAt: examples.now,
  updatedAt: examples.now,
  decideBy: moderationExamples.deadline,
} as const;
