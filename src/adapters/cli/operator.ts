import { parseArgs } from 'node:util';
import { UsageError, type OperatorCommand, type Terminal } from './command.ts';

/** Runs a command line and returns the exit code: 0 success, 1 rejected, 2 invalid usage, 130 Ctrl-C. */
export const runOperator = async (
  commands: readonly OperatorCommand[],
  words: readonly string[],
  terminal: Terminal,
): Promise<0 | 1 | 2 | 130> => {
  const [name, ...rest] = named(words);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    const requested = name === undefined || name === 'help';
    if (!requested) terminal.err(`Unknown command "${name}".\n`);
    if (requested) terminal.out(helpOf(commands));
    else terminal.err(helpOf(commands));
    return requested ? 0 : 2;
  }
  if (rest.some(isHelp)) {
    terminal.out(helpOfCommand(command));
    return 0;
  }
  try {
    const { positionals, values } = parse(command, rest);
    const ended = await command.run({ positionals, values }, terminal);
    if (ended === 'interrupted') return 130;
    return ended ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`${error.message}\nUsage: operator ${lineOf(command)}`);
    return 2;
  }
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** `help import` means `import --help`. */
const named = (words: readonly string[]): readonly string[] => {
  const [first = '', second] = words;
  if (first !== 'help' && !isHelp(first)) return words;
  return second === undefined ? ['help'] : [second, '--help'];
};

const lineOf = ({ name, usage }: OperatorCommand): string => (usage === '' ? name : `${name} ${usage}`);

const parse = (command: OperatorCommand, words: readonly string[]) => {
  const parsed = read(command, words);
  const { min, max } = command.arguments;
  if (parsed.positionals.length < min) throw new UsageError('An argument is missing.');
  if (parsed.positionals.length > max)
    throw new UsageError(`Unexpected argument "${parsed.positionals[max] ?? ''}".`);
  return parsed;
};

const read = ({ options }: OperatorCommand, words: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { positionals, values: values as Readonly<Record<string, string | boolean | undefined>> };
  } catch (error) {
    // Only the first sentence is useful; the rest explains `--`.
    const message = error !== null && typeof error === 'object' && 'message' in error ? error.message : error;
    const [said = ''] = String(message).split('. ');
    throw new UsageError(`${said.replace(/\.$/, '')}.`);
  }
};

const helpOf = (commands: readonly OperatorCommand[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run operator -- COMMAND [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'COMMAND --help shows the options of a command. Commands work while the service runs.',
    'MONGODB_URL, DATABASE_URL or DATA_DIR selects the store, as for the service.',
  ].join('\n');
};

const helpOfCommand = (command: OperatorCommand): string =>
  [
    `Usage: npm run operator -- ${lineOf(command)}`,
    '',
    `${command.summary}.`,
    ...(command.details ?? []).flatMap((paragraph) => ['', paragraph]),
  ].join('\n');
