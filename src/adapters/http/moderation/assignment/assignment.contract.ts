import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { ifMatch } from '../../vocabulary/if-match.ts';
import { appealId, moderationExamples } from '../moderation.schemas.ts';
import { reviewers, tags } from '../queue.contract.ts';
import { AppealForStaff, exampleAppealForStaff } from '../review.schemas.ts';

const params = z.strictObject({ appealId });
const { staffId: exampleId } = moderationExamples;
const staffId = field.id('member of staff', exampleId);

const Reviewer = z
  .object({
    staffId,
    name: z.string().meta({ description: 'Name of the member.', examples: ['Ada Finch'] }),
    madeDecision: z.boolean().meta({
      description: 'Whether the member made the decision under appeal, and so cannot review the appeal.',
      examples: [false],
    }),
  })
  .meta({ id: 'AppealReviewer', description: 'A member of staff with the role that reviews an appeal.' });

export const listReviewers = route({
  operation: 'listAppealReviewers',
  method: 'GET',
  path: '/api/v1/staff/appeals/{appealId}/reviewers',
  access: reviewers,
  summary: 'List possible reviewers of an appeal',
  description:
    'Returns the active members of staff with the role that reviews the appeal, by name. `madeDecision` marks the person who made the decision.',
  tags,
  params,
  responses: {
    200: {
      description: 'The members.',
      schema: z
        .object({ data: z.array(Reviewer).meta({ description: 'The members, by name.' }) })
        .meta({ id: 'AppealReviewers', description: 'Members of staff who could review an appeal.' }),
      example: { data: [{ staffId: exampleId, name: 'Ada Finch', madeDecision: false }] },
    },
  },
  problems: ['NOT_FOUND'],
});

export const assignAppeal = route({
  operation: 'assignAppeal',
  method: 'PUT',
  path: '/api/v1/staff/appeals/{appealId}/reviewer',
  access: reviewers,
  summary: 'Assign an appeal',
  description:
    'Assigns an open appeal to a member of staff, in place of an earlier reviewer, and notifies them by email. Requires a role that can make the appealed decision, for you and for them. The person who made that decision can neither review the appeal nor assign it. If the appellant has been asked a question, the appeal still waits for the answer. Releases your claim on the appeal if the reviewer is someone else.',
  tags,
  params,
  headers: ifMatch('appeal'),
  body: {
    schema: z
      .strictObject({ staffId })
      .meta({ id: 'AssignAppealDto', description: 'The reviewer of an appeal.' }),
    example: { staffId: exampleId },
  },
  responses: {
    200: { description: 'The appeal.', schema: AppealForStaff, example: exampleAppealForStaff },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
