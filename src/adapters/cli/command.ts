import type { ParseArgsConfig } from 'node:util';

/** The output of a command: results to `out`, errors to `err`; `progress` overwrites itself on a terminal. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  progress(line: string): void;
  /** Returns whether `out` is closed, as after `| head`: a listing ends there. */
  isClosed?(): boolean;
  /** Calls `stop` at the first Ctrl-C, until the returned function is called. A second one ends the process. */
  onInterrupt?(stop: () => void): () => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** One of the operator's commands. `run` returns whether all of it succeeded, or `interrupted` after Ctrl-C. */
export interface OperatorCommand {
  readonly name: string;
  /** The text after the name in the help. */
  readonly usage: string;
  /** One line of the general help. */
  readonly summary: string;
  /** Further paragraphs of the help of this command. */
  readonly details?: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly arguments: { readonly min: number; readonly max: number };
  run(given: Arguments, terminal: Terminal): Promise<boolean | 'interrupted'>;
}

export const jsonOption = { json: { type: 'boolean', default: false } } as const;

/** Returns whether the result is requested as JSON, one document in each line. */
export const wantsJson = ({ values }: Arguments): boolean => values['json'] === true;

/** The arguments are invalid; the message is printed with the usage. */
export class UsageError extends Error {}

/** Returns a value of a fixed list, or throws with the permitted values. */
export const oneOf = <const T extends string>(what: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((name) => name === value);
  if (found === undefined) throw new UsageError(`${what} "${value}" is not one of ${allowed.join(', ')}`);
  return found;
};

/** Returns the items of a comma-separated list; `none` is the empty one. */
export const listOf = (value: string): readonly string[] =>
  value === 'none'
    ? []
    : value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');

export const textOf = (given: Arguments, name: string): string | undefined => {
  const value = given.values[name];
  return typeof value === 'string' ? value : undefined;
};

export const wholeNumber = (what: string, value: string): number => {
  if (!/^\d{1,15}$/.test(value)) throw new UsageError(`${what} "${value}" is not a whole number`);
  return Number(value);
};
