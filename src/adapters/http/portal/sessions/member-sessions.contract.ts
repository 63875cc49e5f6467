import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import { exampleSession, sessionFields } from '../../vocabulary/account-sessions.ts';
import * as field from '../../vocabulary/fields.ts';
import { pageOf } from '../../vocabulary/lists.ts';

const MemberSession = z
  .object(sessionFields)
  .meta({ id: 'MemberSession', description: 'An active portal session of a member.' });

const MemberSessionList = pageOf(MemberSession, 'Sessions, the newest first.').meta({
  id: 'MemberSessionList',
  description: 'Active portal sessions of a member.',
});

const common = { access: { kind: 'portal' }, tags: ['Portal'] } as const;

export const listMemberSessions = route({
  ...common,
  operation: 'listMemberSessions',
  method: 'GET',
  path: '/api/v1/portal/sessions',
  summary: 'List your portal sessions',
  description:
    'Lists your active sessions for this platform, in all browsers. The list is empty in a session that a credential started.',
  responses: {
    200: {
      description: 'Your active sessions.',
      schema: MemberSessionList,
      example: { data: [exampleSession], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: [],
});

export const endMemberSession = route({
  ...common,
  operation: 'endMemberSession',
  method: 'DELETE',
  path: '/api/v1/portal/sessions/{sessionId}',
  summary: 'End one of your portal sessions',
  description: 'Ends one of your sessions for this platform. The session of the request signs you out.',
  params: z.strictObject({ sessionId: field.id('session', exampleSession.sessionId) }),
  responses: { 204: { description: 'The session has ended.' } },
  problems: ['NOT_FOUND'],
});

export const endOtherMemberSessions = route({
  ...common,
  operation: 'endOtherMemberSessions',
  method: 'DELETE',
  path: '/api/v1/portal/sessions',
  summary: 'End your other portal sessions',
  description: 'Ends all of your sessions for this platform except the one of the request.',
  responses: { 204: { description: 'The sessions have ended.' } },
  problems: [],
});
