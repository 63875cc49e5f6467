import { z } from 'zod';
import { accountKinds, artistRoles } from '../../../domain/artists/account.ts';
import { exampleImage, Image } from '../images/picture.view.ts';
import { sessionFields } from '../vocabulary/account-sessions.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { examplePassword } from '../vocabulary/passwords.ts';

const { examples } = field;

export const artistExamples = {
  accountId: 'acc_01JB2M6X8KB5C6D7E8F9G0H1J2',
  artistId: examples.artistId,
  memberId: 'amb_01JB2M6X8KF2G3H4J5K6M7N8P9',
  email: 'mara@label.example',
  name: 'Mara Lind',
  password: examplePassword,
  agreementVersion: '1',
  token: 'ats_7hRtW2mQpLxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123',
  later: '2026-03-09T14:05:12.481Z',
  verificationCode: 'avc_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4',
  resetCode: 'apc_4c3B2a1AbCdEf0Gh1Ij2Kl3Mn4Op5Qr6St7Uv8Wx9Yz',
  labelCode: 'aic_7hRtW2mQpLxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123',
  iban: 'DE75512108001245126199',
} as const;

export const artistId = field.id('artist profile', artistExamples.artistId);
export const accountId = field.id('account', artistExamples.accountId);
export const kind = z
  .enum(accountKinds)
  .meta({ description: 'Whether the account is of an artist or of a label.', examples: ['artist'] });
export const email = field.email.meta({ examples: [artistExamples.email] });
export const name = field.text(100, 'Name of the artist or label.', artistExamples.name);
export const country = field.country('Country of the artist or label (ISO 3166-1 alpha-2).');
export const agreementVersion = field.text(
  40,
  'Version of the agreement, as `GET /artists/agreement` shows it.',
  artistExamples.agreementVersion,
);
export const royaltyShare = z.string().meta({
  description: 'Share of the rights holders in what their tracks earn, as a decimal.',
  examples: ['0.60'],
});

export const Agreement = z
  .object({ version: agreementVersion, royaltyShare })
  .meta({ id: 'ArtistAgreement', description: 'The agreement that new accounts accept.' });
export const exampleAgreement = { version: artistExamples.agreementVersion, royaltyShare: '0.60' };

const ShownPayout = z.object({
  type: z
    .enum(['iban', 'account'])
    .meta({ description: 'An IBAN, or a bank account in a country without IBANs.', examples: ['iban'] }),
  masked: z.string().meta({
    description: 'Country and last four characters of the number.',
    examples: ['DE••6199'],
  }),
  changedAt: field.timestampOut('When the details were last changed.'),
  heldUntil: field.timestampOut('No payouts are made before.', '2026-03-05T14:05:12.481Z'),
});

export const memberFields = { memberId: field.id('member of the account', artistExamples.memberId) };

export const Member = z.object({
  ...memberFields,
  email,
  role: z.enum(artistRoles).meta({
    description:
      'Owners have all permissions; editors edit profiles and tracks and do not see payout details; finance sees and edits payout details.',
    examples: ['owner'],
  }),
  emailVerified: z.boolean().meta({ description: 'Whether the email address is confirmed.' }),
});

const Closure = z
  .object({
    requestedAt: field.timestampOut('When an owner asked to close the account.'),
    requestedBy: memberFields.memberId.meta({ description: 'The owner who asked for it.' }),
    effectiveAt: field.timestampOut(
      'When the account is closed. Until then any owner can keep it.',
      '2026-03-16T14:05:12.481Z',
    ),
  })
  .meta({ description: 'Present if the account will be closed.' });

/** The members of a profile in responses. */
export const profileFields = {
  artistId,
  kind,
  name,
  bio: z.string().meta({ description: 'Biography, shown to platforms.' }).optional(),
  country,
  links: z.array(field.webUrl).meta({ description: 'Pages of the artist or label.' }),
  ipi: z
    .string()
    .meta({ description: 'IPI name number, 11 digits.', examples: ['00334284961'] })
    .optional(),
  isni: z
    .string()
    .meta({ description: 'ISNI, 16 characters without spaces.', examples: ['0000000121032683'] })
    .optional(),
};

/** The images of a profile in responses. */
export const pictureFields = {
  picture: Image.meta({ description: 'Profile picture. Absent if there is none.' }).optional(),
  banner: Image.meta({ description: 'Banner. Absent if there is none.' }).optional(),
};

export const OwnArtist = z
  .object({
    accountId,
    ...profileFields,
    status: z.enum(['unverified', 'active']).meta({
      description:
        'An account is `unverified` until a member confirms an email address. Unverified accounts cannot submit tracks.',
    }),
    ...pictureFields,
    payout: ShownPayout.meta({
      description: 'Payout details, masked. Absent if there are none, and for editors.',
    }).optional(),
    closure: Closure.optional(),
    agreement: Agreement.extend({
      acceptedAt: field.timestampOut('When the account accepted the agreement.'),
    }).meta({ description: 'The agreement that the account accepted.' }),
    member: Member.meta({ description: 'The member who is signed in.' }),
    createdAt: field.timestampOut('When the account was registered.', examples.before),
  })
  .meta({ id: 'ArtistAccount', description: 'The account of an artist or a label, with its own profile.' });

export const exampleOwn = {
  accountId: artistExamples.accountId,
  artistId: artistExamples.artistId,
  kind: 'artist' as const,
  status: 'active' as const,
  name: artistExamples.name,
  bio: 'Piano and field recordings.',
  country: 'DE',
  links: ['https://mara-lind.example'],
  ipi: '00334284961',
  isni: '0000000121032683',
  picture: exampleImage,
  payout: {
    type: 'iban' as const,
    masked: 'DE••6199',
    changedAt: examples.now,
    heldUntil: '2026-03-05T14:05:12.481Z',
  },
  agreement: { ...exampleAgreement, acceptedAt: examples.before },
  member: {
    memberId: artistExamples.memberId,
    email: artistExamples.email,
    role: 'owner' as const,
    emailVerified: true,
  },
  createdAt: examples.before,
};

export const ArtistSession = z
  .object(sessionFields)
  .meta({ id: 'ArtistSession', description: 'An active session of a member of an artist or label account.' });

export const ArtistSessionList = pageOf(ArtistSession, 'Sessions, the newest first.').meta({
  id: 'ArtistSessionList',
  description: 'Active sessions of the member.',
});
