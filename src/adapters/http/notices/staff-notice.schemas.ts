import { z } from 'zod';
import { trackNames } from '../catalog/track-summary.ts';
import { noticeStates } from '../../../domain/notices/notice.ts';
import {
  decisionId,
  exampleDecision,
  moderationExamples,
  prose,
  reason,
} from '../moderation/moderation.schemas.ts';
import { Claim, StatementDto } from '../moderation/review.schemas.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';
import { complaintOutcome, exampleNotice, noticeFields, outcome, reasons } from './notice.schemas.ts';

const { examples } = field;
const { explanation, name, email, emailConfirmed, ...common } = noticeFields;

export const state = z.enum(noticeStates).meta({
  description:
    'Whether the report waits for staff. `received`: it is not decided yet. `complained`: there is a complaint against the decision. `decided`: nothing waits.',
  examples: ['received'],
});

const listed = {
  ...common,
  state,
  since: field.timestampOut('When this state began.'),
  title: trackNames.title.exactOptional(),
  artists: trackNames.artists,
  claim: Claim.exactOptional(),
};

export const ListedNotice = z
  .object(listed)
  .meta({ id: 'ListedTrackNotice', description: 'A report in a list, without what people wrote.' });

const OtherNotice = z
  .object({ ...common, state })
  .meta({ id: 'OtherTrackNotice', description: 'Another report of the same track.' });

const decidedBy = field.id('member of staff', moderationExamples.staffId);
const judged = {
  decidedAt: field.timestampOut('When it was decided.'),
  decidedBy,
  reasons,
  decisionId: decisionId.meta({ description: 'The decision about the track.' }).exactOptional(),
};

export const NoticeForStaff = z
  .object({
    ...listed,
    explanation: explanation.exactOptional(),
    ...{ name, email, emailConfirmed },
    decision: z
      .object({ outcome, ...judged })
      .meta({ description: 'The first decision. Absent until it is made.' })
      .exactOptional(),
    complaint: z
      .object({
        text: z.string().meta({ description: 'The complaint.' }),
        submittedAt: field.timestampOut('When the complaint was submitted.'),
        decision: z
          .object({ outcome: complaintOutcome, ...judged })
          .meta({ description: 'The decision about the complaint. Absent until it is made.' })
          .exactOptional(),
      })
      .meta({ description: 'The complaint of the reporter. Absent if there is none.' })
      .exactOptional(),
    others: z
      .array(OtherNotice)
      .meta({ description: 'The latest other reports of the track, at most 20, newest first.' }),
  })
  .meta({
    id: 'TrackNoticeForStaff',
    description:
      'A report, as staff see it. After the deletion of its texts it has no explanation, name, address and reasons.',
  });

export const exampleListed = {
  noticeId: exampleNotice.noticeId,
  trackId: examples.trackId,
  ground: exampleNotice.ground,
  status: 'received' as const,
  submittedAt: examples.now,
  state: 'received' as const,
  since: examples.now,
  title: 'Slow Harbour',
  artists: ['Finch & Co'],
};
export const exampleForStaff = {
  ...exampleListed,
  explanation: exampleNotice.explanation,
  name: 'Finch & Co',
  email: 'ada@finch.example',
  emailConfirmed: true,
  others: [],
};

const words = prose(
  1,
  5_000,
  'Reasons for the reporter, who reads them in an email. Do not name the person concerned.',
  'The recording is yours.',
);

const actioned = z
  .strictObject({
    outcome: z.literal('actioned').meta({ description: 'The track is taken down or restricted.' }),
    reasons: words,
    action: z
      .enum(['take_down', 'restrict'])
      .meta({ description: 'The decision about the track.', examples: ['take_down'] }),
    reason: reason
      .meta({
        description:
          'Reason for the takedown or the restriction, which determines what licensees must do. Required for `take_down`; if absent for `restrict`, the ground of the statement implies it.',
      })
      .exactOptional(),
    statement: StatementDto.omit({ source: true, automated: true }).meta({
      id: 'NoticeStatementDto',
      description:
        'The reasons of the decision about the track, for the person concerned. Its source is `notice`, and it is not automated.',
    }),
  })
  .refine(({ action, reason: given }) => action !== 'take_down' || given !== undefined, {
    path: ['reason'],
    error: 'is required for take_down',
  });

export const DecideNoticeDto = either(
  actioned,
  z.strictObject({
    outcome: z.enum(['rejected', 'no_longer_relevant', 'upheld']).meta({
      description:
        'The outcome. `rejected`: the track stays as it is. `no_longer_relevant`: the reason no longer exists. `upheld`: the first decision stays; only for a complaint. To keep the outcome of a report that was rejected or no longer relevant, send `upheld`. A complaint about a report that was acted on is upheld or leads to a further action.',
      examples: ['rejected'],
    }),
    reasons: words,
  }),
  (given) => 'outcome' in given && given.outcome === 'actioned',
).meta({ id: 'DecideNoticeDto', description: 'A decision about a report.' });

export const exampleDecideNotice = {
  outcome: 'actioned' as const,
  reasons: 'The recording is yours.',
  action: 'take_down' as const,
  reason: 'infringing' as const,
  statement: {
    ground: 'rights_claim' as const,
    facts: exampleDecision.facts,
    clause: exampleDecision.clause,
  },
};
