import type { Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, ArtistMemberId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { AccountKind, Agreement, Artist, ArtistAccount, ArtistMember, MailedCode } from './account.ts';

/** Who may register an account: anyone, those whom staff invited, or nobody. */
export type ArtistRegistration = 'open' | 'invite' | 'closed';

/** How long the code that confirms an address is valid: 24 hours. */
export const verificationMs = 24 * 3_600_000;
/** How long an invitation to register is valid: 14 days. */
export const artistInvitationMs = 14 * 86_400_000;
/** How long the code that sets a new password is valid: one hour. */
export const passwordResetMs = 3_600_000;

const prefixes = {
  verification: 'avc',
  'password-reset': 'apc',
  'label-invitation': 'aic',
  share: 'asc',
} as const;
/** The number of base62 characters after the prefix: 256 bits. */
export const artistCodeLength = 43;
export const artistCodeOf = (purpose: keyof typeof prefixes, base62: string): string =>
  `${prefixes[purpose]}_${base62}`;

/** An invitation to register, which its code contains. Nothing is stored of it. */
export interface ArtistInvitation {
  readonly email: string;
  readonly expiresAt: Instant;
}

export const artistInvitationText = ({ email, expiresAt }: ArtistInvitation): string =>
  JSON.stringify([email, expiresAt]);

export const artistInvitationOf = (text: string): ArtistInvitation => {
  const [email, expiresAt] = JSON.parse(text) as [string, Instant];
  return { email, expiresAt };
};

/** Nobody may register. */
export type RegistrationClosed = { readonly kind: 'artist-registration-closed' };

export type NotRegistrable =
  | RegistrationClosed
  | { readonly kind: 'artist-invitation-needed' }
  | { readonly kind: 'artist-invitation-invalid' }
  /** The agreement that the request accepts is not the current one. */
  | { readonly kind: 'agreement-outdated'; readonly version: string };

/** Returns the failure of a registration, or of an invitation to register, while nobody may register. */
export const closedFailure = (registration: ArtistRegistration): RegistrationClosed | undefined =>
  registration === 'closed' ? { kind: 'artist-registration-closed' } : undefined;

/**
 * Returns the agreement to accept, if this address may register with this invitation now. If registration is open, an
 * invitation makes no difference, even an expired one.
 */
export const mayRegister = (
  registration: ArtistRegistration,
  { email, agreementVersion }: { readonly email: string; readonly agreementVersion: string },
  invitation: ArtistInvitation | 'none' | 'invalid',
  { agreement, now }: { readonly agreement: Agreement; readonly now: Instant },
): Result<Agreement, NotRegistrable> => {
  const closed = closedFailure(registration);
  if (closed) return fail(closed);
  if (registration === 'invite') {
    if (invitation === 'none') return fail({ kind: 'artist-invitation-needed' });
    const isValid = invitation !== 'invalid' && invitation.email === email && now < invitation.expiresAt;
    if (!isValid) return fail({ kind: 'artist-invitation-invalid' });
  }
  return agreementVersion === agreement.version
    ? ok(agreement)
    : fail({ kind: 'agreement-outdated', version: agreement.version });
};

/** The account, profile and member of a registration. */
export interface NewArtistAccount {
  readonly accountId: AccountId;
  readonly artistId: ArtistId;
  readonly memberId: ArtistMemberId;
  readonly kind: AccountKind;
  readonly name: string;
  readonly country: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly agreement: Agreement;
  readonly verification: MailedCode;
  readonly language?: Language;
}

/** The records of an account that is registered now. */
export interface ArtistRecords {
  readonly account: ArtistAccount;
  readonly artist: Artist;
  readonly member: ArtistMember;
}

/** Returns an account with its own profile and its first owner, whose address is not confirmed yet. */
export const registeredArtist = (
  {
    accountId,
    artistId,
    memberId,
    kind,
    name,
    country,
    email,
    passwordHash,
    agreement,
    verification,
    language,
  }: NewArtistAccount,
  now: Instant,
): ArtistRecords => ({
  account: {
    ...{ accountId, kind, status: 'unverified', artistId },
    ...{ agreement: { ...agreement, acceptedAt: now }, createdAt: now, version: 1 },
  },
  artist: { artistId, accountId, kind, name, country, links: [], createdAt: now, version: 1 },
  member: {
    ...{ memberId, accountId, email, role: 'owner', passwordHash, verification },
    ...(language !== undefined && { language }),
    ...{ createdAt: now, version: 1 },
  },
});
