import type { Track } from '../../../domain/catalog/track.ts';
import type { TrackLibrary } from '../../../ports/driven/track-library.ts';

/** The changes after a version, the first `most` of them or fewer; none only where the library has none now. */
export type ChangeFeed = (after: number, most: number) => Promise<readonly Track[]>;

/** Records asked for at a time: those of a SQLite file are read in a few milliseconds. */
const pageSize = 250;

/**
 * Gives the changes of a library out little by little, and asks it for many at once; while a whole page of them is given
 * out, for the next page: a store across a network takes its time meanwhile. For one reader, who goes on where it was.
 */
export const changeFeed = ({ changes }: Pick<TrackLibrary, 'changes'>): ChangeFeed => {
  let page: readonly Track[] = [];
  let given = 0;
  let coming: Promise<readonly Track[]> | undefined;

  const askAhead = (after: number): Promise<readonly Track[]> => {
    const answer = changes(after, pageSize);
    answer.catch(() => undefined);
    return answer;
  };
  const nextPage = async (after: number): Promise<readonly Track[]> => {
    const ahead = coming;
    coming = undefined;
    const early = await ahead;
    // The end that was met some time ago may not be the end any more.
    const next = early && early.length > 0 ? early : await changes(after, pageSize);
    const last = next.length === pageSize ? next.at(-1) : undefined;
    if (last) coming = askAhead(last.catalogVersion);
    return next;
  };

  return async (after, most) => {
    const left = page.slice(given, given + most);
    if (left.length === most) {
      given += most;
      return left;
    }
    page = await nextPage(left.at(-1)?.catalogVersion ?? after);
    given = most - left.length;
    return [...left, ...page.slice(0, given)];
  };
};
