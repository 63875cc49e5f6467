import { chainBeginning, firstIssue, type AuditEntry } from '../../../domain/audit/entry.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { AuditVerified, VerifyAudit } from '../../../ports/driving/operator/operator.ts';

interface Dependencies {
  readonly auditLog: Pick<AuditLog, 'entries'>;
  readonly digest: Digest;
}

const pageSize = 500;

/** An audit log before its first entry is read. */
export const unread: AuditVerified = { entries: 0, last: chainBeginning };

/** Returns what is known of a log after its next entries. */
export const withEntries = (
  sofar: AuditVerified,
  page: readonly AuditEntry[],
  digest: Digest,
): AuditVerified => {
  const issue = sofar.issue ?? firstIssue(page, sofar.last, (text) => digest.sha256(text));
  const { place, digest: end } = page.at(-1) ?? sofar.last;
  return {
    entries: sofar.entries + page.length,
    last: { place, digest: end },
    ...(issue !== undefined && { issue }),
  };
};

/** Reads the whole log. `known` is an entry that must still exist. */
export const readAuditLog = async (
  { auditLog, digest }: Dependencies,
  known?: AuditVerified['last'],
  onProgress: (sofar: AuditVerified) => void = () => undefined,
): Promise<AuditVerified> => {
  let sofar = unread;
  for (;;) {
    const page = await auditLog.entries({ after: sofar.last.place, limit: pageSize });
    const isAnother = ({ place, digest: found }: AuditEntry) =>
      place === known?.place && found !== known.digest;
    sofar = withEntries(sofar, page, digest);
    const another = page.find(isAnother);
    if (another && sofar.issue === undefined) sofar = { ...sofar, issue: another.place };
    onProgress(sofar);
    if (page.length < pageSize) break;
  }
  const isShort = known !== undefined && sofar.last.place < known.place;
  return { ...sofar, ...(isShort && { issue: sofar.issue ?? sofar.last.place + 1 }) };
};

export const verifyAudit =
  (dependencies: Dependencies): VerifyAudit =>
  async ({ known, onProgress }) =>
    ok(await readAuditLog(dependencies, known, onProgress));
