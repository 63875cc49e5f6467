import { z } from 'zod';
import { maxRows } from '../../../domain/enrichment/enrichment.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const exampleRows = [
  { rowId: '1', isrc: 'DEA622600417' },
  { rowId: '2', title: 'Harbour Lights', artist: 'Nord Quartet' },
  { rowId: '3', audioUrl: 'https://media.acme.example/clips/intro.mp3' },
] as const;

/** Accepts rows with wrong content: such a row fails without affecting the others. */
const EnrichRowDto = z
  .strictObject({
    rowId: field.text(100, 'Your ID of the row, unique within the request.', '1'),
    trackId: z
      .string()
      .max(64)
      .meta({ description: 'ID of a catalog track.', examples: [examples.trackId] })
      .exactOptional(),
    isrc: z
      .string()
      .max(32)
      .meta({
        description:
          'ISRC of a catalog track, with or without hyphens. Used if `trackId` is absent or matches no track.',
        examples: ['DEA622600417'],
      })
      .exactOptional(),
    title: field
      .text(300, 'Title of a catalog track, together with `artist`. Used if no ID matches.', 'Harbour Lights')
      .exactOptional(),
    artist: field
      .text(300, 'One of the artists, or all of them as credited.', 'Nord Quartet')
      .exactOptional(),
    audioUrl: z
      .string()
      .max(2048)
      .meta({
        description:
          'URL of the audio, fetched if no catalog track matches. Must be https on a public address.',
        examples: [exampleRows[2].audioUrl],
      })
      .exactOptional(),
    audioBase64: z
      .string()
      .meta({ description: 'The audio in base64, instead of `audioUrl`.', examples: ['UklGRg=='] })
      .exactOptional(),
  })
  .meta({ id: 'EnrichRowDto', description: 'A row to enrich.', examples: [exampleRows[0]] });

export type EnrichRowDto = z.infer<typeof EnrichRowDto>;

const uniqueIds = (rows: readonly EnrichRowDto[]): boolean =>
  new Set(rows.map(({ rowId }) => rowId)).size === rows.length;

export const EnrichDto = z
  .strictObject({
    rows: z
      .array(EnrichRowDto)
      .min(1)
      .max(maxRows)
      .refine(uniqueIds, 'must have unique rowIds')
      .meta({ description: 'Rows to enrich, at most 100. Optional if you send files.' })
      .exactOptional(),
  })
  .meta({ id: 'EnrichDto', description: 'Rows to enrich.', examples: [{ rows: exampleRows }] });
export type EnrichDto = z.infer<typeof EnrichDto>;
