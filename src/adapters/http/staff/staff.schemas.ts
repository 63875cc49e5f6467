import { z } from 'zod';
import { isLongEnough, passwordLength } from '../../../domain/staff/password.ts';
import { roles } from '../../../domain/staff/staff.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';

const { examples } = field;

export const staffExamples = {
  staffId: 'stf_01JB2M6X8KD7E8F9G0H1J2K3M4',
  sessionId: 'ses_01JB2M6X8KE1F2G3H4J5K6M7N8',
  email: 'jo@label.example',
  password: 'seven calm harbours',
  token: 'sts_3kTMd9GkCkZQ1vR8WnYp5aXhB7sJfL2mEo4uVcDq6tI',
  code: 'sti_9sQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  later: '2026-03-02T22:05:12.481Z',
} as const;

export const staffId = field.id('member of staff', staffExamples.staffId);
export const email = field.email.meta({ examples: [staffExamples.email] });
export const name = field.text(100, 'How others see the member.', 'Jo Park');
export const chosenRoles = z
  .array(z.enum(roles))
  .min(1)
  .max(roles.length)
  .meta({ description: 'An admin may do everything.', examples: [['moderator']] });

/** A password as it is given to be compared. */
export const password = z
  .string()
  .min(1)
  .max(1_024)
  .meta({ description: 'The password.', examples: [staffExamples.password] });

export const newPassword = z
  .string()
  .max(1_024)
  .refine(isLongEnough, `must have ${passwordLength.least} to ${passwordLength.most} characters`)
  .meta({
    description: `${passwordLength.least} to ${passwordLength.most} characters, of whatever kind.`,
    examples: [staffExamples.password],
  });

export const oneTimeCode = z
  .string()
  .regex(/^\d{6}$/, 'must be six digits')
  .meta({ description: 'What the authenticator shows (RFC 6238).', examples: ['287082'] });

export const StaffMember = z
  .object({
    staffId,
    email,
    name,
    roles: chosenRoles,
    status: z.enum(['invited', 'active', 'disabled']).meta({
      description: 'Only an active member signs in; an invited one takes the invitation up first.',
    }),
    totp: z.boolean().meta({ description: 'Whether a one-time code is needed to sign in.' }),
    oidc: z.boolean().meta({ description: 'Whether it is tied to a person at the OpenID provider.' }),
    invitedUntil: field.timestampOut('Until when a code sets the password.', staffExamples.later).optional(),
    lockedUntil: field
      .timestampOut(
        'No sign-in is looked at before, after failed ones; told where accounts are read.',
        staffExamples.later,
      )
      .optional(),
    createdAt: field.timestampOut('When the account was made.', examples.before),
  })
  .meta({ id: 'StaffMember', description: 'An account of staff.' });

export const InvitedStaffMember = StaffMember.extend({
  invitationCode: z
    .string()
    .optional()
    .meta({
      description:
        'Takes the invitation up, once. Shown this once, and mailed; that of an account in use is mailed alone.',
      examples: [staffExamples.code],
    }),
}).meta({ id: 'InvitedStaffMember', description: 'An account of staff, with the code that opens it.' });

export const StaffMemberList = pageOf(StaffMember, 'Accounts by address.').meta({
  id: 'StaffMemberList',
  description: 'All accounts of staff.',
});

export const StaffSession = z
  .object({
    sessionId: field.id('session', staffExamples.sessionId),
    current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
    address: z
      .string()
      .meta({ description: 'Where the sign-in came from; IPv6 by its /64.', examples: ['192.0.2.7'] }),
    createdAt: field.timestampOut('When it was begun.'),
    expiresAt: field.timestampOut('When it ends by itself.', staffExamples.later),
  })
  .meta({ id: 'StaffSession', description: 'A sign-in that holds.' });

export const StaffSessionList = pageOf(StaffSession, 'Newest first.').meta({
  id: 'StaffSessionList',
  description: 'Sessions that run.',
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

export const exampleSession = {
  sessionId: staffExamples.sessionId,
  current: true,
  address: '192.0.2.7',
  createdAt: examples.now,
  expiresAt: staffExamples.later,
};
