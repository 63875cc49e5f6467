import { hash } from 'node:crypto';
import type { FoundTracks } from '../../../ports/driving/catalog.ts';
import type { KeptPages } from './kept-pages.ts';

interface PageQuery {
  readonly limit: number;
  readonly facets?: readonly string[];
}

type Tracks = FoundTracks['tracks'];

const opening = Buffer.from('{"data":[');
const comma = 0x2c;

/** Returns the end of a page as JSON: everything after its tracks. */
const closingOf = (
  { nextCursor, total, facets, suggestions }: FoundTracks,
  { limit, facets: wanted }: PageQuery,
): string => {
  const pagination = JSON.stringify({ limit, nextCursor, total });
  const counts = wanted ? `,"facets":${JSON.stringify(facets)}` : '';
  const offered = suggestions ? `,"suggestions":${JSON.stringify(suggestions)}` : '';
  return `],"pagination":${pagination}${counts}${offered}}`;
};

/** Returns a page as JSON, built from the JSON of its tracks. */
const pageJson = (tracks: Tracks, end: string): Uint8Array => {
  const closing = Buffer.from(end);
  const length = tracks.reduce((sum, { json }) => sum + json.length + 1, opening.length + closing.length);
  // A part of the pool of small buffers would keep the whole pool in memory as long as the page is kept.
  const page = Buffer.allocUnsafeSlow(length);
  page.set(opening, 0);
  let at = opening.length;
  for (const { json } of tracks) {
    page.set(json, at);
    at += json.length;
    page[at++] = comma;
  }
  // The closing part replaces the last comma.
  if (tracks.length > 0) at--;
  page.set(closing, at);
  return page.subarray(0, at + closing.length);
};

/**
 * Returns the ETag, unquoted: a digest of the page with the digests of its tracks, which have the same length, in place
 * of their JSON. Increase the digit before the point when the form of a page changes.
 */
const pageTag = (tracks: Tracks, closing: string): string => {
  let page = closing;
  for (const { digest } of tracks) page += digest;
  return `2.${hash('sha256', page, 'base64url').slice(0, 27)}`;
};

/** Returns the JSON and the ETag of a page of search results. */
export const pageOfTracks = (found: FoundTracks, query: PageQuery, pages?: KeptPages) => {
  const closing = closingOf(found, query);
  const etag = pageTag(found.tracks, closing);
  const join = () => pageJson(found.tracks, closing);
  return { json: pages ? pages(etag, join) : join(), etag };
};
