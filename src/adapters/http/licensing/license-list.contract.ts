import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { csv } from '../vocabulary/csv.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { cursor, limit, textSearch } from '../vocabulary/parameters.ts';
import { complianceState, ListedLicense, source, status } from './license.contract.ts';
import { reader } from './licensing.contract.ts';
import { exampleListed } from './licensing.examples.ts';

const licenseFilters = z.strictObject({
  q: textSearch(
    'content ID, project name, the title and the artists of the track as they are credited, and an end user’s name and reference. A license ID, track ID or ISRC finds the licenses that have it',
    'winter campaign',
  ),
  trackId: field.trackId.exactOptional(),
  contentId: field.contentId.exactOptional(),
  contentType: field.contentType.exactOptional(),
  source: source.exactOptional(),
  status: status.exactOptional(),
  compliance: complianceState.exactOptional(),
  updatedSince: field
    .since(
      'Returns licenses whose `updatedAt` is at or after this time. Let the times of your requests overlap by a minute, because changes can appear with a short delay.',
    )
    .exactOptional(),
  limit: limit({ max: 100, default: 50 }),
  cursor: cursor.exactOptional(),
  format: z
    .enum(['json', 'csv'])
    .meta({ description: '`csv` is the same as `Accept: text/csv`.', examples: ['csv'] })
    .exactOptional(),
});
export type LicenseFilters = z.infer<typeof licenseFilters>;

const LicensePage = pageOf(ListedLicense, 'Your licenses, newest first.').meta({
  id: 'LicensePage',
  description: 'A page of licenses.',
});

export const listLicenses = route({
  operation: 'listLicenses',
  method: 'GET',
  path: '/api/v1/licenses',
  access: reader,
  summary: 'List licenses',
  description:
    'Returns your licenses, the newest first. Takedowns, restrictions and reinstatements update all licenses that they affect: filter by `updatedSince` to find what changed, or by `compliance` to find what requires action. With filters, a page can have fewer licenses than `limit`, or none. Continue until `nextCursor` is null. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all matching licenses; `limit` does not apply.',
  tags: ['Licenses'],
  query: licenseFilters,
  responses: {
    200: {
      description: 'A page of licenses.',
      schema: LicensePage,
      media: [csv],
      example: { data: [exampleListed], pagination: { limit: 50, nextCursor: null } },
    },
  },
  problems: ['CURSOR_INVALID'],
});
