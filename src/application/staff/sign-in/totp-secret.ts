import type { Instant } from '../../../domain/shared/calendar.ts';
import type { SignInMeans } from '../../../domain/staff/staff.ts';
import type { OneTimeCodes } from '../../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';

/** The purpose of encrypting a confirmed secret, and one that waits for its first code. */
export const totpPurpose = 'staff-totp';
export const enrolmentPurpose = 'staff-totp-enrolment';

/** Returns the step of a code that was not used before. Throws if the secret cannot be decrypted. */
export const freshStep = (
  { codes, secretCipher }: { readonly codes: OneTimeCodes; readonly secretCipher: SecretCipher },
  { sealed, lastStep }: NonNullable<SignInMeans['totp']>,
  code: string,
  now: Instant,
): number | 'rejected' => {
  const secret = secretCipher.open(sealed, totpPurpose);
  if (secret === undefined)
    throw new Error('the secret of a one-time code was encrypted with another MASTER_KEY');
  const step = codes.stepOf(code, secret, now);
  return step !== undefined && step > lastStep ? step : 'rejected';
};
