import { z } from 'zod';
import { reviewerRoles } from '../../../domain/moderation/authority.ts';
import { exampleImage, Image } from '../images/picture.view.ts';
import { trackNames } from '../catalog/track-summary.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pages } from '../vocabulary/parameters.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { moderationExamples, overdue } from './moderation.schemas.ts';
import { Claim, exampleClaim, subject } from './review.schemas.ts';

const { examples } = field;
export const tags = ['Staff'];
export const reviewers = { kind: 'staff', anyOf: reviewerRoles } as const;
const QueueItem = z
  .object({
    kind: z.enum(['track', 'appeal']).meta({ description: 'Kind of the item.' }),
    subject,
    trackId: field.trackId,
    ...trackNames,
    artwork: Image.meta({ description: 'Cover of the track. Absent if there is none.' }).exactOptional(),
    since: field.timestampOut('When the wait began.', examples.before),
    decideBy: field.timestampOut('Deadline for the decision about the appeal.').exactOptional(),
    overdue,
    reviewer: field.id('member of staff who reviews the appeal', moderationExamples.staffId).exactOptional(),
    disputes: field
      .count('Number of parties that dispute their shares in a track to review. Absent if none does.', 1)
      .exactOptional(),
    claim: Claim.exactOptional(),
  })
  .meta({ id: 'ReviewQueueItem', description: 'A track or an appeal that waits for staff.' });

export const readQueue = route({
  operation: 'listReviewQueue',
  method: 'GET',
  path: '/api/v1/staff/queue',
  access: reviewers,
  summary: 'List the review queue',
  description:
    'Returns open appeals, sorted by decision deadline, soonest first, then tracks to review, longest wait first.',
  tags,
  query: z.strictObject({
    kind: z
      .enum(['track', 'appeal'])
      .meta({ description: 'Returns only tracks or only appeals. Default: both.', examples: ['appeal'] })
      .exactOptional(),
    unclaimed: z
      .boolean()
      .default(false)
      .meta({ description: '`true` omits items that others have claimed.', examples: [true] }),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of the queue.',
      schema: pageOf(QueueItem, 'Items in the queue.').meta({
        id: 'ReviewQueuePage',
        description: 'A page of the queue.',
      }),
      example: {
        data: [
          {
            kind: 'track',
            subject: examples.trackId,
            trackId: examples.trackId,
            title: 'Slow Harbour',
            artists: ['Finch & Co'],
            artwork: exampleImage,
            since: examples.before,
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const claim = route({
  operation: 'claimReview',
  method: 'POST',
  path: '/api/v1/staff/queue/claims',
  access: reviewers,
  summary: 'Claim a track, an appeal or a report',
  description:
    'Reserves a track, an appeal or a report of a track for you for half an hour, during which nobody else can decide about it. Claim it again to extend the claim. Requires a role that can decide about it: for published tracks, for reports, and for appeals against takedowns and restrictions, the role `rights`.',
  tags,
  body: {
    schema: z
      .strictObject({ subject })
      .meta({ id: 'ClaimReviewDto', description: 'The track, appeal or report to claim.' }),
    example: { subject: examples.trackId },
  },
  responses: { 201: { description: 'The claim.', schema: Claim, example: exampleClaim } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const unclaim = route({
  operation: 'releaseReview',
  method: 'DELETE',
  path: '/api/v1/staff/queue/claims/{subject}',
  access: reviewers,
  summary: 'Release a claim',
  tags,
  params: z.strictObject({ subject }),
  responses: { 204: { description: 'The claim was released, or was not yours.' } },
  problems: [],
});
