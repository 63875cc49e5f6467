import { z } from 'zod';
import { signInLinkMs } from '../../../../domain/platforms/members/member-mails.ts';
import { portalSessionMs } from '../../../../domain/platforms/portal-pass.ts';
import { passkeyProof } from './passkeys.contract.ts';
import { route } from '../../kernel/route.ts';
import { Member } from '../../platforms/members.contract.ts';
import { exampleKey, examplePlatform, Platform } from '../../platforms/platform.contract.ts';
import * as field from '../../vocabulary/fields.ts';

const tags = ['Portal'];
const { examples } = field;
const hours = portalSessionMs / 3_600_000;

export const cookie = {
  'Set-Cookie': {
    description: 'The session cookie: HttpOnly, SameSite=Strict.',
    example: 'portal_session=…; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict',
  },
};

const secret = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(2048)
    .regex(/^\S+$/, 'must not contain white space')
    .meta({ description, examples: [example] });

const OpenPortalDto = z
  .union([
    z.strictObject({ apiKey: secret('An API key of the platform.', exampleKey) }),
    z.strictObject({
      code: secret(
        'The value of `#code=` in a one-time link, also in an email.',
        'bGluayBwbHRfMDFKOVhB.c2VhbA',
      ),
    }),
    z.strictObject({ passkey: passkeyProof }),
  ])
  .meta({
    id: 'CreatePortalSessionDto',
    description: 'An API key, the code of a one-time link, or a passkey.',
    examples: [{ apiKey: exampleKey }],
  });

const ViewedBy = z
  .object({
    staffId: field.id('staff account', 'stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F'),
    name: z.string().meta({ description: 'Name of the member of staff.', examples: ['Robin Lee'] }),
    reason: z.string().meta({
      description: 'Why they look at the portal.',
      examples: ['A delivery to your endpoint failed'],
    }),
    operations: z.array(z.string()).meta({
      description:
        'Operations that the session may use. Every other one responds with 403 READ_ONLY_SESSION.',
      examples: [['getPlatform', 'listLicenses']],
    }),
  })
  .meta({
    id: 'PortalViewer',
    description: 'The member of our staff who looks at the portal and can change nothing.',
  });

export const PortalSession = z
  .object({
    platform: Platform,
    csrfToken: z.string().meta({
      description: 'Send it as `X-CSRF-Token` with every request of the session except GET.',
      examples: ['mB3vN8xK2qLw0RtY7uZs5PdF1hJc4gAe'],
    }),
    credentialId: field
      .id('credential', examples.credentialId)
      .meta({
        description:
          'The credential that started the session. The session ends with it. Absent for a member and for our staff.',
        examples: [examples.credentialId],
      })
      .optional(),
    member: Member.meta({
      description: 'The member who signed in; the role decides which operations the session may use.',
    }).optional(),
    viewedBy: ViewedBy.optional(),
    expiresAt: field.timestampOut('When the session expires.', '2026-03-02T14:00:00.000Z'),
  })
  .meta({ id: 'PortalSession', description: 'A portal session.' });

export const examplePortalSession: z.input<typeof PortalSession> = {
  platform: examplePlatform,
  csrfToken: 'mB3vN8xK2qLw0RtY7uZs5PdF1hJc4gAe',
  credentialId: examples.credentialId,
  expiresAt: '2026-03-02T14:00:00.000Z',
};

export const signInToPortal = route({
  operation: 'createPortalSession',
  method: 'POST',
  path: '/api/v1/portal/sessions',
  access: { kind: 'public', limit: 'portal-sign-in' },
  summary: 'Create a portal session',
  description: `Signs in to the portal with an API key, a one-time link of a credential, an emailed link of a member, or a [passkey](/reference/operations/startPasskeySignIn) of a member, and sets a cookie for ${hours} hours. Browsers can use the cookie instead of a token for all operations of the platform; all methods except GET also need the header \`X-CSRF-Token\`. The session has the scopes of the credential that started it, and ends with that credential. The session of a member may use the operations that the role permits, and ends when the member is removed. A session that the browser has already is replaced, and ends.`,
  tags,
  body: { schema: OpenPortalDto, example: { apiKey: exampleKey } },
  responses: {
    201: {
      description: 'The portal session.',
      schema: PortalSession,
      example: examplePortalSession,
      headers: cookie,
    },
  },
  problems: ['TOKEN_INVALID', 'SIGN_IN_FAILED', 'IP_NOT_ALLOWED', 'PLATFORM_SUSPENDED'],
});

