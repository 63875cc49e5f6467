import type { PortalSessionIssue } from '../../../../../ports/driving/access.ts';
import type { PortalLinkInvalid, ViewLinkElsewhere } from '../../../../../ports/driving/portal.ts';
import { bearer, list, type Rows } from '../problem-row.ts';

const beyondCreator = (networks: readonly string[]): string =>
  `must be within the addresses that the credential that creates it allows: ${list(networks)}`;

const invalid: Readonly<Record<(PortalSessionIssue | PortalLinkInvalid | ViewLinkElsewhere)['of'], string>> =
  {
    'portal-session': 'This portal session is invalid or has ended. Sign in again.',
    'portal-link': 'This link is invalid, was used or has expired. Request a new one.',
    'portal-view-link':
      'This link opens only in the browser and the session of the staff console that created it. Create a new one there.',
  };

/** Problems of access, platforms and their credentials. */
export const accessProblems = {
  'token-missing': {
    code: 'TOKEN_MISSING',
    detail: 'Send an access token or an API key.',
    headers: bearer(),
  },
  'token-invalid': {
    code: 'TOKEN_INVALID',
    detail: (failure) => ('of' in failure ? invalid[failure.of] : 'The access token or API key is invalid.'),
    members: (failure) =>
      'of' in failure && failure.of === 'portal-view-link' ? { reason: 'other_session' } : {},
    headers: bearer('invalid_token'),
  },
  'token-expired': {
    code: 'TOKEN_EXPIRED',
    detail: (failure) =>
      'of' in failure
        ? 'This portal session has expired. Sign in again.'
        : 'The access token or API key has expired.',
    headers: bearer('invalid_token'),
  },
  'scope-missing': {
    code: 'SCOPE_MISSING',
    detail: ({ anyOf }) =>
      `This operation needs ${anyOf.length > 1 ? 'one of the scopes' : 'the scope'} ${list(anyOf)}.`,
    members: ({ anyOf }) => ({ anyOf, missing: anyOf }),
    headers: ({ anyOf }) => bearer('insufficient_scope', anyOf)(),
  },
  'scopes-missing': {
    code: 'SCOPE_MISSING',
    detail: ({ missing }) =>
      `This operation needs every scope of the platform. Your credential is missing ${list(missing)}.`,
    members: ({ missing }) => ({ missing }),
    headers: ({ missing }) => bearer('insufficient_scope', missing)(),
  },
  'csrf-rejected': {
    code: 'CSRF_TOKEN_INVALID',
    detail: 'The header X-CSRF-Token is missing or does not match this session.',
  },
  'ip-not-allowed': {
    code: 'IP_NOT_ALLOWED',
    detail: ({ ip = 'unknown' }) =>
      `This credential does not allow your IP address (${ip}). Use it from an allowed address, or create a credential that allows yours.`,
    members: ({ ip, csrfToken }) => ({
      ...(ip !== undefined && { ip }),
      ...(csrfToken !== undefined && { csrfToken }),
    }),
  },
  'member-role-missing': {
    code: 'ROLE_MISSING',
    detail: ({ role, anyOf }) =>
      anyOf.length > 0
        ? `Your role ${role} does not permit this. Ask a member with the role ${list(anyOf)}.`
        : 'Members cannot use this operation. Use a credential of the platform.',
    members: ({ anyOf }) => ({ anyOf }),
  },
  'read-only-view': {
    code: 'READ_ONLY_SESSION',
    detail: 'In this session you look at the portal of a platform, which does not permit this operation.',
  },
  'owner-required': {
    code: 'ROLE_MISSING',
    detail: 'Only an owner can manage members. Sign in to the portal as an owner.',
    members: () => ({ anyOf: ['owner'] }),
  },
  'member-not-found': { code: 'NOT_FOUND', detail: 'This member does not exist.' },
  'member-exists': {
    code: 'STATE_CONFLICT',
    detail: ({ email }) => `${email} is already a member or invited. Update that member instead.`,
  },
  'member-joined': {
    code: 'STATE_CONFLICT',
    detail: 'This member has already joined, and can sign in.',
  },
  'session-without-member': {
    code: 'STATE_CONFLICT',
    detail: 'This session began with a credential. Set the language of the platform instead.',
  },
  'last-owner': {
    code: 'STATE_CONFLICT',
    detail: 'This is the only owner who has joined. Make another member an owner first.',
  },
  'too-many-members': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `There can be ${limit} members. Remove one first.`,
    members: ({ limit }) => ({ limit }),
  },
  'platform-suspended': { code: 'PLATFORM_SUSPENDED', detail: 'The platform is suspended.' },
  'invalid-client': {
    code: 'INVALID_CLIENT',
    detail: 'The client ID or client secret is wrong.',
    headers: () => ({ 'www-authenticate': 'Basic realm="platform-licensing", charset="UTF-8"' }),
  },
  'invalid-scope': {
    code: 'INVALID_SCOPE',
    detail: ({ requested }) =>
      requested.length > 0
        ? 'Your platform has none of the requested scopes.'
        : 'Your platform has no scopes.',
  },
  'slug-taken': {
    code: 'SLUG_TAKEN',
    detail: ({ slug }) => `The slug ${slug} is taken or reserved. Choose another.`,
  },
  'registration-closed': {
    code: 'NOT_FOUND',
    detail: 'Platforms cannot register themselves with this service.',
  },
  'registration-link-invalid': {
    code: 'NOT_FOUND',
    detail: 'This link is invalid, was used or has expired. Register again to get a new one.',
  },
  'platform-not-found': { code: 'PLATFORM_NOT_FOUND', detail: 'This platform does not exist.' },
  'contact-code-invalid': {
    code: 'NOT_FOUND',
    detail: 'This code is invalid or has expired. To get a new one, set contactEmail again.',
  },
  'too-many-credentials': {
    code: 'STATE_CONFLICT',
    detail: ({ limited, limit }) =>
      limited === 'name'
        ? `${limit} credentials of this kind and name are already active. Remove one first, or choose another name.`
        : `A platform can have ${limit} credentials of a kind. Remove one first.`,
    members: ({ limit }) => ({ limit }),
  },
  'scopes-not-granted': {
    code: 'INVALID_SCOPE',
    detail: ({ scopes }) => `Your platform does not have ${list(scopes)}.`,
    members: ({ scopes }) => ({ scopes }),
  },
  'expiry-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ detail }) => `/expiresAt: ${detail}`,
    errors: ({ detail }) => [{ in: 'body', pointer: '/expiresAt', code: 'invalid', detail }],
  },
  'allowed-ips-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ beyond }) => `/allowedIps: ${beyondCreator(beyond)}`,
    errors: ({ beyond }) => [
      { in: 'body', pointer: '/allowedIps', code: 'invalid', detail: beyondCreator(beyond) },
    ],
  },
  'last-credential': {
    code: 'STATE_CONFLICT',
    detail:
      'This is your platform’s last credential that has every scope and does not expire. Create another one first.',
  },
  'credential-not-found': { code: 'NOT_FOUND', detail: 'This credential does not exist.' },
} as const satisfies Rows;
