import type { License, LicenseTerms, MusicalKey, TerritoryRule, Track } from '@platform-licensing/client';
import { countryOf, words } from './format.ts';
import { perLanguage } from '../language/current.ts';
import { t, texts } from '../language/texts.ts';

export const contentTypes = [
  'ugc_video',
  'short_video',
  'livestream',
  'podcast_episode',
  'advertisement',
  'film',
  'series_episode',
  'game',
  'corporate',
  'elearning',
  'other',
] as const satisfies readonly License['contentType'][];

type Use = License['contentType'] | LicenseTerms['media'][number];

const spelled: Readonly<Partial<Record<string, string>>> = texts<Use>({
  ugc_video: 'kit.use.ugcVideo',
  short_video: 'kit.use.shortVideo',
  livestream: 'kit.use.livestream',
  podcast_episode: 'kit.use.podcastEpisode',
  advertisement: 'kit.use.advertisement',
  film: 'kit.use.film',
  series_episode: 'kit.use.seriesEpisode',
  game: 'kit.use.game',
  corporate: 'kit.use.corporate',
  elearning: 'kit.use.elearning',
  other: 'kit.use.other',
  online: 'kit.use.online',
  social: 'kit.use.social',
  podcast: 'kit.use.podcast',
  broadcast: 'kit.use.broadcast',
  theatrical: 'kit.use.theatrical',
  in_app: 'kit.use.inApp',
  in_game: 'kit.use.inGame',
});

/** The name of a content type or a medium. */
export const called = (name: string): string => spelled[name] ?? words(name);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The content types as choices. The first one that is chosen is marked as the default for new licenses. */
export const contentTypeChoices = ([first]: readonly string[]) =>
  contentTypes.map((value) => ({
    value,
    name: value === first ? t('kit.isDefault', { name: capital(called(value)) }) : capital(called(value)),
  }));

const and = perLanguage('and', (_, language) => new Intl.ListFormat(language, { type: 'conjunction' }));
export const listed = (parts: readonly string[]): string => and().format(parts);
const or = perLanguage('or', (_, language) => new Intl.ListFormat(language, { type: 'disjunction' }));
/** Lists alternatives: "a, b or c". */
export const alternatives = (parts: readonly string[]): string => or().format(parts);

const shownAtMost = 12;

/** Names of countries; if there are many, their number. */
export const countries = (codes: readonly string[]): string => {
  if (codes.includes('WORLD')) return t('kit.allCountries');
  return codes.length > shownAtMost
    ? t('kit.countCountries', { length: codes.length })
    : listed(codes.map(countryOf));
};

export const ruled = ({ include, exclude }: TerritoryRule): string =>
  exclude.length === 0
    ? countries(include)
    : t('kit.includeExceptExclude', { include: countries(include), exclude: countries(exclude) });

export const keyName = ({ tonic, mode }: Pick<MusicalKey, 'tonic' | 'mode'>): string =>
  t(mode === 'major' ? 'kit.majorKey' : 'kit.minorKey', { tonic });

export const titleOf = ({ title, version }: Pick<Track, 'title' | 'version'>): string =>
  version === undefined ? title : `${title} (${version})`;

/** “Mara Lind feat. Jonas Ek”. */
export const artistsOf = ({ artists }: Pick<Track, 'artists'>): string =>
  artists.reduce(
    (before, { name, role }) =>
      before === ''
        ? name
        : role === 'main'
          ? `${before}, ${name}`
          : t(role === 'featured' ? 'kit.featuring' : 'kit.remixedBy', { before, name }),
    '',
  );

/** Returns “Harbour Lights” by Mara Lind, from the attribution of a license: it is there even if the track is gone. */
export const creditedTrack = ({ attribution }: Pick<License, 'attribution'>): string =>
  attribution.text.replace(/^Music: /, '').replace(/\. [℗©].*$/, '');

export const isOneOf =
  <T extends string>(all: readonly T[]) =>
  (given: string): given is T =>
    all.some((one) => one === given);

export const keysOf = <T extends string>(names: Readonly<Record<T, string>>): readonly T[] =>
  Object.keys(names) as T[];

/** Returns the options of a list of named values. */
export const optionsOf = <T extends string>(names: Readonly<Record<T, string>>) =>
  keysOf(names).map((value) => ({ value, name: capital(names[value]) }));

/** The names of uses by machines. */
export const miningUseNames = texts({
  dataMining: 'kit.textAndDataMining',
  aiInference: 'kit.aIInput',
  aiTraining: 'kit.aITraining',
  aiGenerativeTraining: 'kit.generativeAiTraining',
});

/** Returns the permissions for text and data mining, each use with its permission. */
export const miningText = (tdm: LicenseTerms['tdm']): string => {
  const consents = Object.entries(miningUseNames).map(
    ([use, name]) => [name, tdm[use as keyof typeof miningUseNames]] as const,
  );
  const usesWith = (state: string) => consents.filter(([, one]) => one === state).map(([name]) => name);
  return (
    [
      [usesWith('notAllowed'), t('kit.notAllowed')],
      [usesWith('constrained'), t('kit.allowedUnderConditions')],
      [usesWith('allowed'), t('kit.allowed')],
    ] as const
  )
    .filter(([names]) => names.length > 0)
    .map(([names, how]) => t('kit.howForUses', { how, uses: listed(names) }))
    .join(' ');
};
