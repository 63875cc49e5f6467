import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { ArtistClaim, ClaimOutcome } from './claims.ts';
import type { PayoutRecord } from './payout.ts';
import { artistInvitationMs, passwordResetMs, verificationMs } from './registration.ts';

/** The rate of emails that reset a person's password, and of a person's changes of payout details: three in a burst, ten an hour. */
export const artistMailRate = { requestsPerSecond: 10 / 3_600, burst: 3 };
/** The rate of the same over a day: ten in a burst, twenty a day. */
export const artistMailDailyRate = { requestsPerSecond: 20 / 86_400, burst: 10 };
/** The rate of emails to one mailbox that say that it has no account: two a day, twelve hours apart. */
export const unknownMailboxRate = { requestsPerSecond: 2 / 86_400, burst: 1 };

type ArtistMail = MailText & { readonly kind: MailKind };

const hour = 3_600_000;

/** Returns the email with the code that confirms the address of a new account. */
export const verificationMail = (
  { language, say }: Wording,
  { code, baseUrl }: { readonly code: string; readonly baseUrl: string },
): ArtistMail => ({
  kind: 'artist_verification',
  language,
  subject: say('artist_verification.subject'),
  paragraphs: [
    say('artist_verification.confirm', { baseUrl, hours: verificationMs / hour }),
    say('artist_verification.api', { baseUrl }),
    code,
    say('artist_verification.unexpected'),
  ],
});

/**
 * Returns the email to the owner of an account whose address someone registered again. It repeats no text of the request, so that
 * nobody can send their own text to another person.
 */
export const knownAddressMail = ({ language, say }: Wording, baseUrl: string): ArtistMail => ({
  kind: 'artist_known_address',
  language,
  subject: say('artist_known_address.subject'),
  paragraphs: [
    say('artist_known_address.known', { baseUrl }),
    say('artist_known_address.new_password', { baseUrl }),
    say('artist_known_address.unexpected'),
  ],
});

/** Returns the email that invites a person to register an account. */
export const artistInvitationMail = (
  { language, say }: Wording,
  { code, baseUrl }: { readonly code: string; readonly baseUrl: string },
): ArtistMail => ({
  kind: 'artist_invitation',
  language,
  subject: say('artist_invitation.subject'),
  paragraphs: [
    say('artist_invitation.invited', { baseUrl, days: artistInvitationMs / (24 * hour) }),
    say('artist_invitation.api', { baseUrl }),
    code,
    say('artist_invitation.unexpected'),
  ],
});

/** Returns the email with the code that sets a new password. */
export const passwordResetMail = (
  { language, say }: Wording,
  { code, baseUrl }: { readonly code: string; readonly baseUrl: string },
): ArtistMail => ({
  kind: 'artist_password_reset',
  language,
  subject: say('artist_password_reset.subject'),
  paragraphs: [
    say('artist_password_reset.requested', { baseUrl, minutes: passwordResetMs / 60_000 }),
    say('artist_password_reset.api', { baseUrl }),
    code,
    say('artist_password_reset.unexpected'),
  ],
});

/** Returns the email to an address without an account whose password someone wanted to reset, because people mistype. */
export const unknownAddressMail = ({ language, say }: Wording, baseUrl: string): ArtistMail => ({
  kind: 'artist_password_reset',
  language,
  subject: say('artist_password_reset.subject'),
  paragraphs: [say('artist_password_reset.unknown', { baseUrl }), say('artist_password_reset.unexpected')],
});

/** Returns the email by which a claimant learns of a decision, with its reasons. */
export const claimDecidedMail = (
  { language, say }: Wording,
  { artistName: name, decision }: ArtistClaim,
  { outcome, profile }: { readonly outcome: ClaimOutcome; readonly profile: string },
): ArtistMail => ({
  kind: 'artist_claim_decided',
  language,
  subject: say('artist_claim_decided.subject', { name, outcome }),
  paragraphs: [
    say(`artist_claim_decided.${outcome}`, { name, profile }),
    say('artist_claim_decided.reasons', { reasons: decision?.statement ?? '' }),
  ],
});

/** Returns the email by which owners learn of a change of the payout details that they may not have made. */
export const payoutChangedMail = (
  { language, say }: Wording,
  {
    name,
    email,
    payout,
  }: { readonly name: string; readonly email: string; readonly payout: PayoutRecord | undefined },
): ArtistMail => ({
  kind: 'artist_payout_changed',
  language,
  subject: say('artist_payout_changed.subject', { name }),
  paragraphs: [
    payout
      ? say('artist_payout_changed.changed', { name, email, account: payout.masked })
      : say('artist_payout_changed.removed', { name, email }),
    ...(payout ? [say('artist_payout_changed.held', { until: payout.heldUntil })] : []),
    say('artist_payout_changed.unexpected'),
  ],
});
