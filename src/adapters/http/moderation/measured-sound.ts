import { z } from 'zod';
import { audioFormats } from '../../../domain/catalog/audio.ts';
import { camelotOf, modes, tonics } from '../../../domain/catalog/musical-key.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import * as field from '../vocabulary/fields.ts';

const confidence = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'From 0 to 1.', examples: [0.82] });

export const MeasuredSound = z
  .object({
    format: z.enum(audioFormats).meta({ description: 'Format of the master.', examples: ['flac'] }),
    sizeBytes: field.count('Size of the master.', 21_402_112),
    sampleRate: field.count('Samples per second.', 44_100),
    channels: z.union([z.literal(1), z.literal(2)]).meta({ description: 'Channels.', examples: [2] }),
    loudnessLufs: z
      .number()
      .meta({ description: 'Integrated loudness in LUFS (ITU-R BS.1770).', examples: [-14.2] }),
    peakDbfs: z.number().meta({ description: 'Highest sample, in dBFS.', examples: [-1] }),
    bpm: z
      .object({
        value: z
          .number()
          .positive()
          .meta({ description: 'Beats per minute.', examples: [118] }),
        confidence,
      })
      .meta({ description: 'Tempo. Absent if it is unknown.' })
      .exactOptional(),
    key: z
      .object({
        tonic: z.enum(tonics).meta({ description: 'Tonic of the key.', examples: ['A'] }),
        mode: z.enum(modes).meta({ description: 'Major or minor.', examples: ['minor'] }),
        camelot: z.string().meta({ description: 'Position on the Camelot wheel.', examples: ['8A'] }),
        confidence,
      })
      .meta({ description: 'Key. Absent if it is unknown.' })
      .exactOptional(),
    moods: z
      .array(z.string())
      .meta({ description: 'Moods, the most likely first. Absent if unknown.', examples: [['calm']] })
      .exactOptional(),
  })
  .meta({
    id: 'MeasuredSound',
    description: 'What this service measured in the master, regardless of the values in the delivery.',
  });

export const exampleMeasured = {
  format: 'flac',
  sizeBytes: 21_402_112,
  sampleRate: 44_100,
  channels: 2,
  loudnessLufs: -14.2,
  peakDbfs: -1,
  bpm: { value: 118, confidence: 0.82 },
  key: { tonic: 'A', mode: 'minor', camelot: '8A', confidence: 0.71 },
  moods: ['calm', 'warm'],
} as const;

const hundredths = (share: number): number => Math.round(100 * share) / 100;

/** `analysis` is undefined for tracks that were not analyzed. */
export const measuredView = (
  { master }: Pick<Track, 'master'>,
  analysis: SoundAnalysis | undefined,
): z.infer<typeof MeasuredSound> => {
  const { format, sizeBytes, sampleRate, channels, loudnessLufs, peakDbfs } = master;
  const { tempo, key, mood } = analysis ?? {};
  return {
    ...{ format, sizeBytes, sampleRate, channels, loudnessLufs, peakDbfs },
    ...(tempo?.known && { bpm: { value: tempo.value.bpm, confidence: hundredths(tempo.confidence) } }),
    ...(key?.known && {
      key: { ...key.value, camelot: camelotOf(key.value), confidence: hundredths(key.confidence) },
    }),
    ...(mood?.known && { moods: [...mood.value.labels] }),
  };
};
