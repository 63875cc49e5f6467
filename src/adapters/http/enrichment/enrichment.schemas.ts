import { z } from 'zod';
import { modes, tonics } from '../../../domain/catalog/musical-key.ts';
import * as field from '../vocabulary/fields.ts';
import { rowFailureCodes, unknownReasonCodes } from './enrichment.codes.ts';

const { examples } = field;

const share = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description, examples: [example] });
const side = (description: string, example: number) =>
  z
    .number()
    .min(-1)
    .max(1)
    .nullable()
    .meta({ description, examples: [example] });

const confidence = share(
  'Confidence from 0 to 1: 1 if the value is from the catalog, 0 if it is unknown.',
  0.82,
);
const reason = z
  .enum(Object.values(unknownReasonCodes))
  .meta({
    description:
      'Reason why the value is null. `watermarked`: the audio is one of our previews. Send the licensed file instead.',
    examples: ['no_beat'],
  })
  .exactOptional();

const Bpm = z
  .object({
    value: z
      .number()
      .positive()
      .nullable()
      .meta({ description: 'Tempo, in beats per minute.', examples: [118] }),
    confidence,
    alternatives: z
      .array(
        z.object({
          value: z
            .number()
            .positive()
            .meta({ description: 'Tempo, in beats per minute.', examples: [59] }),
          confidence,
        }),
      )
      .meta({ description: 'Other possible tempos of the same beat, the most likely first.' }),
    reason,
  })
  .meta({ id: 'EnrichedBpm', description: 'Tempo of a row.' });

const Key = z
  .object({
    tonic: z
      .enum(tonics)
      .nullable()
      .meta({ description: 'Tonic of the key.', examples: ['A'] }),
    mode: z
      .enum(modes)
      .nullable()
      .meta({ description: 'Major or minor.', examples: ['minor'] }),
    camelot: z
      .string()
      .nullable()
      .meta({ description: 'Position on the Camelot wheel.', examples: ['8A'] }),
    confidence,
    reason,
  })
  .meta({ id: 'EnrichedKey', description: 'Musical key of a row.' });

const Mood = z
  .object({
    labels: z.array(z.string()).meta({
      description: 'Moods in the words of the catalog, the most likely first.',
      examples: [['calm', 'warm']],
    }),
    valence: side('From −1 (sad) to 1 (happy).', 0.2),
    arousal: side('From −1 (calm) to 1 (driving).', -0.4),
    method: z
      .enum(['catalog', 'rules'])
      .nullable()
      .meta({
        description: '`catalog`: from the metadata of the track. `rules`: derived from the audio.',
        examples: ['rules'],
      }),
    confidence,
    reason,
  })
  .meta({ id: 'EnrichedMood', description: 'Mood of a row.' });

const RowError = z
  .object({
    code: z
      .enum(Object.values(rowFailureCodes))
      .meta({ description: 'Code of the error.', examples: ['AUDIO_INVALID'] }),
    detail: z.string().meta({ description: 'What is wrong, and what to do.' }),
  })
  .meta({ id: 'EnrichRowError', description: 'The reason why a row failed.' });

const EnrichResult = z
  .object({
    rowId: z.string().meta({ description: 'Your ID of the row.', examples: ['1'] }),
    status: z.enum(['matched', 'analyzed', 'failed']).meta({
      description: '`matched`: a catalog track. `analyzed`: the audio was analyzed. `failed`: see `error`.',
      examples: ['analyzed'],
    }),
    trackId: field.trackId.exactOptional(),
    matchedBy: z
      .enum(['trackId', 'isrc', 'titleAndArtist'])
      .meta({ description: 'The field that matched the track.', examples: ['isrc'] })
      .exactOptional(),
    durationMs: field.count('Length in milliseconds.', 184_000).exactOptional(),
    loudnessLufs: z
      .number()
      .meta({ description: 'Integrated loudness (ITU-R BS.1770).', examples: [-14.2] })
      .exactOptional(),
    bpm: Bpm.exactOptional(),
    key: Key.exactOptional(),
    mood: Mood.exactOptional(),
    embedding: z
      .array(z.number())
      .nullable()
      .meta({
        description:
          'A vector of `model.dimensions` numbers with length 1. Null if it is not known, or if the rights holder of the track reserves data mining.',
      })
      .exactOptional(),
    embeddingReason: reason,
    error: RowError.exactOptional(),
  })
  .meta({
    id: 'EnrichResult',
    description: 'The result of a row. Fields other than `rowId` and `status` are present if they are known.',
  });

export const EnrichmentView = z
  .object({
    enrichmentId: field.id('enrichment', 'enr_01JB2M6X8K3Q5S7V9X1Z3B5D7F'),
    status: z
      .enum(['running', 'done'])
      .meta({ description: '`done` if every row has a result.', examples: ['done'] }),
    progress: z
      .object({
        done: field.count('Number of rows with a result.', 3),
        total: field.count('Number of rows.', 3),
      })
      .meta({ description: 'Progress of the enrichment.' }),
    createdAt: field.timestampOut('When the enrichment was created.'),
    expiresAt: field.timestampOut('When the enrichment is deleted.'),
    model: z
      .object({
        name: z.string().meta({ description: 'Name of the model.', examples: ['timbre-rhythm-harmony'] }),
        version: z.string().meta({
          description: 'Version of the model. Compare only embeddings of the same model and version.',
          examples: ['1'],
        }),
        dimensions: field.count('Number of dimensions of an embedding.', 124),
      })
      .meta({ description: 'The model of the embeddings.' }),
    results: z
      .array(EnrichResult)
      .meta({ description: 'Results of the finished rows, in the order of the request.' }),
  })
  .meta({ id: 'Enrichment', description: 'An enrichment and its results so far.' });

export const exampleEnrichment = {
  enrichmentId: 'enr_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
  status: 'done',
  progress: { done: 1, total: 1 },
  createdAt: examples.now,
  expiresAt: '2026-03-03T14:05:12.481Z',
  model: { name: 'timbre-rhythm-harmony', version: '1', dimensions: 124 },
  results: [
    {
      rowId: '1',
      status: 'matched',
      trackId: examples.trackId,
      matchedBy: 'isrc',
      durationMs: 184_000,
      loudnessLufs: -14.2,
      bpm: { value: 118, confidence: 1, alternatives: [{ value: 59, confidence: 0.3 }] },
      key: { tonic: 'A', mode: 'minor', camelot: '8A', confidence: 1 },
      mood: { labels: ['calm', 'warm'], valence: 0.2, arousal: -0.4, method: 'catalog', confidence: 1 },
      embedding: null,
      embeddingReason: 'data_mining_not_allowed',
    },
  ],
} as const;
