import { chainBeginning, firstIssue, type ChainLink } from '../../../domain/audit/entry.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { VerifyEntries } from '../../../ports/driving/staff/audit.ts';

/** The number of entries that one request verifies. */
export const entriesPerRequest = 1_000;

export const verifyEntries =
  ({ auditLog, digest }: { readonly auditLog: AuditLog; readonly digest: Digest }): VerifyEntries =>
  async ({ after: known = chainBeginning }) => {
    const after = known.place === 0 ? chainBeginning : known;
    const isStored = async ({ place, digest: end }: ChainLink): Promise<boolean> => {
      const [stored] = await auditLog.entries({ after: place - 1, limit: 1 });
      return stored?.place === place && stored.digest === end;
    };
    if (after.place > 0 && !(await isStored(after)))
      return ok({ entries: 0, last: after, issue: after.place, isComplete: true });
    const entries = await auditLog.entries({ after: after.place, limit: entriesPerRequest });
    const issue = firstIssue(entries, after, (text) => digest.sha256(text));
    const whole = issue === undefined ? entries : entries.filter(({ place }) => place < issue);
    const { place, digest: end } = whole.at(-1) ?? after;
    return ok({
      entries: whole.length,
      last: { place, digest: end },
      ...(issue !== undefined && { issue }),
      isComplete: issue !== undefined || entries.length < entriesPerRequest,
    });
  };
