import type { OwnTrack, UpdateTrackBodyDto } from '@platform-licensing/client';
import { changedIn } from '../../../kit/merge-edits.ts';
import { spelled } from '../shares/totals.ts';

type Details = Pick<OwnTrack, 'aiDisclosure' | 'artists' | 'rights' | 'tdm'>;
type Rights = NonNullable<OwnTrack['rights']>;

/** A share as it is entered. Members that the form does not show are kept. */
export interface ShareRow {
  readonly partyId: string;
  readonly sharePct: string;
  readonly role?: Rights['writers'][number]['role'];
  readonly administeredBy?: string;
  readonly territories?: readonly string[];
}

export type Side = keyof Rights;
export const sides = ['master', 'writers', 'publishers'] as const satisfies readonly Side[];

/** A credited artist as it is entered: a profile of the account, or a name. */
export interface Credit {
  readonly artistId: string;
  readonly name: string;
  readonly role: NonNullable<Details['artists']>[number]['role'];
}

/** The details of a track as they are entered in the form. */
export interface DetailsDraft {
  readonly title: string;
  readonly version: string;
  readonly artists: readonly Credit[];
  readonly isrc: string;
  readonly iswc: string;
  readonly releaseDate: string;
  readonly genres: string;
  readonly moods: string;
  readonly instruments: string;
  readonly keywords: string;
  readonly bpm: string;
  readonly tonic: string;
  readonly mode: string;
  readonly energy: string;
  readonly vocals: string;
  readonly language: string;
  readonly explicitness: string;
  readonly pLine: string;
  readonly cLine: string;
  readonly ai: { readonly [Part in AiPart]: string };
  readonly rights: { readonly [Each in Side]: readonly ShareRow[] };
  /** The codes of the included territories; none for all countries. Unknown ones are as they were entered. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly tdm: Tdm;
  /** The image of the artwork; empty for none. */
  readonly imageId: string;
}

export type AiPart = keyof NonNullable<Details['aiDisclosure']>;
export const aiParts = [
  'vocals',
  'instruments',
  'composition',
  'lyrics',
] as const satisfies readonly AiPart[];

type Tdm = NonNullable<Details['tdm']>;
export type MiningUse = keyof Tdm;
export const miningUses = [
  'dataMining',
  'aiInference',
  'aiTraining',
  'aiGenerativeTraining',
] as const satisfies readonly MiningUse[];
const noMining: Tdm = {
  ...{ dataMining: 'notAllowed', aiInference: 'notAllowed' },
  ...{ aiTraining: 'notAllowed', aiGenerativeTraining: 'notAllowed' },
};

const words = (list: readonly string[] | undefined): string => list?.join(', ') ?? '';
const figure = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const draftOf = (track: OwnTrack): DetailsDraft => {
  const { title, version, isrc, iswc, releaseDate, vocals, language, explicitness, pLine, cLine } = track;
  const { aiDisclosure, rights, key, territories, tdm, artists = [] } = track;
  return {
    title: title ?? '',
    version: version ?? '',
    artists: artists.map(({ artistId = '', name = '', role }) => ({ artistId, name, role })),
    ...{ isrc: isrc ?? '', iswc: iswc ?? '', releaseDate: releaseDate ?? '' },
    ...{ genres: words(track.genres), moods: words(track.moods) },
    ...{ instruments: words(track.instruments), keywords: words(track.keywords) },
    ...{ bpm: figure(track.bpm), energy: figure(track.energy) },
    ...{ tonic: key?.tonic ?? '', mode: key?.mode ?? '' },
    ...{ vocals: vocals ?? '', language: language ?? '', explicitness: explicitness ?? '' },
    ...{ pLine: pLine ?? '', cLine: cLine ?? '' },
    ai: {
      vocals: aiDisclosure?.vocals ?? '',
      instruments: aiDisclosure?.instruments ?? '',
      composition: aiDisclosure?.composition ?? '',
      lyrics: aiDisclosure?.lyrics ?? '',
    },
    ...{ include: territories?.include ?? [], exclude: territories?.exclude ?? [] },
    tdm: tdm ?? noMining,
    imageId: track.artwork?.imageId ?? '',
    rights: rights ?? { master: [], writers: [], publishers: [] },
  };
};

const text = (value: string): string | null => (value.trim() === '' ? null : value.trim());
const list = (value: string): string[] | null => {
  const parts = value.split(',').flatMap((part) => text(part) ?? []);
  return parts.length > 0 ? parts : null;
};
/** Reads a decimal comma, too. The service rejects any other text, and names its field. */
const number = (value: string): unknown => {
  const given = text(value)?.replace(',', '.');
  return given === undefined ? null : Number.isNaN(Number(given)) ? given : Number(given);
};

const shareOf = ({ partyId, sharePct, role, administeredBy, territories }: ShareRow) => ({
  ...{ partyId, sharePct: spelled(sharePct) },
  ...(role !== undefined && { role }),
  ...(administeredBy !== undefined && administeredBy !== '' && { administeredBy }),
  ...(territories && { territories }),
});

const rightsOf = (rights: DetailsDraft['rights']): unknown =>
  sides.every((side) => rights[side].length === 0)
    ? null
    : Object.fromEntries(sides.map((side) => [side, rights[side].map(shareOf)]));

const artistsOf = (artists: readonly Credit[]): unknown =>
  artists.length === 0
    ? null
    : artists.map(({ artistId, name, role }) =>
        artistId === '' ? { name: name.trim(), role } : { artistId, role },
      );

type Entered = Pick<DetailsDraft, 'include' | 'exclude'>;

/** Returns the rule of the entered territories. Unknown ones are in it, too: the service names them. */
export const ruleOf = ({ include, exclude }: Entered) => ({
  include: include.length === 0 ? ['WORLD'] : [...include],
  exclude: [...exclude],
});

/** Returns the rule as it is sent; null for all countries. */
const territoriesOf = (entered: Entered): unknown =>
  entered.include.length + entered.exclude.length === 0 ? null : ruleOf(entered);

/** Returns the members of a request, as they would be without regard to what the track has. */
const membersOf = (draft: DetailsDraft): Readonly<Record<string, unknown>> => {
  const { bpm, energy, tonic, mode, ai, rights, artists, genres, moods, instruments, keywords, ...others } =
    draft;
  const { include, exclude, tdm, ...texts } = others;
  const hasAi = aiParts.some((part) => ai[part] !== '');
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, text(value)])),
    ...{ genres: list(genres), moods: list(moods) },
    ...{ instruments: list(instruments), keywords: list(keywords) },
    ...{ bpm: number(bpm), energy: number(energy) },
    key: tonic === '' && mode === '' ? null : { tonic, mode },
    aiDisclosure: hasAi ? ai : null,
    rights: rightsOf(rights),
    artists: artistsOf(artists),
    territories: territoriesOf({ include, exclude }),
    tdm: miningUses.every((use) => tdm[use] === 'notAllowed') ? null : tdm,
  };
};

/** Returns the changes of a draft as a request; undefined if there are none. */
export const editOf = (before: DetailsDraft, after: DetailsDraft): UpdateTrackBodyDto | undefined => {
  const [old, next] = [membersOf(before), membersOf(after)];
  const names = changedIn(old, next);
  if (names.length === 0) return undefined;
  // The service checks each member, and names the field of one that it does not accept.
  return Object.fromEntries(names.map((name) => [name, next[name]]));
};
