import { z } from 'zod';
import { maxRows } from '../../../domain/enrichment/enrichment.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { EnrichDto, exampleRows } from './enrich.requests.ts';
import { EnrichmentView, exampleEnrichment } from './enrichment.schemas.ts';

const access = { kind: 'platform', anyOf: ['partners:enrich'] } as const;

/** Default and maximum wait of a request for its results, in seconds. */
export const [usualWaitSeconds, longestWaitSeconds] = [20, 25];

export const enrich = route({
  operation: 'enrichRows',
  method: 'POST',
  path: '/api/v1/partners/enrich',
  access,
  summary: 'Enrich rows',
  description:
    'Returns tempo, key, mood and embedding of each row. A row names a catalog track, or contains audio to analyze. If the analysis takes longer than 20 seconds, the response is 202 and the analysis continues: poll the URL in `Location`. `Prefer: wait=5` waits for a shorter time, `Prefer: respond-async` does not wait (RFC 7240). A row that fails does not affect the others. Every row counts toward your daily quota of rows, and the length of analyzed audio toward your daily quota of seconds. When the seconds are used up, rows fail with `QUOTA_EXCEEDED`, and further requests with audio return 429. Audio can be up to 10 minutes long; a file that begins with a minute of silence is rejected. Do not send previews: their audible watermark hides the music, so key, mood and embedding are null with the reason `watermarked`. Send the licensed file instead. You can send files as `multipart/form-data`: the name of a part is the `rowId` of a row in the part `rows`, or of a new row.',
  tags: ['Enrichment'],
  headers: z.object({
    prefer: z
      .string()
      .max(200)
      .meta({ description: 'How long to wait for the results (RFC 7240).', examples: ['respond-async'] })
      .exactOptional(),
  }),
  body: {
    schema: EnrichDto,
    limit: 1_048_576,
    example: { rows: exampleRows },
    files: {
      json: 'rows',
      names: /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,100}$/u,
      max: maxRows,
      limit: 64 * 2 ** 20,
      total: 256 * 2 ** 20,
      description: 'An audio file. The name of the part is the `rowId` of its row.',
      example: { rows: [exampleRows[0]], intro: 'bytes of intro.mp3' },
    },
  },
  responses: {
    200: {
      description: 'All rows have a result.',
      schema: EnrichmentView,
      example: exampleEnrichment,
    },
    202: {
      description: 'Some rows are still being analyzed.',
      schema: EnrichmentView,
      example: {
        ...exampleEnrichment,
        status: 'running',
        progress: { done: 0, total: 1 },
        results: [],
      },
      headers: {
        Location: {
          description: 'URL of the enrichment.',
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
  summary: 'Retrieve an enrichment',
  description: 'Returns the results so far. An enrichment is stored for one day.',
  tags: ['Enrichment'],
  params: z.strictObject({ enrichmentId: field.id('enrichment', exampleEnrichment.enrichmentId) }),
  responses: {
    200: { description: 'The enrichment.', schema: EnrichmentView, example: exampleEnrichment },
  },
  problems: ['NOT_FOUND'],
});
