import { AppealId, StaffId } from '../../../../domain/shared/ids.ts';
import type { Assignment } from '../../../../ports/driving/moderation/assignment.ts';
import { allowedBy } from '../../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { appealForStaff } from '../moderation.views.ts';
import * as routes from './assignment.contract.ts';

export const assignmentEndpoints = (use: Assignment): readonly Endpoint[] => [
  endpoint(routes.listReviewers, async ({ params }) => {
    const found = await use.listReviewers(AppealId(params.appealId));
    if (!found.ok) return found;
    const data = found.value.map(({ member: { staffId, name }, madeDecision }) => ({
      ...{ staffId, name, madeDecision },
    }));
    return { status: 200, body: { data } };
  }),

  endpoint(routes.assignAppeal, async ({ caller, params, headers, body }) => {
    const assigned = await use.assignAppeal({
      caller,
      appealId: AppealId(params.appealId),
      reviewer: StaffId(body.staffId),
      ...allowedBy(headers),
    });
    return assigned.ok ? appealForStaff(assigned.value) : assigned;
  }),
];
