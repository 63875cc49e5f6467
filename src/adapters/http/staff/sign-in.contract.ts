import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { tags } from './sessions.contract.ts';
import { oneTimeCode, password } from '../vocabulary/passwords.ts';
import { email, exampleMember, staffExamples, StaffMember } from './staff.schemas.ts';

const SignedIn = z
  .object({
    token: z.string().meta({
      description: 'Session token. Send it as `Authorization: Bearer …`. Works for staff operations only.',
      examples: [staffExamples.token],
    }),
    expiresAt: field.timestampOut('When the session ends.', staffExamples.later),
    member: StaffMember,
  })
  .meta({ id: 'CreatedStaffSession', description: 'A new staff session.' });
const exampleSignedIn = { token: staffExamples.token, expiresAt: staffExamples.later, member: exampleMember };

export const signIn = route({
  operation: 'createStaffSession',
  method: 'POST',
  path: '/api/v1/staff/sessions',
  access: { kind: 'public', limit: 'staff-sign-in' },
  summary: 'Create a staff session',
  description:
    'Signs in with email address and password, and with a one-time code if the account requires one. All failures have the same response. After five failures in a row, sign-ins to the account are rejected for 30 seconds, and twice as long after each further failure, up to one hour. Existing sessions stay valid.',
  tags,
  body: {
    schema: z
      .strictObject({ email, password, totp: oneTimeCode.exactOptional() })
      .meta({ id: 'SignInDto', description: 'Credentials of a member of staff.' }),
    example: { email: staffExamples.email, password: staffExamples.password },
  },
  responses: {
    201: {
      description: 'A session, valid for eight hours. The token is shown only once.',
      schema: SignedIn,
      example: exampleSignedIn,
    },
  },
  problems: ['SIGN_IN_FAILED', 'TOTP_REQUIRED'],
});

/** A parameter that the browser carries between the provider and this service. */
const word = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(4_000)
    .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII')
    .meta({ description, examples: [example] });
const signInState = word(
  'Encrypted state of this sign-in. Keep it in the session storage of the browser.',
  'v1.c2VhbGVk',
);

export const startOidcSignIn = route({
  operation: 'startStaffOidcSignIn',
  method: 'POST',
  path: '/api/v1/staff/sessions/oidc',
  access: { kind: 'public', limit: 'staff-sign-in' },
  summary: 'Start an OpenID Connect sign-in',
  description:
    'Available if an OpenID provider is configured. Send the browser to `url`; it returns to `/staff/sign-in` of this service with `code`, `state` and `iss`. Send these as `callback`, with the `state` of this response, within ten minutes.',
  tags,
  responses: {
    201: {
      description: 'The URL for the browser.',
      schema: z
        .object({
          url: z.string().meta({
            description: 'Authorization URL of the provider, with PKCE, state and nonce.',
            examples: ['https://id.label.example/authorize?response_type=code'],
          }),
          state: signInState,
        })
        .meta({ id: 'OidcSignIn', description: 'A sign-in started at an OpenID provider.' }),
      example: {
        url: 'https://id.label.example/authorize?response_type=code',
        state: 'v1.c2VhbGVk',
      },
    },
  },
  problems: ['NOT_FOUND'],
});

export const completeOidcSignIn = route({
  operation: 'completeStaffOidcSignIn',
  method: 'POST',
  path: '/api/v1/staff/sessions/oidc/complete',
  access: { kind: 'public', limit: 'staff-sign-in' },
  summary: 'Complete an OpenID Connect sign-in',
  description:
    'Creates a session for the account that is linked to the identity at the provider. The first sign-in links the account with the verified email address; the account must be active or have a valid invitation. This service does not ask for one-time codes; the provider may.',
  tags,
  body: {
    schema: z
      .strictObject({
        state: signInState,
        callback: z
          .strictObject({
            code: word('The authorization code.', 'SplxlOBeZQQYbYS6WxSbIA'),
            state: word('The state that the provider returned.', 'af0ifjsldkj'),
            iss: word(
              'The issuer, if the provider names it (RFC 9207).',
              'https://id.label.example',
            ).exactOptional(),
          })
          .meta({ description: 'Query parameters of the address that the browser returned to.' }),
      })
      .meta({
        id: 'CompleteSignInDto',
        description: 'The state and the callback of an OpenID Connect sign-in.',
      }),
    example: {
      state: 'v1.c2VhbGVk',
      callback: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'af0ifjsldkj' },
    },
  },
  responses: {
    201: {
      description: 'A session, valid for eight hours. The token is shown only once.',
      schema: SignedIn,
      example: exampleSignedIn,
    },
  },
  problems: ['SIGN_IN_FAILED'],
});
