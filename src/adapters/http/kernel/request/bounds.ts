import { fail, type Result } from '../../../../domain/shared/result.ts';
import type { FailureOfKind, Issue } from '../problems/failures.ts';

type Invalid = FailureOfKind<'validation-failed'>;

/** Limits of a request body, apart from its size in bytes. */
export const maxMembers = 500;
export const maxValues = 20_000;
/** Maximum number of listed errors; the others are counted in `errorsOmitted`. */
export const maxErrors = 100;
/** Bytes of the listed errors as JSON; keeps every problem document far below 64 KiB. */
const errorBytes = 32 * 1024;
const longestPointer = 256;
const longestDetail = 1_000;

/** Errors of one request: the first hundred, and the number of the others, which are never created. */
export interface ErrorList {
  readonly errors: readonly Issue[];
  readonly omitted: number;
}

export interface ErrorCollector {
  readonly list: () => ErrorList;
  readonly add: (build: () => Issue) => void;
  /** Counts errors without creating them. */
  readonly omit: (count: number) => void;
  readonly isFull: () => boolean;
}

export const errorCollector = (): ErrorCollector => {
  const errors: Issue[] = [];
  let omitted = 0;
  const isFull = () => errors.length >= maxErrors;
  return {
    list: () => ({ errors, omitted }),
    add: (build) => {
      if (isFull()) omitted++;
      else errors.push(build());
    },
    omit: (count) => {
      omitted += count;
    },
    isFull,
  };
};

export const invalid = ({ errors, omitted }: ErrorList): Result<never, Invalid> =>
  fail({ kind: 'validation-failed', errors, ...(omitted > 0 && { omitted }) });

/** Joins the errors of several parts of a request. */
export const joinedErrors = (parts: readonly Invalid[]): Result<never, Invalid> => {
  const joined = errorCollector();
  for (const { errors, omitted = 0 } of parts) {
    for (const error of errors) joined.add(() => error);
    joined.omit(omitted);
  }
  return invalid(joined.list());
};

/** Shortens a text that repeats client input. */
export const clipped = (text: string, max = longestDetail): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;

/** Shortens long pointers and texts, and counts the errors that do not fit. */
export const boundedErrors = (errors: readonly Issue[], omitted = 0): ErrorList => {
  const listed: Issue[] = [];
  let bytes = 0;
  for (const error of errors) {
    const shown = {
      ...error,
      pointer: clipped(error.pointer, longestPointer),
      detail: clipped(error.detail),
    };
    bytes += Buffer.byteLength(JSON.stringify(shown));
    if (listed.length >= maxErrors || bytes > errorBytes) break;
    listed.push(shown);
  }
  return { errors: listed, omitted: omitted + errors.length - listed.length };
};
