import { z } from 'zod';
import { appealStatuses } from '../../../domain/moderation/appeals/appeal.ts';
import { route } from '../kernel/route.ts';
import { anyOf, pages } from '../vocabulary/parameters.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { appealId } from './moderation.schemas.ts';
import { ifMatch, reviewers, tags } from './queue.contract.ts';
import { AppealForStaff, exampleAppealForStaff, ReviewAppealDto } from './review.schemas.ts';

const appealPath = z.strictObject({ appealId });

const status = z.enum(appealStatuses).meta({ description: 'Of what status.' });

export const listAppeals = route({
  operation: 'listAppeals',
  method: 'GET',
  path: '/api/v1/staff/appeals',
  access: reviewers,
  summary: 'List appeals',
  description: 'The one to be decided first before all; open ones, where no status is named.',
  tags,
  query: z.strictObject({
    status: anyOf(status, 'How they stand.', ['submitted', 'under_review']).exactOptional(),
    ...pages,
  }),
  replies: {
    200: {
      description: 'A page of appeals.',
      schema: pageOf(AppealForStaff, 'Appeals.').meta({
        id: 'AppealPage',
        description: 'A page of appeals.',
      }),
      example: { data: [exampleAppealForStaff], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

const appealReplies = {
  200: { description: 'The appeal.', schema: AppealForStaff, example: exampleAppealForStaff },
} as const;

export const readAppeal = route({
  operation: 'getAppealForStaff',
  method: 'GET',
  path: '/api/v1/staff/appeals/{appealId}',
  access: reviewers,
  summary: 'Read an appeal',
  tags,
  params: appealPath,
  replies: appealReplies,
  problems: ['NOT_FOUND'],
});

export const reviewAppeal = route({
  operation: 'reviewAppeal',
  method: 'POST',
  path: '/api/v1/staff/appeals/{appealId}/review',
  access: reviewers,
  summary: 'Review an appeal',
  description:
    'Not for who took the decision, and only for who may decide what it is against. `take_up` comes first. `uphold` and `overturn` decide every open appeal of the decision in one act, and each appellant is told; `overturn` undoes the decision in the same step. `dismiss` ends an abusive one alone, or marks one that was upheld as such: it counts no longer among the twenty.',
  tags,
  params: appealPath,
  headers: ifMatch('appeal'),
  body: { schema: ReviewAppealDto, example: { action: 'take_up' } },
  replies: appealReplies,
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
