import { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { moderationStatuses } from '../../../domain/catalog/track.ts';
import { reviewerRoles } from '../../../domain/moderation/authority.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { exampleTrack } from '../catalog/catalog.examples.ts';
import { Track } from '../catalog/track.contract.ts';
import { route } from '../kernel/route.ts';
import { ListedLicense, status as licenseStatus } from '../licensing/license.contract.ts';
import { exampleListed } from '../licensing/licensing.examples.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { namedPlatform, pages, textSearch } from '../vocabulary/parameters.ts';
import { examplePlatform } from './provisioning.examples.ts';
import { StaffPlatform } from './provisioning.schemas.ts';

const tags = ['Staff'];
const prefix = (of: string, example: string) =>
  field.text(100, `A prefix of ${of}. The case of ASCII letters is ignored.`, example).exactOptional();

export const listPlatforms = route({
  operation: 'listPlatformsForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms',
  access: { kind: 'staff', anyOf: [] },
  summary: 'List platforms',
  description:
    'Returns platforms that match all filters: the newest first, or sorted by the matching word with `q`, by slug with `slugPrefix`, or by name with `namePrefix`. With `q`, a page can have fewer platforms than `limit`. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({
    q: textSearch('name, slug, contact address, website, platform ID and client ID', 'acme video'),
    status: z
      .enum(['active', 'suspended'])
      .meta({ description: 'Status of the platform.', examples: ['suspended'] })
      .exactOptional(),
    tier: z
      .enum(tierNames)
      .meta({ description: 'Tier of the platform.', examples: ['growth'] })
      .exactOptional(),
    contactEmail: field.email
      .meta({ description: 'The complete contact address. The case of ASCII letters is ignored.' })
      .exactOptional(),
    slugPrefix: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,78}$/, 'must be the beginning of a slug: a-z, 0-9 and hyphens')
      .meta({ description: 'A prefix of the slug.', examples: ['acme'] })
      .exactOptional(),
    namePrefix: prefix('the name', 'Acme'),
    createdSince: field.since('Returns platforms created at or after this time.').exactOptional(),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of platforms.',
      schema: pageOf(StaffPlatform, 'Platforms.').meta({
        id: 'StaffPlatformPage',
        description: 'A page of platforms.',
      }),
      example: { data: [examplePlatform], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

const licenseFilters = {
  q: textSearch(
    'project name, and an end user’s name and reference; with `platform` or `trackId`, also the content ID. A license ID, track ID, platform ID or ISRC finds the licenses that have it',
    'winter campaign',
  ),
  platform: namedPlatform.exactOptional(),
  trackId: field.trackId.exactOptional(),
  status: licenseStatus.exactOptional(),
  contentType: field.contentType.exactOptional(),
  issuedSince: field.since('Returns licenses issued at or after this time.').exactOptional(),
};

export const listLicenses = route({
  operation: 'listLicensesForStaff',
  method: 'GET',
  path: '/api/v1/staff/licenses',
  access: { kind: 'staff', anyOf: ['rights', 'moderator'] },
  summary: 'List the licenses of all platforms',
  description:
    'Returns licenses that match all filters: the newest first, or sorted by the matching word if you search all licenses with `q`. A page can have fewer licenses than `limit`, or none. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({ ...licenseFilters, ...pages }),
  responses: {
    200: {
      description: 'A page of licenses.',
      schema: pageOf(ListedLicense, 'Licenses of any platform.').meta({
        id: 'StaffLicensePage',
        description: 'A page of the licenses of all platforms.',
      }),
      example: { data: [exampleListed], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const countLicenses = route({
  operation: 'countLicensesForStaff',
  method: 'GET',
  path: '/api/v1/staff/licenses/count',
  access: { kind: 'staff', anyOf: ['rights', 'moderator'] },
  summary: 'Count the licenses of all platforms',
  description:
    'Returns how many licenses match all filters. Counts up to 5,000 of them, and examines a limited number of licenses. If there may be more, `complete` is false and `count` is a lower bound.',
  tags,
  query: z.strictObject(licenseFilters),
  responses: {
    200: {
      description: 'The number of licenses.',
      schema: z
        .object({
          count: field.count('Number of licenses that match.', 42),
          complete: z
            .boolean()
            .meta({ description: 'Whether `count` is the exact number.', examples: [true] }),
        })
        .meta({ id: 'StaffLicenseCount', description: 'The number of licenses that match.' }),
      example: { count: 42, complete: true },
    },
  },
  problems: [],
});

export const listTracks = route({
  operation: 'listTracksForStaff',
  method: 'GET',
  path: '/api/v1/staff/tracks',
  access: { kind: 'staff', anyOf: reviewerRoles },
  summary: 'List tracks in any status',
  description:
    'Returns tracks that match all filters: the most recently changed first, or sorted by the matching word with `q`, or by title, artist or label if you filter by its prefix. With several filters, a page can have fewer tracks than `limit`. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({
    q: textSearch(
      'title, version, artists, album, owners of the master, UPC, ISRC and track ID',
      'harbour finch',
    ),
    status: z
      .enum(moderationStatuses)
      .meta({ description: 'Moderation status of the track.', examples: ['pending_review'] })
      .exactOptional(),
    isrc: z
      .string()
      .max(16)
      .refine((given) => parseIsrc(given) !== undefined, 'must be an ISRC, such as DEA622600417')
      .meta({ description: 'ISRC, with or without hyphens.', examples: ['DEA622600417'] })
      .exactOptional(),
    titlePrefix: prefix('the title', 'Slow'),
    artistPrefix: prefix('the name of the first artist', 'Ada'),
    labelPrefix: prefix('the name of the first owner of the master recording', 'Finch'),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of tracks.',
      schema: pageOf(Track, 'Tracks in any status.').meta({
        id: 'StaffTrackPage',
        description: 'A page of tracks in any status.',
      }),
      example: { data: [exampleTrack], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});
