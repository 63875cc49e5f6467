import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { covered } from './amendments.contract.ts';
import { writer } from './licensing.contract.ts';
import { exampleLicense } from './licensing.examples.ts';
import { licensePath, PreflightAmendmentsDto } from './licensing.requests.ts';
import { rejection } from './preflight.contract.ts';

const Amended = z
  .object({
    version: field.count('Version number of the license.', 2),
    ...covered,
    termsHash: field.sha256('SHA-256 of its terms, in hex.'),
  })
  .meta({
    description: 'The license as the amendment would leave it. Present if `allowed` is `true`.',
  });

const AmendmentPreflight = z
  .object({
    results: z
      .array(
        z.object({
          index: field.count('Index in `candidates`, from 0.', 0),
          allowed: z.boolean().meta({ description: 'Whether the license would cover the request.' }),
          amended: z
            .boolean()
            .meta({
              description:
                'Whether a new version would be made, which counts as one license toward your quota. `false` if the license already covers the request. Present if `allowed` is `true`.',
            })
            .exactOptional(),
          license: Amended.exactOptional(),
          ...rejection('Present if `allowed` is `false`.'),
          clauses: z
            .array(z.string())
            .meta({
              description: 'All clauses of the terms in force that allow less than the license does.',
              examples: [['terms.monetization']],
            })
            .exactOptional(),
        }),
      )
      .meta({ description: 'One result for each candidate, in the same order.' }),
  })
  .meta({ id: 'AmendmentPreflight', description: 'What amending the license would return now.' });
export type AmendmentPreflight = z.infer<typeof AmendmentPreflight>;

export const preflightAmendments = route({
  operation: 'preflightAmendments',
  method: 'POST',
  path: '/api/v1/licenses/{licenseId}/amendments/preflight',
  access: writer,
  summary: 'Check amendments of a license',
  description:
    'Checks whether a license would be amended, and how, without amending it. Applies the same rules as amending a license, but does not use your license quota.',
  tags: ['Licenses'],
  params: licensePath,
  body: {
    schema: PreflightAmendmentsDto,
    limit: 1_048_576,
    example: { candidates: [{ territories: ['FR'] }, { contentType: 'film' }] },
  },
  responses: {
    200: {
      description: 'The results.',
      schema: AmendmentPreflight,
      example: {
        results: [
          {
            index: 0,
            allowed: true,
            amended: true,
            license: {
              version: 2,
              contentTypes: [exampleLicense.contentType],
              territories: ['AT', 'CH', 'DE', 'FR'],
              termsHash: exampleLicense.termsHash,
            },
          },
          {
            index: 1,
            allowed: false,
            code: 'CONTENT_TYPE_NOT_CLEARED',
            clause: 'terms.contentTypes',
            alternatives: [{ contentType: 'short_video' }],
          },
        ],
      },
    },
  },
  problems: ['LICENSE_NOT_FOUND'],
});
