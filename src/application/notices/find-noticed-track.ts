import { wasPublished, type Track } from '../../domain/catalog/track.ts';
import { namedTrack } from '../../domain/notices/noticed-track.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';

export interface NamingDependencies {
  readonly library: Pick<TrackLibrary, 'find' | 'findByIsrc'>;
  readonly textSigner: TextSigner;
  readonly baseUrl: string;
}

/** Returns the ID in the signed text of a link to a preview or a file, which may have expired. */
const trackOfLink = (textSigner: TextSigner, token: string): TrackId | undefined => {
  const signed = textSigner.verify(token, 'media');
  return signed === undefined ? undefined : (JSON.parse(signed) as { readonly trackId?: TrackId }).trackId;
};

/** Returns the published track that a reporter names, including one that was taken down. */
export const noticedTrack = async (
  { library, textSigner, baseUrl }: NamingDependencies,
  text: string,
): Promise<Track | undefined> => {
  const named = namedTrack(text, baseUrl);
  if (!named) return undefined;
  const trackId =
    named.by === 'media' ? trackOfLink(textSigner, named.token) : named.by === 'id' && TrackId(named.trackId);
  const found = await (named.by === 'isrc'
    ? library.findByIsrc(named.isrc)
    : trackId
      ? library.find(trackId)
      : undefined);
  return found && wasPublished(found) ? found : undefined;
};
