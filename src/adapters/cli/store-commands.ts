import type { OperatorCommand } from './command.ts';

interface Dependencies {
  /** Undefined where the store prepares itself. */
  readonly prepare: ((progress: (line: string) => void) => Promise<void>) | undefined;
  readonly initialize: () => Promise<'created' | 'present'>;
}

/** What is done to the store itself, while no service need run on it. */
export const storeCommands = ({ prepare, initialize }: Dependencies): readonly OperatorCommand[] => [
  {
    name: 'init',
    usage: '',
    summary: 'creates an empty store in DATA_DIR',
    details: [
      'The service creates its store at its first start. Run this command to import a catalog before that. ' +
        'An existing store is not changed.',
    ],
    options: {},
    arguments: { least: 0, most: 0 },
    run: async (_, terminal) => {
      const done = await initialize();
      terminal.out(
        done === 'created' ? 'Created the store.' : 'DATA_DIR already contains a store. Nothing was changed.',
      );
      return true;
    },
  },
  {
    name: 'prepare-mongodb',
    usage: '',
    summary: 'prepares the database of MONGODB_URL for this release',
    details: [
      'Creates the collections, validators and indexes that this release needs. Running it again changes nothing.',
    ],
    options: {},
    arguments: { least: 0, most: 0 },
    run: async (_, terminal) => {
      if (prepare) await prepare((line) => terminal.out(line));
      terminal.out(
        prepare ? 'prepared' : 'Nothing to prepare: without MONGODB_URL the store prepares itself.',
      );
      return true;
    },
  },
];
