import { z } from 'zod';
import { maxDelivered, maxListedIssues } from '../../../domain/drafts/delivery/draft-row.ts';
import { trackEditor } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { examplePartyId } from './details.schemas.ts';

/** The largest file of a delivery, in bytes. */
export const maxDeliveryBytes = 2 * 2 ** 20;

const RowError = z
  .object({
    field: z.string().meta({
      description:
        'The column of a CSV file, the member of a JSON file, or the XPath of an element. `row` if the error is about the whole row of a CSV or JSON file.',
      examples: ['isrc'],
    }),
    detail: z.string().meta({ description: 'What is wrong.', examples: ['is missing'] }),
  })
  .meta({ id: 'DeliveryRowError', description: 'An error of a row.' });

const DeliveryRow = z
  .object({
    row: z.int().meta({
      description:
        'Number of the row, from 1. In a CSV file, as in a spreadsheet, where the header is row 1; in a JSON file, the position in `tracks`; in a message, the position of the sound recording.',
      examples: [2],
    }),
    outcome: z.enum(['created', 'updated', 'unchanged', 'rejected']).meta({
      description:
        'What the delivery did with the row, or would do in a dry run. `rejected` occurs only in a dry run: without it, nothing is delivered if a row has errors.',
      examples: ['created'],
    }),
    trackId: field.trackId
      .meta({ description: 'The track. Absent if a dry run would create it.' })
      .exactOptional(),
    title: z
      .string()
      .meta({ description: 'Title of the track. Absent if the row has errors.', examples: ['Harbour Light'] })
      .exactOptional(),
    errors: z
      .array(RowError)
      .meta({ description: 'All errors of the row. Absent if there is none.' })
      .exactOptional(),
  })
  .meta({ id: 'DeliveryRow', description: 'A row of a delivery.' });

const Delivery = z
  .object({
    dryRun: z.boolean().meta({ description: 'Whether the file was only checked.', examples: [false] }),
    created: field.count('Rows that create a track.', 1),
    updated: field.count('Rows that change a track.'),
    unchanged: field.count('Rows whose track already is as they describe it.'),
    rejected: field.count('Rows with errors.'),
    unchecked: field.count(
      `Rows at the end that were not checked, because earlier rows have ${maxListedIssues.toLocaleString('en')} errors or more.`,
    ),
    parties: z
      .array(
        z.object({
          partyId: field
            .id('party', examplePartyId)
            .meta({ description: 'The party. Absent in a dry run.' })
            .exactOptional(),
          name: z.string().meta({ description: 'Name of the party.', examples: ['Nora Vale'] }),
        }),
      )
      .meta({ description: 'Parties that rows name and that were added to your account.' }),
    rows: z.array(DeliveryRow).meta({ description: 'The rows, in the order of the file.' }),
  })
  .meta({ id: 'Delivery', description: 'The result of a delivery, row by row.' });
export type DeliveryBody = z.infer<typeof Delivery>;

const exampleDelivery = {
  ...{ dryRun: false, created: 1, updated: 0, unchanged: 0, rejected: 0, unchecked: 0 },
  parties: [{ partyId: examplePartyId, name: 'Nora Vale' }],
  rows: [{ row: 2, outcome: 'created' as const, trackId: field.examples.trackId, title: 'Harbour Light' }],
};

export const deliverTracks = route({
  operation: 'deliverTracks',
  method: 'POST',
  path: '/api/v1/artists/me/deliveries',
  access: trackEditor,
  summary: 'Deliver many tracks in one file',
  description: `Creates the tracks that a CSV file, a JSON file or a message of DDEX ERN (4.1.1 or 4.3) describes, and changes those that you have never submitted. A row finds its track by \`externalId\` (your own ID), the upload that \`file\` names, or \`isrc\`. Fields that a row leaves out stay as they are. Either all rows are delivered or none: if a row has errors, the response lists them and nothing changes. Send \`dryRun=true\` first: it returns all errors of all rows, and changes nothing. You can send the same file again at any time: rows that were delivered are \`unchanged\`. A file can have ${maxDelivered} tracks and ${maxDeliveryBytes / 2 ** 20} MiB. The [guide](/reference/guides/bulk-delivery) describes the columns. Needs the role \`owner\` or \`editor\`.`,
  tags: ['Submissions'],
  query: z.strictObject({
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: 'Checks the file and changes nothing.', examples: [true] }),
  }),
  body: {
    schema: z.strictObject({}),
    example: {},
    files: {
      names: /^file$/,
      max: 1,
      limit: maxDeliveryBytes,
      total: maxDeliveryBytes + 64 * 1024,
      description: 'The CSV, JSON or XML file, in UTF-8. The content decides which it is.',
      example: { file: 'externalId,title\nNL-0001,Harbour Light' },
    },
  },
  responses: {
    200: { description: 'The result.', schema: Delivery, example: exampleDelivery },
  },
  problems: ['STATE_CONFLICT'],
});
