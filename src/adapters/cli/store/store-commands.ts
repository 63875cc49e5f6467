import type { OperatorCommand } from '../command.ts';

/** A store that a command prepares for this release. */
interface Preparation {
  readonly command: string;
  /** The variable that names its database. */
  readonly variable: string;
  /** The objects that it creates, for the help. */
  readonly creates: string;
  /** Undefined if another store is chosen. */
  readonly run: ((progress: (line: string) => void) => Promise<void>) | undefined;
}

interface Dependencies {
  readonly preparations: readonly Preparation[];
  readonly initialize: () => Promise<'created' | 'present'>;
}

const prepareCommand = ({ command, variable, creates, run }: Preparation): OperatorCommand => ({
  name: command,
  usage: '',
  summary: `prepares the database of ${variable} for this release`,
  details: [`Creates the ${creates} that this release needs. Running it again changes nothing.`],
  options: {},
  arguments: { min: 0, max: 0 },
  run: async (_, terminal) => {
    if (run) await run((line) => terminal.out(line));
    terminal.out(run ? 'prepared' : `Nothing to prepare: ${variable} is not set.`);
    return true;
  },
});

/** Commands for the store itself, which need no running service. */
export const storeCommands = ({ preparations, initialize }: Dependencies): readonly OperatorCommand[] => [
  {
    name: 'init',
    usage: '',
    summary: 'creates an empty store in DATA_DIR',
    details: [
      'The service creates its store at its first start. Run this command to import a catalog before that. ' +
        'An existing store is not changed.',
    ],
    options: {},
    arguments: { min: 0, max: 0 },
    run: async (_, terminal) => {
      const done = await initialize();
      terminal.out(
        done === 'created' ? 'Created the store.' : 'DATA_DIR already contains a store. Nothing was changed.',
      );
      return true;
    },
  },
  ...preparations.map(prepareCommand),
];
