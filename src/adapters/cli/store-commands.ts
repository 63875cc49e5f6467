import type { OperatorCommand } from './command.ts';

interface Needs {
  /** Undefined where the store prepares itself. */
  readonly prepare: ((progress: (line: string) => void) => Promise<void>) | undefined;
}

/** What is done to the store itself, while no service need run on it. */
export const storeCommands = ({ prepare }: Needs): readonly OperatorCommand[] => [
  {
    name: 'prepare-mongodb',
    usage: '',
    summary: 'makes the collections, validators and indexes that this release needs; again changes nothing',
    options: {},
    arguments: { least: 0, most: 0 },
    run: async (_, terminal) => {
      if (prepare) await prepare((line) => terminal.out(line));
      terminal.out(
        prepare ? 'prepared' : 'nothing to prepare: without MONGODB_URL the store prepares itself',
      );
      return true;
    },
  },
];
