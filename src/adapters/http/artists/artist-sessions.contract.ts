import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { exampleSession } from '../vocabulary/account-sessions.ts';
import * as field from '../vocabulary/fields.ts';
import { ChangePasswordDto, newPassword, password } from '../vocabulary/passwords.ts';
import { artistExamples, ArtistSessionList, email, exampleOwn, OwnArtist } from './artist.schemas.ts';
import { exampleMailed, Mailed, tags } from './registration.contract.ts';

/** A member with any role. */
export const anyone = { kind: 'artist' } as const;
/** A member whose role permits editing profiles. */
export const profileEditor = { kind: 'artist', part: 'profile' } as const;
/** A member whose role permits uploading, and editing tracks and albums. */
export const trackEditor = { kind: 'artist', part: 'tracks' } as const;
/** A member whose role permits managing members. */
export const ownerOnly = { kind: 'artist', part: 'members' } as const;

export const signIn = route({
  operation: 'createArtistSession',
  method: 'POST',
  path: '/api/v1/artists/sessions',
  access: { kind: 'public', limit: 'artist-sign-in' },
  summary: 'Create an artist session',
  description:
    'Signs in with email address and password. All failures have the same response. After five failures in a row, sign-ins with the address are rejected for 30 seconds, and twice as long after each further failure, up to one hour. Existing sessions stay valid. The address does not need to be confirmed.',
  tags,
  body: {
    schema: z
      .strictObject({ email, password })
      .meta({ id: 'ArtistSignInDto', description: 'Credentials of a member of an artist or label account.' }),
    example: { email: artistExamples.email, password: artistExamples.password },
  },
  responses: {
    201: {
      description: 'A session, valid for seven days. The token is shown only once.',
      schema: z
        .object({
          token: z.string().meta({
            description:
              'Session token. Send it as `Authorization: Bearer …`. Works for artist operations only.',
            examples: [artistExamples.token],
          }),
          expiresAt: field.timestampOut('When the session ends.', artistExamples.later),
        })
        .meta({ id: 'CreatedArtistSession', description: 'A new artist session.' }),
      example: { token: artistExamples.token, expiresAt: artistExamples.later },
    },
  },
  problems: ['SIGN_IN_FAILED'],
});

export const listSessions = route({
  operation: 'listArtistSessions',
  method: 'GET',
  path: '/api/v1/artists/sessions',
  access: anyone,
  summary: 'List your sessions',
  tags,
  responses: {
    200: {
      description: 'Your active sessions.',
      schema: ArtistSessionList,
      example: { data: [exampleSession], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: [],
});

export const endSession = route({
  operation: 'endArtistSession',
  method: 'DELETE',
  path: '/api/v1/artists/sessions/{sessionId}',
  access: anyone,
  summary: 'End a session',
  description: 'Ends one of your sessions. `current` signs you out.',
  tags,
  params: z.strictObject({ sessionId: field.id('session, or `current`', exampleSession.sessionId) }),
  responses: { 204: { description: 'The session has ended.' } },
  problems: ['NOT_FOUND'],
});

export const endOtherSessions = route({
  operation: 'endOtherArtistSessions',
  method: 'DELETE',
  path: '/api/v1/artists/sessions',
  access: anyone,
  summary: 'End your other sessions',
  description: 'Ends all of your sessions except the one of the request.',
  tags,
  responses: { 204: { description: 'The sessions have ended.' } },
  problems: [],
});

export const changePassword = route({
  operation: 'changeArtistPassword',
  method: 'POST',
  path: '/api/v1/artists/me/password',
  access: anyone,
  summary: 'Change your password',
  description:
    'Sets a new password and ends your other sessions. A wrong current password counts as a failed sign-in.',
  tags,
  body: {
    schema: ChangePasswordDto,
    example: { password: artistExamples.password, newPassword: 'eight calm harbours' },
  },
  responses: { 204: { description: 'The password has changed.' } },
  problems: ['REAUTHENTICATION_FAILED'],
});

export const requestPasswordReset = route({
  operation: 'requestArtistPasswordReset',
  method: 'POST',
  path: '/api/v1/artists/password-resets',
  access: { kind: 'public', limit: 'artist-password-resets' },
  summary: 'Request a password reset',
  description:
    'Emails a code that sets a new password, valid for one hour. Earlier codes stop working. The response is the same if the address has no account. A mailbox gets at most ten such emails per hour, in bursts of at most three. Requires no credential.',
  tags,
  body: {
    schema: z
      .strictObject({ email })
      .meta({ id: 'RequestPasswordResetDto', description: 'The address of a member.' }),
    example: { email: artistExamples.email },
  },
  responses: { 202: { description: 'The email is on its way.', schema: Mailed, example: exampleMailed } },
  problems: [],
});

export const mailedCode = (example: string) =>
  z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be the code from the email')
    .meta({ description: 'The code from the email.', examples: [example] });

export const resetPassword = route({
  operation: 'resetArtistPassword',
  method: 'POST',
  path: '/api/v1/artists/password-resets/complete',
  access: { kind: 'public', limit: 'artist-password-resets' },
  summary: 'Reset a password',
  description:
    'Sets a new password with an emailed code, which works once. Ends all of your sessions, lifts a lock of failed sign-ins, and confirms the address. Requires no credential.',
  tags,
  body: {
    schema: z
      .strictObject({ code: mailedCode(artistExamples.resetCode), password: newPassword })
      .meta({ id: 'ResetPasswordDto', description: 'An emailed code and a new password.' }),
    example: { code: artistExamples.resetCode, password: artistExamples.password },
  },
  responses: { 204: { description: 'The password has changed. Sign in with it.' } },
  problems: ['NOT_FOUND'],
});

export const requestVerification = route({
  operation: 'requestArtistEmailVerification',
  method: 'POST',
  path: '/api/v1/artists/me/email-verification',
  access: anyone,
  summary: 'Request a verification email',
  description:
    'Emails a new code that confirms your address, valid for 24 hours. Earlier codes stop working. A mailbox gets at most five emails per day from registrations and this operation, in bursts of at most three.',
  tags,
  responses: { 202: { description: 'The email is on its way.', schema: Mailed, example: exampleMailed } },
  problems: ['STATE_CONFLICT'],
});

export const verifyEmail = route({
  operation: 'verifyArtistEmail',
  method: 'POST',
  path: '/api/v1/artists/me/email-verification/confirm',
  access: anyone,
  summary: 'Confirm your email address',
  description:
    'Confirms your address with the code that was emailed to it, which works once. An unverified account becomes active. Requires a session, so that nobody confirms an account that someone else registered with their address.',
  tags,
  body: {
    schema: z
      .strictObject({ code: mailedCode(artistExamples.verificationCode) })
      .meta({ id: 'VerifyArtistEmailDto', description: 'The code that confirms an email address.' }),
    example: { code: artistExamples.verificationCode },
  },
  responses: { 200: { description: 'Your account.', schema: OwnArtist, example: exampleOwn } },
  problems: ['NOT_FOUND'],
});
