import type { AdministeredRights, RevisionForStaff, Track as Approved } from '@platform-licensing/client';
import { countryOf, words } from '../../../kit/display/format.ts';
import { capital, countries, listed, miningText } from '../../../kit/display/names.ts';

/** The use of AI in a part of a track. */
export const aiUses = { none: 'Not used', partial: 'Used in part', full: 'Made by AI' } as const;

type Track = Omit<Approved, 'rights'> & {
  readonly rights: AdministeredRights;
  readonly stems: readonly RevisionForStaff['stems']['before'][number][];
};
type Listed = readonly (string | undefined)[];

const joined = (parts: Listed): string => parts.filter((part) => part !== undefined).join(', ');

const shareOf = (name: string, sharePct: string, more: Listed): string =>
  `${name} ${sharePct} % (${joined(more)})`;

const placesOf = (territories: readonly string[] | undefined): string | undefined =>
  territories && `in ${territories.join(' ')}`;

const numbersOf = ({
  ipi,
  pro,
}: {
  readonly ipi?: string | undefined;
  readonly pro?: string | undefined;
}): Listed => [ipi === undefined ? undefined : `IPI ${ipi}`, pro];

/** Returns the shares in a track with everything in which two versions of them can differ. */
export const sharesIn = ({ rights: { master, writers, publishers } }: Pick<Track, 'rights'>): string =>
  [
    ...master.map(({ party, sharePct, territories }) =>
      shareOf(party, sharePct, ['recording', placesOf(territories)]),
    ),
    ...writers.map(({ name, sharePct, role, administeredBy, ...numbers }) =>
      shareOf(name, sharePct, [
        `work as ${role.replace('_', ' and ')}`,
        ...numbersOf(numbers),
        administeredBy === undefined ? undefined : `administered by ${administeredBy}`,
      ]),
    ),
    ...publishers.map(({ name, sharePct, territories, ...numbers }) =>
      shareOf(name, sharePct, ['publishing', placesOf(territories), ...numbersOf(numbers)]),
    ),
  ].join('; ');

/** Returns the names of all countries, however many there are: versions can differ in one of them. */
const everyCountry = (codes: readonly string[]): string =>
  codes.includes('WORLD') ? countries(codes) : listed(codes.map(countryOf));

const territoriesIn = ({ territories: { include, exclude } }: Track): string =>
  capital(
    exclude.length === 0 ? everyCountry(include) : `${everyCountry(include)} except ${everyCountry(exclude)}`,
  );

const texts: Readonly<Record<string, (track: Track) => string>> = {
  isrc: ({ isrc }) => isrc,
  iswc: ({ iswc }) => iswc ?? '–',
  artists: ({ artists }) => artists.map(({ name, role }) => `${name} (${role})`).join(', '),
  releaseDate: ({ releaseDate }) => releaseDate,
  rights: sharesIn,
  pLine: ({ pLine }) => pLine,
  cLine: ({ cLine }) => cLine,
  territories: territoriesIn,
  aiDisclosure: ({ aiDisclosure }) =>
    Object.entries(aiDisclosure)
      .map(([part, use]) => `${capital(words(part))}: ${aiUses[use]}`)
      .join('; '),
  tdm: ({ tdm }) => miningText(tdm),
  stems: ({ stems }) =>
    stems.length === 0 ? 'None' : stems.map(({ name, category }) => `${name} (${category})`).join(', '),
};

/** The texts of versions whose usual texts are the same, although they differ. */
const exactTexts: typeof texts = {
  artists: ({ artists }) =>
    artists.map(({ name, role, artistId }) => `${name} (${role}, ${artistId})`).join(', '),
  stems: ({ stems }) =>
    stems.map(({ name, category, sha256 }) => `${name} (${category}, ${sha256.slice(0, 12)})`).join(', '),
};

/** Returns a reviewed field of two versions of a track in words, with everything in which they can differ. */
export const fieldTexts = (field: string, before: Track, after: Track): readonly [string, string] => {
  const both = (of: (track: Track) => string) => [of(before), of(after)] as const;
  const shown = both(texts[field] ?? (() => '–'));
  const exact = exactTexts[field];
  return exact && shown[0] === shown[1] ? both(exact) : shown;
};
