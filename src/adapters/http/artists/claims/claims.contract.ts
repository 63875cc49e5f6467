import { z } from 'zod';
import { claimStatuses, maxOpenClaims } from '../../../../domain/artists/claims.ts';
import { reviewerRoles } from '../../../../domain/moderation/authority.ts';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../../vocabulary/lists.ts';
import { pages } from '../../vocabulary/parameters.ts';
import { anyone, profileEditor } from '../artist-sessions.contract.ts';
import { accountId, artistExamples, artistId } from '../artist.schemas.ts';
import { tags } from '../registration.contract.ts';

const claims = '/api/v1/artists/me/claims';
const reviewed = '/api/v1/staff/artist-claims';
const { examples } = field;
const exampleId = 'clm_01JB2M6X8KG4H5J6K7M8N9P0Q1';
const claimId = field.id('claim', exampleId);
const path = z.strictObject({ claimId });
const status = z
  .enum(claimStatuses)
  .meta({ description: 'Status of the claim. Staff decide a claim once.', examples: ['open'] });

const paragraphs = (max: number, description: string, example: string) =>
  z
    .string()
    .max(max)
    .refine((given) => /\S/.test(given), 'must not be blank')
    .refine(
      (given) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(given),
      'must not contain control characters',
    )
    .meta({ description, examples: [example] });

const artistName = field.text(200, 'Name of the artist, as tracks credit it.', artistExamples.name);
const evidence = paragraphs(
  4_000,
  'Why the profile is of this artist: links, contracts, contacts.',
  'Our distribution contract of 2019, and https://mara-lind.example',
);
const statement = paragraphs(
  2_000,
  'Reasons of the decision, emailed to the claimant.',
  'The site that you named links to your account.',
);

const claimFields = {
  claimId,
  artistId,
  artistName,
  catalogId: field.id('artist in tracks of the catalog', examples.artistId),
  evidence,
  status,
  createdAt: field.timestampOut('When the claim was submitted.', examples.before),
  statement: statement
    .meta({ description: 'Reasons of the decision. Absent while the claim is open.' })
    .optional(),
  decidedAt: field.timestampOut('When the claim was decided.').optional(),
};
export const Claim = z
  .object(claimFields)
  .meta({ id: 'ArtistClaim', description: 'A claim to an artist of the catalog.' });
export const exampleClaim = {
  claimId: exampleId,
  artistId: artistExamples.artistId,
  artistName: artistExamples.name,
  catalogId: examples.artistId,
  evidence: 'Our distribution contract of 2019, and https://mara-lind.example',
  status: 'open' as const,
  createdAt: examples.before,
};

export const claimArtist = route({
  operation: 'claimArtist',
  method: 'POST',
  path: claims,
  access: profileEditor,
  summary: 'Claim an artist of the catalog',
  description: `Claims that tracks of the catalog that credit an artist by this name are by the artist of your profile. Upper and lower case make no difference. Staff review the claim and email you the decision; after an approval the tracks belong to your profile. An artist belongs to one profile (409). An account can have ${maxOpenClaims} open claims. Your address must be confirmed. Owners and editors can do it.`,
  tags,
  body: {
    schema: z
      .strictObject({
        artistId: artistId
          .meta({ description: 'ID of your profile. Required if your account has several.' })
          .exactOptional(),
        ...{ artistName, evidence },
      })
      .meta({ id: 'ClaimArtistDto', description: 'A claim to submit.' }),
    example: {
      artistId: artistExamples.artistId,
      artistName: artistExamples.name,
      evidence: exampleClaim.evidence,
    },
  },
  responses: { 201: { description: 'The claim.', schema: Claim, example: exampleClaim } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

export const listClaims = route({
  operation: 'listArtistClaims',
  method: 'GET',
  path: claims,
  access: anyone,
  summary: 'List your claims',
  description: 'Returns the claims of your account, the latest first, with the reasons of decisions.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of claims.',
      schema: pageOf(Claim, 'Claims.').meta({ id: 'ArtistClaimPage', description: 'A page of claims.' }),
      example: { data: [exampleClaim], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

const reviewer = { kind: 'staff', anyOf: reviewerRoles } as const;

const StaffClaim = z
  .object({
    ...claimFields,
    accountId,
    profileName: z
      .string()
      .meta({ description: 'Name of the profile.', examples: [artistExamples.name] })
      .optional(),
    decidedBy: z
      .string()
      .meta({
        description: 'ID of the member of staff who decided.',
        examples: ['stf_01JB2M6X8KH5J6K7M8N9P0Q1R2'],
      })
      .optional(),
  })
  .meta({ id: 'StaffArtistClaim', description: 'A claim as staff see it.' });
const exampleForStaff = {
  ...exampleClaim,
  accountId: artistExamples.accountId,
  profileName: artistExamples.name,
};

export const listClaimsForStaff = route({
  operation: 'listArtistClaimsForStaff',
  method: 'GET',
  path: reviewed,
  access: reviewer,
  summary: 'List claims to artists',
  description: 'Returns claims with a status, the oldest first.',
  tags: ['Staff'],
  query: z.strictObject({ status: status.default('open'), ...pages }),
  responses: {
    200: {
      description: 'A page of claims.',
      schema: pageOf(StaffClaim, 'Claims.').meta({
        id: 'StaffArtistClaimPage',
        description: 'A page of claims.',
      }),
      example: { data: [exampleForStaff], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const decideClaim = route({
  operation: 'decideArtistClaim',
  method: 'POST',
  path: `${reviewed}/{claimId}/decision`,
  access: reviewer,
  summary: 'Decide a claim to an artist',
  description:
    'Approves or rejects an open claim. After an approval, the tracks that credit the artist belong to the profile. The statement is emailed to the claimant. An artist belongs to one profile: if another claim was approved before, reject this one (409).',
  tags: ['Staff'],
  params: path,
  body: {
    schema: z
      .strictObject({
        outcome: z
          .enum(['approved', 'rejected'])
          .meta({ description: 'The decision.', examples: ['approved'] }),
        statement,
      })
      .meta({ id: 'DecideArtistClaimDto', description: 'A decision about a claim.' }),
    example: { outcome: 'approved', statement: 'The site that you named links to your account.' },
  },
  responses: {
    200: {
      description: 'The decided claim.',
      schema: StaffClaim,
      example: {
        ...exampleForStaff,
        status: 'approved',
        statement: 'The site that you named links to your account.',
        decidedAt: examples.now,
        decidedBy: 'stf_01JB2M6X8KH5J6K7M8N9P0Q1R2',
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
