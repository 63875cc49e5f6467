import { z } from 'zod';
import { reviewerRoles } from '../../../domain/moderation/authority.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pages } from '../vocabulary/parameters.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { DisputeList, exampleDispute, exampleListed, SetAsideDto, ShareDispute } from './dispute.schemas.ts';
import { partyId } from './party.schemas.ts';

const { examples } = field;
const tags = ['Staff'];

export const listDisputes = route({
  operation: 'listShareDisputes',
  method: 'GET',
  path: '/api/v1/staff/disputes',
  access: { kind: 'staff', anyOf: reviewerRoles },
  summary: 'List disputes of shares',
  description:
    'Returns the disputes of parties about their shares in tracks that were submitted, the earliest first. A dispute ends when staff set it aside, when its party confirms the disputed shares, or when a track that is not approved yet is submitted with shares that the party has confirmed. The approval of a revision ends the dispute of a party that has confirmed its shares in it. A page can have fewer items than `limit`.',
  tags,
  query: z.strictObject({ ...pages }),
  responses: {
    200: {
      description: 'A page of disputes.',
      schema: DisputeList,
      example: {
        data: [
          {
            ...exampleListed,
            ...{ title: 'Slow Harbour', artists: ['Finch & Co'], status: 'pending_review' as const },
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const setAsideDispute = route({
  operation: 'setAsideShareDispute',
  method: 'POST',
  path: '/api/v1/staff/tracks/{trackId}/disputes/{partyId}/set-aside',
  access: { kind: 'staff', anyOf: ['rights'] },
  summary: 'Set a dispute of shares aside',
  description:
    'Records why the track can be approved in spite of the dispute. Until then, neither the track nor its revision can be approved, and the track cannot be reinstated after a takedown. If the authority of the account itself is contested, take the track down for the reason `disputed`, or reject it. A later dispute with another reason is a new one, with another `disputedAt`. `disputedAt` and `concerns` are required so that you set aside the dispute that you have read, and accept only shares that you have seen.',
  tags,
  params: z.strictObject({ trackId: field.trackId, partyId }),
  body: {
    schema: SetAsideDto,
    example: {
      disputedAt: examples.now,
      concerns: 'submission',
      reason: 'The signed split sheet names these shares.',
    },
  },
  responses: {
    200: { description: 'The dispute.', schema: ShareDispute, example: exampleDispute },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
