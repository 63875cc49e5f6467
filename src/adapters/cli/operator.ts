import { parseArgs } from 'node:util';
import { UsageWrong, type OperatorCommand, type Terminal } from './command.ts';

/** Runs one command line. The answer is the exit code: 0 all done, 1 something was refused, 2 not understood. */
export const runOperator = async (
  commands: readonly OperatorCommand[],
  words: readonly string[],
  terminal: Terminal,
): Promise<0 | 1 | 2> => {
  const [name, ...rest] = words;
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    const asked = name === undefined || name === 'help' || name === '--help';
    if (!asked) terminal.err(`no command "${name}"\n`);
    if (asked) terminal.out(helpOf(commands));
    else terminal.err(helpOf(commands));
    return asked ? 0 : 2;
  }
  try {
    const { positionals, values } = parse(command, rest);
    return (await command.run({ positionals, values }, terminal)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageWrong)) throw error;
    terminal.err(`${error.message}\nusage: operator ${command.name} ${command.usage}`);
    return 2;
  }
};

const parse = (command: OperatorCommand, words: readonly string[]) => {
  const parsed = read(command, words);
  const { least, most } = command.arguments;
  if (parsed.positionals.length < least) throw new UsageWrong('something is missing');
  if (parsed.positionals.length > most)
    throw new UsageWrong(`"${parsed.positionals[most] ?? ''}" is one word too many`);
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
    throw new UsageWrong(error instanceof Error ? error.message : String(error));
  }
};

const helpOf = (commands: readonly OperatorCommand[]): string =>
  [
    'usage: npm run operator -- COMMAND …      (works while the service runs)',
    '',
    ...commands.flatMap(({ name, usage, summary }) => [`  ${name} ${usage}`, `      ${summary}`]),
  ].join('\n');
