import { formatted, hasMessage } from './current.ts';

/** Returns the text of an error of the service by its code. In English it is the error's own detail, which also serves codes without a text. */
export const problemText = (code: string, detail: string): string => {
  const key = `problem.${code}`;
  return hasMessage(key) ? formatted(key, { detail }) : detail;
};

/** Returns the text of an error of a field by its code. In English it is the error's own detail. */
export const issueText = (code: string, detail: string): string => {
  // A rule about the trimmed length has no code of its own.
  const known = code === 'invalid' && /at least \d/.test(detail) ? 'too_small' : code;
  const key = `issue.${known}`;
  // The service writes a limit as the only number of the detail.
  const limit = /\d+/.exec(detail)?.[0] ?? '';
  return hasMessage(key) ? formatted(key, { detail, limit }) : detail;
};
