import { bearer, list, type Row } from './problem-row.ts';

type StaffFailure =
  | 'session-missing'
  | 'session-invalid'
  | 'role-missing'
  | 'sign-in-refused'
  | 'totp-required'
  | 'no-identity-provider'
  | 'password-refused'
  | 'code-refused'
  | 'session-not-found'
  | 'staff-not-found'
  | 'email-taken'
  | 'account-disabled'
  | 'last-admin'
  | 'invitation-dead'
  | 'hub-cannot-license'
  | 'audio-refused';

/** How failures of staff accounts, their sessions and what staff does are told. */
export const staffProblems = {
  'hub-cannot-license': {
    code: 'VALIDATION_FAILED',
    detail: 'A licensing hub needs the scope licenses:write.',
    errors: () => [
      {
        in: 'body',
        pointer: '/scopes',
        code: 'custom',
        detail: 'must hold licenses:write for a licensing hub',
      },
    ],
  },
  'audio-refused': { code: 'AUDIO_INVALID', detail: ({ detail }) => detail },
  'session-missing': {
    code: 'TOKEN_MISSING',
    detail: 'The request carries no token of a session. Sign in first.',
    headers: bearer(),
  },
  'session-invalid': {
    code: 'TOKEN_INVALID',
    detail: 'The token is of no session that runs. Sign in again.',
    headers: bearer('invalid_token'),
  },
  'role-missing': {
    code: 'ROLE_MISSING',
    detail: ({ anyOf }) =>
      `The operation is for ${anyOf.length > 1 ? 'one of the roles' : 'the role'} ${list(anyOf)}.`,
    members: ({ anyOf }) => ({ anyOf }),
  },
  'sign-in-refused': {
    code: 'SIGN_IN_FAILED',
    detail: 'Address, password and code do not open an account, or it is locked for a while.',
    headers: bearer(),
  },
  'totp-required': {
    code: 'TOTP_REQUIRED',
    detail: 'Send a one-time code as `totp` besides.',
    headers: bearer(),
  },
  'password-refused': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'The password is not yours, or your account is locked for a while.',
  },
  'code-refused': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'The code is not of this secret just now, or the enrolment holds no longer.',
  },
  'no-identity-provider': {
    code: 'NOT_FOUND',
    detail: 'Staff signs in by password here: no OpenID provider is configured.',
  },
  'session-not-found': { code: 'NOT_FOUND', detail: 'You have no such session.' },
  'staff-not-found': { code: 'NOT_FOUND', detail: 'There is no such account.' },
  'email-taken': { code: 'STATE_CONFLICT', detail: 'There is an account of this address.' },
  'account-disabled': {
    code: 'STATE_CONFLICT',
    detail: 'The account is disabled. Enable it to invite its member again.',
  },
  'last-admin': { code: 'STATE_CONFLICT', detail: 'One active admin must remain.' },
  'invitation-dead': {
    code: 'NOT_FOUND',
    detail: 'The code opens no account, or not any more. Ask an admin for a new one.',
  },
} as const satisfies { readonly [Kind in StaffFailure]: Row<Kind> };
