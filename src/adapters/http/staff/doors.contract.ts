import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { tags } from './sessions.contract.ts';
import { email, exampleMember, oneTimeCode, password, staffExamples, StaffMember } from './staff.schemas.ts';

const SignedIn = z
  .object({
    token: z.string().meta({
      description: 'Goes into `Authorization: Bearer …`; good for operations of staff alone.',
      examples: [staffExamples.token],
    }),
    expiresAt: field.timestampOut('When the session ends.', staffExamples.later),
    member: StaffMember,
  })
  .meta({ id: 'CreatedStaffSession', description: 'A new session.' });
const exampleSignedIn = { token: staffExamples.token, expiresAt: staffExamples.later, member: exampleMember };

export const signIn = route({
  operation: 'createStaffSession',
  method: 'POST',
  path: '/api/v1/staff/sessions',
  access: { kind: 'public', limit: 'staff-sign-in' },
  summary: 'Sign in',
  description:
    'Whatever is wrong is answered alike. After five failures in a row the account takes no sign-in for 30 seconds, each further one doubles that, up to an hour; sessions that run go on.',
  tags,
  body: {
    schema: z
      .strictObject({ email, password, totp: oneTimeCode.exactOptional() })
      .meta({ id: 'SignInDto', description: 'Who signs in.' }),
    example: { email: staffExamples.email, password: staffExamples.password },
  },
  replies: {
    201: {
      description: 'A session of eight hours. The token is shown this once.',
      schema: SignedIn,
      example: exampleSignedIn,
    },
  },
  problems: ['SIGN_IN_FAILED', 'TOTP_REQUIRED'],
});

/** As the provider gave it to the browser, or we. */
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

export const beginElsewhere = route({
  operation: 'startStaffOidcSignIn',
  method: 'POST',
  path: '/api/v1/staff/sessions/oidc',
  access: { kind: 'public', limit: 'staff-sign-in' },
  summary: 'Begin to sign in by OpenID Connect',
  description:
    'Available if an OpenID provider is configured. Send the browser to `url`; it returns to `/staff/sign-in` of this service with `code`, `state` and `iss`. Send these as `callback`, with the `state` of this response, within ten minutes.',
  tags,
  replies: {
    201: {
      description: 'Where the browser goes.',
      schema: z
        .object({
          url: z.string().meta({
            description: 'Of the provider: authorization code with PKCE, state and nonce.',
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

export const completeElsewhere = route({
  operation: 'completeStaffOidcSignIn',
  method: 'POST',
  path: '/api/v1/staff/sessions/oidc/complete',
  access: { kind: 'public', limit: 'staff-sign-in' },
  summary: 'Complete a sign-in by OpenID Connect',
  description:
    'Opens the account that is known by this subject; the first time the one of the address that the provider has verified, active, or with an invitation that still holds. One-time codes are the provider’s matter then.',
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
      .meta({ id: 'CompleteSignInDto', description: 'What the browser came back with.' }),
    example: {
      state: 'v1.c2VhbGVk',
      callback: { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'af0ifjsldkj' },
    },
  },
  replies: {
    201: {
      description: 'A session of eight hours. The token is shown this once.',
      schema: SignedIn,
      example: exampleSignedIn,
    },
  },
  problems: ['SIGN_IN_FAILED'],
});
