import { z } from 'zod';
import { moderationStatuses } from '../../../domain/catalog/track.ts';
import { decisionSources, grounds } from '../../../domain/moderation/statement.ts';
import { Track } from '../catalog/track.contract.ts';
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
  overdue,
  prose,
  reason,
  StandingDecision,
  statement,
} from './moderation.schemas.ts';

const { examples } = field;
const staffId = field.id('member of staff', moderationExamples.staffId);

/** A track or an appeal. */
export const subject = field.id('track or appeal', examples.trackId);

export const Claim = z
  .object({
    subject,
    staffId,
    until: field.timestampOut('Until when.'),
  })
  .meta({ id: 'ReviewClaim', description: 'Whose work something is.' });
export const exampleClaim = {
  subject: examples.trackId,
  staffId: moderationExamples.staffId,
  until: examples.now,
};

export const QueueItem = z
  .object({
    kind: z.enum(['track', 'appeal']).meta({ description: 'What waits.' }),
    subject,
    trackId: field.trackId,
    title: z.string().meta({ description: 'Of the track.', examples: ['Slow Harbour'] }),
    since: field.timestampOut('Since when it waits.', examples.before),
    decideBy: field.timestampOut('By when an appeal is to be decided.').exactOptional(),
    overdue,
    claim: Claim.exactOptional(),
  })
  .meta({ id: 'ReviewQueueItem', description: 'Something that waits for staff.' });

const status = z.enum(moderationStatuses).meta({ description: 'A status of the track.' });

export const Decision = z
  .object({
    ...StandingDecision.shape,
    trackId: field.trackId,
    before: status,
    after: status,
    decidedBy: z
      .object({
        kind: z.enum(['staff', 'operator', 'service']).meta({ description: 'Of what kind.' }),
        staffId: staffId.exactOptional(),
      })
      .meta({ description: 'Who took it.' }),
    overturns: z
      .object({ decisionId, appealId })
      .meta({ description: 'What it undoes, after which appeal.' })
      .exactOptional(),
    appealUntil,
  })
  .meta({ id: 'Decision', description: 'A decision about a track. Taken once, never changed.' });

const StatementDto = z
  .strictObject({
    ground: z.enum(grounds).meta({ description: 'On what it stands.', examples: ['rights_claim'] }),
    facts: prose(1, 5_000, 'The facts relied on. Anyone may read them: no names.', exampleDecision.facts),
    clause: field.text(500, 'Of the terms, or the law.', exampleDecision.clause),
    source: z.enum(decisionSources).meta({ description: 'What set it off.', examples: ['notice'] }),
    automated: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether a machine took part in it.', examples: [false] }),
    territories: statement.territories.meta({ description: 'Where it holds; absent: everywhere.' }),
  })
  .meta({ id: 'StatementOfReasonsDto', description: 'Why it is decided so.' });

const otherActions = action
  .exclude(['take_down'])
  .meta({ description: 'Any other action.', examples: ['approve'] });

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
            'With `restrict`: what the restriction means for published content. Otherwise the ground of the statement implies it: `legal_order` is legal, `rights_conflict` disputed, `rights_claim`, `content_policy` and `fraud` infringing, any other withdrawn.',
        })
        .exactOptional(),
      statement: StatementDto,
    })
    .refine(({ action: chosen, reason: given }) => given === undefined || chosen === 'restrict', {
      path: ['reason'],
      error: 'belongs to take_down and restrict',
    }),
  (given) => 'action' in given && given.action === 'take_down',
).meta({ id: 'StaffDecisionDto', description: 'A decision about a track, with its reasons.' });

export const TrackForStaff = z
  .object({
    track: Track,
    decisionsInForce: z
      .array(Decision)
      .meta({ description: 'What stands against it, the one that weighs most first.' }),
    openAppeals: z.array(appealId).meta({ description: 'Against any decision about it.' }),
    claim: Claim.exactOptional(),
    links: z
      .object({
        audio: z.url().meta({ description: 'A link to the audio, in any moderation status.' }),
        waveform: z.url().meta({ description: 'Waveform data, in any moderation status.' }),
        decisions: z.url().meta({ description: 'All decisions about the track.' }),
      })
      .meta({ description: 'Links for the reviewer.' }),
  })
  .meta({ id: 'TrackForStaff', description: 'A track in any status, and how it stands.' });

export const AppealForStaff = z
  .object({
    ...appealShape,
    contactEmail: field.email.meta({ description: "The appellant's." }),
    reviewer: staffId.exactOptional(),
    outcome: z
      .object({
        reasons: z.string().meta({ description: 'Why.' }),
        decidedAt: field.timestampOut('When.'),
        decidedBy: Decision.shape.decidedBy,
        abusive: z.boolean().meta({ description: 'Dismissed for what it is.' }).exactOptional(),
        dismissed: z
          .object({
            reasons: z.string().meta({ description: 'Why.' }),
            decidedAt: field.timestampOut('When.'),
            decidedBy: Decision.shape.decidedBy,
          })
          .meta({ description: 'Where it was found to be abusive only after it had been decided.' })
          .exactOptional(),
      })
      .meta({ description: 'What became of it.' })
      .exactOptional(),
    decision: Decision.exactOptional(),
    others: z.array(appealId).meta({ description: 'Other appeals of the same decision.' }).exactOptional(),
    claim: Claim.exactOptional(),
  })
  .meta({ id: 'AppealForStaff', description: 'An appeal, as staff sees it.' });

export const exampleAppealForStaff = {
  ...exampleAppeal,
  contactEmail: 'ada@finch.example',
  status: 'under_review',
  reviewer: moderationExamples.staffId,
} as const;

const words = prose(1, 5_000, 'What the appellant is told.', 'The license covers the sample.');
const deciding = z.strictObject({
  action: z
    .enum(['request_info', 'uphold', 'overturn', 'dismiss'])
    .meta({ description: 'The step.', examples: ['overturn'] }),
  text: words,
  approve: z
    .boolean()
    .meta({ description: 'With `overturn`: approves a track that review turned away.', examples: [false] })
    .exactOptional(),
});

export const ReviewAppealDto = either(
  z.strictObject({ action: z.literal('take_up').meta({ description: 'Makes it your review.' }) }),
  deciding.refine(({ action, approve }) => approve === undefined || action === 'overturn', {
    path: ['approve'],
    error: 'belongs to overturn',
  }),
  (given) => 'action' in given && given.action === 'take_up',
).meta({ id: 'ReviewAppealDto', description: 'A step of a review.' });
