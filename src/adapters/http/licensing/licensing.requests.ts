import { z } from 'zod';
import { cleared, everywhere, listOf, type Territory } from '../../../domain/shared/territory.ts';
import { MoneyIn } from '../fees/fees.schemas.ts';
import * as field from '../vocabulary/fields.ts';
import { licensee, metadata, reasonCode } from './license.contract.ts';

const { examples } = field;
const name = field.text(200, '', 'Acme Video');

/** All countries except one: one code as a rule, 249 codes as a list. */
const TerritoriesDto = z
  .union([
    field.territories('Territories. `WORLD` means all countries.').min(1),
    z
      .strictObject({
        include: field
          .territories('Included territories. Default: `WORLD`, all countries.', ['WORLD'])
          .exactOptional(),
        exclude: field.territories('Excluded countries.', ['US']).exactOptional(),
      })
      .refine((rule) => cleared({ ...everywhere, ...rule }).size > 0, 'must include at least one country')
      .meta({
        description: 'Included territories, without the excluded ones.',
        examples: [{ exclude: ['US'] }],
      }),
  ])
  .meta({
    description:
      'Territories as a list, or as `{ include, exclude }`. Default: the territories of your platform, or all territories in which the track is cleared if it has none.',
    examples: [['DE', 'AT', 'CH'], { exclude: ['US'] }],
  });

/** Converts territories to the shortest list of codes. */
export const territoryList = (given: z.infer<typeof TerritoriesDto>): readonly Territory[] =>
  'length' in given ? given : listOf(cleared({ ...everywhere, ...given }));

const acceptFee = MoneyIn.meta({
  description:
    'The fee that you agree to pay: the current price, which the preflight returns. It must be within the monthly spend limit of your platform. Ignored if there is no price.',
  examples: [{ amount: 4900, currency: 'EUR' }],
});

const requested = {
  trackId: field.trackId,
  contentId: field.contentId,
  platformId: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be an ID or a slug')
    .meta({
      description: 'ID or slug of your platform. Optional; must match your credential.',
      examples: [examples.platformId, examples.slug],
    })
    .exactOptional(),
  contentType: field.contentType
    .meta({
      description: 'Content type. Default: the first one of your platform, or `other` if it has none.',
    })
    .exactOptional(),
  territories: TerritoriesDto.exactOptional(),
  projectName: field.text(200, 'Your name of the project.', 'Spring campaign').exactOptional(),
  metadata: metadata.exactOptional(),
  validUntil: field
    .timestampIn(
      'When the license ends: at or before the end that the terms offer. Default: the end of the term.',
      examples.later,
    )
    .exactOptional(),
  licensee: z
    .strictObject(licensee(name))
    .meta({ description: 'Who may use the track. Default: your platform.' })
    .exactOptional(),
  acceptFee: acceptFee.exactOptional(),
};

export const CreateLicenseDto = z.strictObject(requested).meta({
  id: 'CreateLicenseDto',
  description: 'A request for a license for one track in one content item.',
  examples: [
    {
      trackId: examples.trackId,
      contentId: examples.contentId,
      contentType: 'ugc_video',
      territories: ['DE', 'AT', 'CH'],
      projectName: 'Spring campaign',
      metadata: { campaign: 'spring', season: 3 },
    },
  ],
});
export type CreateLicenseDto = z.infer<typeof CreateLicenseDto>;

export const PreflightDto = z
  .strictObject({
    candidates: z
      .array(CreateLicenseDto)
      .min(1)
      .max(100)
      .meta({ description: 'License requests to check, at most 100.' }),
  })
  .meta({
    id: 'PreflightLicensesDto',
    description: 'License requests to check.',
    examples: [{ candidates: [{ trackId: examples.trackId, contentId: examples.contentId }] }],
  });

export const RevokeLicenseDto = z
  .strictObject({
    reasonCode,
    reason: field
      .text(
        1000,
        'Explanation of the reason. Required if `reasonCode` is `other`.',
        'Uploaded to the wrong channel',
      )
      .exactOptional(),
  })
  .refine(({ reasonCode: code, reason }) => code !== 'other' || reason !== undefined, {
    path: ['reason'],
    message: 'is required if reasonCode is other',
  })
  .meta({
    id: 'RevokeLicenseDto',
    description: 'Reason for a revocation.',
    if: {
      properties: { reasonCode: { const: 'other', description: 'Another reason, explained in `reason`.' } },
      required: ['reasonCode'],
    },
    then: { required: ['reason'] },
    examples: [{ reasonCode: 'content_deleted' }, { reasonCode: 'other', reason: 'Uploaded by mistake' }],
  });

export const AmendLicenseDto = z
  .strictObject({
    territories: TerritoriesDto.meta({
      description: 'Territories to add, as a list or as `{ include, exclude }`.',
      examples: [['FR']],
    }).exactOptional(),
    contentType: field.contentType.meta({ description: 'A content type to add.' }).exactOptional(),
    validUntil: field
      .timestampIn('The new end of the license, at most one new term after the old end.', examples.later)
      .exactOptional(),
    acceptFee: acceptFee.exactOptional(),
  })
  .refine(
    ({ territories, contentType, validUntil }) => (territories ?? contentType ?? validUntil) !== undefined,
    'must have territories, contentType or validUntil',
  )
  .meta({
    id: 'AmendLicenseDto',
    description: 'Changes to a license. Send at least one of `territories`, `contentType` and `validUntil`.',
    minProperties: 1,
    // A fee alone changes nothing.
    not: { required: ['acceptFee'], maxProperties: 1 },
    examples: [{ territories: ['FR'] }, { validUntil: examples.later }],
  });
export type AmendLicenseDto = z.infer<typeof AmendLicenseDto>;

export const PreflightAmendmentsDto = z
  .strictObject({
    candidates: z
      .array(AmendLicenseDto)
      .min(1)
      .max(100)
      .meta({ description: 'Amendments to check, at most 100. Each is checked on its own.' }),
  })
  .meta({
    id: 'PreflightAmendmentsDto',
    description: 'Amendments of a license to check.',
    examples: [{ candidates: [{ territories: ['FR'] }, { validUntil: examples.later }] }],
  });

export const VerifyCertificateDto = z
  .strictObject({
    certificate: z
      .string()
      .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'must be a compact JWS: three parts of base64url')
      .max(16_384)
      .meta({ description: 'A license certificate, as downloaded.', examples: ['eyJ0eXAi.eyJpc3Mi.c2ln'] }),
  })
  .meta({
    id: 'VerifyCertificateDto',
    description: 'A certificate to verify.',
    examples: [{ certificate: 'eyJ0eXAi.eyJpc3Mi.c2ln' }],
  });

export const licensePath = z.strictObject({ licenseId: field.licenseId });
