import { z } from 'zod';
import { mostRows } from '../../../domain/enrichment/enrichment.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const exampleRows = [
  { rowId: '1', isrc: 'DEA622600417' },
  { rowId: '2', title: 'Harbour Lights', artist: 'Nord Quartet' },
  { rowId: '3', audioUrl: 'https://media.acme.example/clips/intro.mp3' },
] as const;

/** Loose where the content of a row is at fault: such a row fails by itself. */
const EnrichRowDto = z
  .strictObject({
    rowId: field.text(100, 'Your own name of the row; unique within the request.', '1'),
    trackId: z
      .string()
      .max(64)
      .meta({ description: 'A track of the catalog.', examples: [examples.trackId] })
      .exactOptional(),
    isrc: z
      .string()
      .max(32)
      .meta({ description: 'Tried next. With or without hyphens.', examples: ['DEA622600417'] })
      .exactOptional(),
    title: field.text(300, 'Tried next, together with `artist`.', 'Harbour Lights').exactOptional(),
    artist: field.text(300, 'One of the artists, or all as credited.', 'Nord Quartet').exactOptional(),
    audioUrl: z
      .string()
      .max(2048)
      .meta({
        description:
          'Where the sound is fetched from, where the catalog has no such track: https, no inner address.',
        examples: [exampleRows[2].audioUrl],
      })
      .exactOptional(),
    audioBase64: z
      .string()
      .meta({ description: 'The sound itself, in base64, instead of `audioUrl`.', examples: ['UklGRg=='] })
      .exactOptional(),
  })
  .meta({ id: 'EnrichRowDto', description: 'One thing to be enriched.', examples: [exampleRows[0]] });

export type EnrichRowDto = z.infer<typeof EnrichRowDto>;

const uniqueIds = (rows: readonly EnrichRowDto[]): boolean =>
  new Set(rows.map(({ rowId }) => rowId)).size === rows.length;

export const EnrichDto = z
  .strictObject({
    rows: z
      .array(EnrichRowDto)
      .min(1)
      .max(mostRows)
      .refine(uniqueIds, 'must not have a rowId twice')
      .meta({ description: 'What to enrich; 100 at most. May be left out where files are sent.' })
      .exactOptional(),
  })
  .meta({ id: 'EnrichDto', description: 'Rows to be enriched.', examples: [{ rows: exampleRows }] });
export type EnrichDto = z.infer<typeof EnrichDto>;
