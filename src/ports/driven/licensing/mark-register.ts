import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../../domain/shared/ids.ts';

/**
 * The license of each forensic mark. A mark is recorded before audio with it leaves the service, and never
 * removed.
 */
export interface MarkRegister {
  /** Atomic: one of simultaneous calls gets a mark permanently, and each returns the license that has it. */
  claim(mark: ForensicMark, licenseId: LicenseId): Promise<LicenseId>;
  holder(mark: ForensicMark): Promise<LicenseId | undefined>;
}
