import { z } from 'zod';
import { appealStatuses } from '../../../domain/moderation/appeals/appeal.ts';
import { route } from '../kernel/route.ts';
import { anyOf, pages } from '../vocabulary/parameters.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { appealId } from './moderation.schemas.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { reviewers, tags } from './queue.contract.ts';
import { AppealForStaff, exampleAppealForStaff, ReviewAppealDto } from './review.schemas.ts';

const appealPath = z.strictObject({ appealId });

const status = z.enum(appealStatuses).meta({ description: 'Status of an appeal.' });

export const listAppeals = route({
  operation: 'listAppeals',
  method: 'GET',
  path: '/api/v1/staff/appeals',
  access: reviewers,
  summary: 'List appeals',
  description: 'Sorted by decision deadline, soonest first. Returns open appeals unless `status` is set.',
  tags,
  query: z.strictObject({
    status: anyOf(status, 'Status of the appeal.', ['submitted', 'under_review']).exactOptional(),
    ...pages,
  }),
  responses: {
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

const appealResponses = {
  200: { description: 'The appeal.', schema: AppealForStaff, example: exampleAppealForStaff },
} as const;

export const readAppeal = route({
  operation: 'getAppealForStaff',
  method: 'GET',
  path: '/api/v1/staff/appeals/{appealId}',
  access: reviewers,
  summary: 'Retrieve an appeal',
  tags,
  params: appealPath,
  responses: appealResponses,
  problems: ['NOT_FOUND'],
});

export const reviewAppeal = route({
  operation: 'reviewAppeal',
  method: 'POST',
  path: '/api/v1/staff/appeals/{appealId}/review',
  access: reviewers,
  summary: 'Review an appeal',
  description:
    'Takes a step in the review of an appeal. The review starts with `take_up`. `uphold` and `overturn` decide all open appeals against the decision together and notify the appellants; `overturn` also reverses the decision. It is rejected with 409 if it would return the track to the catalog while a party disputes its shares, and if the decision rejected a track whose ISRC another track uses now (then with `fields` and the `trackId` of the other). `dismiss` closes one abusive appeal, or marks an upheld one as abusive; it then no longer counts toward the limit of twenty appeals. Requires a role that can make the appealed decision. The person who made that decision cannot review the appeal.',
  tags,
  params: appealPath,
  headers: ifMatch('appeal'),
  body: { schema: ReviewAppealDto, example: { action: 'take_up' } },
  responses: appealResponses,
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
