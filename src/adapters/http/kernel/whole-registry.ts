import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Caller, NotAdmitted } from '../../../ports/driving/access.ts';

type ScopeMissing = Extract<NotAdmitted, { kind: 'scope-missing' }>;

/** Secrets are handed out to the whole platform alone: a token with fewer scopes must not make itself one with all. */
export const wholeRegistry = ({ platform, scopes }: Caller): Result<true, ScopeMissing> => {
  const lacking = platform.scopes.find((scope) => !scopes.includes(scope));
  return lacking === undefined ? ok(true) : fail({ kind: 'scope-missing', anyOf: [lacking] });
};
