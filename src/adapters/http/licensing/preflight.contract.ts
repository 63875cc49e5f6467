import { z } from 'zod';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { problemCodes, type ProblemCode } from '../kernel/problems/problem-codes.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { Money } from '../catalog/terms.contract.ts';
import { covers, differences } from './license.contract.ts';
import { exampleOrder } from './licensing.examples.ts';
import { PreflightDto } from './licensing.requests.ts';

const Alternative = z
  .object({
    contentType: z
      .enum(contentTypes)
      .meta({ description: 'Request this content type.', examples: ['ugc_video'] })
      .exactOptional(),
    territories: field.territories('Request these territories.').exactOptional(),
    validUntil: field
      .timestampOut('Request an end no later than this.', field.examples.later)
      .exactOptional(),
  })
  .meta({
    id: 'LicenseAlternative',
    description:
      'A complete change: if you merge all of its members into the request, the request would be granted.',
  });

const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

export const Preflight = z
  .object({
    results: z
      .array(
        z.object({
          index: field.count('Place in `candidates`, from 0.', 0),
          allowed: z.boolean().meta({
            description:
              'Whether issuing would leave the request covered: a new license would be granted, or the existing one covers the request.',
          }),
          licenseId: field.licenseId
            .meta({ description: 'The existing active license, which issuing would return.' })
            .exactOptional(),
          covers: covers
            .meta({
              description: 'Whether the existing license covers the request. Present with `licenseId`.',
            })
            .exactOptional(),
          differences: differences.exactOptional(),
          code: z
            .enum(codes)
            .meta({
              description:
                'The code of the error that issuing would return. Absent if an existing license does not cover the request.',
              examples: ['TERRITORY_NOT_CLEARED'],
            })
            .exactOptional(),
          clause: z
            .string()
            .meta({
              description: 'The clause or side that stands in the way.',
              examples: ['terms.territories'],
            })
            .exactOptional(),
          price: Money.meta({
            description: 'The fee of a license. Present with PAYMENT_REQUIRED.',
          }).exactOptional(),
          alternatives: z
            .array(Alternative)
            .meta({ description: 'Changes that would make the request succeed.' })
            .exactOptional(),
        }),
      )
      .meta({ description: 'One for each candidate, in order.' }),
  })
  .meta({ id: 'LicensePreflight', description: 'What issuing would answer on the state as it is.' });

export const preflightLicenses = route({
  operation: 'preflightLicenses',
  method: 'POST',
  path: '/api/v1/licenses/preflight',
  access: { kind: 'platform', anyOf: ['licenses:write'] },
  summary: 'Try requests without making them',
  description:
    'Applies the same rules as issuing, and does not use your license quota. `allowed` is true only if issuing would leave the request covered.',
  tags: ['Licenses'],
  body: {
    schema: PreflightDto,
    limit: 1_048_576,
    example: { candidates: [exampleOrder, { ...exampleOrder, territories: ['US'] }] },
  },
  replies: {
    200: {
      description: 'The answers.',
      schema: Preflight,
      example: {
        results: [
          { index: 0, allowed: true },
          {
            index: 1,
            allowed: false,
            code: 'TERRITORY_NOT_CLEARED',
            clause: 'track.territories',
            alternatives: [{ territories: ['AT', 'CH', 'DE'] }],
          },
        ],
      },
    },
  },
  problems: [],
});
