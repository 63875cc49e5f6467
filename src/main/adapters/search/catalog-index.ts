import { join } from 'node:path';
import { memoryCatalogIndex } from '../../../adapters/memory/index.ts';
import type { CatalogIndex } from '../../../ports/driven/catalog/catalog-index.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { UsageJournal } from '../../../ports/driven/usage/usage-journal.ts';
import { chosen, type Settings } from '../pluggable/index.ts';
import type { SharedIndex } from '../pluggable/kinds.ts';

export interface OpenIndex extends CatalogIndex {
  /** Starts to read the catalog at the first call: a process that never searches has no index. */
  begin(): void;
  ready(): boolean;
  /** The reason if it is degraded. */
  issue(): string | undefined;
  close(): Promise<void>;
}

interface Dependencies {
  readonly library: TrackLibrary;
  readonly journal: UsageJournal;
  readonly clock: Clock;
  /** Receives lines about the index. */
  readonly report: (line: string) => void;
}

const inMemory = (dataDir: string, { library, journal, clock, report }: Dependencies): SharedIndex => {
  const index = memoryCatalogIndex({
    ...{ library, journal, clock },
    snapshot: {
      path: join(dataDir, 'search-index.snapshot'),
      findMany: (ids) => library.findMany(ids),
      report,
    },
  });
  return { ...index, issue: () => undefined, close: async () => index.close() };
};

/** The only place that chooses where tracks are searched: on a server if one is configured, otherwise in the memory of each process. */
export const openIndex = (
  { settings, dataDir }: { readonly settings: Settings; readonly dataDir: string },
  dependencies: Dependencies,
): OpenIndex => {
  const configured = chosen('searchIndexes', settings);
  let opened: SharedIndex | Promise<SharedIndex> | undefined;
  let index: SharedIndex | undefined;
  const open = (): SharedIndex | Promise<SharedIndex> => {
    if (opened) return opened;
    if (!configured) return (opened = index = inMemory(dataDir, dependencies));
    const opening = configured.adapter.open(configured.read, dependencies);
    opened = opening.then((shared) => (index = shared));
    return opened;
  };
  return {
    begin: () => void open(),
    search: async (request, now) => (await open()).search(request, now),
    ready: () => index?.ready() ?? false,
    issue: () => index?.issue(),
    close: async () => {
      await (await opened)?.close();
    },
  };
};
