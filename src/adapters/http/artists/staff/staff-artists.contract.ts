import { z } from 'zod';
import { accountKinds } from '../../../../domain/artists/account.ts';
import { reviewerRoles } from '../../../../domain/moderation/authority.ts';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../../vocabulary/lists.ts';
import { pages, textSearch } from '../../vocabulary/parameters.ts';
import {
  accountId,
  Agreement,
  artistExamples,
  artistId,
  exampleOwn,
  Member,
  pictureFields,
  profileFields,
} from '../artist.schemas.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: reviewerRoles } as const;
const { examples } = field;

const accountFields = {
  accountId,
  kind: z.enum(accountKinds).meta({ description: 'Whether the account is of an artist or of a label.' }),
  status: z.enum(['unverified', 'active', 'closed']).meta({
    description:
      '`active` once a member has confirmed an email address. `closed` once its owner has closed it: it has no members, and its personal data are erased.',
    examples: ['active'],
  }),
  closesAt: field
    .timestampOut(
      'When the account will be closed, if an owner has asked for it.',
      '2026-03-16T14:05:12.481Z',
    )
    .optional(),
  closedAt: field.timestampOut('When the account was closed.', '2026-03-16T14:05:12.481Z').optional(),
  artistId: artistId.meta({ description: 'The profile of the artist or label itself.' }),
  createdAt: field.timestampOut('When the account was registered.', examples.before),
};
const exampleAccount = {
  accountId: artistExamples.accountId,
  kind: 'artist' as const,
  status: 'active' as const,
  artistId: artistExamples.artistId,
  createdAt: examples.before,
};

const StaffArtistAccount = z
  .object(accountFields)
  .meta({ id: 'StaffArtistAccount', description: 'The account that has a profile.' });

const listedFields = {
  ...profileFields,
  ...pictureFields,
  createdAt: field.timestampOut('When the profile was created.', examples.before),
};
const ListedArtist = z
  .object({ ...listedFields, account: StaffArtistAccount })
  .meta({ id: 'StaffListedArtist', description: 'A profile of an artist or a label in a list.' });

const { ipi, isni, country, links, name, kind } = exampleOwn;
const exampleProfile = {
  ...{ artistId: artistExamples.artistId, kind, name, country, links, ipi, isni },
  createdAt: examples.before,
};
const exampleListed = { ...exampleProfile, account: exampleAccount };

export const listArtistsForStaff = route({
  operation: 'listArtistsForStaff',
  method: 'GET',
  path: '/api/v1/staff/artists',
  access,
  summary: 'List artists and labels',
  description:
    'Returns the profiles of artists and labels with their accounts: the newest first, or sorted by the matching word with `q`. If `q` is the complete email address of a member, the profiles of that account are returned by name. With `q`, a page can have fewer profiles than `limit`. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({
    q: textSearch('name, profile ID, account ID, IPI name number and ISNI', 'mara lind'),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of profiles.',
      schema: pageOf(ListedArtist, 'Profiles.').meta({
        id: 'StaffArtistPage',
        description: 'A page of profiles.',
      }),
      example: { data: [exampleListed], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readArtistForStaff = route({
  operation: 'getArtistForStaff',
  method: 'GET',
  path: '/api/v1/staff/artists/{artistId}',
  access,
  summary: 'Retrieve an artist or label',
  description:
    'Returns a profile with its account and the members of the account. Payout details are never shown to staff here.',
  tags,
  params: z.strictObject({ artistId }),
  responses: {
    200: {
      description: 'The profile.',
      schema: z
        .object({
          ...listedFields,
          account: StaffArtistAccount.extend({
            agreement: Agreement.extend({
              acceptedAt: field.timestampOut('When the account accepted the agreement.'),
            }).meta({ description: 'The agreement that the account accepted.' }),
            members: z.array(Member).meta({ description: 'Members of the account, the oldest first.' }),
          }).meta({ id: 'StaffArtistAccountDetails', description: 'An account with its members.' }),
        })
        .meta({ id: 'StaffArtist', description: 'A profile of an artist or a label, with its account.' }),
      example: {
        ...exampleProfile,
        account: { ...exampleAccount, agreement: exampleOwn.agreement, members: [exampleOwn.member] },
      },
    },
  },
  problems: ['NOT_FOUND'],
});
