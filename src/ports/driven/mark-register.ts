import type { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';

/** Whose each forensic mark is. Written before a sound that carries the mark leaves the house; nothing is ever removed. */
export interface MarkRegister {
  /** Atomic: of rivals for a mark one holds it for good, and each is told which license that is. */
  claim(mark: ForensicMark, licenseId: LicenseId): Promise<LicenseId>;
  holder(mark: ForensicMark): Promise<LicenseId | undefined>;
}
