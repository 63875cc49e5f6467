import { once } from 'node:events';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { SearchAddress } from './address.ts';
import { openSearchServer } from './client.ts';
import type { FeedIssue } from './feed/failures.ts';
import { startFeed, type Feed, type FeedOptions } from './feed/feed.ts';
import { prefixOf } from './mapping.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';
import { playCounts, type PlayCounts } from './query/play-counts.ts';
import { asking, type SearchLimits } from './query/search-answer.ts';
import { searching } from './query/search.ts';

const defaultLimits: SearchLimits = { maxAtOnce: 10_000, maxRequests: 50 };

interface Dependencies extends FeedOptions {
  /** The source of popularity; without it all tracks are equally popular. */
  readonly journal?: PlayCounts;
  readonly timeouts?: Timeouts;
  readonly limits?: SearchLimits;
}

export interface OpenSearchCatalogIndex extends CatalogIndex {
  /** Returns whether an index of the whole catalog is on the server. Until then, a search waits for a while and then throws `Unavailable`. */
  readonly ready: () => boolean;
  /** Returns the reason if the server does not respond or the index is not updated. */
  readonly issue: () => string | undefined;
  /** Returns the last change of the catalog that searches find. */
  readonly version: () => number;
  readonly close: () => Promise<void>;
}

const outages: Readonly<Record<FeedIssue['of'], string>> = {
  server: 'the search server does not respond',
  store: 'the catalog cannot be read from the store',
  index: 'the search index is built again',
};

/** Resolves when the index is ready; throws `Unavailable` after a while. */
const beginning = async (feed: Feed, loadingMs: number): Promise<void> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), loadingMs);
  try {
    while (feed.serving() === undefined && !late.signal.aborted)
      await Promise.race([feed.turn(), once(late.signal, 'abort')]);
  } finally {
    clearTimeout(timer);
  }
  if (feed.serving() !== undefined) return;
  const issue = feed.issue();
  throw new Unavailable(issue ? outages[issue.of] : 'the catalog is still loading');
};

const issueText = ({ of, since }: FeedIssue): string => {
  const time = new Date(since).toISOString();
  if (of === 'server')
    return `The search server has been unavailable since ${time}. Searches fail or lack recent changes.`;
  if (of === 'store')
    return `The search index has not been updated since ${time}, because the store cannot be read. Searches lack recent changes.`;
  return `The search index has been missing since ${time} and is built again. Searches fail until it is complete.`;
};

/** Returns an index of all approved tracks on an OpenSearch server, which all processes share. */
export const openSearchCatalogIndex = (
  address: SearchAddress,
  { journal, timeouts = defaultTimeouts, limits = defaultLimits, ...followed }: Dependencies,
): OpenSearchCatalogIndex => {
  const server = openSearchServer(address, timeouts);
  const feed = startFeed(server, prefixOf(address), followed);
  let closed: Promise<void> | undefined;
  const search = searching(asking(server, feed.serving, limits), playCounts(journal), limits);
  return {
    search: async (request, now) => {
      if (feed.serving() === undefined) await beginning(feed, timeouts.loading);
      return search(request, now);
    },
    ready: () => feed.serving() !== undefined,
    issue: () => {
      const issue = feed.issue();
      return issue && issueText(issue);
    },
    version: feed.version,
    // The driver never responds if it is closed twice.
    close: () => (closed ??= feed.close().then(server.close)),
  };
};
