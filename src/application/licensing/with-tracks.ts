import type { Track } from '../../domain/catalog/track.ts';
import type { Picture } from '../../domain/images/variants.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import type { License } from '../../domain/licensing/license.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListedLicense } from '../../ports/driving/licensing.ts';

/** Returns the licenses of a page with what their tracks permit now, and with the covers that the reader may see. */
export const withTracks = async (
  library: TrackLibrary,
  licenses: readonly License[],
  coverOf: (track: Track) => Picture | undefined,
): Promise<readonly ListedLicense[]> => {
  const tracks = await library.findMany([...new Set(licenses.map(({ trackId }) => trackId))]);
  const byId = new Map(tracks.map((track) => [track.trackId, track]));
  return licenses.map((license) => {
    const track = byId.get(license.trackId);
    const artwork = track && coverOf(track);
    return { license, ...permissionOf(license, track), ...(artwork && { artwork }) };
  });
};
