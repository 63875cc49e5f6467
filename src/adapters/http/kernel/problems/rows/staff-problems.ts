import { bearer, list, type Rows } from '../problem-row.ts';

/** Problems of sessions and passkeys of people, of staff accounts and of acts of staff. */
export const staffProblems = {
  'hub-cannot-license': {
    code: 'VALIDATION_FAILED',
    detail: 'A licensing hub needs the scope licenses:write.',
    errors: () => [
      {
        in: 'body',
        pointer: '/scopes',
        code: 'custom',
        detail: 'must contain licenses:write for a licensing hub',
      },
    ],
  },
  'suspension-needs-reason': {
    code: 'VALIDATION_FAILED',
    detail: 'A suspension needs a reason, which is emailed to the platform.',
    errors: () => [
      { in: 'body', pointer: '/reason', code: 'custom', detail: 'is required to suspend a platform' },
    ],
  },
  'audio-rejected': { code: 'AUDIO_INVALID', detail: ({ detail }) => detail },
  'session-missing': {
    code: 'TOKEN_MISSING',
    detail: 'Send a session token. Sign in first.',
    headers: bearer(),
  },
  'session-invalid': {
    code: 'TOKEN_INVALID',
    detail: 'This session does not exist or has ended. Sign in again.',
    headers: bearer('invalid_token'),
  },
  'role-missing': {
    code: 'ROLE_MISSING',
    detail: ({ anyOf }) =>
      `This operation needs ${anyOf.length > 1 ? 'one of the roles' : 'the role'} ${list(anyOf)}.`,
    members: ({ anyOf }) => ({ anyOf }),
  },
  'sign-in-rejected': {
    code: 'SIGN_IN_FAILED',
    detail: 'The email address, password or code is wrong, or the account is temporarily locked.',
    headers: bearer(),
  },
  'oidc-sign-in-rejected': {
    code: 'SIGN_IN_FAILED',
    detail:
      'The sign-in expired, your identity provider rejected it, or no active account belongs to your identity. Start again, or ask an admin for an invitation.',
    headers: bearer(),
  },
  'totp-required': {
    code: 'TOTP_REQUIRED',
    detail: 'Also send a one-time code as `totp`.',
    headers: bearer(),
  },
  'password-rejected': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'The password is wrong, or your account is temporarily locked.',
  },
  'code-rejected': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'The code is wrong, or the enrollment has expired. Start the enrollment again.',
  },
  'no-identity-provider': {
    code: 'NOT_FOUND',
    detail: 'No OpenID provider is configured. Sign in with your password.',
  },
  'session-not-found': { code: 'NOT_FOUND', detail: 'This session does not exist.' },
  'member-required': {
    code: 'STATE_CONFLICT',
    detail: 'A credential started this session. Sign in as a member to register a passkey.',
  },
  'passkey-rejected': {
    code: 'SIGN_IN_FAILED',
    detail: 'This passkey is unknown or its sign-in expired. Start again, or request a sign-in link.',
    headers: bearer(),
  },
  'passkey-not-registered': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'The response of your authenticator is invalid, or the registration expired. Start again.',
  },
  'sign-in-too-old': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'You signed in more than 15 minutes ago. Sign in again to register a passkey.',
  },
  'signed-in-before-end': {
    code: 'REAUTHENTICATION_FAILED',
    detail: 'All sessions of that platform were ended after you signed in. Sign in to it.',
  },
  'passkey-taken': { code: 'STATE_CONFLICT', detail: 'This passkey is already registered.' },
  'too-many-passkeys': {
    code: 'STATE_CONFLICT',
    detail: 'You already have the maximum number of passkeys. Remove one first.',
  },
  'passkey-not-found': { code: 'NOT_FOUND', detail: 'This passkey does not exist.' },
  'staff-not-found': { code: 'NOT_FOUND', detail: 'This account does not exist.' },
  'email-taken': { code: 'STATE_CONFLICT', detail: 'An account with this email address already exists.' },
  'account-disabled': {
    code: 'STATE_CONFLICT',
    detail: 'The account is disabled. Enable it before you send a new invitation.',
  },
  'last-admin': {
    code: 'STATE_CONFLICT',
    detail: 'This is the last active admin. Make another account an admin first.',
  },
  'invitation-invalid': {
    code: 'NOT_FOUND',
    detail: 'This code is invalid or has expired. Ask an admin for a new one.',
  },
} as const satisfies Rows;
