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
    'Rows that name a track of the catalog are answered at once; sound is fetched or taken from the request, and listened to. What takes longer than 20 s is answered 202 and goes on: ask its address for the rest. `Prefer: wait=5` waits less, `Prefer: respond-async` not at all (RFC 7240). A row that fails does not hold up the others; every row of a request counts against the quota of the day, and so do the seconds of the sound that is analyzed: once they are used up, rows fail with `QUOTA_EXCEEDED`, and the next request with sound answers 429. Sound may last 10 minutes; a file that begins with a minute of silence is given up. Files may be sent as `multipart/form-data`: each part is a row, its name the `rowId`, or gives the row of that name in the part `rows` its sound.',
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
  once: true,
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
