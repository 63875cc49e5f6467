import { z } from 'zod';
import { cleared, everywhere, listOf, type Territory } from '../../../domain/shared/territory.ts';
import * as field from '../vocabulary/fields.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';
import { complianceState, licensee, metadata, reasonCode, source, status } from './license.contract.ts';

const { examples } = field;
const name = field.text(200, '', 'Acme Video');

/** Everywhere but in one country takes one code as a rule, and 249 as a list. */
const TerritoriesDto = z
  .union([
    field.territories('Countries, or `WORLD` for all.').min(1),
    z
      .strictObject({
        include: field
          .territories('Countries, or `WORLD` for all, which is the default.', ['WORLD'])
          .exactOptional(),
        exclude: field.territories('Countries left out.', ['US']).exactOptional(),
      })
      .refine((rule) => cleared({ ...everywhere, ...rule }).size > 0, 'must leave at least one country')
      .meta({ description: 'What is included, less what is excluded.', examples: [{ exclude: ['US'] }] }),
  ])
  .meta({
    description:
      'Countries as a list, or as `{ include, exclude }`. By default those that your platform registered, else all that the track clears.',
    examples: [['DE', 'AT', 'CH'], { exclude: ['US'] }],
  });

/** The countries of a request as the shortest list. */
export const territoryList = (given: z.infer<typeof TerritoriesDto>): readonly Territory[] =>
  'length' in given ? given : listOf(cleared({ ...everywhere, ...given }));

const asked = {
  trackId: field.trackId,
  contentId: field.contentId,
  platformId: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be an id or a slug')
    .meta({
      description: 'Your own id or slug, where you send it.',
      examples: [examples.platformId, examples.slug],
    })
    .exactOptional(),
  contentType: field.contentType
    .meta({ description: 'By default the first that your platform registered, else `other`.' })
    .exactOptional(),
  territories: TerritoriesDto.exactOptional(),
  projectName: field.text(200, 'Your name for the project.', 'Spring campaign').exactOptional(),
  metadata: metadata.exactOptional(),
  validUntil: field
    .timestampIn('When the license shall end: earlier than the terms offer, never later.', examples.later)
    .exactOptional(),
  licensee: z
    .strictObject(licensee(name))
    .meta({ description: 'Who may use the track; by default your platform.' })
    .exactOptional(),
};

export const CreateLicenseDto = z.strictObject(asked).meta({
  id: 'CreateLicenseDto',
  description: 'What a partner wants to license: one track, in one content item, on its platform.',
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
      .meta({ description: 'What you may want to license; 100 at most.' }),
  })
  .meta({
    id: 'PreflightLicensesDto',
    description: 'Requests to be tried without being made.',
    examples: [{ candidates: [{ trackId: examples.trackId, contentId: examples.contentId }] }],
  });

export const RevokeLicenseDto = z
  .strictObject({
    reasonCode,
    reason: field
      .text(1000, 'In words; required with `other`.', 'Uploaded to the wrong channel')
      .exactOptional(),
  })
  .refine(({ reasonCode: code, reason }) => code !== 'other' || reason !== undefined, {
    path: ['reason'],
    message: 'is required where reasonCode is other',
  })
  .meta({
    id: 'RevokeLicenseDto',
    description: 'Why a license ends.',
    if: {
      properties: { reasonCode: { const: 'other', description: 'A reason without a code.' } },
      required: ['reasonCode'],
    },
    then: { required: ['reason'] },
    examples: [{ reasonCode: 'content_deleted' }, { reasonCode: 'other', reason: 'Uploaded by mistake' }],
  });

export const AmendLicenseDto = z
  .strictObject({
    territories: TerritoriesDto.meta({
      description:
        'Territories that the license is to cover as well, as a list, or as `{ include, exclude }`.',
      examples: [['FR']],
    }).exactOptional(),
    contentType: field.contentType
      .meta({ description: 'A content type that the license is to cover as well.' })
      .exactOptional(),
    validUntil: field
      .timestampIn(
        'A later end. A new term of the track’s license terms runs from the old end.',
        examples.later,
      )
      .exactOptional(),
  })
  .refine((asked) => Object.keys(asked).length > 0, 'must have at least one member')
  .meta({
    id: 'AmendLicenseDto',
    description: 'What a license is to cover, besides what it covers. At least one member.',
    minProperties: 1,
    examples: [{ territories: ['FR'] }, { validUntil: examples.later }],
  });
export type AmendLicenseDto = z.infer<typeof AmendLicenseDto>;

export const VerifyCertificateDto = z
  .strictObject({
    certificate: z
      .string()
      .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'must be a compact JWS: three parts of base64url')
      .max(16_384)
      .meta({ description: 'A certificate as it was downloaded.', examples: ['eyJ0eXAi.eyJpc3Mi.c2ln'] }),
  })
  .meta({
    id: 'VerifyCertificateDto',
    description: 'A certificate to be checked.',
    examples: [{ certificate: 'eyJ0eXAi.eyJpc3Mi.c2ln' }],
  });

export const licensePath = z.strictObject({ licenseId: field.licenseId });

export const licenseFilters = z.strictObject({
  trackId: field.trackId.exactOptional(),
  contentId: field.contentId.exactOptional(),
  contentType: field.contentType.exactOptional(),
  source: source.exactOptional(),
  status: status.exactOptional(),
  compliance: complianceState.exactOptional(),
  updatedSince: field
    .since(
      'Licenses whose `updatedAt` is this time or later. Let requests overlap by a minute: a change may show a moment after its time.',
    )
    .exactOptional(),
  limit: limit({ most: 100, usual: 50 }),
  cursor: cursor.exactOptional(),
});
