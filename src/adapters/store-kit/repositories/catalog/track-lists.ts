import type { Track } from '../../../../domain/catalog/track.ts';
import { prefixEnd, prefixKey } from '../../../../domain/shared/prefix.ts';
import { matchesTerms, trackTerms } from '../../../../domain/staff/record-terms.ts';
import type { ListPage } from '../../../../ports/driven/shared/list-page.ts';
import type { TrackFilter, TrackLibrary } from '../../../../ports/driven/catalog/track-library.ts';
import { artistKey, isrcReleased, labelKey, titleKey, tracks } from '../../collections/catalog.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { listed, type Walk } from '../shared/list-walk.ts';
import { searched } from '../shared/term-walk.ts';

const { byVersion, ofIsrc, ofStatus, byTitle, byArtist, byLabel, byTerm } = tracks.indexes;

interface Prefixed {
  readonly index: Index<Track>;
  readonly keyOf: (track: Track) => string;
  readonly prefix: string;
}

const prefixesOf = ({ titlePrefix, artistPrefix, labelPrefix }: TrackFilter): readonly Prefixed[] =>
  [
    { index: byTitle, keyOf: titleKey, prefix: titlePrefix },
    { index: byArtist, keyOf: artistKey, prefix: artistPrefix },
    { index: byLabel, keyOf: labelKey, prefix: labelPrefix },
  ].flatMap(({ prefix, ...rest }) => (prefix === undefined ? [] : [{ ...rest, prefix: prefixKey(prefix) }]));

const walkFor = ({ status }: TrackFilter, [first]: readonly Prefixed[]): Omit<Walk<Track>, 'wanted'> => {
  if (first) {
    const { index, keyOf, prefix } = first;
    const placeOf = (track: Track) => ({ at: keyOf(track), id: track.trackId });
    return { index, placeOf, range: { from: prefix, until: prefixEnd(prefix) } };
  }
  const placeOf = ({ catalogVersion, trackId }: Track) => ({ at: catalogVersion, id: trackId });
  return status === undefined
    ? { index: byVersion, placeOf, range: { descending: true } }
    : { index: ofStatus, placeOf, range: { equal: [status], descending: true } };
};

export const listTracks = async (
  kernel: Kernel,
  filter: TrackFilter,
  request: Parameters<TrackLibrary['list']>[1],
): Promise<ListPage<Track>> => {
  const { status, isrc, terms } = filter;
  const prefixes = prefixesOf(filter);
  const wanted = (track: Track): boolean =>
    (status === undefined || track.moderationStatus === status) &&
    prefixes.every(({ keyOf, prefix }) => keyOf(track).startsWith(prefix)) &&
    (terms === undefined || matchesTerms(trackTerms(track), terms));
  if (isrc === undefined && terms)
    return searched(
      kernel,
      { index: byTerm, termsOf: trackTerms, idOf: ({ trackId }) => trackId, wanted },
      ...([terms, request] as const),
    );
  if (isrc === undefined) return listed(kernel, { ...walkFor(filter, prefixes), wanted }, request);
  const placeOf = (track: Track) => ({ at: isrcReleased(track), id: track.trackId });
  return listed(kernel, { index: ofIsrc, placeOf, range: { equal: [isrc] }, wanted }, request);
};
