import type { TotpMember } from '../../domain/accounts/means.ts';
import type { TokenAudience } from '../../domain/accounts/session.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { OneTimeCodes } from '../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { TotpRequired } from '../../ports/driving/accounts/accounts.ts';
import type { People } from './people.ts';
import type { SecondFactor } from './sign-in-with-password.ts';

/** The audiences whose people may require a one-time code. */
export type TotpAudience = Extract<TokenAudience, 'staff'>;

/** The purpose of encrypting a confirmed secret of an audience, and one that waits for its first code. */
export const totpPurposeOf = (audience: TotpAudience): string => `${audience}-totp`;
export const enrolmentPurposeOf = (audience: TotpAudience): string => `${audience}-totp-enrolment`;

interface Ciphers {
  readonly codes: OneTimeCodes;
  readonly secretCipher: SecretCipher;
}

interface Dependencies<A extends TotpAudience, Member extends TotpMember> extends Ciphers {
  readonly people: People<A, Member>;
}

/** Requires a one-time code of those who have confirmed a secret. */
export const oneTimeCode =
  <A extends TotpAudience, Member extends TotpMember>({
    people,
    ...ciphers
  }: Dependencies<A, Member>): SecondFactor<Member, TotpRequired> =>
  (member, code, now) => {
    const { totp } = member;
    if (!totp) return ok({ member });
    if (code === undefined) return fail({ kind: 'totp-required' });
    const step = freshStep(ciphers, people.audience, totp, { code, now });
    return step === 'rejected'
      ? fail({ kind: 'sign-in-rejected' })
      : ok({ member: { ...member, totp: { ...totp, lastStep: step } }, totpStep: step });
  };

/** Returns the step of a code that was not used before. Throws if the secret cannot be decrypted. */
const freshStep = (
  { codes, secretCipher }: Ciphers,
  audience: TotpAudience,
  { sealed, lastStep }: NonNullable<TotpMember['totp']>,
  { code, now }: { readonly code: string; readonly now: Instant },
): number | 'rejected' => {
  const secret = secretCipher.decrypt(sealed, totpPurposeOf(audience));
  if (secret === undefined)
    throw new Error('the secret of a one-time code was encrypted with another MASTER_KEY');
  const step = codes.stepOf(code, secret, now);
  return step !== undefined && step > lastStep ? step : 'rejected';
};
