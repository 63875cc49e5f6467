import { randomUUID } from 'node:crypto';
import {
  openSearchCatalogIndex,
  requestRebuild,
  type OpenSearchCatalogIndex,
} from '../../../../src/adapters/opensearch/index.ts';
import { searchAddressOf, type SearchAddress } from '../../../../src/adapters/opensearch/address.ts';
import { seenSoon } from '../../eventually.ts';

type Dependencies = Parameters<typeof openSearchCatalogIndex>[1];

const addressOf = (url: string, name: string): SearchAddress => {
  const address = searchAddressOf(`${url}/${name}`);
  if (!address) throw new Error(`${url} is no address of a search server`);
  return address;
};

/** Returns a name for the indexes of one test. */
export const aSearchName = (): string => `platform-${randomUUID()}`;

/** On a slow machine, nothing is an outage. */
export const minute = { search: 60_000, state: 60_000, write: 60_000, loading: 60_000 };

/** An index on a server, with short pauses between two looks for changes. */
export const anOpenSearchIndex = (
  url: string,
  name: string,
  dependencies: Dependencies,
): OpenSearchCatalogIndex => {
  return openSearchCatalogIndex(addressOf(url, name), { pollMs: 25, timeouts: minute, ...dependencies });
};

/** Makes the leader build a new index. */
export const rebuilt = (url: string, name: string): Promise<void> =>
  requestRebuild(addressOf(url, name), minute);

/** Resolves when searches find all changes of the library, however slow the machine is. */
export const upToDate = async (
  { version }: OpenSearchCatalogIndex,
  { head }: Dependencies['library'],
): Promise<void> => {
  const isUpToDate = async (): Promise<boolean> => version() === (await head());
  if (!(await seenSoon(isUpToDate, Boolean, 120_000))) throw new Error(`the index is at ${version()}`);
};
