import { z } from 'zod';
import { contentTypes, media } from '../../../domain/catalog/license-terms.ts';
import { maxVersions } from '../../../domain/licensing/amendment.ts';
import { Attribution, LicenseTerms } from '../catalog/terms.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { License } from './license.contract.ts';
import { reader, rejections, writer } from './licensing.contract.ts';
import { exampleAmended, exampleLicense } from './licensing.examples.ts';
import { AmendLicenseDto, licensePath } from './licensing.requests.ts';

const { examples } = field;
const tags = ['Licenses'];

export const covered = {
  contentTypes: z
    .array(z.enum(contentTypes))
    .meta({ description: 'Content types that the license covers.', examples: [['ugc_video']] }),
  territories: field.territories('Territories that the license covers.'),
  validUntil: field
    .timestampOut('When the license ends. Absent if it has no end.', examples.later)
    .exactOptional(),
};

/** The request of an amendment. A territory rule is stored as a list. */
const Requested = z
  .object({
    territories: field.territories('Territories to add.').exactOptional(),
    contentType: field.contentType.meta({ description: 'A content type to add.' }).exactOptional(),
    validUntil: field.timestampOut('The new end of the license.', examples.later).exactOptional(),
  })
  .meta({ description: 'The request of the amendment. Absent in version 1.' });

export const LicenseVersion = z
  .object({
    version: field.count('Version number. The license was issued as version 1.', 2),
    from: field.timestampOut('When this version took effect.'),
    until: field
      .timestampOut(
        'When the next version replaced this one, or when the license ended. Absent while this version is in force.',
      )
      .exactOptional(),
    ...covered,
    media: z
      .array(z.enum(media))
      .meta({ description: 'Media in which the content may be published.', examples: [['online']] }),
    terms: LicenseTerms.meta({ description: 'The terms in force when this version took effect.' }),
    termsHash: field.sha256('SHA-256 of these terms, in hex.'),
    attribution: Attribution.meta({ description: 'The credit that the content must show.' }),
    actor: z
      .string()
      .meta({
        description: 'ID of the platform that amended the license. Absent in version 1.',
        examples: [examples.platformId],
      })
      .exactOptional(),
    request: Requested.exactOptional(),
  })
  .meta({ id: 'LicenseVersion', description: 'A version of a license: what it covered during a period.' });
export type LicenseVersion = z.infer<typeof LicenseVersion>;

export const LicenseVersions = pageOf(LicenseVersion, 'All versions, the latest first.').meta({
  id: 'LicenseVersionPage',
  description: `The versions of a license: ${maxVersions} at most, on one page.`,
});

const { contentType, ...exampleFirst } = {
  ...{ contentType: exampleLicense.contentType, territories: exampleLicense.territories },
  ...{ media: exampleLicense.media, terms: exampleLicense.terms, termsHash: exampleLicense.termsHash },
  attribution: exampleLicense.attribution,
};

export const exampleVersions: z.infer<typeof LicenseVersions> = {
  data: [
    {
      version: 2,
      from: examples.now,
      contentTypes: [contentType],
      ...exampleFirst,
      territories: exampleAmended.territories,
      actor: examples.platformId,
      request: { territories: ['FR'] },
    },
    { version: 1, from: examples.before, until: examples.now, contentTypes: [contentType], ...exampleFirst },
  ],
  pagination: { ...onlyPage, limit: maxVersions },
};

export const amendLicense = route({
  operation: 'amendLicense',
  method: 'POST',
  path: '/api/v1/licenses/{licenseId}/amendments',
  access: writer,
  summary: 'Amend a license',
  description:
    'Adds territories or a content type to an active license, or renews it: the new term starts at the old end. The license keeps its ID and everything that it covers. Its terms become those in force now; the previous version can still be listed. The request is decided like a request for a new license with everything that the license will cover, and counts as one license toward your quota. If the license already covers the request, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. ' +
    'Usage is compared with the version in force at the time of use.',
  tags,
  params: licensePath,
  body: { schema: AmendLicenseDto, example: { territories: ['FR'] } },
  responses: {
    201: {
      description: 'The license as it is now.',
      schema: License,
      example: exampleAmended,
      headers: {
        'idempotent-replayed': { description: '`true` if the license was not changed.', example: 'true' },
        location: {
          description: 'URL of the versions of the license.',
          example: `https://api.example.com/api/v1/licenses/${examples.licenseId}/versions`,
        },
      },
    },
  },
  problems: [
    'TOKEN_INVALID',
    'LICENSE_NOT_FOUND',
    'LICENSE_NOT_ACTIVE',
    'STATE_CONFLICT',
    ...rejections.filter((code) => code !== 'PLATFORM_MISMATCH'),
  ],
  idempotent: true,
});

export const listLicenseVersions = route({
  operation: 'listLicenseVersions',
  method: 'GET',
  path: '/api/v1/licenses/{licenseId}/versions',
  access: reader,
  summary: 'List the versions of a license',
  description: 'Returns the current version of the license and every version that an amendment replaced.',
  tags,
  params: licensePath,
  responses: { 200: { description: 'The versions.', schema: LicenseVersions, example: exampleVersions } },
  problems: ['LICENSE_NOT_FOUND'],
});
