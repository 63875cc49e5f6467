import { termsOf } from '../catalog/search/search-text.ts';
import type { ApprovedTrack, Track } from '../catalog/track.ts';
import type { EnrichmentRow, MatchedBy, RowOutcome } from './enrichment.ts';

/** Tracks that a row may name. */
export interface Candidates {
  readonly byId?: Track | undefined;
  readonly byIsrc: readonly Track[];
  /** Tracks that match words of title and artist: far more than are meant. */
  readonly byWords: readonly Track[];
}

export type Matching =
  | { readonly outcome: 'matched'; readonly track: ApprovedTrack; readonly by: MatchedBy }
  | { readonly outcome: 'ambiguous'; readonly among: readonly ApprovedTrack[] }
  | { readonly outcome: 'none' };

const spelling = (text: string): string => termsOf(text).join(' ');

const isApproved = (track: Track | undefined): track is ApprovedTrack =>
  track?.moderationStatus === 'approved';

/**
 * Returns whether a track has this title, with or without the version, and one of these artists, or the
 * artists as credited.
 */
const isCalled = (
  { title, version, artists }: Track,
  requested: { title: string; artist: string },
): boolean => {
  const titles = [title, ...(version === undefined ? [] : [`${title} ${version}`])];
  const names = [...artists.map(({ name }) => name), artists.map(({ name }) => name).join(' ')];
  return (
    titles.some((one) => spelling(one) === spelling(requested.title)) &&
    names.some((one) => spelling(one) === spelling(requested.artist))
  );
};

/**
 * Returns the track that a row names: by ID, then by ISRC, then by title and artist; of several matches, the
 * one that is not another version.
 */
export const matchOf = (row: EnrichmentRow, { byId, byIsrc, byWords }: Candidates): Matching => {
  if (isApproved(byId)) return { outcome: 'matched', track: byId, by: 'trackId' };
  const [sameIsrc] = byIsrc.filter(isApproved);
  if (sameIsrc) return { outcome: 'matched', track: sameIsrc, by: 'isrc' };
  const { title, artist } = row;
  if (title === undefined || artist === undefined) return { outcome: 'none' };
  const called = byWords.filter(isApproved).filter((track) => isCalled(track, { title, artist }));
  const plain = called.filter(({ version }) => version === undefined);
  const [only, another] = plain.length > 0 ? plain : called;
  if (!only) return { outcome: 'none' };
  if (another) return { outcome: 'ambiguous', among: called };
  return { outcome: 'matched', track: only, by: 'titleAndArtist' };
};

/** Returns why a row without audio did not match a track. */
export const unmatched = (
  row: EnrichmentRow,
  matching: Exclude<Matching, { outcome: 'matched' }>,
): RowOutcome => {
  if (matching.outcome === 'ambiguous') {
    const ids = matching.among.map(({ trackId }) => trackId).slice(0, 5);
    const detail = `Several tracks match: ${ids.join(', ')}. Use trackId or isrc to choose one.`;
    return { status: 'failed', reason: 'ambiguous', detail };
  }
  const named =
    row.trackId !== undefined ||
    row.isrc !== undefined ||
    (row.title !== undefined && row.artist !== undefined);
  return named
    ? { status: 'failed', reason: 'track-not-found', detail: 'No track in the catalog matches.' }
    : {
        status: 'failed',
        reason: 'nothing-to-go-by',
        detail: 'Specify trackId, isrc, title and artist, or audio.',
      };
};
