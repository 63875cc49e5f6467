import { z } from 'zod';
import { cueGaps } from '../../../../domain/webhooks/cue-sheet.ts';
import { Rights } from '../../catalog/track.contract.ts';
import { route } from '../../kernel/route.ts';
import { csv } from '../../vocabulary/csv.ts';
import * as field from '../../vocabulary/fields.ts';
import { platformPath, tags } from '../endpoints.contract.ts';
import { cueUse } from './inbound-event.schemas.ts';

const { examples } = field;
const { writers, publishers } = Rights.shape;

const production = {
  productionTitle: field.text(200, 'Title of the film, series or video.', 'Harbour Lights').exactOptional(),
  episode: field.text(200, 'Number or title of the episode.', 'S1 E3').exactOptional(),
  broadcaster: field
    .text(200, 'Broadcaster or service that shows the production.', 'Acme TV')
    .exactOptional(),
  productionDate: field.day
    .meta({ description: 'Date of the production or of its first broadcast.' })
    .exactOptional(),
};

const milliseconds = (description: string, example: number) =>
  field.count(description, example).exactOptional();

const Cue = z
  .object({
    sequence: z
      .int()
      .positive()
      .meta({ description: 'Number of the cue, from 1, in the order of the starts.', examples: [1] }),
    trackId: field.trackId,
    title: z
      .string()
      .meta({ description: 'Title of the track, with its version.', examples: ['Slow Harbour'] })
      .exactOptional(),
    artists: z.array(z.string()).meta({ description: 'Names of the artists.', examples: [['Mara Lind']] }),
    isrc: z
      .string()
      .meta({ description: 'ISRC of the recording.', examples: ['DEXX42600001'] })
      .exactOptional(),
    iswc: z
      .string()
      .meta({ description: 'ISWC of the composition, if known.', examples: ['T0345246801'] })
      .exactOptional(),
    startMs: milliseconds('Position in the content at which the track begins, in milliseconds.', 0),
    endMs: milliseconds('Position in the content at which the track ends, in milliseconds.', 30_000),
    durationMs: milliseconds('Time from start to end, in milliseconds.', 30_000),
    use: cueUse.exactOptional(),
    writers: writers.meta({ description: 'Writers of the composition with their shares.' }),
    publishers: publishers.meta({ description: 'Publishers of the composition with their shares.' }),
    sharesSince: field
      .timestampOut(
        'When these shares began to apply. Absent for tracks whose earlier shares are not recorded: then the shares are those of today.',
        examples.before,
      )
      .exactOptional(),
    licenseId: field.licenseId
      .meta({ description: 'ID of your license that covers the track in this content as published.' })
      .exactOptional(),
    missing: z.array(z.enum(cueGaps)).meta({
      description:
        'What is unknown or does not add up. `track`: the catalog has no track with this ID. `license`: no license covers the track in this content. `writers`, `publishers`: none is known. `writerIpi`, `publisherIpi`, `writerSociety`, `publisherSociety`: unknown for at least one of them. `writerShares`, `publisherShares`: the shares do not total 100, those of publishers in at least one territory of the content. Empty if the cue is complete.',
      examples: [['end', 'use']],
    }),
  })
  .meta({ id: 'Cue', description: 'One use of a track in the content.' });

const missingProduction = ['productionTitle', 'productionDate'] as const;

export const CueSheet = z
  .object({
    contentId: field.contentId,
    publishedAt: field.timestampOut(
      'The `publishedAt` of your latest event about the content.',
      examples.now,
    ),
    ...production,
    contentType: field.contentType.exactOptional(),
    territories: field
      .territories('Territories in which the content is shown, if the event names them.')
      .exactOptional(),
    complete: z
      .boolean()
      .meta({ description: 'Whether nothing is missing, in the sheet and in all cues.', examples: [true] }),
    missing: z.array(z.enum(missingProduction)).meta({
      description: 'What your request does not say about the production.',
      examples: [['productionDate']],
    }),
    cues: z.array(Cue).meta({
      description:
        'One cue for each segment, by its start, and one for each track without segments. Cues without a start come last.',
    }),
  })
  .meta({ id: 'CueSheet', description: 'The music of a content item.' });
export type CueSheet = z.infer<typeof CueSheet>;
export type Production = Pick<CueSheet, keyof typeof production>;
export { missingProduction };

const exampleParty = { ipi: '00123456789', pro: 'GEMA', sharePct: '100' } as const;
const exampleProduction = {
  ...{ productionTitle: 'Harbour Lights', episode: 'S1 E3' },
  ...{ broadcaster: 'Acme TV', productionDate: '2026-03-01' },
} as const;

export const readCueSheet = route({
  operation: 'getCueSheet',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/inbound/content/cue-sheet',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'Get a cue sheet',
  description:
    'Returns the cue sheet of a content item, by your latest `content.published` event: each use of a track with its times, the writers and publishers with the shares that applied at `publishedAt`, and the license that covers it. Nothing is estimated: `missing` lists what is unknown. The details of the production are those of your request, and are not stored. With `Accept: text/csv` or `format=csv`, the response is a CSV file with one row for each writer and publisher of each cue. The response is 409 if the content was deleted.',
  tags,
  params: platformPath,
  query: z.strictObject({
    contentId: field.contentId,
    ...production,
    format: z
      .enum(['json', 'csv'])
      .meta({ description: '`csv` is the same as `Accept: text/csv`.', examples: ['csv'] })
      .exactOptional(),
  }),
  responses: {
    200: {
      description: 'The cue sheet.',
      schema: CueSheet,
      media: [csv],
      example: {
        ...{ contentId: examples.contentId, publishedAt: examples.now, ...exampleProduction },
        ...{ contentType: 'ugc_video', complete: true, missing: [] },
        cues: [
          {
            ...{ sequence: 1, trackId: examples.trackId, title: 'Slow Harbour', artists: ['Mara Lind'] },
            ...{ isrc: 'DEXX42600001', startMs: 0, endMs: 30_000, durationMs: 30_000, use: 'background' },
            writers: [{ name: 'Mara Lind', role: 'composer', ...exampleParty }],
            publishers: [{ name: 'Nordlicht Publishing', ...exampleParty }],
            sharesSince: examples.before,
            licenseId: examples.licenseId,
            missing: [],
          },
        ],
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});
