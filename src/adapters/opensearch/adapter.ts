import { z } from 'zod';
import { searchAddressOf, type SearchAddress } from './address.ts';
import type { FeedOptions } from './feed/feed.ts';
import type { PlayCounts } from './query/play-counts.ts';

interface Read {
  readonly SEARCH_URL: string;
}

const addressIn = (url: string): SearchAddress => {
  const address = searchAddressOf(url);
  if (!address) throw new Error('SEARCH_URL is not a valid address');
  return address;
};

/** A catalog index on a server, for catalogs that do not fit into the memory of a process. */
export const searchIndex = {
  variables: {
    SEARCH_URL: z
      .string()
      .refine(
        (text) => searchAddressOf(text) !== undefined,
        'must be a URL such as https://user:password@host:9200/name. Leave out the name, or use lowercase letters, digits, - and _',
      )
      .optional()
      .meta({
        description: 'Searches an index of the catalog in OpenSearch or Elasticsearch.',
        accepts:
          '`https://[user:password@]host[:port][/name]`; indexes begin with the name, or `platform-licensing`',
        absent: 'each process searches an index in its memory',
      }),
  },
  issues: () => [],
  chosenBy: 'SEARCH_URL',
  open: async ({ SEARCH_URL: url }: Read, dependencies: FeedOptions & { readonly journal: PlayCounts }) => {
    const { openSearchCatalogIndex } = await import('./index.ts');
    return openSearchCatalogIndex(addressIn(url), dependencies);
  },
  requestRebuild: async ({ SEARCH_URL: url }: Read) => {
    const { requestRebuild } = await import('./index.ts');
    await requestRebuild(addressIn(url));
  },
};
