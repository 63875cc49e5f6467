import type { ParseArgsConfig } from 'node:util';

/** Where a command writes its lines: results to `out`, faults to `err`; `progress` overwrites itself on a terminal. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  progress(line: string): void;
  /** Whether nobody reads `out` any more, as after `| head`: a listing ends there. */
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
  /** As the help shows it, after the name. */
  readonly usage: string;
  /** One line of the general help. */
  readonly summary: string;
  /** What the help of this command says besides, a paragraph each. */
  readonly details?: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly arguments: { readonly least: number; readonly most: number };
  run(given: Arguments, terminal: Terminal): Promise<boolean | 'interrupted'>;
}

export const jsonOption = { json: { type: 'boolean', default: false } } as const;

/** Whether the result is asked for as JSON, one document a line. */
export const wantsJson = ({ values }: Arguments): boolean => values['json'] === true;

/** The words of the command line make no sense: said with the usage. */
export class UsageWrong extends Error {}

/** A value out of a fixed list, or a clear word about what would do. */
export const oneOf = <const T extends string>(what: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((name) => name === value);
  if (found === undefined) throw new UsageWrong(`${what} "${value}" is not one of ${allowed.join(', ')}`);
  return found;
};

/** A comma-separated list; `none` stands for the empty one. */
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
  if (!/^\d{1,15}$/.test(value)) throw new UsageWrong(`${what} "${value}" is not a whole number`);
  return Number(value);
};
