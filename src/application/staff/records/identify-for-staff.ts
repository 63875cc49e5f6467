import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { IdentifyForStaff } from '../../../ports/driving/provisioning.ts';
import { identified, type IdentifyDependencies } from '../../media/identify-recording.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies extends IdentifyDependencies {
  readonly auditLog: AuditLog;
}

/**
 * The audit log records who requested the identification, because it can be used as evidence against a
 * partner.
 */
export const identifyForStaff =
  ({ auditLog, ...dependencies }: Dependencies): IdentifyForStaff =>
  async ({ caller, file }) => {
    const found = await identified(dependencies, file);
    if (!found.ok) return found;
    const { outcome } = found.value;
    const subjects = found.value.outcome === 'named' ? [found.value.license.licenseId] : [];
    await auditLog.append(
      staffNote(caller.member.staffId, dependencies.clock.now(), 'forensics.identify', subjects, { outcome }),
    );
    return found;
  };
