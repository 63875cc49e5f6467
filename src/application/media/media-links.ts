import type { AudioFormat, Quality, StemFormat } from '../../domain/catalog/audio.ts';
import type { ApprovedTrack, TrackRecord } from '../../domain/catalog/track.ts';
import type { Grant } from '../../domain/platforms/grant.ts';
import { type LicenseId, type PlatformId, type StemId, type TrackId } from '../../domain/shared/ids.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';

const minute = 60_000;
const previewLifetime = 15 * minute;
const downloadLifetime = 60 * minute;

/** The data of a signed link, which are checked again when its response starts. */
export type MediaGrant = {
  readonly trackId: TrackId;
  readonly platformId: PlatformId;
  /** Absent in links of a release that did not record it. */
  readonly grant?: Grant;
  readonly expiresAt: Instant;
} & (
  | { readonly kind: 'preview' }
  | ({ readonly kind: 'download'; readonly licenseId: LicenseId; readonly format: AudioFormat } & Quality)
  | {
      readonly kind: 'stem';
      readonly licenseId: LicenseId;
      readonly stemId: StemId;
      /** By default, the delivered format. */
      readonly format?: StemFormat;
    }
);

export interface MediaLink {
  readonly url: string;
  readonly expiresAt: Instant;
}

type Named = Pick<TrackRecord, 'title' | 'stems'>;
type Bearer = { readonly trackId: TrackId; readonly platformId: PlatformId; readonly grant: Grant };
type Licensed = Bearer & { readonly licenseId: LicenseId };

export interface MediaLinks {
  preview(bearer: Bearer, track: Named): MediaLink;
  download(bearer: Licensed & { readonly format: AudioFormat } & Quality, track: Named): MediaLink;
  stem(bearer: Licensed & { readonly stemId: StemId; readonly format?: StemFormat }, track: Named): MediaLink;
  /** Returns undefined if the link was not signed by this service or has expired. */
  read(token: string): MediaGrant | undefined;
}

interface Dependencies {
  readonly textSigner: TextSigner;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const mediaLinks = ({ textSigner, clock, baseUrl }: Dependencies): MediaLinks => {
  const link = (grant: MediaGrant, track: Named): MediaLink => ({
    url: `${baseUrl}/media/${textSigner.sign(JSON.stringify(grant), 'media')}/${filenameOf(grant, track)}`,
    expiresAt: grant.expiresAt,
  });
  return {
    preview: (bearer, track) =>
      link({ kind: 'preview', ...bearer, expiresAt: clock.now() + previewLifetime }, track),
    download: (bearer, track) =>
      link({ kind: 'download', ...bearer, expiresAt: clock.now() + downloadLifetime }, track),
    stem: (bearer, track) =>
      link({ kind: 'stem', ...bearer, expiresAt: clock.now() + downloadLifetime }, track),
    read: (token) => {
      const text = textSigner.verify(token, 'media');
      const grant = text === undefined ? undefined : (JSON.parse(text) as MediaGrant);
      return grant && clock.now() < grant.expiresAt ? grant : undefined;
    },
  };
};

/** Returns the name for browsers and players: the title in plain ASCII. */
export const filenameOf = (
  grant: MediaGrant,
  { title, stems }: Pick<ApprovedTrack, 'title' | 'stems'>,
): string => {
  const slug = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'track';
  switch (grant.kind) {
    case 'preview':
      return `${slug(title)}-preview.mp3`;
    case 'download':
      return `${slug(title)}.${grant.format}`;
    case 'stem': {
      const stem = stems.find(({ stemId }) => stemId === grant.stemId);
      return `${slug(title)}-${slug(stem?.name ?? 'stem')}.${grant.format ?? stem?.file.format ?? 'wav'}`;
    }
  }
};
