import { z } from 'zod';
import { tdmPermissions } from '../../../domain/catalog/license-terms.ts';
import { tonics } from '../../../domain/catalog/musical-key.ts';
import { explicitnessKinds, moderationStatuses, vocalKinds } from '../../../domain/catalog/track.ts';
import { Image } from '../images/picture.view.ts';
import { count, examples, id, territories, timestampOut, trackId } from '../vocabulary/fields.ts';

const words = (what: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description: `${what}, in lowercase.`, examples: [example] });

const sharePct = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,2})(?:\.\d{1,4})?$/)
  .meta({ description: 'Share in percent, as a decimal string.', examples: ['50'] });
const where = territories(
  'Territories to which this share applies. Absent: all territories.',
).exactOptional();
const ipi = z.string().meta({ description: 'IPI name number.', examples: ['00123456789'] });
const pro = z.string().meta({ description: 'Performing rights organization.', examples: ['GEMA'] });
const party = (who: string, example: string) => z.string().meta({ description: who, examples: [example] });

export const MusicalKey = z
  .object({
    tonic: z.enum(tonics).meta({ description: 'Tonic of the key.', examples: ['A'] }),
    mode: z.enum(['major', 'minor']).meta({ description: 'Major or minor.', examples: ['minor'] }),
    camelot: z
      .string()
      .regex(/^(?:1[0-2]|[1-9])[AB]$/)
      .meta({ description: 'Position on the Camelot wheel.', examples: ['8A'] }),
  })
  .meta({ id: 'MusicalKey', description: 'The key of a track.' });

export const TerritoryRule = z
  .object({
    include: territories('Included territories. `WORLD` means all countries.', ['WORLD']),
    exclude: territories('Excluded countries.', ['US']),
  })
  .meta({ id: 'TerritoryRule', description: 'Included territories, without the excluded ones.' });

const permission = (use: string) =>
  z.enum(tdmPermissions).meta({ description: `${use}. Default: \`notAllowed\`.` });

export const TextAndDataMining = z
  .object({
    dataMining: permission('Text and data mining'),
    aiInference: permission('Use as input to a model'),
    aiTraining: permission('Training of AI models'),
    aiGenerativeTraining: permission('Training of generative AI models'),
  })
  .meta({ id: 'TextAndDataMining', description: 'The rights holder’s consents to data mining and AI.' });

export const Rights = z
  .object({
    master: z
      .array(
        z.object({
          party: party('Owner of this share of the recording.', 'Nordlicht Records'),
          sharePct,
          territories: where,
        }),
      )
      .meta({ description: 'Shares of the master recording, 100 in total.' }),
    writers: z
      .array(
        z.object({
          name: party('The writer.', 'Mara Lind'),
          ipi: ipi.exactOptional(),
          pro: pro.exactOptional(),
          role: z
            .enum(['composer', 'lyricist', 'composer_lyricist', 'arranger'])
            .meta({ description: 'Role of the writer.' }),
          sharePct,
        }),
      )
      .meta({ description: 'Shares of the writers, 100 in total.' }),
    publishers: z
      .array(
        z.object({
          name: party('The publisher.', 'Nordlicht Publishing'),
          ipi: ipi.exactOptional(),
          pro: pro.exactOptional(),
          sharePct,
          territories: where,
        }),
      )
      .meta({ description: 'Shares of the publishers, 100 in total.' }),
  })
  .meta({ id: 'Rights', description: 'The rights in the recording and in the composition.' });

const extent = (part: string) =>
  z.enum(['none', 'partial', 'full']).meta({ description: `Extent to which AI generated the ${part}.` });

const link = (what: string) => z.url().meta({ description: what });

const Credit = z.object({
  artistId: id('artist', examples.artistId),
  name: z.string().meta({ description: "The artist's name.", examples: ['Mara Lind'] }),
  role: z.enum(['main', 'featured', 'remixer']).meta({ description: 'Role of the artist on the track.' }),
});

