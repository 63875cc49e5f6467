import { list, type Rows } from '../problem-row.ts';

/** Problems of accounts of artists and labels. */
export const artistProblems = {
  'artist-registration-closed': {
    code: 'NOT_FOUND',
    detail: 'This service does not register artists and labels.',
  },
  'artist-invitation-needed': {
    code: 'VALIDATION_FAILED',
    detail: 'Registration is by invitation. Send the code of your invitation as invitation.',
    errors: () => [
      {
        in: 'body',
        pointer: '/invitation',
        code: 'custom',
        detail: 'is required: registration is by invitation',
      },
    ],
  },
  'artist-invitation-invalid': {
    code: 'VALIDATION_FAILED',
    detail: 'The invitation is for another email address, or has expired. Ask for a new one.',
    errors: () => [
      {
        in: 'body',
        pointer: '/invitation',
        code: 'custom',
        detail: 'must be a current invitation for this email address',
      },
    ],
  },
  'agreement-outdated': {
    code: 'VALIDATION_FAILED',
    detail: ({ version }) => `The current agreement is ${version}. Read it, and accept that version.`,
    errors: ({ version }) => [
      { in: 'body', pointer: '/agreementVersion', code: 'custom', detail: `must be ${version}` },
    ],
  },
  'artist-code-invalid': {
    code: 'NOT_FOUND',
    detail: 'This code is invalid or has expired. Request a new one.',
  },
  'email-verified-before': { code: 'STATE_CONFLICT', detail: 'Your email address is confirmed already.' },
  'email-unverified': { code: 'STATE_CONFLICT', detail: 'Confirm your email address first.' },
  'artist-role-missing': {
    code: 'ROLE_MISSING',
    detail: ({ anyOf }) =>
      `This operation needs ${anyOf.length > 1 ? 'one of the roles' : 'the role'} ${list(anyOf)}.`,
    members: ({ anyOf }) => ({ anyOf }),
  },
  'artist-not-found': {
    code: 'NOT_FOUND',
    detail: ({ artistId }) => `Your account has no profile ${artistId}.`,
  },
  'artist-id-needed': {
    code: 'VALIDATION_FAILED',
    detail: 'Your account has several profiles. Send the ID of one as artistId.',
    errors: () => [
      {
        in: 'body',
        pointer: '/artistId',
        code: 'custom',
        detail: 'is required: the account has several profiles',
      },
    ],
  },
  'artist-members-fixed': {
    code: 'STATE_CONFLICT',
    detail: 'The account of an artist has one member. Register a label to work with several people.',
  },
  'artist-email-taken': {
    code: 'STATE_CONFLICT',
    detail:
      'Your email address already belongs to an artist or label account. Ask the label to invite another address.',
  },
  'roster-fixed': {
    code: 'STATE_CONFLICT',
    detail: 'The account of an artist has exactly one profile. Register a label to manage several artists.',
  },
  'claim-not-found': { code: 'NOT_FOUND', detail: 'This claim does not exist.' },
  'claim-decided': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) => `This claim was ${status} already.`,
  },
  'claim-outdated': {
    code: 'STATE_CONFLICT',
    detail: 'The profile of this claim belongs to another account now. Reject the claim.',
  },
  'artist-uncredited': {
    code: 'NOT_FOUND',
    detail: 'No published track credits an artist of this name. Check the spelling.',
  },
  'artist-claimed': {
    code: 'STATE_CONFLICT',
    detail: 'The tracks of this artist already belong to a profile.',
  },
  'claim-open': {
    code: 'STATE_CONFLICT',
    detail: 'The profile has an open claim to this artist. Wait for its decision.',
  },
  'too-many-claims': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your account already has ${limit} open claims. Wait for a decision.`,
  },
  'artist-unpublished': { code: 'NOT_FOUND', detail: 'No available track credits an artist with this ID.' },
  'roster-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your account already has ${limit} profiles, which is the limit.`,
  },
} as const satisfies Rows;
