import { parseIsrc } from '../catalog/identifiers.ts';

/** How a reporter names a track: by its ID, by its ISRC, or by the signed text in the address of its preview. */
export type NamedTrack =
  | { readonly by: 'id'; readonly trackId: string }
  | { readonly by: 'isrc'; readonly isrc: string }
  | { readonly by: 'media'; readonly token: string };

const idPattern = /\btrk_[0-9A-Z]{26}\b/g;

const addressIn = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Reads the ID, the ISRC, or the address of a page or preview of this service. Returns undefined if the text is none of
 * them, or an address that names no track or several.
 */
export const namedTrack = (given: string, baseUrl: string): NamedTrack | undefined => {
  const text = given.trim();
  const isrc = parseIsrc(text);
  if (isrc !== undefined) return { by: 'isrc', isrc };
  if (/^trk_[0-9A-Z]{26}$/.test(text)) return { by: 'id', trackId: text };
  const address = addressIn(text);
  if (!address || address.origin !== new URL(baseUrl).origin) return undefined;
  const token = /^\/media\/([^/]+)\/[^/]+$/.exec(address.pathname)?.[1];
  if (token !== undefined) return { by: 'media', token };
  const [trackId, ...others] = new Set(`${address.pathname}${address.search}`.match(idPattern) ?? []);
  return trackId !== undefined && others.length === 0 ? { by: 'id', trackId } : undefined;
};
