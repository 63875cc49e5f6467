import { childrenOf, defaultOf, firstAt, textOf, type Place } from './tree.ts';

/** A member of a row with the element that it comes from. */
interface Member {
  readonly value: unknown;
  readonly path: string;
}

export type Members = Record<string, Member>;

/** The members that a release, or the release of a track, states for its recordings. */
export interface ReleaseFacts {
  readonly genres?: Member;
  readonly releaseDate?: Member;
  readonly pLine?: Member;
  readonly cLine?: Member;
}

/** One more than a track can have, so that the row shows the error. */
const maxGenres = 51;

export const statedIn = (place: Place | undefined): Member | undefined =>
  place && textOf(place) !== '' ? { value: textOf(place), path: place.path } : undefined;

/** Returns the line of rights that applies in the first place that has one. */
export const lineOf = (name: 'PLine' | 'CLine', places: readonly Place[]): Member | undefined => {
  const line = places.map((place) => defaultOf(childrenOf(place, name))).find((found) => found !== undefined);
  return statedIn(line && firstAt(line, `${name}Text`));
};

const genresIn = (release: Place): Member | undefined => {
  const genres = childrenOf(release, 'Genre');
  const [first] = genres;
  if (!first) return undefined;
  const names = genres
    .flatMap((genre) => ['GenreText', 'SubGenre'].flatMap((name) => childrenOf(genre, name)))
    .map(textOf)
    .filter((name) => name !== '');
  return { value: names.slice(0, maxGenres), path: first.path };
};

/** Reads a release once for all of its recordings, which can be many. */
export const factsOf = (release: Place): ReleaseFacts => {
  const [genres, pLine, cLine] = [genresIn(release), lineOf('PLine', [release]), lineOf('CLine', [release])];
  const releaseDate = statedIn(
    defaultOf(childrenOf(release, 'ReleaseDate')) ?? defaultOf(childrenOf(release, 'OriginalReleaseDate')),
  );
  return {
    ...(genres && { genres }),
    ...(releaseDate && { releaseDate }),
    ...(pLine && { pLine }),
    ...(cLine && { cLine }),
  };
};
