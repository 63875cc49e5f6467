import { wasPublished, type Track } from '../../catalog/track.ts';
import { prefixKey } from '../../shared/prefix.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** The identification of a track by an appellant who does not know its ID. */
export type NamedRecording = { readonly isrc: string } | { readonly title: string; readonly artist: string };

/** No published track has this name, several do, or too many tracks share it to compare them. */
export type RecordingNotNamed =
  | { readonly kind: 'recording-not-found' }
  | { readonly kind: 'recording-ambiguous' }
  | { readonly kind: 'recording-too-common' };

const key = (text: string): string => prefixKey(text.trim());

export const hasName = (
  track: Track,
  { title, artist }: { readonly title: string; readonly artist: string },
) => key(track.title) === key(title) && track.artists.some(({ name }) => key(name) === key(artist));

/**
 * Returns the published track that an appellant means; if several have the name, the one with a decision
 * against it.
 */
export const meantOf = (
  named: readonly { readonly track: Track; readonly isDecidedAgainst: boolean }[],
): Result<Track, RecordingNotNamed> => {
  const published = named.filter(({ track }) => wasPublished(track));
  const against = published.filter(({ isDecidedAgainst }) => isDecidedAgainst);
  const [meant, ...others] = published.length > 1 && against.length > 0 ? against : published;
  if (!meant) return fail({ kind: 'recording-not-found' });
  return others.length > 0 ? fail({ kind: 'recording-ambiguous' }) : ok(meant.track);
};
