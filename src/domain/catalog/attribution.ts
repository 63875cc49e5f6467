import type { TrackRecord } from './track.ts';
import type { LicenseTerms } from './license-terms.ts';

/** The credit that published content carries, in the three forms that partners paste. */
export interface Attribution {
  readonly text: string;
  readonly html: string;
  readonly markdown: string;
  readonly required: boolean;
  readonly placement: 'description' | 'end_credits';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()#+\-.!|<>~]/g, '\\$&');

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} & ${names.at(-1) ?? ''}`;

/** Returns the title with its version, as in "Slow Harbour (Radio Edit)". */
export const titleOf = ({ title, version }: Pick<TrackRecord, 'title' | 'version'>): string =>
  version ? `${title} (${version})` : title;

/** Returns the artists as they are credited, as in "Ada & Bo feat. Cy". */
export const artistsOf = ({ artists }: Pick<TrackRecord, 'artists'>): string => {
  const by = (role: 'main' | 'featured') => artists.filter((a) => a.role === role).map((a) => a.name);
  const featured = by('featured');
  return featured.length > 0 ? `${listed(by('main'))} feat. ${listed(featured)}` : listed(by('main'));
};

export const attributionOf = (
  track: Pick<TrackRecord, 'title' | 'version' | 'artists' | 'pLine'>,
  terms: Pick<LicenseTerms, 'attributionRequired' | 'media'>,
): Attribution => {
  const title = titleOf(track);
  const artists = artistsOf(track);
  return {
    text: `Music: “${title}” by ${artists}. ${track.pLine}`,
    html: `Music: <cite>${escapeHtml(title)}</cite> by ${escapeHtml(artists)}. ${escapeHtml(track.pLine)}`,
    markdown: `Music: *${escapeMarkdown(title)}* by ${escapeMarkdown(artists)}. ${escapeMarkdown(track.pLine)}`,
    required: terms.attributionRequired,
    placement: terms.media.some((m) => m === 'theatrical' || m === 'broadcast')
      ? 'end_credits'
      : 'description',
  };
};
