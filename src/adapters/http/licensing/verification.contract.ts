import { z } from 'zod';
import { media } from '../../../domain/catalog/license-terms.ts';
import { excludes, grants } from '../../../domain/licensing/license.ts';
import { exampleTerms } from '../catalog/catalog.examples.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { Compliance, environment, publishedContentSurvives, status } from './license.contract.ts';
import { base } from './licensing.examples.ts';
import { licensePath, VerifyCertificateDto } from './licensing.requests.ts';

const shown = (description: string) => z.string().meta({ description });
const listed = (description: string) => z.array(z.string()).meta({ description });

export const PublicLicense = z
  .object({
    licenseId: field.licenseId,
    trackId: field.trackId,
    contentTypes: z
      .array(field.contentType)
      .meta({ description: 'All content types that the license covers.', examples: [['ugc_video']] }),
    territories: field.territories('Territories that the license covers.'),
    media: z
      .array(z.enum(media))
      .meta({ description: 'Media in which the content may be published.', examples: [['online']] }),
    status,
    compliance: Compliance,
    authorizedFrom: field.timestampOut('When new uses become authorized.'),
    authorizedUntil: field
      .timestampOut('When new uses stop being authorized, if known.', field.examples.later)
      .exactOptional(),
    publishedContentSurvives,
    environment,
    version: field.count('Current version number.', 1),
    asOf: z
      .object({
        at: field.timestampOut('The requested time.'),
        inForce: z.boolean().meta({ description: 'Whether the license was in force at that time.' }),
        version: field.count('Version number in force at that time.', 1).exactOptional(),
      })
      .meta({ description: 'The state at the requested time. Present with `asOf`.' })
      .exactOptional(),
  })
  .meta({ id: 'LicenseVerification', description: 'The public status of a license, and what it covers.' });

const Claims = z
  .object({
    iss: shown('Issuer of the certificate.'),
    sub: field.licenseId,
    iat: field.count('When the license was issued, as a Unix timestamp in seconds.', 1_772_460_312),
    licensee: z
      .object({ name: shown('Name of the licensee.'), type: shown('`platform` or `end_user`.') })
      .meta({ description: 'Who may use the track.' }),
    grants: listed('Rights that the license grants.'),
    excludes: listed('Rights that the license does not grant.'),
    trackId: field.trackId,
    platformId: field.platformId,
    contentId: shown('The platform’s ID of the content item.'),
    contentType: shown('The content type that the license was issued for.'),
    contentTypes: listed(
      'All content types that the license covers. Absent in older certificates.',
    ).exactOptional(),
    territories: listed('Territories that the license covers.'),
    media: listed('Media in which the content may be published.'),
    validFrom: field.timestampOut('When the license takes effect.'),
    validUntil: field
      .timestampOut('When the license expires. Absent if it has no end.', field.examples.later)
      .exactOptional(),
    environment,
    grantsNoRights: z
      .literal(true)
      .meta({ description: 'Present if the license is a sandbox license.' })
      .exactOptional(),
    termsHash: field.sha256('SHA-256 of the license terms, in hex.'),
    version: field
      .count(
        'Version of the license in this certificate. Absent in older certificates, which show version 1.',
        1,
      )
      .exactOptional(),
    statusUrl: z.url().meta({ description: 'URL of the current status of the license.' }),
  })
  .meta({ id: 'CertificateClaims', description: 'The claims of a certificate.' });

export const VerifiedCertificate = z
  .object({
    genuine: z.literal(true).meta({
      description:
        'The signature is valid: we signed this certificate and it was not changed. Says nothing about the current status of the license.',
    }),
    inForce: z.boolean().meta({
      description:
        'Whether the license is active now. A revoked or expired license is not in force, but its certificate stays genuine. `license.compliance` says what a takedown requires.',
    }),
    current: z.boolean().meta({
      description:
        'Whether the certificate shows the current version of the license. If not, the license was amended later and covers more.',
    }),
    claims: Claims,
    license: PublicLicense.meta({ description: 'The current status of the license.' }),
  })
  .meta({ id: 'VerifiedCertificate', description: 'A genuine certificate.' });

const RejectedCertificate = z
  .object({
    genuine: z.literal(false).meta({ description: 'We did not sign this certificate, or it was changed.' }),
    inForce: z.literal(false).meta({ description: 'An invalid certificate proves no license.' }),
  })
  .meta({ id: 'InvalidCertificate', description: 'An invalid certificate.' });

const examplePublic: z.infer<typeof PublicLicense> = {
  licenseId: field.examples.licenseId,
  trackId: field.examples.trackId,
  contentTypes: ['ugc_video'],
  territories: ['AT', 'CH', 'DE'],
  media: exampleTerms.media,
  status: 'active',
  compliance: { state: 'clear' },
  authorizedFrom: field.examples.now,
  authorizedUntil: field.examples.later,
  publishedContentSurvives: true,
  environment: 'live',
  version: 1,
};

const exampleVerified: z.infer<typeof VerifiedCertificate> = {
  genuine: true,
  inForce: true,
  current: true,
  claims: {
    iss: 'https://api.example.com',
    sub: field.examples.licenseId,
    iat: 1_772_460_312,
    licensee: { name: 'Acme Video', type: 'platform' },
    grants: [...grants],
    excludes: [...excludes],
    trackId: field.examples.trackId,
    platformId: field.examples.platformId,
    contentId: field.examples.contentId,
    contentType: 'ugc_video',
    contentTypes: ['ugc_video'],
    territories: ['AT', 'CH', 'DE'],
    media: exampleTerms.media,
    validFrom: field.examples.now,
    validUntil: field.examples.later,
    environment: 'live',
    termsHash: exampleTerms.hash,
    version: 1,
    statusUrl: `${base}/verify/${field.examples.licenseId}`,
  },
  license: examplePublic,
};

const anyone = { kind: 'public', limit: 'verify' } as const;
const tags = ['Verification'];

export const verifyCertificate = route({
  operation: 'verifyCertificate',
  method: 'POST',
  path: '/api/v1/verify',
  access: anyone,
  summary: 'Verify a certificate',
  description:
    'Verifies the signature and the type of a certificate, and says whether its license is in force now. Requires no credential.',
  tags,
  body: { schema: VerifyCertificateDto, example: { certificate: 'eyJ0eXAi.eyJpc3Mi.c2ln' } },
  responses: {
    200: {
      description: 'Whether the certificate is genuine and its license in force.',
      schema: z.discriminatedUnion('genuine', [VerifiedCertificate, RejectedCertificate]),
      example: exampleVerified,
    },
  },
  problems: [],
});

export const verifyLicense = route({
  operation: 'verifyLicense',
  method: 'GET',
  path: '/api/v1/verify/{licenseId}',
  access: anyone,
  summary: 'Verify a license',
  description:
    'Returns the public status of a license and what it covers, without its parties and its content item. With `asOf`, also says whether the license was in force at that time, and in which version. Requires no credential.',
  tags,
  params: licensePath,
  query: z.strictObject({
    asOf: z
      .union([field.timestampIn('A timestamp.', field.examples.now), field.day])
      .meta({
        description:
          'Also returns the state at this time, or at the end of this date in UTC. A time in the future means now.',
        examples: [field.examples.now],
      })
      .exactOptional(),
  }),
  responses: {
    200: { description: 'The public status of the license.', schema: PublicLicense, example: examplePublic },
  },
  problems: ['LICENSE_NOT_FOUND'],
});
