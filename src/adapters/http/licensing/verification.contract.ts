import { z } from 'zod';
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
    status,
    compliance: Compliance,
    authorizedFrom: field.timestampOut('From when it authorizes new uses.'),
    authorizedUntil: field
      .timestampOut('Until when, where that is known.', field.examples.later)
      .exactOptional(),
    publishedContentSurvives,
    environment,
    version: field.count('The number of its version, as it is now.', 1),
    asOf: z
      .object({
        at: field.timestampOut('The moment that was asked about.'),
        inForce: z.boolean().meta({ description: 'Whether the license was in force then.' }),
        version: field.count('The version in force then.', 1).exactOptional(),
      })
      .meta({ description: 'What was true at a moment. Present with `asOf`.' })
      .exactOptional(),
  })
  .meta({ id: 'LicenseVerification', description: 'What anyone may know of a license.' });

const Claims = z
  .object({
    iss: shown('Who signed it.'),
    sub: field.licenseId,
    iat: field.count('When the license was issued, in seconds since 1970.', 1_772_460_312),
    licensee: z
      .object({ name: shown("The licensee's name."), type: shown('platform or end_user.') })
      .meta({ description: 'Who may use the track.' }),
    grants: listed('The rights granted.'),
    excludes: listed('Rights that are not.'),
    trackId: field.trackId,
    platformId: field.platformId,
    contentId: shown("The platform's id of the content item."),
    contentType: shown('The content type that the license was issued for.'),
    contentTypes: listed('All content types that it covers. Absent in older certificates.').exactOptional(),
    territories: listed('Where the track may be used.'),
    media: listed('Where the content may be shown.'),
    validFrom: field.timestampOut('From when it holds.'),
    validUntil: field
      .timestampOut('Until when, where it ends by itself.', field.examples.later)
      .exactOptional(),
    environment,
    grantsNoRights: z
      .literal(true)
      .meta({ description: 'Present on a certificate of the sandbox.' })
      .exactOptional(),
    termsHash: field.sha256('Hash of the terms.'),
    version: field
      .count('The version that it shows. Absent in older certificates, which show version 1.', 1)
      .exactOptional(),
    statusUrl: z.url().meta({ description: 'How the license stands now.' }),
  })
  .meta({ id: 'CertificateClaims', description: 'What a certificate says.' });

export const VerifiedCertificate = z
  .object({
    genuine: z.literal(true).meta({
      description:
        'We signed this certificate and nobody altered it. Does not say whether the license is still active.',
    }),
    inForce: z.boolean().meta({
      description:
        'Whether the license is active at this moment. A revoked or expired license is not in force; its certificate stays genuine. `license.compliance` says what a takedown requires.',
    }),
    current: z.boolean().meta({
      description:
        'Whether the certificate shows the license as it is. If not, the license was amended since and covers more.',
    }),
    claims: Claims,
    license: PublicLicense.meta({ description: 'How the license stands now.' }),
  })
  .meta({ id: 'VerifiedCertificate', description: 'A genuine certificate.' });

const RefusedCertificate = z
  .object({
    genuine: z.literal(false).meta({ description: 'We did not sign this certificate, or it was altered.' }),
    inForce: z.literal(false).meta({ description: 'An invalid certificate does not prove a license.' }),
  })
  .meta({ id: 'InvalidCertificate', description: 'An invalid certificate.' });

const examplePublic: z.infer<typeof PublicLicense> = {
  licenseId: field.examples.licenseId,
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
  summary: 'Check a certificate',
  description:
    'Checks the signature and kind of a certificate, and says whether its license is in force now. Needs no credential.',
  tags,
  body: { schema: VerifyCertificateDto, example: { certificate: 'eyJ0eXAi.eyJpc3Mi.c2ln' } },
  replies: {
    200: {
      description: 'Whether the certificate is genuine and its license in force.',
      schema: z.discriminatedUnion('genuine', [VerifiedCertificate, RefusedCertificate]),
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
  summary: 'See how a license stands',
  description:
    'Needs no credential and names no party. With `asOf`, also whether the license was in force at that moment, and in which version.',
  tags,
  params: licensePath,
  query: z.strictObject({
    asOf: z
      .union([field.timestampIn('A moment.', field.examples.now), field.day])
      .meta({
        description:
          'Also show what was true at this moment, or at the end of this day (UTC); a later moment than now is taken as now.',
        examples: [field.examples.now],
      })
      .exactOptional(),
  }),
  replies: { 200: { description: 'How it stands.', schema: PublicLicense, example: examplePublic } },
  problems: ['LICENSE_NOT_FOUND'],
});
