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
import { Attribution, LicenseTerms, Money } from '../catalog/terms.contract.ts';
import { Image } from '../images/picture.view.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const status = z.enum(licenseStatuses).meta({
  description: '`active`, `revoked` before its end, or `expired` at its end.',
  examples: ['active'],
});

export const complianceState = z.enum(complianceStates).meta({
  description:
    '`clear`: no action needed. `on_hold`: publish nothing new; published content may stay. `must_remove`: remove published content.',
  examples: ['clear'],
});

export const source = z
  .enum(licenseSources)
  .meta({ description: 'What issued the license.', examples: ['api'] });

export const Compliance = z
  .object({
    state: complianceState,
    removeBy: field
      .timestampOut(
        'Deadline for the removal of published content. Present if the state is `must_remove`.',
        examples.later,
      )
      .exactOptional(),
  })
  .extend({
    territories: field
      .territories('Territories to which this applies. Absent: all territories of the license.')
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
    'Whether content published under the license may stay online after the license ends. False if the terms do not allow it, if a takedown requires removal, or if the license was revoked for `terms_breach`, `issued_in_error`, `rights_dispute` or `takedown`.',
  examples: [true],
});

export const environment = z
  .enum(environments)
  .meta({ description: '`live` or `sandbox`. Sandbox licenses grant no rights.', examples: ['live'] });

export const reasonCode = z.enum(revocationReasons).meta({
  description: 'Reason for the revocation.',
  examples: ['content_deleted'],
});

const metadataValue = z.union([z.string().max(500), z.number(), z.boolean()]);
const metadataKey = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u, 'must have names of 1 to 64 printable characters');

/** Key-value pairs of the partner. */
export const metadata = z
  .record(metadataKey, metadataValue)
  .refine((given) => Object.keys(given).length <= 50, 'must have at most 50 keys')
  .meta({
    description: 'Your own key-value pairs: at most 50, with strings of at most 500 characters.',
    maxProperties: 50,
    examples: [{ campaign: 'spring', season: 3 }],
  });

export const licensee = (name: z.ZodString) => ({
  name: name.meta({ description: 'Name of the licensee.', examples: ['Acme Video'] }),
  type: z
    .enum(['platform', 'end_user'])
    .meta({ description: '`platform`: the platform itself. `end_user`: one of its users.' }),
  ref: field.text(256, 'Your ID of the end user.', 'user-4711').exactOptional(),
});

const Revocation = z.object({
  reasonCode,
  reason: z.string().meta({ description: 'Explanation of the reason.' }).exactOptional(),
  actor: z.string().meta({ description: 'Who revoked the license.', examples: [examples.platformId] }),
});

/** A license with all of its members (specification §2). */
export const License = z
  .object({
    licenseId: field.licenseId,
    status,
    trackId: field.trackId,
    platformId: field.platformId,
    contentId: field.contentId,
    contentType: field.contentType.meta({
      description: 'The content type for which the license was issued.',
    }),
    contentTypes: z
      .array(field.contentType)
      .meta({ description: 'All content types that the license covers.', examples: [['ugc_video']] }),
    territories: field.territories('Territories that the license covers.'),
    media: z
      .array(z.enum(media))
      .meta({ description: 'Media in which the content may be published.', examples: [['online']] }),
    terms: LicenseTerms.meta({
      description: 'The terms in force when the license was issued or last amended.',
    }),
    termsHash: field.sha256('SHA-256 of these terms, in hex.'),
    attribution: Attribution.meta({ description: 'The credit that the content must show.' }),
    source,
    environment,
    grantsNoRights: z
      .literal(true)
      .meta({ description: 'Present if the license is a sandbox license.' })
      .exactOptional(),
    licensee: z.object(licensee(z.string())).meta({ description: 'Who may use the track.' }),
    grants: z
      .array(z.enum(grants))
      .meta({ description: 'Rights that the license grants.', examples: [[...grants]] }),
    excludes: z
      .array(z.enum(excludes))
      .meta({ description: 'Rights that the license does not grant.', examples: [[...excludes]] }),
    compliance: Compliance,
    publishedContentSurvives,
    version: field.count('Version number: 1 when issued, and one more with each amendment.', 1),
    issuedAt: field.timestampOut('When the license was issued.'),
    amendedAt: field.timestampOut('When the license was last amended.', examples.later).exactOptional(),
    validFrom: field.timestampOut('When the license takes effect.'),
    validUntil: field
      .timestampOut('When the license expires. Absent if it has no end.', examples.later)
      .exactOptional(),
    revokedAt: field.timestampOut('When the license was revoked.', examples.later).exactOptional(),
    revocation: Revocation.meta({ description: 'Reason and author of the revocation.' }).exactOptional(),
    updatedAt: field.timestampOut(
      'When the license was issued, amended or ended, or when its compliance changed, whichever is latest.',
    ),
    fees: z
      .array(Money)
      .meta({
        description:
          'The fees that were charged for the license and its amendments, with tax, without credits: one sum for each currency. Absent if it cost nothing.',
        examples: [[{ amount: 4900, currency: 'EUR' }]],
      })
      .exactOptional(),
    projectName: z.string().meta({ description: 'Your name of the project.' }).exactOptional(),
    metadata: metadata.meta({ description: 'Your own key-value pairs.' }),
    certificateUrl: z.url().meta({ description: 'URL of the signed certificate.' }),
  })
  .meta({ id: 'License', description: 'The right of a licensee to use one track in one content item.' });
export type License = z.infer<typeof License>;

/** A license in a list: the cover is no part of the license, because it can change. */
export const ListedLicense = License.extend({
  artwork: Image.meta({
    description: 'Cover of the track now, for lists. Absent if there is none, or if you may not see it.',
  }).exactOptional(),
}).meta({ id: 'ListedLicense', description: 'A license in a list, with the cover of its track.' });
export type ListedLicense = z.infer<typeof ListedLicense>;

export const covers = z.boolean().meta({
  description:
    'Whether the license covers everything in the request. If not, `differences` says why. Always true for a new license.',
  examples: [true],
});

export const differences = z
  .array(
    z.object({
      field: z
        .enum(differingFields)
        .meta({ description: 'The field that differs.', examples: ['territories'] }),
      detail: z.string().meta({
        description: 'The difference in words.',
        examples: ['The license does not cover US.'],
      }),
    }),
  )
  .meta({ description: 'Reasons why the license does not cover the request. Present if `covers` is false.' });

export const IssuedLicense = License.extend({
  covers,
  differences: differences.exactOptional(),
}).meta({
  id: 'IssuedLicense',
  description: 'The new license, or the existing active license for the same track and content item.',
});
export type IssuedLicense = z.infer<typeof IssuedLicense>;
