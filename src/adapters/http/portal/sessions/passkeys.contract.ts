import { z } from 'zod';
import { challengeMs, maxPasskeys } from '../../../../domain/accounts/passkey.ts';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { pageOf } from '../../vocabulary/lists.ts';

const minutes = challengeMs / 60_000;
const { examples } = field;
const passkeyId = field.id('passkey', 'psk_01JB2M6X8KF5G6H7J8K9M0N1P2');
const name = field.text(100, 'Name that the member chose.', 'Laptop');
const examplePasskey = {
  ...{ passkeyId: 'psk_01JB2M6X8KF5G6H7J8K9M0N1P2', name: 'Laptop', backedUp: true },
  ...{ createdAt: examples.before, lastUsedAt: examples.now },
};

const Passkey = z
  .object({
    passkeyId,
    name,
    backedUp: z.boolean().meta({
      description: 'Whether the passkey is copied to other devices of the member.',
      examples: [true],
    }),
    createdAt: field.timestampOut('When the passkey was registered.', examples.before),
    lastUsedAt: field.timestampOut('When the passkey last signed in. Absent until then.').optional(),
  })
  .meta({ id: 'Passkey', description: 'A passkey of a member.' });

const PasskeyList = pageOf(Passkey, 'Passkeys, the oldest first.').meta({
  id: 'PasskeyList',
  description: 'Passkeys of a member.',
});

const state = z
  .string()
  .min(1)
  .max(2_000)
  .meta({
    description: `Encrypted challenge. Valid for ${minutes} minutes, once.`,
    examples: ['v1.c2VhbGVk'],
  });

const PasskeyCeremony = z
  .object({
    options: z.record(z.string(), z.unknown()).meta({
      description: 'Options for `navigator.credentials`, as JSON (WebAuthn Level 3).',
      examples: [{ challenge: 'bUIzdk44eEsycUx3MFJ0WTd1WnM1UGRG', rpId: 'licensing.example' }],
    }),
    state,
  })
  .meta({ id: 'PasskeyCeremony', description: 'A registration or sign-in that a browser completes.' });

const exampleCeremony = {
  options: { challenge: 'bUIzdk44eEsycUx3MFJ0WTd1WnM1UGRG', rpId: 'licensing.example' },
  state: 'v1.c2VhbGVk',
};

const credential = z
  .looseObject({
    id: z
      .string()
      .min(1)
      .max(1_400)
      .regex(/^[\w-]+$/, 'must be base64url')
      .meta({ description: 'Credential ID, in base64url.', examples: ['dGhlLWtleQ'] }),
    type: z.literal('public-key').meta({ description: 'Type of the credential.', examples: ['public-key'] }),
  })
  .meta({
    description: 'The `PublicKeyCredential` of the browser, as its `toJSON()` returns it.',
    examples: [{ id: 'dGhlLWtleQ', type: 'public-key' }],
  });

/** The members of a sign-in with a passkey. */
export const passkeyProof = z
  .strictObject({ state, response: credential })
  .meta({ description: 'The state and the credential of a sign-in with a passkey.' });

const common = { access: { kind: 'portal' }, tags: ['Portal'] } as const;
const one = {
  path: '/api/v1/portal/passkeys/{passkeyId}',
  params: z.strictObject({ passkeyId }),
} as const;

export const listPasskeys = route({
  ...common,
  operation: 'listPasskeys',
  method: 'GET',
  path: '/api/v1/portal/passkeys',
  summary: 'List your passkeys',
  description: 'Lists the passkeys with which you sign in to this platform.',
  responses: {
    200: {
      description: 'Your passkeys.',
      schema: PasskeyList,
      example: { data: [examplePasskey], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: [],
});

export const startPasskey = route({
  ...common,
  operation: 'startPasskeyRegistration',
  method: 'POST',
  path: '/api/v1/portal/passkeys/registrations',
  summary: 'Start registering a passkey',
  description: `Returns the options for \`navigator.credentials.create\`. Send the result to \`POST /portal/passkeys\` within ${minutes} minutes, in the same session, which must have started within the last 15 minutes. Sessions that a credential started cannot register passkeys.`,
  responses: {
    201: { description: 'The registration.', schema: PasskeyCeremony, example: exampleCeremony },
  },
  problems: ['STATE_CONFLICT', 'REAUTHENTICATION_FAILED'],
});

export const addPasskey = route({
  ...common,
  operation: 'createPasskey',
  method: 'POST',
  path: '/api/v1/portal/passkeys',
  summary: 'Register a passkey',
  description: `Registers a passkey with which you sign in to this platform. Your authenticator must verify you. A member has at most ${maxPasskeys} passkeys; they end when the member is removed.`,
  body: {
    schema: z
      .strictObject({ name, state, response: credential })
      .meta({ id: 'CreatePasskeyDto', description: 'A new passkey.' }),
    example: {
      name: 'Laptop',
      state: 'v1.c2VhbGVk',
      response: { id: 'dGhlLWtleQ', type: 'public-key' as const },
    },
  },
  responses: {
    201: {
      description: 'The passkey.',
      schema: Passkey,
      example: {
        passkeyId: examplePasskey.passkeyId,
        name: 'Laptop',
        backedUp: true,
        createdAt: examples.now,
      },
    },
  },
  problems: ['TOKEN_INVALID', 'REAUTHENTICATION_FAILED', 'STATE_CONFLICT'],
});

export const renamePasskey = route({
  ...common,
  ...one,
  operation: 'updatePasskey',
  method: 'PATCH',
  summary: 'Rename a passkey',
  body: {
    schema: z
      .strictObject({ name })
      .meta({ id: 'UpdatePasskeyDto', description: 'The new name of a passkey.' }),
    example: { name: 'Phone' },
  },
  responses: { 200: { description: 'The passkey.', schema: Passkey, example: examplePasskey } },
  problems: ['NOT_FOUND'],
});

export const removePasskey = route({
  ...common,
  ...one,
  operation: 'deletePasskey',
  method: 'DELETE',
  summary: 'Remove a passkey',
  description:
    'The passkey no longer signs in. Sessions that it started continue; end them in your list of sessions.',
  responses: { 204: { description: 'The passkey is removed.' } },
  problems: ['NOT_FOUND'],
});

export const startPasskeySignIn = route({
  operation: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/v1/portal/sessions/passkey',
  access: { kind: 'public', limit: 'portal-sign-in' },
  summary: 'Start a sign-in with a passkey',
  description: `Returns the options for \`navigator.credentials.get\`. Send the result as \`passkey\` to \`POST /portal/sessions\` within ${minutes} minutes. Requires no credential.`,
  tags: ['Portal'],
  responses: { 201: { description: 'The sign-in.', schema: PasskeyCeremony, example: exampleCeremony } },
  problems: [],
});
