import { z } from 'zod';
import { route } from '../kernel/route.ts';
import {
  chosenRoles,
  email,
  exampleMember,
  InvitedStaffMember,
  name,
  staffExamples,
  staffId,
  StaffMember,
  StaffMemberList,
} from './staff.schemas.ts';
import { newPassword } from '../vocabulary/passwords.ts';
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
  summary: 'List staff accounts',
  tags,
  responses: {
    200: {
      description: 'All staff accounts.',
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
  summary: 'Retrieve a staff account',
  tags,
  params,
  responses: { 200: { description: 'The staff account.', schema: StaffMember, example: exampleMember } },
  problems: ['NOT_FOUND'],
});

export const invite = route({
  operation: 'inviteStaff',
  method: 'POST',
  path: collection,
  access: admins,
  summary: 'Invite staff',
  description:
    'Creates a staff account and emails an invitation code, which is valid for seven days. The response also has the code; it is shown only once.',
  tags,
  body: {
    schema: z
      .strictObject({ email, name, roles: chosenRoles })
      .meta({ id: 'InviteStaffDto', description: 'A person to invite.' }),
    example: { email: staffExamples.email, name: 'Jo Park', roles: ['moderator'] },
  },
  responses: {
    201: {
      description: 'The staff account with its invitation code.',
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
  summary: 'Update a staff account',
  description:
    'Changes the fields that you send. Disabling an account ends its sessions, and so does the loss of the last role that views portals. One active admin must remain.',
  tags,
  params,
  headers: z.object({
    'if-match': z.string().max(1_000).exactOptional().meta({
      description:
        'The `ETag` of the account when you read it. If the account has changed since, the response is 412 and nothing changes.',
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
            description:
              '`disabled` prevents sign-in. An account whose invitation was never accepted becomes `invited` when you enable it.',
            examples: ['disabled'],
          }),
        invite: flag('Emails a new code with which the member sets a new password.'),
        resetTotp: flag('Removes one-time codes from the sign-in.'),
        resetOidc: flag(
          'Unlinks the account from the identity at the OpenID provider. The next sign-in with the verified address of the account links it again.',
        ),
        endSessions: flag('Ends all sessions of the account.'),
      })
      .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
      .meta({
        id: 'UpdateStaffDto',
        description: 'Changes to a staff account. Send at least one field.',
        minProperties: 1,
      }),
    example: { roles: ['moderator', 'rights'] },
  },
  responses: {
    200: { description: 'The staff account.', schema: InvitedStaffMember, example: exampleMember },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const acceptInvitation = route({
  operation: 'acceptStaffInvitation',
  method: 'POST',
  path: '/api/v1/staff/invitations/accept',
  access: { kind: 'public', limit: 'staff-invitations' },
  summary: 'Accept an invitation',
  description: 'Sets the password of the account and ends all of its sessions. Sign in afterwards.',
  tags,
  body: {
    schema: z
      .strictObject({
        code: z
          .string()
          .min(1)
          .max(200)
          .meta({ description: 'The invitation code from the email.', examples: [staffExamples.code] }),
        password: newPassword,
        name: name.exactOptional(),
      })
      .meta({ id: 'AcceptInvitationDto', description: 'An invitation code and a new password.' }),
    example: { code: staffExamples.code, password: staffExamples.password },
  },
  responses: { 200: { description: 'The staff account.', schema: StaffMember, example: exampleMember } },
  problems: ['NOT_FOUND'],
});
