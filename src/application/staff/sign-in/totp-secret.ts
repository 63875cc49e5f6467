import type { Instant } from '../../../domain/shared/calendar.ts';
import type { SignInMeans } from '../../../domain/staff/staff.ts';
import type { OneTimeCodes } from '../../../ports/driven/one-time-codes.ts';
import type { SecretCipher } from '../../../ports/driven/secret-cipher.ts';

/** The sealed form of a confirmed secret, and of one that waits for its first code. */
export const totpPurpose = 'staff-totp';
export const enrolmentPurpose = 'staff-totp-enrolment';

/** The step that a code serves, which no code served before. Throws where the secret cannot be opened. */
export const freshStep = (
  { codes, secretCipher }: { readonly codes: OneTimeCodes; readonly secretCipher: SecretCipher },
  { sealed, lastStep }: NonNullable<SignInMeans['totp']>,
  code: string,
  now: Instant,
): number | 'refused' => {
  const secret = secretCipher.open(sealed, totpPurpose);
  if (secret === undefined)
    throw new Error('the secret of a one-time code was sealed under another MASTER_KEY');
  const step = codes.stepOf(code, secret, now);
  return step !== undefined && step > lastStep ? step : 'refused';
};
