import { z } from 'zod';
import { mostRows } from '../../../domain/enrichment/enrichment.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { EnrichDto, exampleRows } from './enrich.requests.ts';
import { EnrichmentView, exampleEnrichment } from './enrichment.schemas.ts';

const access = { kind: 'platform', anyOf: ['partners:enrich'] } as const;

/** How long a request is waited for where the client says nothing, and at most. */
export const [usualWaitSeconds, longestWaitSeconds] = [20, 25];

export const enrich = route({
  operation: 'enrichRows',
  method: 'POST',
  path: '/api/v1/partners/enrich',
  access,
  summary: 'Enrich rows with tempo, key, mood and embedding',
  description:
    'Returns rows that name a catalog track at once. Audio is fetched or read from the request, and analyzed. If that takes longer than 20 s, the response is 202 and the analysis continues: poll the address in `Location`. `Prefer: wait=5` waits less, `Prefer: respond-async` not at all (RFC 7240). A row that fails does not affect the others. Every row counts against your daily quota of rows, and the length of the analyzed audio against your daily quota of seconds: when the seconds are used up, rows fail with `QUOTA_EXCEEDED`, and further requests with audio return 429. Audio can be up to 10 minutes long; a file that begins with a minute of silence is refused. Do not send previews: their audible watermark hides the music, so key, mood and embedding are null with the reason `watermarked`; send the licensed file. You can send files as `multipart/form-data`: each part is a row whose name is the `rowId`, or the audio of the row with that name in the part `rows`.',
  tags: ['Enrichment'],
  headers: z.object({
    prefer: z
      .string()
      .max(200)
      .meta({ description: 'How long to wait (RFC 7240).', examples: ['respond-async'] })
      .exactOptional(),
  }),
  body: {
    schema: EnrichDto,
    limit: 1_048_576,
    example: { rows: exampleRows },
    files: {
      json: 'rows',
      names: /^[^\p{Cc}\p{Cs}]{1,100}$/u,
      most: mostRows,
      limit: 64 * 2 ** 20,
      total: 256 * 2 ** 20,
      description:
        'One sound a part: of the row that has the name of the part as `rowId`, or a row of its own by that name.',
      example: { rows: [exampleRows[0]], intro: 'bytes of intro.mp3' },
    },
  },
  replies: {
    200: {
      description: 'All rows are done.',
      schema: EnrichmentView,
      example: exampleEnrichment,
    },
    202: {
      description: 'Some rows are still listened to.',
      schema: EnrichmentView,
      example: {
        ...exampleEnrichment,
        status: 'running',
        progress: { done: 0, total: 1 },
        results: [],
      },
      headers: {
        Location: {
          description: 'Where the request is found.',
          example: `/api/v1/partners/enrich/${exampleEnrichment.enrichmentId}`,
        },
      },
    },
  },
  problems: ['NOT_FOUND'],
  idempotent: true,
});

export const readEnrichment = route({
  operation: 'getEnrichment',
  method: 'GET',
  path: '/api/v1/partners/enrich/{enrichmentId}',
  access,
  summary: 'Read a request for enrichment',
  description: 'Kept for a day.',
  tags: ['Enrichment'],
  params: z.strictObject({ enrichmentId: field.id('request', exampleEnrichment.enrichmentId) }),
  replies: {
    200: { description: 'The request as it stands.', schema: EnrichmentView, example: exampleEnrichment },
  },
  problems: ['NOT_FOUND'],
});
