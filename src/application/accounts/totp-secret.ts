import type { SignInMeans } from '../../domain/accounts/means.ts';
import type { TokenAudience } from '../../domain/accounts/session.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { OneTimeCodes } from '../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';

/** The purpose of encrypting a confirmed secret of an audience, and one that waits for its first code. */
export const totpPurposeOf = (audience: TokenAudience): string => `${audience}-totp`;
export const enrolmentPurposeOf = (audience: TokenAudience): string => `${audience}-totp-enrolment`;

interface Ciphers {
  readonly codes: OneTimeCodes;
  readonly secretCipher: SecretCipher;
}

/** Returns the step of a code that was not used before. Throws if the secret cannot be decrypted. */
export const freshStep = (
  { codes, secretCipher }: Ciphers,
  audience: TokenAudience,
  { sealed, lastStep }: NonNullable<SignInMeans['totp']>,
  { code, now }: { readonly code: string; readonly now: Instant },
): number | 'rejected' => {
  const secret = secretCipher.open(sealed, totpPurposeOf(audience));
  if (secret === undefined)
    throw new Error('the secret of a one-time code was encrypted with another MASTER_KEY');
  const step = codes.stepOf(code, secret, now);
  return step !== undefined && step > lastStep ? step : 'rejected';
};
