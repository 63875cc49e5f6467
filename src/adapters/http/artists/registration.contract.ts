import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { newPassword } from '../vocabulary/passwords.ts';
import {
  accountId,
  Agreement,
  agreementVersion,
  artistExamples,
  artistId,
  country,
  email,
  exampleAgreement,
  kind,
  name,
} from './artist.schemas.ts';

export const tags = ['Artists'];

export const readAgreement = route({
  operation: 'getArtistAgreement',
  method: 'GET',
  path: '/api/v1/artists/agreement',
  access: { kind: 'public', limit: 'artist-agreement' },
  summary: 'Retrieve the agreement for artists',
  description:
    'Returns the version of the agreement that a registration accepts, and the share of the rights holders that it names. Accounts keep the agreement that they accepted. Requires no credential.',
  tags,
  responses: { 200: { description: 'The agreement.', schema: Agreement, example: exampleAgreement } },
  problems: [],
});

const invitationCode = z
  .string()
  .regex(/^[\w.-]{1,2000}$/, 'must be the code from the email')
  .meta({
    description: 'The code of an invitation. Required if registration is by invitation.',
    examples: ['WyJtYXJhQGxhYmVsLmV4YW1wbGUiXQ.Zy9xW8vU7tS6rQ5p'],
  });

const exampleRegistration = {
  kind: 'artist',
  name: artistExamples.name,
  email: artistExamples.email,
  password: artistExamples.password,
  country: 'DE',
  adult: true,
  acceptTerms: true,
  agreementVersion: artistExamples.agreementVersion,
} as const;

const RegisterArtistDto = z
  .strictObject({
    kind,
    name,
    email,
    password: newPassword,
    country,
    adult: z
      .literal(true)
      .meta({ description: 'Confirms that you are of age in your country.', examples: [true] }),
    acceptTerms: z.literal(true).meta({ description: 'Accepts the agreement.', examples: [true] }),
    agreementVersion,
    invitation: invitationCode.exactOptional(),
  })
  .meta({
    id: 'RegisterArtistDto',
    description: 'An account of an artist or a label to register.',
    examples: [exampleRegistration],
  });

const RegisteredArtist = z
  .object({
    artistId,
    accountId,
    status: z.literal('unverified').meta({
      description: 'The account is unverified until you confirm the email address.',
    }),
  })
  .meta({ id: 'RegisteredArtist', description: 'A registered account.' });

export const registerArtist = route({
  operation: 'registerArtist',
  method: 'POST',
  path: '/api/v1/artists/register',
  access: { kind: 'public', limit: 'artist-register' },
  summary: 'Register an artist or label account',
  description:
    'Creates an account and emails a code that confirms the address, valid for 24 hours. The response is the same if the address already has an account: nothing is created then, and we email its owner. An IP address can register five accounts per hour; a mailbox gets at most five emails per day from registrations and new codes that confirm an address, in bursts of at most three. Depending on the configuration, registration is open, by invitation, or closed. Requires no credential.',
  tags,
  body: { schema: RegisterArtistDto, example: exampleRegistration },
  responses: {
    201: {
      description: 'The account.',
      schema: RegisteredArtist,
      example: {
        artistId: artistExamples.artistId,
        accountId: artistExamples.accountId,
        status: 'unverified',
      },
    },
  },
  problems: ['NOT_FOUND'],
});

/** A message that was emailed, and when what it contains expires. */
export const Mailed = z
  .object({
    email,
    expiresAt: field.timestampOut('When the code in the email expires.', artistExamples.later),
  })
  .meta({ id: 'MailedArtistCode', description: 'A code that was emailed.' });
export const exampleMailed = { email: artistExamples.email, expiresAt: artistExamples.later };

export const inviteArtist = route({
  operation: 'inviteArtist',
  method: 'POST',
  path: '/api/v1/staff/artists/invitations',
  access: { kind: 'staff', anyOf: ['rights'] },
  summary: 'Invite an artist or label',
  description:
    'Emails an invitation to register an account, valid for 14 days and for that address. An address registers once, so an invitation works once. If registration is closed, nobody can be invited (404).',
  tags: ['Staff'],
  body: {
    schema: z
      .strictObject({
        email,
        language: field.language('Language of the email. Default: English.').exactOptional(),
      })
      .meta({ id: 'InviteArtistDto', description: 'An artist or label to invite.' }),
    example: { email: artistExamples.email, language: 'de' },
  },
  responses: { 202: { description: 'The email is on its way.', schema: Mailed, example: exampleMailed } },
  problems: ['NOT_FOUND'],
});
