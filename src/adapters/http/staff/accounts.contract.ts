import { z } from 'zod';
import { route } from '../kernel/route.ts';
import {
  chosenRoles,
  email,
  exampleMember,
  InvitedStaffMember,
  name,
  newPassword,
  staffExamples,
  staffId,
  StaffMember,
  StaffMemberList,
} from './staff.schemas.ts';
import { tags } from './sessions.contract.ts';

export const admins = { kind: 'staff', anyOf: ['admin'] } as const;

const collection = '/api/v1/staff/accounts';
const one = `${collection}/{staffId}` as const;
const params = z.strictObject({ staffId });

export const listAccounts = route({
  operation: 'listStaffAccounts',
  method: 'GET',
  path: collection,
  access: admins,
  summary: 'List accounts of staff',
  tags,
  replies: {
    200: {
      description: 'All of them.',
      schema: StaffMemberList,
      example: { data: [exampleMember], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: [],
});

export const readAccount = route({
  operation: 'getStaffAccount',
  method: 'GET',
  path: one,
  access: admins,
  summary: 'Read an account of staff',
  tags,
  params,
  replies: { 200: { description: 'The account.', schema: StaffMember, example: exampleMember } },
  problems: ['NOT_FOUND'],
});

export const invite = route({
  operation: 'inviteStaff',
  method: 'POST',
  path: collection,
  access: admins,
  summary: 'Invite a member of staff',
  description: 'The code is mailed, and shown this once. It holds for seven days.',
  tags,
  body: {
    schema: z
      .strictObject({ email, name, roles: chosenRoles })
      .meta({ id: 'InviteStaffDto', description: 'Who is invited.' }),
    example: { email: staffExamples.email, name: 'Jo Park', roles: ['moderator'] },
  },
  replies: {
    201: {
      description: 'The account, with its code.',
      schema: InvitedStaffMember,
      example: {
        ...exampleMember,
        status: 'invited',
        invitedUntil: staffExamples.later,
        invitationCode: staffExamples.code,
      },
    },
  },
  problems: ['STATE_CONFLICT'],
});

const flag = (description: string) =>
  z
    .literal(true)
    .exactOptional()
    .meta({ description, examples: [true] });

export const changeAccount = route({
  operation: 'updateStaffAccount',
  method: 'PATCH',
  path: one,
  access: admins,
  summary: 'Change an account of staff',
  description: 'Disabling ends its sessions. One active admin must remain.',
  tags,
  params,
  headers: z.object({
    'if-match': z.string().max(1_000).exactOptional().meta({
      description: 'The `ETag` of the account as you read it: where it has changed since, nothing is (412).',
    }),
  }),
  body: {
    schema: z
      .strictObject({
        name: name.exactOptional(),
        roles: chosenRoles.exactOptional(),
        status: z
          .enum(['active', 'disabled'])
          .exactOptional()
          .meta({
            description: 'An account that was never taken up is enabled as invited.',
            examples: ['disabled'],
          }),
        invite: flag('Makes and mails a new code, by which the member sets the password anew.'),
        resetTotp: flag('One-time codes are needed no longer.'),
        resetOidc: flag(
          'Unties it from the person at the OpenID provider; the next to come by its verified address is tied to it.',
        ),
        endSessions: flag('Ends all its sessions.'),
      })
      .refine((edit) => Object.keys(edit).length > 0, 'must change something')
      .meta({ id: 'UpdateStaffDto', description: 'What changes of it.', minProperties: 1 }),
    example: { roles: ['moderator', 'rights'] },
  },
  replies: {
    200: { description: 'The account.', schema: InvitedStaffMember, example: exampleMember },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const acceptInvitation = route({
  operation: 'acceptStaffInvitation',
  method: 'POST',
  path: '/api/v1/staff/invitations/accept',
  access: { kind: 'public', limit: 'staff-invitations' },
  summary: 'Take up an invitation',
  description: 'Sets the password and ends all sessions of the account. Sign in afterwards.',
  tags,
  body: {
    schema: z
      .strictObject({
        code: z
          .string()
          .min(1)
          .max(200)
          .meta({ description: 'From the mail.', examples: [staffExamples.code] }),
        password: newPassword,
        name: name.exactOptional(),
      })
      .meta({ id: 'AcceptInvitationDto', description: 'The code, and a password of one’s own.' }),
    example: { code: staffExamples.code, password: staffExamples.password },
  },
  replies: { 200: { description: 'The account.', schema: StaffMember, example: exampleMember } },
  problems: ['NOT_FOUND'],
});
