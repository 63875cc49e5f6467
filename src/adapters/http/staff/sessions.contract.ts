import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import {
  exampleMember,
  exampleSession,
  newPassword,
  oneTimeCode,
  password,
  staffExamples,
  StaffMember,
  StaffSessionList,
} from './staff.schemas.ts';

export const tags = ['Staff'];
/** Every member of staff. */
export const anyone = { kind: 'staff', anyOf: [] } as const;

export const listSessions = route({
  operation: 'listStaffSessions',
  method: 'GET',
  path: '/api/v1/staff/sessions',
  access: anyone,
  summary: 'List your sessions',
  tags,
  replies: {
    200: {
      description: 'All of yours that run.',
      schema: StaffSessionList,
      example: { data: [exampleSession], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: [],
});

export const endSession = route({
  operation: 'endStaffSession',
  method: 'DELETE',
  path: '/api/v1/staff/sessions/{sessionId}',
  access: anyone,
  summary: 'End a session of yours',
  description: '`current` names the one that asks: signing out.',
  tags,
  params: z.strictObject({ sessionId: field.id('session, or `current`', staffExamples.sessionId) }),
  replies: { 204: { description: 'Its token is none any more.' } },
  problems: ['NOT_FOUND'],
});

export const readMe = route({
  operation: 'getCurrentStaffMember',
  method: 'GET',
  path: '/api/v1/staff/me',
  access: anyone,
  summary: 'Read your account',
  tags,
  replies: { 200: { description: 'Your account.', schema: StaffMember, example: exampleMember } },
  problems: [],
});

export const changePassword = route({
  operation: 'changeStaffPassword',
  method: 'POST',
  path: '/api/v1/staff/me/password',
  access: anyone,
  summary: 'Change your password',
  description: 'Ends every other session of yours. A wrong password counts as a failed sign-in.',
  tags,
  body: {
    schema: z
      .strictObject({ password, newPassword })
      .meta({ id: 'ChangePasswordDto', description: 'The password as it is, and as it shall be.' }),
    example: { password: staffExamples.password, newPassword: 'eight calm harbours' },
  },
  replies: { 200: { description: 'Your account.', schema: StaffMember, example: exampleMember } },
  problems: ['REAUTHENTICATION_FAILED'],
});

const again = {
  schema: z.strictObject({ password }).meta({ id: 'PasswordDto', description: 'Your password once more.' }),
  example: { password: staffExamples.password },
} as const;

export const beginTotp = route({
  operation: 'startStaffTotpEnrollment',
  method: 'POST',
  path: '/api/v1/staff/me/totp',
  access: anyone,
  summary: 'Ask for a secret of one-time codes',
  description: 'Counts only once it is confirmed, within ten minutes.',
  tags,
  body: again,
  replies: {
    201: {
      description: 'The secret, shown this once.',
      schema: z
        .object({
          secret: z.string().meta({ description: 'In base32.', examples: [staffExamples.secret] }),
          otpauthUrl: z.string().meta({
            description: 'The same for authenticators, as a rule shown as a QR code.',
            examples: [`otpauth://totp/api.example:jo%40label.example?secret=${staffExamples.secret}`],
          }),
          enrollment: z
            .string()
            .meta({ description: 'Send it back with the first code.', examples: ['v1.c2VhbGVk'] }),
        })
        .meta({ id: 'TotpSecret', description: 'A secret of one-time codes (RFC 6238).' }),
      example: {
        secret: staffExamples.secret,
        otpauthUrl: `otpauth://totp/api.example:jo%40label.example?secret=${staffExamples.secret}&issuer=api.example&algorithm=SHA1&digits=6&period=30`,
        enrollment: 'v1.c2VhbGVk',
      },
    },
  },
  problems: ['REAUTHENTICATION_FAILED'],
});

export const confirmTotp = route({
  operation: 'confirmStaffTotp',
  method: 'POST',
  path: '/api/v1/staff/me/totp/confirm',
  access: anyone,
  summary: 'Confirm a secret with its first code',
  description: 'From now on a code is needed to sign in. Ends every other session of yours.',
  tags,
  body: {
    schema: z
      .strictObject({
        enrollment: z
          .string()
          .min(1)
          .max(2_000)
          .meta({ description: 'As it came with the secret.', examples: ['v1.c2VhbGVk'] }),
        code: oneTimeCode,
      })
      .meta({ id: 'ConfirmTotpDto', description: 'The first code of a secret.' }),
    example: { enrollment: 'v1.c2VhbGVk', code: '287082' },
  },
  replies: {
    200: { description: 'Your account.', schema: StaffMember, example: { ...exampleMember, totp: true } },
  },
  problems: ['REAUTHENTICATION_FAILED'],
});

const removing = {
  access: anyone,
  tags,
  body: again,
  replies: { 200: { description: 'Your account.', schema: StaffMember, example: exampleMember } },
  problems: ['REAUTHENTICATION_FAILED'],
} as const;

export const removeTotp = route({
  ...removing,
  operation: 'removeStaffTotp',
  method: 'DELETE',
  path: '/api/v1/staff/me/totp',
  summary: 'Sign in without one-time codes again',
});

export const removeTotpByPost = route({
  ...removing,
  operation: 'removeStaffTotpByPost',
  method: 'POST',
  path: '/api/v1/staff/me/totp/remove',
  summary: 'Sign in without one-time codes again, by POST',
  description: 'The same as its DELETE, for clients whose path drops bodies of DELETE (RFC 9110 §9.3.5).',
});
