import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { UsageError } from './session.ts';

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
/** For what is no result: progress and questions. */
export const note = (text: string): void => void process.stderr.write(`${text}\n`);

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Prints rows with columns of equal width; the last one is not padded. */
export const printTable = (heads: readonly string[], rows: readonly (readonly string[])[]): void => {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  for (const row of all)
    print(
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  '),
    );
};

/** Asks a question on the terminal. Fails where there is nobody to ask. */
export const ask = async (question: string, otherwise: string): Promise<string> => {
  if (!process.stdin.isTTY) throw new UsageError(otherwise);
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await reader.question(question)).trim();
  } finally {
    reader.close();
  }
};

/** Reads a secret: from a pipe, or from the terminal without showing it. */
export const readSecret = async (question: string): Promise<string> => {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) {
    let text = '';
    for await (const piece of stdin) text += String(piece);
    return text.trim();
  }
  stderr.write(question);
  const silent = createInterface({ input: stdin, terminal: true });
  try {
    return (await silent.question('')).trim();
  } finally {
    silent.close();
    stderr.write('\n');
  }
};
