import { z } from 'zod';
import { anyone } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import { csv } from '../vocabulary/csv.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';

const { examples } = field;

const TrackUse = z
  .object({
    month: field.month('Month in which the use occurred (UTC).'),
    platformId: field.platformId,
    territory: z
      .string()
      .meta({ description: 'Country of the use. Absent if the platform reported none.', examples: ['DE'] })
      .exactOptional(),
    plays: field.count('Reported plays, unlicensed ones included.', 1_240),
    impressions: field.count('Reported impressions, unlicensed ones included.', 18_400),
    unlicensed: z
      .object({
        plays: field.count('Plays that no license covered.', 12),
        impressions: field.count('Impressions that no license covered.', 0),
      })
      .meta({ description: 'The part of the use that no license of the platform covered.' }),
  })
  .meta({ id: 'TrackUse', description: 'The use of a track on a platform and in a country, in a month.' });
export type TrackUseView = z.infer<typeof TrackUse>;

export const listTrackUse = route({
  operation: 'listTrackUse',
  method: 'GET',
  path: '/api/v1/artists/me/tracks/{trackId}/usage',
  access: anyone,
  summary: 'List the usage of one of your tracks',
  description:
    'Returns what platforms have reported of a track of your account, added up by month, platform and country, in this order, the earliest month first. Platforms can report use up to 61 days late, so recent months still grow. Use in the sandbox is left out, and so is use that was reported to a release without this operation. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all rows; `limit` does not apply.',
  tags: ['Submissions'],
  params: z.strictObject({ trackId: field.trackId }),
  query: z.strictObject({
    from: field.month('The first month. Default: the first one with use.').exactOptional(),
    to: field.month('The last month. Default: the current one.').exactOptional(),
    limit: limit({ max: 1_000, default: 100 }),
    cursor: cursor.exactOptional(),
    format: z
      .enum(['json', 'csv'])
      .meta({ description: '`csv` is the same as `Accept: text/csv`.', examples: ['csv'] })
      .exactOptional(),
  }),
  responses: {
    200: {
      description: 'A page of sums.',
      schema: pageOf(TrackUse, 'Sums by month, platform and country.').meta({
        id: 'TrackUsePage',
        description: 'A page of the use of a track.',
      }),
      media: [csv],
      example: {
        data: [
          {
            ...{ month: '2026-11', platformId: examples.platformId, territory: 'DE' },
            ...{ plays: 1_240, impressions: 18_400, unlicensed: { plays: 12, impressions: 0 } },
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['NOT_FOUND', 'CURSOR_INVALID'],
  gzip: true,
});
