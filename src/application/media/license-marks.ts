import { markFrom, type ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';

const tries = 16;

interface Dependencies {
  readonly marks: MarkRegister;
  readonly digest: Digest;
}

/**
 * Returns the mark of a license: of those derived from its ID, in order, the first that no other license has.
 * As marks are permanent, it is always the same, and it is recorded from then on.
 */
export const licenseMarks =
  ({ marks, digest }: Dependencies) =>
  async (licenseId: LicenseId): Promise<ForensicMark> => {
    for (let n = 0; n < tries; n++) {
      const mark = markFrom(digest.sha256(`forensic mark ${n} of ${licenseId}`));
      if ((await marks.claim(mark, licenseId)) === licenseId) return mark;
    }
    throw new Error(`${tries} consecutive marks belong to other licenses`); // There are 2^48 marks, so this is a bug.
  };
