import type { StatementFile } from './statement.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matches = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

/** An amount that `exactText` wrote; amounts of lines are never negative. */
export const exactPattern = /^\d{1,16}\.\d{6}$/;
export const hashPattern = /^[0-9a-f]{64}$/;

const isStatement = (value: unknown): boolean =>
  isObject(value) &&
  Number.isSafeInteger(value['amount']) &&
  matches(value['currency'], /^[A-Z]{3}$/) &&
  matches(value['exact'], exactPattern) &&
  Array.isArray(value['lines']) &&
  value['lines'].every((line) => isObject(line) && matches(line['exact'], exactPattern));

const isStep = (value: unknown): boolean =>
  isObject(value) && matches(value['side'], /^(?:left|right)$/) && matches(value['hash'], hashPattern);

/**
 * Returns the statement with its proof that a JSON value contains, or undefined if it is none. Only the members that are computed with
 * are checked: all others change the hash, and so fail the proof.
 */
export const statementFileFrom = (value: unknown): StatementFile | undefined =>
  isObject(value) &&
  isStatement(value['statement']) &&
  typeof value['salt'] === 'string' &&
  matches(value['root'], hashPattern) &&
  Array.isArray(value['proof']) &&
  value['proof'].every(isStep)
    ? (value as unknown as StatementFile)
    : undefined;
