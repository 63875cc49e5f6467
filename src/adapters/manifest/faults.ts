import type { z } from 'zod';
import type { RowIssue } from '../../domain/catalog/delivery/delivery.ts';

type Issue = z.core.$ZodIssue;

/** `rights.writers[0].ipi` */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (field, part) =>
      typeof part === 'number'
        ? `${field}[${part}]`
        : field === ''
          ? String(part)
          : `${field}.${String(part)}`,
    '',
  );

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[
    typeof value as 'string' | 'number' | 'boolean' | 'object'
  ];
};

const expectations: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const bound = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string => {
  const min = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  return typeof issue.input === 'number' ? `${shown(issue.input)} is not ${min}` : issue.message;
};

const detailOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = expectations[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return 'is missing';
      return issue.expected === 'int'
        ? `${shown(issue.input)} is not ${wanted}`
        : `expected ${wanted}, not ${kindOf(issue.input)}`;
    }
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `${shown(issue.input)} is not ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_key':
      return 'is not a plain name';
    case 'invalid_union':
      return issue.input === undefined ? 'is missing' : issue.message;
    default:
      return issue.message;
  }
};

/** Returns every issue on one line; for alternatives, those of the form that was meant. */
const issuesOf = (issue: Issue, path: readonly PropertyKey[]): readonly RowIssue[] => {
  const field = fieldAt([...path, ...issue.path]) || 'row';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: fieldAt([...path, ...issue.path, key]),
      detail: 'is not a known field',
    }));
  }
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find(
      (errors) => !errors.some(({ code, path: at }) => code === 'invalid_type' && at.length === 0),
    );
    if (meant) return meant.flatMap((inner) => issuesOf(inner, [...path, ...issue.path]));
  }
  return [{ field, detail: detailOf(issue) }];
};

export const issuesIn = (error: z.ZodError): readonly RowIssue[] =>
  error.issues.flatMap((issue) => issuesOf(issue, []));
