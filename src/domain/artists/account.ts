import type { SignInMember } from '../accounts/means.ts';
import type { AccountSession } from '../accounts/session.ts';
import type { Picture } from '../images/variants.ts';
import type { Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, ArtistMemberId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import type { Closure } from './closure/closure.ts';
import type { PayoutRecord } from './payout.ts';

export const accountKinds = ['artist', 'label'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const artistRoles = ['owner', 'editor', 'finance'] as const;
export type ArtistRole = (typeof artistRoles)[number];

/** The agreement that an account accepted. Later agreements do not change it. */
export interface Agreement {
  readonly version: string;
  /** The share of the rights holders in what their tracks earn, such as `0.60`. */
  readonly royaltyShare: string;
}

/** The account of an artist or a label: what its members work in. */
export interface ArtistAccount {
  readonly accountId: AccountId;
  readonly kind: AccountKind;
  /** `unverified` until a member has confirmed an address; such an account cannot submit. */
  readonly status: 'unverified' | 'active';
  /** The profile of the artist or label itself. */
  readonly artistId: ArtistId;
  readonly agreement: Agreement & { readonly acceptedAt: Instant };
  readonly payout?: PayoutRecord;
  /** Present once an owner has asked to close the account. */
  readonly closure?: Closure;
  readonly createdAt: Instant;
  /** Grows with each change of the account and of its own profile. */
  readonly version: number;
}

/** The profile of an artist or a label, as platforms may see it. */
export interface Artist {
  readonly artistId: ArtistId;
  readonly accountId: AccountId;
  readonly kind: AccountKind;
  readonly name: string;
  readonly bio?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly links: readonly string[];
  /** The IPI name number, 11 digits. */
  readonly ipi?: string;
  /** The ISNI, 16 characters. */
  readonly isni?: string;
  readonly picture?: Picture;
  readonly banner?: Picture;
  /** When the account was closed and everything else of the profile erased. */
  readonly erasedAt?: Instant;
  readonly createdAt: Instant;
  readonly version: number;
}

/** A code that was emailed: the SHA-256 digest of it in hex, and when it expires. */
export interface MailedCode {
  readonly codeDigest: string;
  readonly until: Instant;
}

/** A person who signs in to the account of an artist or a label. An address belongs to one person, in one account. */
export interface ArtistMember extends SignInMember {
  readonly memberId: ArtistMemberId;
  readonly accountId: AccountId;
  readonly role: ArtistRole;
  /** Whether the address was confirmed. */
  readonly emailVerifiedAt?: Instant;
  /** The code that confirms the address. */
  readonly verification?: MailedCode;
  /** The code that sets a new password. */
  readonly passwordReset?: MailedCode;
  /** The language of emails to the person. */
  readonly language?: Language;
  readonly createdAt: Instant;
}

export type ArtistSession = AccountSession<'artist'>;

/** How long a session lasts: seven days. */
export const artistSessionMs = 7 * 86_400_000;

/** Returns whether a member has one of these roles; an owner has all of them. */
export const hasAnyArtistRole = (
  { role }: Pick<ArtistMember, 'role'>,
  anyOf: readonly ArtistRole[],
): boolean => role === 'owner' || anyOf.includes(role);
