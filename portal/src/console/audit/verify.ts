import type { AuditVerification, ParametersOf } from '@platform-licensing/client';

import { count } from '../../kit/display/format.ts';

type Verify = (parameters: ParametersOf<'verifyAuditEntries'>) => Promise<AuditVerification>;

export interface Verified {
  readonly entries: number;
  /** The last entry that was read, as `SEQUENCE:DIGEST`. */
  readonly last: string;
  /** The sequence number of the first entry that was altered, or null. */
  readonly issue: number | null;
}

/** The result for a log without an issue. */
export const summaryOf = (entries: number): string => {
  if (entries === 0) return 'The log is empty.';
  return entries === 1 ? 'The only entry is unchanged.' : `All ${count(entries)} entries are unchanged.`;
};

/**
 * Verifies the whole log, part by part, until the first entry that was altered. `known` is an entry that was stored
 * outside of the service, as `SEQUENCE:DIGEST`.
 */
export const verifyLog = async (
  verify: Verify,
  known: string | undefined,
  onProgress: (entries: number) => void,
): Promise<Verified> => {
  let entries = 0;
  for (let after: string | undefined; ;) {
    const part = await verify(after === undefined ? {} : { after });
    entries += part.entries;
    onProgress(entries);
    const { last, issue } = part;
    if (issue !== null) return { entries, last, issue };
    if (part.complete) {
      const stored = known === undefined ? undefined : await verify({ after: known });
      return { entries, last, issue: stored?.issue ?? null };
    }
    after = last;
  }
};
