import { z } from 'zod';
import { moderationStatuses, takedownReasons } from '../../../domain/catalog/track.ts';
import { appealGrounds, appealStatuses } from '../../../domain/moderation/appeals/appeal.ts';
import { decisionActs } from '../../../domain/moderation/decision.ts';
import { decisionSources, grounds } from '../../../domain/moderation/statement.ts';
import { Image } from '../images/picture.view.ts';
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

/** Text of several lines for people, with at least `min` characters after trimming. */
export const prose = (min: number, max: number, description: string, example: string) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cs}\p{Cn}\0-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u, 'must be plain text')
    .refine((given) => given.trim().length >= min, `must have at least ${min} characters`)
    .meta({ description, minLength: min, examples: [example] });

export const evidence = z
  .array(
    z.strictObject({ url: field.webUrl }).meta({ description: 'A link to a document or other evidence.' }),
  )
  .max(10)
  .meta({ description: 'Links to evidence. Visible to staff only.' });

export const action = z.enum(decisionActs).meta({
  description:
    'The kind of decision. `reopen`: reviews the track again. `restrict`: takes the track down in some territories. `reinstate`: lifts a takedown or restrictions.',
  examples: ['take_down'],
});
export const reason = z.enum(takedownReasons).meta({
  description: 'Reason for a takedown. It determines what licensees must do with published content.',
  examples: ['disputed'],
});

export const statement = {
  ground: z.enum(grounds).meta({ description: 'Ground of the decision.', examples: ['rights_claim'] }),
  facts: z.string().meta({
    description: 'Facts on which the decision is based.',
    examples: ['The recording contains a sample whose use was not licensed.'],
  }),
  clause: z
    .string()
    .meta({ description: 'Clause of the terms or of the law.', examples: ['Terms, section 4.2'] }),
  source: z.enum(decisionSources).meta({ description: 'What led to the decision.', examples: ['notice'] }),
  automated: z
    .boolean()
    .meta({ description: 'Whether automated means were used for the decision.', examples: [false] }),
  territories: field
    .territories('Territories to which the decision applies. Absent: all territories.', ['US'])
    .exactOptional(),
};

export const appealUntil = field
  .timestampOut('Deadline for appeals. Present for decisions against the track.', moderationExamples.deadline)
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

export const DecisionInForce = z
  .object({
    decisionId,
    action,
    reason: reason.exactOptional(),
    ...statement,
    decidedAt: field.timestampOut('When the decision was taken.'),
    appealUntil,
  })
  .meta({
    id: 'DecisionInForce',
    description: 'A decision in force against a track, and the reasons for it.',
  });

export const status = z.enum(moderationStatuses).meta({
  description: 'Moderation status of the track.',
  examples: ['taken_down'],
});

export const ModerationStatus = z
  .object({
    trackId: field.trackId,
    status,
    since: field.timestampOut('When the track got this status.'),
    decisions: z
      .array(DecisionInForce)
      .meta({ description: 'Decisions in force against the track, the most severe first.' }),
    artwork: Image.meta({
      description: 'Cover of the track. Absent if there is none, or if the track is not available.',
    }).exactOptional(),
  })
  .meta({ id: 'ModerationStatus', description: 'The moderation status of a track and the reasons for it.' });

export const appealStatus = z.enum(appealStatuses).meta({
  description:
    'Status of the appeal. `upheld`: the decision stays in force. `overturned`: the decision was reversed.',
  examples: ['under_review'],
});
export const appealGround = z
  .enum(appealGrounds)
  .meta({ description: 'Reason for the appeal.', examples: ['rights_held'] });

export const Message = z
  .object({
    from: z
      .enum(['appellant', 'staff'])
      .meta({ description: 'Author of the message.', examples: ['appellant'] }),
    text: z
      .string()
      .meta({ description: 'Text of the message.', examples: ['We hold a license for the sample.'] }),
    evidence: z
      .array(z.object({ url: z.string().meta({ description: 'URL of the evidence.' }) }))
      .meta({ description: 'Links to evidence.' }),
    at: field.timestampOut('When the message was sent.'),
  })
  .meta({ id: 'AppealMessage', description: 'A message between the appellant and staff.' });

export const overdue = z
  .literal(true)
  .meta({ description: 'Present if the appeal is open and its deadline has passed.', examples: [true] })
  .exactOptional();

/** Members of an appeal that both the appellant and staff see. */
export const appealShape = {
  appealId,
  trackId: field.trackId,
  decisionId,
  status: appealStatus,
  grounds: appealGround,
  messages: z
    .array(Message)
    .meta({ description: 'Messages, the oldest first. The first one is the appeal itself.' }),
  submittedAt: field.timestampOut('When the appeal was submitted.'),
  updatedAt: field.timestampOut('When the appeal last changed.'),
  decideBy: field.timestampOut('Deadline for the decision about the appeal.', moderationExamples.deadline),
  overdue,
  answerBy: field
    .timestampOut(
      'Deadline for the answer of the appellant. Present if staff requested information.',
      moderationExamples.deadline,
    )
    .exactOptional(),
};

export const Appeal = z
  .object({
    ...appealShape,
    outcome: z
      .object({
        reasons: z
          .string()
          .meta({ description: 'Reasons for the outcome.', examples: ['The license covers the sample.'] }),
        decidedAt: field.timestampOut('When it was decided.'),
      })
      .meta({ description: 'Outcome of the appeal.' })
      .exactOptional(),
  })
  .meta({ id: 'Appeal', description: 'An appeal, as its appellant sees it.' });

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
