import type { Track } from '../../../domain/catalog/track.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';

/** Returns the first `max` changes after a version, or fewer; none only if there are currently no more. */
export type ChangeFeed = (after: number, max: number) => Promise<readonly Track[]>;

/** The number of records that are read at a time: a few milliseconds with SQLite. */
const pageSize = 250;

/**
 * Returns changes in small portions, but reads them in large pages. It reads the next page while a full page
 * is being returned, because a database across a network is slow. It has one reader, which continues where it
 * was.
 */
export const changeFeed = ({ changes }: Pick<TrackLibrary, 'changes'>): ChangeFeed => {
  let page: readonly Track[] = [];
  let given = 0;
  let coming: Promise<readonly Track[]> | undefined;

  const askAhead = (after: number): Promise<readonly Track[]> => {
    const page = changes(after, pageSize);
    page.catch(() => undefined);
    return page;
  };
  const nextPage = async (after: number): Promise<readonly Track[]> => {
    const ahead = coming;
    coming = undefined;
    const early = await ahead;
    // Further changes may have been committed since an empty page was read.
    const next = early && early.length > 0 ? early : await changes(after, pageSize);
    const last = next.length === pageSize ? next.at(-1) : undefined;
    if (last) coming = askAhead(last.catalogVersion);
    return next;
  };

  return async (after, max) => {
    const left = page.slice(given, given + max);
    if (left.length === max) {
      given += max;
      return left;
    }
    page = await nextPage(left.at(-1)?.catalogVersion ?? after);
    given = max - left.length;
    return [...left, ...page.slice(0, given)];
  };
};
