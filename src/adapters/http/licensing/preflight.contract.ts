import { z } from 'zod';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { feeReasons } from '../../../domain/licensing/issuance/fee.ts';
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
      .meta({ description: 'Content type to request.', examples: ['ugc_video'] })
      .exactOptional(),
    territories: field.territories('Territories to request.').exactOptional(),
    validUntil: field.timestampOut('Latest possible end.', field.examples.later).exactOptional(),
  })
  .meta({
    id: 'LicenseAlternative',
    description:
      'A complete change: if you merge all of its fields into the request, the license is granted.',
  });

const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

/**
 * Why a request would be rejected: what the problem document of the error would say. `whenPresent` is the last
 * sentence about `code`.
 */
export const rejection = (whenPresent: string) => ({
  code: z
    .enum(codes)
    .meta({
      description: `Code of the error that the request would return. ${whenPresent}`,
      examples: ['TERRITORY_NOT_CLEARED'],
    })
    .exactOptional(),
  clause: z
    .string()
    .meta({
      description: 'The clause of the terms, or the side of the rights, that does not allow the license.',
      examples: ['terms.territories'],
    })
    .exactOptional(),
  price: Money.meta({
    description:
      'What it costs, to be sent as `acceptFee`. Present with `PAYMENT_REQUIRED`, and if the request is allowed and costs something.',
  }).exactOptional(),
  reason: z
    .enum(feeReasons)
    .meta({
      description:
        'Why the fee was not paid. Present with `PAYMENT_REQUIRED`. `fee_not_accepted`: `acceptFee` is missing. `fee_changed`: `acceptFee` is not the current price. `spend_limit_exceeded`: the price exceeds what is left of the monthly spend limit of your platform, or there is no limit in its currency.',
    })
    .exactOptional(),
  alternatives: z
    .array(Alternative)
    .meta({ description: 'Changes with which the request would be granted.' })
    .exactOptional(),
});

export const Preflight = z
  .object({
    results: z
      .array(
        z.object({
          index: field.count('Index in `candidates`, from 0.', 0),
          allowed: z.boolean().meta({
            description: 'Whether the request would be covered: by a new license, or by the existing one.',
          }),
          licenseId: field.licenseId
            .meta({ description: 'ID of the existing active license, which issuing would return.' })
            .exactOptional(),
          covers: covers
            .meta({
              description: 'Whether the existing license covers the request. Present with `licenseId`.',
            })
            .exactOptional(),
          differences: differences.exactOptional(),
          ...rejection('Absent if an existing license does not cover the request.'),
        }),
      )
      .meta({ description: 'One result for each candidate, in the same order.' }),
  })
  .meta({ id: 'LicensePreflight', description: 'What issuing the licenses would return now.' });

export const preflightLicenses = route({
  operation: 'preflightLicenses',
  method: 'POST',
  path: '/api/v1/licenses/preflight',
  access: { kind: 'platform', anyOf: ['licenses:write'] },
  summary: 'Check license requests',
  description:
    'Checks whether licenses would be issued, without issuing them. Applies the same rules as issuing a license, but does not use your license quota.',
  tags: ['Licenses'],
  body: {
    schema: PreflightDto,
    limit: 1_048_576,
    example: { candidates: [exampleOrder, { ...exampleOrder, territories: ['US'] }] },
  },
  responses: {
    200: {
      description: 'The results.',
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
