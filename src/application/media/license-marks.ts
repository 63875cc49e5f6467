import { markFrom, type ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';

const tries = 16;

interface Dependencies {
  readonly marks: MarkRegister;
  readonly digest: Digest;
}

const markOf = ({ digest }: Pick<Dependencies, 'digest'>, licenseId: LicenseId, n: number): ForensicMark =>
  markFrom(digest.sha256(`forensic mark ${n} of ${licenseId}`));

/** Returns whether audio with the mark of a license was rendered. Stems have no mark, and no audio has one if marks are off. */
export const isMarked = async (
  { marks, digest }: { readonly marks: Pick<MarkRegister, 'holder'>; readonly digest: Digest },
  licenseId: LicenseId,
): Promise<boolean> => {
  for (let n = 0; n < tries; n++) {
    const holder = await marks.holder(markOf({ digest }, licenseId, n));
    if (holder === undefined || holder === licenseId) return holder !== undefined;
  }
  return false;
};

/**
 * Returns the mark of a license: of those derived from its ID, in order, the first that no other license has.
 * As marks are permanent, it is always the same, and it is recorded from then on.
 */
export const licenseMarks =
  ({ marks, digest }: Dependencies) =>
  async (licenseId: LicenseId): Promise<ForensicMark> => {
    for (let n = 0; n < tries; n++) {
      const mark = markOf({ digest }, licenseId, n);
      if ((await marks.claim(mark, licenseId)) === licenseId) return mark;
    }
    throw new Error(`${tries} consecutive marks belong to other licenses`); // There are 2^48 marks, so this is a bug.
  };
