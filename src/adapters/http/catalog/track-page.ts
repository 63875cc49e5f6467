import { hash } from 'node:crypto';
import type { FoundTracks } from '../../../ports/driving/catalog.ts';

interface PageQuery {
  readonly limit: number;
  readonly facets?: readonly string[];
}

const opening = Buffer.from('{"data":[');
const comma = 0x2c;

/** Returns a page as JSON, built from the JSON of its tracks. */
const pageJson = (
  { tracks, nextCursor, total, facets }: FoundTracks,
  { limit, facets: wanted }: PageQuery,
): Uint8Array => {
  const pagination = JSON.stringify({ limit, nextCursor, total });
  const counts = wanted ? `,"facets":${JSON.stringify(facets)}` : '';
  const closing = Buffer.from(`],"pagination":${pagination}${counts}}`);
  const length = tracks.reduce((sum, { json }) => sum + json.length + 1, opening.length + closing.length);
  const page = Buffer.allocUnsafe(length);
  page.set(opening, 0);
  let end = opening.length;
  for (const { json } of tracks) {
    page.set(json, end);
    end += json.length;
    page[end++] = comma;
  }
  // The closing part replaces the last comma.
  if (tracks.length > 0) end--;
  page.set(closing, end);
  return page.subarray(0, end + closing.length);
};

/**
 * Returns the ETag, unquoted: a digest of everything that the page is built from, with the digests of its tracks
 * in place of their JSON. Increase the digit before the point when the form of a page changes.
 */
const pageTag = ({ tracks, ...page }: FoundTracks, query: PageQuery): string => {
  const digests = tracks.map(({ digest }) => digest);
  return `1.${hash('sha256', JSON.stringify([query, page, digests]), 'base64url').slice(0, 27)}`;
};

/** Returns the JSON and the ETag of a page of search results. */
export const pageOfTracks = (found: FoundTracks, query: PageQuery) => ({
  json: pageJson(found, query),
  etag: pageTag(found, query),
});