const Album = z.object({
  albumId: id('album', examples.albumId),
  title: z.string().meta({ description: 'The title of the album.', examples: ['Northern Windows'] }),
  upc: z
    .string()
    .meta({ description: 'UPC or EAN.', examples: ['4006381333931'] })
    .exactOptional(),
});

/** A track with all of its members (specification §2). */
export const Track = z
  .object({
    trackId,
    title: z.string().meta({ description: 'Title of the track.', examples: ['Harbour Lights'] }),
    version: z
      .string()
      .meta({ description: 'Version of the title, such as `Instrumental`.', examples: ['Instrumental'] })
      .exactOptional(),
    artists: z.array(Credit).meta({ description: 'Credited artists, in the order of the credit.' }),
    album: Album.meta({ description: 'The album of the track.' }).exactOptional(),
    isrc: z
      .string()
      .meta({ description: 'International Standard Recording Code.', examples: ['DEA622600417'] }),
    iswc: z
      .string()
      .meta({ description: 'International Standard Musical Work Code.', examples: ['T0345246801'] })
      .exactOptional(),
    releaseDate: z.iso
      .date()
      .meta({ description: 'Release date.', pattern: undefined, examples: ['2025-11-14'] }),
    durationMs: count('Length in milliseconds.', 95000),
    bpm: z
      .number()
      .positive()
      .meta({ description: 'Tempo, in beats per minute.', examples: [112] }),
    key: MusicalKey,
    genres: words('Genres', ['electronic']),
    moods: words('Moods', ['calm', 'warm']),
    instruments: words('Instruments', ['piano', 'synth']),
    keywords: words('Keywords for search', ['night', 'city']),
    energy: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'Energy, from 0 (calm) to 1 (driving).', examples: [0.42] }),
    vocals: z.enum(vocalKinds).meta({ description: 'Kind of vocals.' }),
    language: z
      .string()
      .meta({ description: 'Language of the lyrics (BCP 47).', examples: ['en'] })
      .exactOptional(),
    explicitness: z.enum(explicitnessKinds).meta({ description: 'Whether the lyrics are explicit.' }),
    hasStems: z.boolean().meta({ description: 'Whether the track has stems.' }),
    images: z
      .record(z.string(), z.string())
      .meta({ description: 'URLs of images elsewhere, by what they show.', examples: [{}] }),
    artwork: Image.meta({ description: 'Cover of the track. Absent if there is none.' }).exactOptional(),
    rights: Rights,
    pLine: z
      .string()
      .meta({ description: 'Phonogram copyright notice.', examples: ['℗ 2025 Nordlicht Records'] }),
    cLine: z.string().meta({ description: 'Copyright notice.', examples: ['© 2025 Nordlicht Publishing'] }),
    territories: TerritoryRule.meta({ description: 'Territories in which the track can be licensed.' }),
    aiDisclosure: z
      .object({
        vocals: extent('vocals'),
        instruments: extent('instruments'),
        composition: extent('composition'),
        lyrics: extent('lyrics'),
      })
      .meta({ description: 'Disclosure of the use of AI in the track.' }),
    tdm: TextAndDataMining,
    moderationStatus: z.enum(moderationStatuses).meta({
      description: 'Moderation status. Partners see approved tracks only; the sync feed lists takedowns.',
    }),
    catalogVersion: z
      .int()
      .positive()
      .meta({
        description: 'Catalog version of the last change of the track. Increases with every change.',
        examples: [417],
      }),
    addedAt: timestampOut('When the track was added to the catalog.', examples.before),
    updatedAt: timestampOut('When the track last changed.', examples.before),
    links: z
      .object({
        self: link('URL of this track.'),
        stream: link('URL of the preview.'),
        download: link('URL of the licensed download. Requires `licenseId` and `format`.'),
        attribution: link('URL of the attribution.'),
        licenseTerms: link('URL of the license terms.'),
        waveform: link('URL of the waveform data.'),
        stems: link('URL of the stems.').exactOptional(),
      })
      .meta({ description: 'Related URLs.' }),
  })
  .meta({ id: 'Track', description: 'A track with its full metadata.' });
export type Track = z.infer<typeof Track>;
