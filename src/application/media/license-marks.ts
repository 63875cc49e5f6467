import { markFrom, type ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { Digest } from '../../ports/driven/environment.ts';
import type { MarkRegister } from '../../ports/driven/mark-register.ts';

const tries = 16;

interface Dependencies {
  readonly marks: MarkRegister;
  readonly digest: Digest;
}

/**
 * The mark of a license: of those that its id leads to, in their order, the first that no other license holds. As marks
 * are never given back, it is the same whenever and wherever it is asked for, and it is on record from then on.
 */
export const licenseMarks =
  ({ marks, digest }: Dependencies) =>
  async (licenseId: LicenseId): Promise<ForensicMark> => {
    for (let n = 0; n < tries; n++) {
      const mark = markFrom(digest.sha256(`forensic mark ${n} of ${licenseId}`));
      if ((await marks.claim(mark, licenseId)) === licenseId) return mark;
    }
    throw new Error(`${tries} marks in a row are held by other licenses`); // of 2^48: something is broken
  };
