import { z } from 'zod';
import { roles } from '../../../domain/staff/staff.ts';
import { sessionFields } from '../vocabulary/account-sessions.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { examplePassword } from '../vocabulary/passwords.ts';

const { examples } = field;

export const staffExamples = {
  staffId: 'stf_01JB2M6X8KD7E8F9G0H1J2K3M4',
  sessionId: 'ses_01JB2M6X8KE1F2G3H4J5K6M7N8',
  email: 'jo@label.example',
  password: examplePassword,
  token: 'sts_3kTMd9GkCkZQ1vR8WnYp5aXhB7sJfL2mEo4uVcDq6tI',
  csrfToken: '5f0c6c1c1d0a6d3b2f4f2f3a7e9b8c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b',
  code: 'sti_9sQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  later: '2026-03-02T22:05:12.481Z',
} as const;

export const staffId = field.id('member of staff', staffExamples.staffId);
export const email = field.email.meta({ examples: [staffExamples.email] });
export const name = field.text(100, 'Name of the member.', 'Jo Park');
export const chosenRoles = z
  .array(z.enum(roles))
  .min(1)
  .max(roles.length)
  .meta({ description: 'Roles. An admin has all permissions.', examples: [['moderator']] });

export const StaffMember = z
  .object({
    staffId,
    email,
    name,
    roles: chosenRoles,
    status: z.enum(['invited', 'active', 'disabled']).meta({
      description:
        'Status of the account. Only active members can sign in; invited ones accept their invitation first.',
    }),
    totp: z.boolean().meta({ description: 'Whether the sign-in requires a one-time code.' }),
    oidc: z
      .boolean()
      .meta({ description: 'Whether the account is linked to an identity at the OpenID provider.' }),
    invitedUntil: field.timestampOut('When the invitation expires.', staffExamples.later).optional(),
    lockedUntil: field
      .timestampOut(
        'End of the lock after failed sign-ins. Present when admins list or retrieve a locked account.',
        staffExamples.later,
      )
      .optional(),
    createdAt: field.timestampOut('When the account was created.', examples.before),
  })
  .meta({ id: 'StaffMember', description: 'A staff account.' });

export const InvitedStaffMember = StaffMember.extend({
  invitationCode: z
    .string()
    .optional()
    .meta({
      description:
        'Invitation code, which works once. Emailed, and shown only once; for an account that is already in use, it is only emailed.',
      examples: [staffExamples.code],
    }),
}).meta({ id: 'InvitedStaffMember', description: 'A staff account with its invitation code.' });

export const StaffMemberList = pageOf(StaffMember, 'Accounts, sorted by email address.').meta({
  id: 'StaffMemberList',
  description: 'All staff accounts.',
});

export const StaffSession = z
  .object(sessionFields)
  .meta({ id: 'StaffSession', description: 'An active staff session.' });

export const StaffSessionList = pageOf(StaffSession, 'Sessions, the newest first.').meta({
  id: 'StaffSessionList',
  description: 'Active staff sessions.',
});

export const exampleMember = {
  staffId: staffExamples.staffId,
  email: staffExamples.email,
  name: 'Jo Park',
  roles: ['moderator' as const],
  status: 'active' as const,
  totp: false,
  oidc: false,
  createdAt: examples.before,
};
