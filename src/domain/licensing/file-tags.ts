import { titleOf, artistsOf } from '../catalog/attribution.ts';
import type { TdmPermission, TextAndDataMining } from '../catalog/license-terms.ts';
import type { TrackRecord } from '../catalog/track.ts';
import type { LicenseId, TrackId } from '../shared/ids.ts';
import type { License } from './license.ts';

/** The tags of a file that is sent to clients, which players and crawlers read. */
export interface FileTags {
  readonly title: string;
  readonly artist: string;
  readonly album?: string;
  readonly isrc: string;
  readonly trackId: TrackId;
  /** Absent in previews, which need no license. */
  readonly license?: {
    readonly licenseId: LicenseId;
    /** The address at which anyone can check whether the license is in force. */
    readonly verifyUrl: string;
  };
  readonly termsUrl: string;
  /** Text and data mining, separately for each use. */
  readonly tdm: TextAndDataMining;
}

type Described = Pick<TrackRecord, 'trackId' | 'title' | 'version' | 'artists' | 'album' | 'isrc' | 'tdm'>;

/**
 * Returns the tags of a file of a track; without a license those of a preview. `part` is the name of a stem.
 */
export const fileTags = (
  track: Described,
  baseUrl: string,
  { license, part }: { readonly license?: License; readonly part?: string } = {},
): FileTags => ({
  title: part === undefined ? titleOf(track) : `${titleOf(track)} – ${part}`,
  artist: artistsOf(track),
  ...(track.album && { album: track.album.title }),
  isrc: track.isrc,
  trackId: track.trackId,
  ...(license && {
    license: {
      licenseId: license.licenseId,
      verifyUrl: `${baseUrl}/api/v1/verify/${license.licenseId}`,
    },
  }),
  termsUrl: `${baseUrl}/api/v1/tracks/${track.trackId}/license-terms`,
  tdm: license ? strictest(track.tdm, license.terms.tdm) : track.tdm,
});

const byStrictness: readonly TdmPermission[] = ['allowed', 'constrained', 'notAllowed'];

const stricter = (a: TdmPermission, b: TdmPermission): TdmPermission =>
  byStrictness.indexOf(a) >= byStrictness.indexOf(b) ? a : b;

/** A consent counts only if both the current declaration of the track and the licensed terms give it. */
const strictest = (track: TextAndDataMining, terms: TextAndDataMining): TextAndDataMining => ({
  dataMining: stricter(track.dataMining, terms.dataMining),
  aiInference: stricter(track.aiInference, terms.aiInference),
  aiTraining: stricter(track.aiTraining, terms.aiTraining),
  aiGenerativeTraining: stricter(track.aiGenerativeTraining, terms.aiGenerativeTraining),
});
