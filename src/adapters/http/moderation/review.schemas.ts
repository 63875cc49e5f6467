import { z } from 'zod';
import { moderationStatuses } from '../../../domain/catalog/track.ts';
import { decisionSources, grounds } from '../../../domain/moderation/statement.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';
import {
  action,
  appealId,
  appealShape,
  appealUntil,
  decisionId,
  exampleAppeal,
  exampleDecision,
  moderationExamples,
  prose,
  reason,
  DecisionInForce,
  statement,
} from './moderation.schemas.ts';

const { examples } = field;
const staffId = field.id('member of staff', moderationExamples.staffId);

/** The ID of a track, an appeal or a report. */
export const subject = field.id('track, appeal or report', examples.trackId);

export const Claim = z
  .object({
    subject,
    staffId,
    until: field.timestampOut('When the claim expires.'),
  })
  .meta({
    id: 'ReviewClaim',
    description: 'A claim of a track, an appeal or a report by a member of staff.',
  });
export const exampleClaim = {
  subject: examples.trackId,
  staffId: moderationExamples.staffId,
  until: examples.now,
};

const status = z.enum(moderationStatuses).meta({ description: 'Moderation status of the track.' });

export const Decision = z
  .object({
    ...DecisionInForce.shape,
    trackId: field.trackId,
    before: status,
    after: status,
    decidedBy: z
      .object({
        kind: z.enum(['staff', 'operator', 'service']).meta({ description: 'Kind of the author.' }),
        staffId: staffId.exactOptional(),
      })
      .meta({ description: 'Who took the decision.' }),
    overturns: z
      .object({ decisionId, appealId })
      .meta({ description: 'The decision that this one reverses, and the appeal that led to it.' })
      .exactOptional(),
    appealUntil,
  })
  .meta({ id: 'Decision', description: 'A decision about a track. Decisions are never changed.' });

export const StatementDto = z
  .strictObject({
    ground: z.enum(grounds).meta({ description: 'Ground of the decision.', examples: ['rights_claim'] }),
    facts: prose(
      1,
      5_000,
      'Facts on which the decision is based. They are public: do not name people.',
      exampleDecision.facts,
    ),
    clause: field.text(500, 'Clause of the terms or of the law.', exampleDecision.clause),
    source: z.enum(decisionSources).meta({ description: 'What led to the decision.', examples: ['notice'] }),
    automated: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether automated means were used for the decision.', examples: [false] }),
    territories: statement.territories.meta({
      description: 'Territories to which the decision applies. Absent: all territories.',
    }),
  })
  .meta({ id: 'StatementOfReasonsDto', description: 'The reasons for a decision.' });

const otherActions = action
  .exclude(['take_down'])
  .meta({ description: 'Any action except `take_down`.', examples: ['approve'] });

export const StaffDecisionDto = either(
  z.strictObject({
    action: z.literal('take_down').meta({ description: 'A takedown.' }),
    reason,
    statement: StatementDto,
  }),
  z
    .strictObject({
      action: otherActions,
      reason: reason
        .meta({
          description:
            'For `restrict` only: the reason for the restriction, which determines what licensees must do with published content. If absent, the ground of the statement implies it: `legal_order` implies `legal`; `rights_conflict` implies `disputed`; `rights_claim`, `content_policy` and `fraud` imply `infringing`; any other ground implies `withdrawn`.',
        })
        .exactOptional(),
      statement: StatementDto,
    })
    .refine(({ action: chosen, reason: given }) => given === undefined || chosen === 'restrict', {
      path: ['reason'],
      error: 'is only for take_down and restrict',
    }),
  (given) => 'action' in given && given.action === 'take_down',
).meta({ id: 'StaffDecisionDto', description: 'A decision about a track and its reasons.' });

export const AppealForStaff = z
  .object({
    ...appealShape,
    contactEmail: field.email.meta({ description: 'Email address of the appellant.' }),
    reviewer: staffId.exactOptional(),
    outcome: z
      .object({
        reasons: z.string().meta({ description: 'Reasons for the outcome.' }),
        decidedAt: field.timestampOut('When it was decided.'),
        decidedBy: Decision.shape.decidedBy,
        abusive: z
          .boolean()
          .meta({ description: 'Whether the appeal was dismissed as abusive.' })
          .exactOptional(),
        dismissed: z
          .object({
            reasons: z.string().meta({ description: 'Reasons for the outcome.' }),
            decidedAt: field.timestampOut('When it was decided.'),
            decidedBy: Decision.shape.decidedBy,
          })
          .meta({ description: 'Present if the appeal was marked as abusive after it was decided.' })
          .exactOptional(),
      })
      .meta({ description: 'Outcome of the appeal.' })
      .exactOptional(),
    decision: Decision.exactOptional(),
    others: z
      .array(appealId)
      .meta({ description: 'Other appeals against the same decision.' })
      .exactOptional(),
    claim: Claim.exactOptional(),
  })
  .meta({ id: 'AppealForStaff', description: 'An appeal, as staff see it.' });

export const exampleAppealForStaff = {
  ...exampleAppeal,
  contactEmail: 'ada@finch.example',
  status: 'under_review',
  reviewer: moderationExamples.staffId,
} as const;

const words = prose(1, 5_000, 'Message to the appellant.', 'The license covers the sample.');
const deciding = z.strictObject({
  action: z
    .enum(['request_info', 'uphold', 'overturn', 'dismiss'])
    .meta({ description: 'The step of the review.', examples: ['overturn'] }),
  text: words,
  approve: z
    .boolean()
    .meta({
      description: 'With `overturn`: approves a track that was rejected in review.',
      examples: [false],
    })
    .exactOptional(),
});

export const ReviewAppealDto = either(
  z.strictObject({
    action: z.literal('take_up').meta({ description: 'Starts the review and assigns it to you.' }),
  }),
  deciding.refine(({ action, approve }) => approve === undefined || action === 'overturn', {
    path: ['approve'],
    error: 'is only for overturn',
  }),
  (given) => 'action' in given && given.action === 'take_up',
).meta({ id: 'ReviewAppealDto', description: 'A step of a review.' });
