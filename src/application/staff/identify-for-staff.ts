import type { AuditLog } from '../../ports/driven/audit-log.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { MarkRegister } from '../../ports/driven/mark-register.ts';
import type { AudioWorkshop } from '../../ports/driven/audio-workshop.ts';
import type { IdentifyForStaff } from '../../ports/driving/provisioning.ts';
import { identified } from '../operator/identify-recording.ts';
import { staffNote } from './notes.ts';

interface Needs {
  readonly workshop: AudioWorkshop;
  readonly marks: MarkRegister;
  readonly ledger: LicenseLedger;
  readonly auditLog: AuditLog;
  readonly clock: Clock;
}

/** Who was named to whom is noted: it may be held against a partner. */
export const identifyForStaff =
  ({ auditLog, clock, ...needs }: Needs): IdentifyForStaff =>
  async ({ caller, file }) => {
    const found = await identified(needs, file);
    if (!found.ok) return found;
    const { outcome } = found.value;
    const subjects = found.value.outcome === 'named' ? [found.value.license.licenseId] : [];
    await auditLog.append(
      staffNote(caller.member.staffId, clock.now(), 'forensics.identify', subjects, { outcome }),
    );
    return found;
  };
