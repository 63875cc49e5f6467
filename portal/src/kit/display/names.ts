import type { License, MusicalKey, TerritoryRule, Track } from '@platform-licensing/client';
import { countryOf, words } from './format.ts';

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

const spelled: Readonly<Record<string, string>> = {
  ugc_video: 'user video',
  elearning: 'e-learning',
  other: 'other content',
  in_app: 'in apps',
  in_game: 'in games',
  social: 'social networks',
  podcast: 'podcasts',
  theatrical: 'cinemas',
};

/** The name of a content type or a medium. */
export const called = (name: string): string => spelled[name] ?? words(name);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The content types as choices. The first one that is chosen is marked as the default for new licenses. */
export const contentTypeChoices = ([first]: readonly string[]) =>
  contentTypes.map((value) => ({
    value,
    name: `${capital(called(value))}${value === first ? ' (default)' : ''}`,
  }));

const and = new Intl.ListFormat('en', { type: 'conjunction' });
export const listed = (parts: readonly string[]): string => and.format(parts);

const shownAtMost = 12;

/** Names of countries; if there are many, their number. */
export const countries = (codes: readonly string[]): string => {
  if (codes.includes('WORLD')) return 'all countries';
  return codes.length > shownAtMost ? `${codes.length} countries` : listed(codes.map(countryOf));
};

export const ruled = ({ include, exclude }: TerritoryRule): string =>
  exclude.length === 0 ? countries(include) : `${countries(include)} except ${countries(exclude)}`;

export const keyName = ({ tonic, mode }: MusicalKey): string => `${tonic} ${mode}`;

export const titleOf = ({ title, version }: Pick<Track, 'title' | 'version'>): string =>
  version === undefined ? title : `${title} (${version})`;

const joiners = { main: ', ', featured: ' feat. ', remixer: ', remixed by ' } as const;

/** “Mara Lind feat. Jonas Ek”. */
export const artistsOf = ({ artists }: Pick<Track, 'artists'>): string =>
  artists.map(({ name, role }, at) => (at === 0 ? name : joiners[role] + name)).join('');

/** Returns “Harbour Lights” by Mara Lind, from the attribution of a license: it is there even if the track is gone. */
export const creditedTrack = ({ attribution }: Pick<License, 'attribution'>): string =>
  attribution.text.replace(/^Music: /, '').replace(/\. [℗©].*$/, '');

export const isOneOf =
  <T extends string>(all: readonly T[]) =>
  (given: string): given is T =>
    all.some((one) => one === given);