const RequestSignInLinkDto = z
  .strictObject({
    email: field.email.meta({ description: 'The address of a member.', examples: ['kim@acme.example'] }),
  })
  .meta({
    id: 'RequestSignInLinkDto',
    description: 'The address that signs in.',
    examples: [{ email: 'kim@acme.example' }],
  });

const RequestedSignInLink = z
  .object({
    email: z.string().meta({ description: 'The address, in lower case.', examples: ['kim@acme.example'] }),
    expiresAt: field.timestampOut('When the links expire.', '2026-03-02T02:15:00.000Z'),
  })
  .meta({ id: 'RequestedSignInLink', description: 'An email with sign-in links.' });

export const requestSignInLink = route({
  operation: 'requestSignInLink',
  method: 'POST',
  path: '/api/v1/portal/sign-in-links',
  access: { kind: 'public', limit: 'sign-in-links' },
  summary: 'Request a sign-in link',
  description: `Emails a member a link to each of their platforms. A link works once, within ${signInLinkMs / 60_000} minutes; send its code to \`POST /portal/sessions\`. The response does not reveal whether the address is a member: another address gets an email that says so. A mailbox gets at most ten emails per hour, in bursts of at most three. The email is in the language that the member chose, otherwise in the first language of \`Accept-Language\` that we support, otherwise in that of the platform. Requires no credential.`,
  tags,
  body: { schema: RequestSignInLinkDto, example: { email: 'kim@acme.example' } },
  responses: {
    202: {
      description: 'The email is on its way.',
      schema: RequestedSignInLink,
      example: { email: 'kim@acme.example', expiresAt: '2026-03-02T02:15:00.000Z' },
    },
  },
  problems: [],
});

export const readPortalSession = route({
  operation: 'getPortalSession',
  method: 'GET',
  path: '/api/v1/portal/session',
  access: { kind: 'portal' },
  summary: 'Retrieve the portal session',
  tags,
  responses: {
    200: { description: 'The portal session.', schema: PortalSession, example: examplePortalSession },
  },
  problems: [],
});

const UpdatePortalSessionDto = z
  .strictObject({ language: field.language('Language of emails to you.') })
  .meta({
    id: 'UpdatePortalSessionDto',
    description: 'The choice of the member who signed in.',
    examples: [{ language: 'de' }],
  });

export const updatePortalSession = route({
  operation: 'updatePortalSession',
  method: 'PATCH',
  path: '/api/v1/portal/session',
  access: { kind: 'portal' },
  summary: 'Update the portal session',
  description:
    'Sets the language of emails to the member who signed in, on this platform. The session of a credential has no member: its platform has a language of its own, which `PATCH /platforms/{slug}` sets.',
  tags,
  body: { schema: UpdatePortalSessionDto, example: { language: 'de' } },
  responses: {
    200: { description: 'The portal session.', schema: PortalSession, example: examplePortalSession },
  },
  problems: ['TOKEN_INVALID', 'STATE_CONFLICT'],
});

export const signOutOfPortal = route({
  operation: 'endPortalSession',
  method: 'DELETE',
  path: '/api/v1/portal/session',
  access: { kind: 'portal', ends: true },
  summary: 'End the portal session',
  description: 'Signs out of the portal. Works from any IP address, and while the platform is suspended.',
  tags,
  responses: { 204: { description: 'The session has ended.' } },
  problems: [],
});
