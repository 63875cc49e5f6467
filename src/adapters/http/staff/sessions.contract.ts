import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { exampleSession } from '../vocabulary/account-sessions.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleMember, staffExamples, StaffMember, StaffSessionList } from './staff.schemas.ts';
import { ChangePasswordDto, oneTimeCode, password } from '../vocabulary/passwords.ts';

export const tags = ['Staff'];
/** Any role. */
export const anyone = { kind: 'staff', anyOf: [] } as const;

export const listSessions = route({
  operation: 'listStaffSessions',
  method: 'GET',
  path: '/api/v1/staff/sessions',
  access: anyone,
  summary: 'List your sessions',
  tags,
  responses: {
    200: {
      description: 'Your active sessions.',
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
  summary: 'End a session',
  description: 'Ends one of your sessions. `current` signs you out.',
  tags,
  params: z.strictObject({ sessionId: field.id('session, or `current`', staffExamples.sessionId) }),
  responses: { 204: { description: 'The session has ended.' } },
  problems: ['NOT_FOUND'],
});

export const endOtherSessions = route({
  operation: 'endOtherStaffSessions',
  method: 'DELETE',
  path: '/api/v1/staff/sessions',
  access: anyone,
  summary: 'End your other sessions',
  description: 'Ends all of your sessions except the one of the request.',
  tags,
  responses: { 204: { description: 'The sessions have ended.' } },
  problems: [],
});

export const readMe = route({
  operation: 'getCurrentStaffMember',
  method: 'GET',
  path: '/api/v1/staff/me',
  access: anyone,
  summary: 'Retrieve your account',
  tags,
  responses: { 200: { description: 'Your account.', schema: StaffMember, example: exampleMember } },
  problems: [],
});

export const changePassword = route({
  operation: 'changeStaffPassword',
  method: 'POST',
  path: '/api/v1/staff/me/password',
  access: anyone,
  summary: 'Change your password',
  description:
    'Sets a new password and ends your other sessions. A wrong current password counts as a failed sign-in.',
  tags,
  body: {
    schema: ChangePasswordDto,
    example: { password: staffExamples.password, newPassword: 'eight calm harbours' },
  },
  responses: { 200: { description: 'Your account.', schema: StaffMember, example: exampleMember } },
  problems: ['REAUTHENTICATION_FAILED'],
});

const again = {
  schema: z
    .strictObject({ password })
    .meta({ id: 'PasswordDto', description: 'Your password, to confirm the operation.' }),
  example: { password: staffExamples.password },
} as const;

export const beginTotp = route({
  operation: 'startStaffTotpEnrollment',
  method: 'POST',
  path: '/api/v1/staff/me/totp',
  access: anyone,
  summary: 'Start setting up one-time codes',
  description:
    'Creates a secret for an authenticator app. One-time codes are required after you confirm the secret, within ten minutes.',
  tags,
  body: again,
  responses: {
    201: {
      description: 'The secret, shown only once.',
      schema: z
        .object({
          secret: z
            .string()
            .meta({ description: 'The secret, in base32.', examples: [staffExamples.secret] }),
          otpauthUrl: z.string().meta({
            description: 'URL for authenticator apps, usually shown as a QR code.',
            examples: [`otpauth://totp/api.example:jo%40label.example?secret=${staffExamples.secret}`],
          }),
          enrollment: z
            .string()
            .meta({ description: 'Send it back to confirm the secret.', examples: ['v1.c2VhbGVk'] }),
        })
        .meta({ id: 'TotpSecret', description: 'A secret for one-time codes (RFC 6238).' }),
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
  summary: 'Confirm one-time codes',
  description: 'Requires one-time codes for your sign-ins from now on, and ends your other sessions.',
  tags,
  body: {
    schema: z
      .strictObject({
        enrollment: z
          .string()
          .min(1)
          .max(2_000)
          .meta({
            description: 'The `enrollment` that you received with the secret.',
            examples: ['v1.c2VhbGVk'],
          }),
        code: oneTimeCode,
      })
      .meta({ id: 'ConfirmTotpDto', description: 'The first code from a new secret.' }),
    example: { enrollment: 'v1.c2VhbGVk', code: '287082' },
  },
  responses: {
    200: { description: 'Your account.', schema: StaffMember, example: { ...exampleMember, totp: true } },
  },
  problems: ['REAUTHENTICATION_FAILED'],
});

const removing = {
  access: anyone,
  tags,
  body: again,
  responses: { 200: { description: 'Your account.', schema: StaffMember, example: exampleMember } },
  problems: ['REAUTHENTICATION_FAILED'],
} as const;

export const removeTotp = route({
  ...removing,
  operation: 'removeStaffTotp',
  method: 'DELETE',
  path: '/api/v1/staff/me/totp',
  summary: 'Remove one-time codes',
});

export const removeTotpByPost = route({
  ...removing,
  operation: 'removeStaffTotpByPost',
  method: 'POST',
  path: '/api/v1/staff/me/totp/remove',
  summary: 'Remove one-time codes with POST',
  description:
    'Does the same as DELETE, for clients and proxies that drop the body of a DELETE request (RFC 9110 §9.3.5).',
});
