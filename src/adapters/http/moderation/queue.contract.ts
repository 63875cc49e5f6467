import { z } from 'zod';
import { reviewerRoles } from '../../../domain/moderation/authority.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pages } from '../vocabulary/parameters.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { Claim, exampleClaim, QueueItem, subject } from './review.schemas.ts';

const { examples } = field;
export const tags = ['Staff'];
export const reviewers = { kind: 'staff', anyOf: reviewerRoles } as const;
export const ifMatch = (what: string) =>
  z.object({
    'if-match': z
      .string()
      .max(1_000)
      .exactOptional()
      .meta({
        description: `The \`ETag\` of the ${what} as you read it: where it has changed since, nothing is done (412).`,
      }),
  });

export const readQueue = route({
  operation: 'listReviewQueue',
  method: 'GET',
  path: '/api/v1/staff/queue',
  access: reviewers,
  summary: 'See what waits',
  description:
    'Returns open appeals, sorted by decision deadline, soonest first, then tracks to be reviewed, longest wait first.',
  tags,
  query: z.strictObject({
    kind: z
      .enum(['track', 'appeal'])
      .meta({ description: 'Of this kind only. By default both.', examples: ['appeal'] })
      .exactOptional(),
    unclaimed: z
      .boolean()
      .default(false)
      .meta({ description: 'Without what others have claimed.', examples: [true] }),
    ...pages,
  }),
  replies: {
    200: {
      description: 'A page of the queue.',
      schema: pageOf(QueueItem, 'What waits.').meta({
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
  summary: 'Claim a track or an appeal',
  description:
    'For half an hour nobody else decides about it. Claimed again it is yours for half an hour from then on. Only for who could decide: of what is published, and of appeals against takedowns and restrictions, rights staff.',
  tags,
  body: {
    schema: z
      .strictObject({ subject })
      .meta({ id: 'ClaimReviewDto', description: 'What is to be yours for a while.' }),
    example: { subject: examples.trackId },
  },
  replies: { 201: { description: 'It is yours.', schema: Claim, example: exampleClaim } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const unclaim = route({
  operation: 'releaseReview',
  method: 'DELETE',
  path: '/api/v1/staff/queue/claims/{subject}',
  access: reviewers,
  summary: 'Give up a claim',
  tags,
  params: z.strictObject({ subject }),
  replies: { 204: { description: 'It is not yours.' } },
  problems: [],
});
