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

/** Reads the whole log. `known` is an entry that must still exist. */
export const readAuditLog = async (
  { auditLog, digest }: Dependencies,
  known?: AuditVerified['last'],
  onProgress: (sofar: AuditVerified) => void = () => undefined,
): Promise<AuditVerified> => {
  const sha256 = (text: string): string => digest.sha256(text);
  let sofar: AuditVerified = { entries: 0, last: chainBeginning };
  for (;;) {
    const { last } = sofar;
    const page = await auditLog.entries({ after: last.place, limit: pageSize });
    const isAnother = ({ place, digest: found }: AuditEntry) =>
      place === known?.place && found !== known.digest;
    const issue = sofar.issue ?? firstIssue(page, last, sha256) ?? page.find(isAnother)?.place;
    const { place, digest: end } = page.at(-1) ?? last;
    sofar = {
      entries: sofar.entries + page.length,
      last: { place, digest: end },
      ...(issue !== undefined && { issue }),
    };
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
