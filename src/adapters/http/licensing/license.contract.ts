import { z } from 'zod';
import { media } from '../../../domain/catalog/license-terms.ts';
import { complianceStates } from '../../../domain/catalog/track.ts';
import { differingFields } from '../../../domain/licensing/issuance/differences.ts';
import {
  excludes,
  grants,
  licenseSources,
  licenseStatuses,
  revocationReasons,
} from '../../../domain/licensing/license.ts';
import { environments } from '../../../domain/platforms/platform.ts';
import { Attribution, LicenseTerms } from '../catalog/terms.contract.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const status = z.enum(licenseStatuses).meta({
  description: 'active, revoked by someone, or expired by itself.',
  examples: ['active'],
});

export const complianceState = z.enum(complianceStates).meta({
  description:
    'clear: nothing to do. on_hold: publish nothing new; published content may stay. must_remove: remove published content.',
  examples: ['clear'],
});

export const source = z
  .enum(licenseSources)
  .meta({ description: 'What it was issued through.', examples: ['api'] });

export const Compliance = z
  .object({
    state: complianceState,
    removeBy: field
      .timestampOut(
        'When published content must be removed by. Present if the state is must_remove.',
        examples.later,
      )
      .exactOptional(),
  })
  .extend({
    territories: field
      .territories('Where this applies. Absent if it applies wherever the license does.')
      .exactOptional(),
  })
  .meta({
    id: 'LicenseCompliance',
    description:
      'What you must do with published content because of a takedown of the track, everywhere or in some territories; if several apply, the most severe. A takedown never changes the status of a license.',
    examples: [{ state: 'clear' }],
  });

export const publishedContentSurvives = z.boolean().meta({
  description:
    'Whether content published under the license may stay up after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.',
  examples: [true],
});

export const environment = z
  .enum(environments)
  .meta({ description: 'Licenses of the sandbox grant no rights.', examples: ['live'] });

export const reasonCode = z.enum(revocationReasons).meta({
  description: 'Why the license ends.',
  examples: ['content_deleted'],
});

const metadataValue = z.union([z.string().max(500), z.number(), z.boolean()]);
const metadataKey = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]{1,64}$/u, 'must have a name of 1 to 64 printable characters');

/** Names and values of the partner's own. */
export const metadata = z
  .record(metadataKey, metadataValue)
  .refine((given) => Object.keys(given).length <= 50, 'must have at most 50 members')
  .meta({
    description: 'Names and values of your own: 50 at most, texts of 500 characters at most.',
    maxProperties: 50,
    examples: [{ campaign: 'spring', season: 3 }],
  });

export const licensee = (name: z.ZodString) => ({
  name: name.meta({ description: "The licensee's name.", examples: ['Acme Video'] }),
  type: z.enum(['platform', 'end_user']).meta({ description: 'The platform itself, or one of its users.' }),
  ref: field.text(256, 'Your own reference to the end user.', 'user-4711').exactOptional(),
});

const Revocation = z.object({
  reasonCode,
  reason: z.string().meta({ description: 'In words.' }).exactOptional(),
  actor: z.string().meta({ description: 'Who revoked it.', examples: [examples.platformId] }),
});

/** A license whole (spec §2; fields by the contract's §4). */
export const License = z
  .object({
    licenseId: field.licenseId,
    status,
    trackId: field.trackId,
    platformId: field.platformId,
    contentId: field.contentId,
    contentType: field.contentType.meta({ description: 'The content type that it was issued for.' }),
    contentTypes: z
      .array(field.contentType)
      .meta({ description: 'All content types that it covers.', examples: [['ugc_video']] }),
    territories: field.territories('Where the track may be used.'),
    media: z
      .array(z.enum(media))
      .meta({ description: 'Where the content may be shown.', examples: [['online']] }),
    terms: LicenseTerms.meta({
      description: 'The terms in force when the license was issued or last amended.',
    }),
    termsHash: field.sha256('Hash of these terms.'),
    attribution: Attribution.meta({ description: 'The credit that the content carries.' }),
    source,
    environment,
    grantsNoRights: z
      .literal(true)
      .meta({ description: 'Present on a license of the sandbox.' })
      .exactOptional(),
    licensee: z.object(licensee(z.string())).meta({ description: 'Who may use the track.' }),
    grants: z.array(z.enum(grants)).meta({ description: 'The rights granted.', examples: [[...grants]] }),
    excludes: z
      .array(z.enum(excludes))
      .meta({ description: 'Rights that are not.', examples: [[...excludes]] }),
    compliance: Compliance,
    publishedContentSurvives,
    version: field.count('The number of this version: 1 as issued, one more with each amendment.', 1),
    issuedAt: field.timestampOut('When it was issued.'),
    amendedAt: field.timestampOut('When it was last amended.', examples.later).exactOptional(),
    validFrom: field.timestampOut('From when it holds.'),
    validUntil: field.timestampOut('Until when, where it ends by itself.', examples.later).exactOptional(),
    revokedAt: field.timestampOut('When it was revoked.', examples.later).exactOptional(),
    revocation: Revocation.meta({ description: 'Why and by whom it was revoked.' }).exactOptional(),
    updatedAt: field.timestampOut(
      'When it was issued, amended or ended, or when its compliance changed, whichever is latest.',
    ),
    projectName: z.string().meta({ description: 'Your name for the project.' }).exactOptional(),
    metadata: metadata.meta({ description: 'Names and values of your own.' }),
    certificateUrl: z.url().meta({ description: 'Its signed certificate.' }),
  })
  .meta({ id: 'License', description: 'The right to use one track in one content item of one platform.' });
export type License = z.infer<typeof License>;

export const covers = z.boolean().meta({
  description:
    'Whether this license allows everything that the request asks for. If not, `differences` says why. A new license always does.',
  examples: [true],
});

export const differences = z
  .array(
    z.object({
      field: z.enum(differingFields).meta({ description: 'What differs.', examples: ['territories'] }),
      detail: z.string().meta({
        description: 'What the license says instead.',
        examples: ['The license does not cover US.'],
      }),
    }),
  )
  .meta({ description: 'Why the license does not cover the request. Present if `covers` is false.' });

export const IssuedLicense = License.extend({
  covers,
  differences: differences.exactOptional(),
}).meta({
  id: 'IssuedLicense',
  description: 'The license for this track and content: issued now, or the existing active one.',
});
export type IssuedLicense = z.infer<typeof IssuedLicense>;
