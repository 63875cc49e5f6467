import type { MailedCode } from '../../domain/artists/account.ts';
import { confirmationMs } from '../../domain/parties/confirmation.ts';
import { labelInvitationMs } from '../../domain/artists/members.ts';
import {
  artistCodeLength,
  artistCodeOf,
  passwordResetMs,
  verificationMs,
} from '../../domain/artists/registration.ts';
import type { Clock, Digest, Randomness } from '../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly randomness: Randomness;
  readonly digest: Digest;
  readonly clock: Clock;
}

const lifetimes = {
  verification: verificationMs,
  'password-reset': passwordResetMs,
  'label-invitation': labelInvitationMs,
  share: confirmationMs,
} as const;

/** Returns a random code for an email, and what is stored of it. */
export const newArtistCode = (
  { randomness, digest, clock }: Dependencies,
  purpose: keyof typeof lifetimes,
): { readonly code: string; readonly stored: MailedCode } => {
  const code = artistCodeOf(purpose, randomness.base62(artistCodeLength));
  return { code, stored: { codeDigest: digest.sha256(code), until: clock.now() + lifetimes[purpose] } };
};
