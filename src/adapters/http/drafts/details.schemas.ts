import { z } from 'zod';
import { parseIsrc, parseIswc } from '../../../domain/catalog/identifiers.ts';
import { folded } from '../../../domain/catalog/delivery/delivery.ts';
import { tdmPermissions } from '../../../domain/catalog/license-terms.ts';
import { modes, tonics } from '../../../domain/catalog/musical-key.ts';
import { explicitnessKinds, vocalKinds } from '../../../domain/catalog/track.ts';
import { shareUnits } from '../../../domain/shared/share.ts';
import { artistId } from '../albums/album.schemas.ts';
import { artistExamples } from '../artists/artist.schemas.ts';
import { parsed } from '../artists/profile.schemas.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';

export const examplePartyId = 'pty_01JB2M6X8KF3G4H5J6K7M8N9P0';
const partyId = field.id('party', examplePartyId);

const sharePct = z
  .string()
  .refine(
    (given) => shareUnits(given) !== undefined,
    'must be a share from 0 to 100 with at most four decimals',
  )
  .meta({ description: 'Share in percent, as a decimal string.', examples: ['50'] });

const where = field
  .territories('Territories to which this share applies. Absent: all territories.')
  .min(1)
  .exactOptional();

const shares = <Share extends z.ZodType>(share: Share, description: string) =>
  z.array(share).max(100).meta({ description });

export const PartyShares = z
  .strictObject({
    master: shares(
      z.strictObject({ partyId, sharePct, territories: where }),
      'Owners of the recording. Their shares are 100 in total.',
    ),
    writers: shares(
      z.strictObject({
        partyId,
        role: z
          .enum(['composer', 'lyricist', 'composer_lyricist', 'arranger'])
          .meta({ description: 'Role of the writer.', examples: ['composer_lyricist'] }),
        sharePct,
        administeredBy: partyId
          .meta({
            description: 'The publisher that administers the share. It must be a publisher of the track.',
          })
          .exactOptional(),
      }),
      'Writers of the composition. Their shares are 100 in total.',
    ),
    publishers: shares(
      z.strictObject({ partyId, sharePct, territories: where }),
      'Publishers of the composition. Their shares are 100 in total. A writer without a publisher is listed as a publisher, too.',
    ),
  })
  .meta({ id: 'PartyShares', description: 'Shares of the parties of your account.' });

const tags = (what: string, example: readonly string[]) =>
  z
    .array(field.text(64, 'A word.', 'warm'))
    .max(50)
    .meta({ description: `${what}. They are stored in lowercase, each once.`, examples: [example] });

const role = z
  .enum(['main', 'featured', 'remixer'])
  .meta({ description: 'Role of the artist on the track.', examples: ['main'] });

const credit = either(
  z.strictObject({
    artistId: artistId.meta({ description: 'A profile of your account, whose name the track shows.' }),
    role,
  }),
  z.strictObject({ name: field.text(300, 'Name of another artist.', 'Juno Vale'), role }),
  (given) => 'artistId' in given,
);

const extent = (part: string) =>
  z
    .enum(['none', 'partial', 'full'])
    .meta({ description: `Extent to which AI generated the ${part}.`, examples: ['none'] });

const permission = (use: string) =>
  z.enum(tdmPermissions).meta({ description: `${use}.`, examples: ['notAllowed'] });

const language = z
  .string()
  .max(35)
  .refine((given) => {
    try {
      return /^[a-z]{2,3}(-|$)/i.test(given) && Intl.getCanonicalLocales(given).length === 1;
    } catch {
      return false;
    }
  }, 'must be a language tag (BCP 47), such as en or pt-BR')
  .meta({ description: 'Language of the lyrics (BCP 47).', examples: ['en'] });

/** The members that an account enters about a track. */
export const details = {
  title: field.text(300, 'Title of the track.', 'Harbour Lights'),
  version: field.text(100, 'Version of the title, such as `Instrumental`.', 'Instrumental'),
  artists: z
    .array(credit)
    .max(50)
    .meta({
      description:
        'Credited artists, in the order of the credit. To submit the track, one with the role `main` must be a profile of your account.',
      examples: [[{ artistId: artistExamples.artistId, role: 'main' }]],
    }),
  isrc: parsed(parseIsrc, 'an ISRC, such as DEA622600417').meta({
    description: 'ISRC of the recording, with or without hyphens.',
    examples: ['DEA622600417'],
  }),
  iswc: parsed(parseIswc, 'an ISWC with its check digit, such as T-034.524.680-1').meta({
    description: 'ISWC of the work, with or without separators.',
    examples: ['T0345246801'],
  }),
  releaseDate: field.day.meta({ description: 'Release date.', examples: ['2026-03-01'] }),
  bpm: z
    .number()
    .min(20)
    .max(400)
    .meta({ description: 'Tempo in beats per minute. Measured if absent.', examples: [112] }),
  key: z
    .strictObject({
      tonic: z.enum(tonics).meta({ description: 'Tonic of the key.', examples: ['A'] }),
      mode: z.enum(modes).meta({ description: 'Major or minor.', examples: ['minor'] }),
    })
    .meta({ description: 'Key. Measured if absent.' }),
  genres: tags('Genres', ['electronic']),
  moods: tags('Moods. Determined from the recording if absent', ['calm', 'warm']),
  instruments: tags('Instruments', ['piano', 'synth']),
  keywords: tags('Keywords for search', ['night', 'city']),
  energy: z
    .number()
    .min(0)
    .max(1)
    .meta({
      description: 'Energy, from 0 (calm) to 1 (driving). Determined from the recording if absent.',
      examples: [0.42],
    }),
  vocals: z.enum(vocalKinds).meta({ description: 'Kind of vocals.', examples: ['instrumental'] }),
  language,
  explicitness: z
    .enum(explicitnessKinds)
    .meta({ description: 'Whether the lyrics are explicit.', examples: ['clean'] }),
  rights: PartyShares,
  pLine: field.text(300, 'Phonogram notice.', '℗ 2026 Nordlicht Records'),
  cLine: field.text(300, 'Copyright notice.', '© 2026 Nordlicht Publishing'),
  territories: z
    .strictObject({
      include: field.territories('Included territories.', ['WORLD']).min(1),
      exclude: field.territories('Excluded countries.', ['US']),
    })
    .meta({ description: 'Territories in which the track can be licensed. Absent: all.' }),
  aiDisclosure: z
    .strictObject({
      vocals: extent('vocals'),
      instruments: extent('instruments'),
      composition: extent('composition'),
      lyrics: extent('lyrics'),
    })
    .meta({ description: 'Disclosure of the use of AI in the track.' }),
  tdm: z
    .strictObject({
      dataMining: permission('Text and data mining'),
      aiInference: permission('Use as input to a model'),
      aiTraining: permission('Training of AI models'),
      aiGenerativeTraining: permission('Training of generative AI models'),
    })
    .meta({ description: 'Consents to data mining and AI. Absent: none.' }),
};

/** Returns tags as they are stored. */
export const storedTags = (given: readonly string[]): readonly string[] => [...new Set(given.map(folded))];
