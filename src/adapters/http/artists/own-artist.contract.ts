import { z } from 'zod';
import { parseBic, parseIban } from '../../../domain/artists/payout.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleImageId } from '../images/picture.view.ts';
import { password } from '../vocabulary/passwords.ts';
import { anyone } from './artist-sessions.contract.ts';
import { artistExamples, exampleOwn, OwnArtist } from './artist.schemas.ts';
import { parsed, profileEdits } from './profile.schemas.ts';
import { tags } from './registration.contract.ts';

export const readOwnArtist = route({
  operation: 'getOwnArtist',
  method: 'GET',
  path: '/api/v1/artists/me',
  access: anyone,
  summary: 'Retrieve your account',
  description:
    'Returns your account with its own profile. Payout details are masked, and absent for editors.',
  tags,
  responses: { 200: { description: 'Your account.', schema: OwnArtist, example: exampleOwn } },
  problems: [],
});

const holder = field.text(140, 'Name of the account holder, as the bank knows it.', artistExamples.name);
const bankText = (description: string, example: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,33}$/, 'must be 2 to 34 letters, digits, spaces or hyphens')
    .meta({ description, examples: [example] });

const Payout = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('iban').meta({ description: 'An account with an IBAN.' }),
      holder,
      iban: parsed(parseIban, 'an IBAN with valid check digits').meta({
        description: 'The IBAN (ISO 13616), with or without spaces.',
        examples: [artistExamples.iban],
      }),
      bic: parsed(parseBic, 'a BIC of 8 or 11 characters')
        .meta({ description: 'The BIC (ISO 9362).', examples: ['DEUTDEFF'] })
        .exactOptional(),
    }),
    z.strictObject({
      type: z.literal('account').meta({ description: 'An account in a country without IBANs.' }),
      holder,
      country: field.country('Country of the bank (ISO 3166-1 alpha-2).'),
      bankCode: bankText('Routing number, sort code or BIC of the bank.', '026009593'),
      accountNumber: bankText('Number of the account.', '1234567890'),
    }),
  ])
  .meta({ id: 'ArtistPayoutDto', description: 'Where payouts go.' });

const picturedBy = (what: string, purpose: string) =>
  field
    .id('image', exampleImageId)
    .nullable()
    .meta({
      description: `${what}: a confirmed image with the purpose \`${purpose}\`. Null removes it.`,
      examples: [exampleImageId],
    });

const UpdateProfileDto = z
  .strictObject({
    ...profileEdits,
    pictureId: picturedBy('Profile picture', 'profile_picture').exactOptional(),
    bannerId: picturedBy('Banner', 'banner').exactOptional(),
    payout: Payout.nullable()
      .meta({ description: 'Payout details. Need `password` and a confirmed address. Null removes them.' })
      .exactOptional(),
    password: password
      .meta({
        description: 'Your password. Required to change `payout`.',
        examples: [artistExamples.password],
      })
      .exactOptional(),
  })
  .refine(({ payout, password: given }) => payout === undefined || given !== undefined, {
    path: ['password'],
    message: 'is required to change payout details',
  })
  .refine(({ payout, password: given }) => given === undefined || payout !== undefined, {
    path: ['password'],
    message: 'is allowed only with payout details',
  })
  .meta({
    id: 'UpdateProfileDto',
    description: 'Changes to the account of an artist or a label. Absent fields stay unchanged.',
    examples: [{ name: artistExamples.name, links: ['https://mara-lind.example'] }],
  });

export const updateOwnArtist = route({
  operation: 'updateOwnArtist',
  method: 'PATCH',
  path: '/api/v1/artists/me',
  access: anyone,
  summary: 'Update your account',
  description:
    'Changes the fields that you send. Owners and editors change the profile; owners and finance change `payout`. Payout details need your password and a confirmed email address, are stored encrypted and shown masked; we email the owners, and hold payouts for 72 hours. You can change them three times in a burst, ten times per hour and twenty times per day. A wrong password counts as a failed sign-in.',
  tags,
  headers: ifMatch('account'),
  body: {
    schema: UpdateProfileDto,
    example: { name: artistExamples.name, links: ['https://mara-lind.example'] },
  },
  responses: { 200: { description: 'Your account.', schema: OwnArtist, example: exampleOwn } },
  problems: ['ROLE_MISSING', 'REAUTHENTICATION_FAILED', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
