import { UsageError, type OperatorCommand } from '../command.ts';

/** `requestRebuild` is undefined without a search server. */
export const rebuildSearchCommand = ({
  requestRebuild,
}: {
  readonly requestRebuild: (() => Promise<void>) | undefined;
}): OperatorCommand => ({
  name: 'rebuild-search',
  usage: '',
  summary: 'builds a new search index on the server that SEARCH_URL names',
  details: [
    'A process of the service builds the index from the store. Searches use the current index until the new one is complete (docs/scale.md).',
  ],
  options: {},
  arguments: { min: 0, max: 0 },
  run: async (_given, terminal) => {
    if (!requestRebuild)
      throw new UsageError(
        'Set SEARCH_URL to the address of the search server. An index in memory is built at each start',
      );
    await requestRebuild();
    terminal.out('A new search index is built. Searches use the current one until it is complete.');
    return true;
  },
});
