import { z } from 'zod';
import { tdmPermissions } from '../../../domain/catalog/license-terms.ts';
import { tonics } from '../../../domain/catalog/musical-key.ts';
import { explicitnessKinds, moderationStatuses, vocalKinds } from '../../../domain/catalog/track.ts';
import { count, examples, id, territories, timestampOut, trackId } from '../vocabulary/fields.ts';

const words = (what: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description: `${what}, in lower case.`, examples: [example] });

const sharePct = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,2})(?:\.\d{1,4})?$/)
  .meta({ description: 'Percent, as a decimal string.', examples: ['50'] });
const where = territories('Where this share holds; absent means everywhere.').exactOptional();
const ipi = z.string().meta({ description: 'IPI name number.', examples: ['00123456789'] });
const pro = z.string().meta({ description: 'Performing rights organization.', examples: ['GEMA'] });
const party = (who: string, example: string) => z.string().meta({ description: who, examples: [example] });

export const MusicalKey = z
  .object({
    tonic: z.enum(tonics).meta({ description: 'The note that the key is built on.', examples: ['A'] }),
    mode: z.enum(['major', 'minor']).meta({ description: 'Major or minor.', examples: ['minor'] }),
    camelot: z
      .string()
      .regex(/^(?:1[0-2]|[1-9])[AB]$/)
      .meta({ description: 'Position on the Camelot wheel.', examples: ['8A'] }),
  })
  .meta({ id: 'MusicalKey', description: 'The key of a track.' });

export const TerritoryRule = z
  .object({
    include: territories('Countries, or WORLD for all.', ['WORLD']),
    exclude: territories('Countries taken out again.', ['US']),
  })
  .meta({ id: 'TerritoryRule', description: 'What is included, less what is excluded.' });

const permission = (use: string) =>
  z.enum(tdmPermissions).meta({ description: `${use}; notAllowed unless said otherwise.` });

export const TextAndDataMining = z
  .object({
    dataMining: permission('Text and data mining'),
    aiInference: permission('Use as input of a model'),
    aiTraining: permission('Training of models'),
    aiGenerativeTraining: permission('Training of models that generate'),
  })
  .meta({ id: 'TextAndDataMining', description: 'What machines may do with the track.' });

const Rights = z
  .object({
    master: z
      .array(
        z.object({
          party: party('Who controls this part of the recording.', 'Nordlicht Records'),
          sharePct,
          territories: where,
        }),
      )
      .meta({ description: 'The recording. Totals 100.' }),
    writers: z
      .array(
        z.object({
          name: party('The writer.', 'Mara Lind'),
          ipi: ipi.exactOptional(),
          pro: pro.exactOptional(),
          role: z
            .enum(['composer', 'lyricist', 'composer_lyricist', 'arranger'])
            .meta({ description: 'What the writer wrote.' }),
          sharePct,
        }),
      )
      .meta({ description: 'Who wrote the work. Totals 100.' }),
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
      .meta({ description: 'Who controls the work. Totals 100.' }),
  })
  .meta({ id: 'Rights', description: 'Both sides of the rights in a track.' });

const extent = (part: string) =>
  z.enum(['none', 'partial', 'full']).meta({ description: `How far machines made the ${part}.` });

const link = (what: string) => z.url().meta({ description: what });

const Credit = z.object({
  artistId: id('artist', examples.artistId),
  name: z.string().meta({ description: "The artist's name.", examples: ['Mara Lind'] }),
  role: z.enum(['main', 'featured', 'remixer']).meta({ description: "The artist's part in the track." }),
});

const Album = z.object({
  albumId: id('album', examples.albumId),
  title: z.string().meta({ description: 'The title of the album.', examples: ['Northern Windows'] }),
  upc: z
    .string()
    .meta({ description: 'UPC or EAN.', examples: ['4006381333931'] })
    .exactOptional(),
});

/** A track whole (spec §2; fields by the contract's §4). */
export const Track = z
  .object({
    trackId,
    title: z.string().meta({ description: 'The title.', examples: ['Harbour Lights'] }),
    version: z
      .string()
      .meta({ description: 'Which version of the title it is.', examples: ['Instrumental'] })
      .exactOptional(),
    artists: z.array(Credit).meta({ description: 'Who is credited, in order.' }),
    album: Album.meta({ description: 'The album it stands on.' }).exactOptional(),
    isrc: z
      .string()
      .meta({ description: 'International Standard Recording Code.', examples: ['DEA622600417'] }),
    iswc: z
      .string()
      .meta({ description: 'International Standard Musical Work Code.', examples: ['T0345246801'] })
      .exactOptional(),
    releaseDate: z.iso
      .date()
      .meta({ description: 'The day of release.', pattern: undefined, examples: ['2025-11-14'] }),
    durationMs: count('Length in milliseconds.', 95000),
    bpm: z
      .number()
      .positive()
      .meta({ description: 'Beats a minute.', examples: [112] }),
    key: MusicalKey,
    genres: words('Genres', ['electronic']),
    moods: words('Moods', ['calm', 'warm']),
    instruments: words('Instruments', ['piano', 'synth']),
    keywords: words('Other words it is found by', ['night', 'city']),
    energy: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'From 0, still, to 1, driving.', examples: [0.42] }),
    vocals: z.enum(vocalKinds).meta({ description: 'Who sings.' }),
    language: z
      .string()
      .meta({ description: 'Language of the lyrics (BCP 47).', examples: ['en'] })
      .exactOptional(),
    explicitness: z.enum(explicitnessKinds).meta({ description: 'Whether the lyrics are explicit.' }),
    hasStems: z.boolean().meta({ description: 'Whether its stems are kept.' }),
    images: z
      .record(z.string(), z.string())
      .meta({ description: 'Addresses of pictures, by what they show.', examples: [{}] }),
    rights: Rights,
    pLine: z
      .string()
      .meta({ description: 'Phonogram copyright notice.', examples: ['℗ 2025 Nordlicht Records'] }),
    cLine: z.string().meta({ description: 'Copyright notice.', examples: ['© 2025 Nordlicht Publishing'] }),
    territories: TerritoryRule.meta({ description: 'Where the track may be licensed at all.' }),
    aiDisclosure: z
      .object({
        vocals: extent('vocals'),
        instruments: extent('instruments'),
        composition: extent('composition'),
        lyrics: extent('lyrics'),
      })
      .meta({ description: 'How machines took part in making it.' }),
    tdm: TextAndDataMining,
    moderationStatus: z
      .enum(moderationStatuses)
      .meta({ description: 'Only approved tracks are shown; one taken down is named in the sync feed.' }),
    catalogVersion: z
      .int()
      .positive()
      .meta({ description: 'Number of the catalog change that last touched it; grows.', examples: [417] }),
    addedAt: timestampOut('When it came into the catalog.', examples.before),
    updatedAt: timestampOut('When it last changed.', examples.before),
    links: z
      .object({
        self: link('This track.'),
        stream: link('Its preview.'),
        download: link('Its licensed download; needs licenseId and format.'),
        attribution: link('Its credit.'),
        licenseTerms: link('The terms it is offered on.'),
        waveform: link('Its peaks.'),
        stems: link('Its stems.').exactOptional(),
      })
      .meta({ description: 'Where to go on from here.' }),
  })
  .meta({ id: 'Track', description: 'A track with its full metadata.' });
export type Track = z.infer<typeof Track>;
