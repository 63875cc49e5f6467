import { once } from 'node:events';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { SearchAddress } from './address.ts';
import { openSearchServer } from './client.ts';
import { startFeed, type Feed, type FeedOptions } from './feed/feed.ts';
import { format } from './mapping.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';
import { playCounts, type PlayCounts } from './query/play-counts.ts';
import { asking } from './query/search-answer.ts';
import { searching } from './query/search.ts';

interface Dependencies extends FeedOptions {
  /** The source of popularity; without it all tracks are equally popular. */
  readonly journal?: PlayCounts;
  readonly timeouts?: Timeouts;
}

export interface OpenSearchCatalogIndex extends CatalogIndex {
  /** Returns whether an index of the whole catalog is on the server. Until then, a search waits for a while and then throws `Unavailable`. */
  readonly ready: () => boolean;
  /** Returns the reason if the server does not respond or the index is not updated. */
  readonly issue: () => string | undefined;
  /** Returns the last change of the catalog that searches find. */
  readonly version: () => number;
  /** Makes one of the processes build a new index; searches use the current one meanwhile. */
  readonly rebuild: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Resolves when the index is ready; throws `Unavailable` after a while. */
const beginning = async (feed: Feed, loadingMs: number): Promise<void> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), loadingMs);
  try {
    while (!feed.ready() && !late.signal.aborted)
      await Promise.race([feed.turn(), once(late.signal, 'abort')]);
  } finally {
    clearTimeout(timer);
  }
  if (feed.ready()) return;
  const failure = feed.failure();
  throw failure === undefined
    ? new Unavailable('the catalog is still loading')
    : new Unavailable('the search server does not respond', { cause: failure });
};

/** Returns an index of all approved tracks on an OpenSearch server, which all processes share. */
export const openSearchCatalogIndex = (
  address: SearchAddress,
  { journal, timeouts = defaultTimeouts, ...followed }: Dependencies,
): OpenSearchCatalogIndex => {
  const server = openSearchServer(address, timeouts);
  const alias = `${address.name}-v${format}`;
  const feed = startFeed(server, alias, followed);
  const search = searching(asking(server, alias), playCounts(journal));
  return {
    search: async (request, now) => {
      if (!feed.ready()) await beginning(feed, timeouts.loading);
      return search(request, now);
    },
    ready: feed.ready,
    issue: () =>
      feed.failure() === undefined
        ? undefined
        : 'The search server is unavailable. Searches fail or lack recent changes.',
    version: feed.version,
    rebuild: feed.rebuild,
    close: async () => {
      await feed.close();
      await server.close();
    },
  };
};
