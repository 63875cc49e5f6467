import type { Agreement, Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import type { ArtistCodeInvalid } from '../../../domain/artists/codes.ts';
import type { EmailUnverified } from '../../../domain/artists/payout-change.ts';
import type { PayoutDetails } from '../../../domain/artists/payout.ts';
import type {
  ArtistRoleMissing,
  PicturedMember,
  PictureUnusable,
  ProfileEdit,
} from '../../../domain/artists/profile.ts';
import type {
  NewArtistAccount,
  NotRegistrable,
  RegistrationClosed,
} from '../../../domain/artists/registration.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AccountId, ArtistId, ImageId } from '../../../domain/shared/ids.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type {
  AuthenticatedMember,
  ChangeOwnPassword,
  EndOtherOwnSessions,
  EndOwnSession,
  ListOwnSessions,
  MemberCaller,
  PasswordRejected,
  PresentedSession,
  SessionRejected,
  SignInWithPassword,
} from '../accounts/accounts.ts';
import type { RateLimited } from '../limits.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** A member of the account of an artist or a label who is signed in. */
export type ArtistCaller = MemberCaller<'artist', ArtistMember>;
export type AuthenticatedArtist = AuthenticatedMember<'artist', ArtistMember>;

/** Authenticates a member by the token of a session. */
export type AuthenticateArtist = UseCase<PresentedSession, AuthenticatedArtist, SessionRejected>;

/** Returns the agreement that a registration accepts now. */
export type ReadAgreement = UseCase<void, Agreement>;

/**
 * Registers an account and emails a code that confirms its address. The response is the same if the address has an account
 * already: its owner gets an email that says so, and nothing is stored. `address` is that of the client, by which registrations
 * are counted.
 */
export type RegisterArtist = UseCase<
  Pick<NewArtistAccount, 'kind' | 'name' | 'email' | 'country'> & {
    readonly password: string;
    readonly agreementVersion: string;
    /** The code of an invitation. */
    readonly invitation?: string;
    readonly language?: Language;
    readonly address: string;
  },
  { readonly artistId: ArtistId; readonly accountId: AccountId; readonly status: 'unverified' },
  NotRegistrable | RateLimited
>;

/** Emails an invitation to register. It is valid for 14 days, for that address alone; nothing is stored of it. */
export type InviteArtist = UseCase<
  { readonly caller: StaffCaller; readonly email: string; readonly language?: Language },
  { readonly email: string; readonly expiresAt: Instant },
  RegistrationClosed
>;

/** Emails a new code that confirms the address of the caller, unless it is confirmed; earlier codes stop working. */
export type RequestEmailVerification = UseCase<
  ArtistCaller,
  { readonly email: string; readonly expiresAt: Instant },
  { readonly kind: 'email-verified-before' } | RateLimited | TooMuchContention
>;

/** Confirms the address of the caller with the code that was emailed to it, which works once. */
export type VerifyEmail = UseCase<
  { readonly caller: ArtistCaller; readonly code: string },
  OwnArtistAccount,
  ArtistCodeInvalid | TooMuchContention
>;

/**
 * Emails a code that sets a new password. An address without an account gets an email that says so, at most two a day; the
 * response is the same.
 */
export type RequestPasswordReset = UseCase<
  { readonly email: string; readonly address: string; readonly language?: Language },
  { readonly email: string; readonly expiresAt: Instant },
  RateLimited
>;

/** Sets a password with a code, which works once, ends all sessions of the person, and confirms the address. */
export type ResetPassword = UseCase<
  { readonly code: string; readonly password: string },
  'reset',
  ArtistCodeInvalid | TooMuchContention
>;

/** The account that the caller works in, with its own profile. */
export interface OwnArtistAccount {
  readonly account: ArtistAccount;
  readonly artist: Artist;
  readonly member: ArtistMember;
}

export type ReadOwnArtist = UseCase<ArtistCaller, OwnArtistAccount>;

/** An export that a member has started. */
export interface AccountExport {
  readonly own: OwnArtistAccount;
  readonly startedAt: Instant;
  /** Returns whether the member still belongs to the account in the same role. An export ends otherwise. */
  readonly mayContinue: () => Promise<boolean>;
}

/** Records that a member exports the data of the account, and returns the account as it is now. */
export type BeginExport = UseCase<ArtistCaller, AccountExport, RateLimited>;

/**
 * Changes the profile and the payout details of the account. Payout details need the password of the caller, whose address is
 * confirmed.
 */
export type EditOwnArtist = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly profile: Omit<ProfileEdit, PicturedMember>;
    /** The images that the profile shows; null removes one. */
    readonly pictures?: Readonly<Partial<Record<PicturedMember, ImageId | null>>>;
    /** Null removes the details. */
    readonly payout?: { readonly details: PayoutDetails | null; readonly password: string };
    /** The versions at which it may be edited; absent for any. */
    readonly versions?: readonly number[];
  },
  OwnArtistAccount,
  | ArtistRoleMissing
  | PictureUnusable
  | EmailUnverified
  | PasswordRejected
  | RateLimited
  | VersionConflict
  | TooMuchContention
>;

/** Accounts of artists and labels. */
export interface Artists {
  readonly authenticateArtist: AuthenticateArtist;
  readonly readAgreement: ReadAgreement;
  readonly registerArtist: RegisterArtist;
  readonly inviteArtist: InviteArtist;
  readonly requestEmailVerification: RequestEmailVerification;
  readonly verifyEmail: VerifyEmail;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly signInArtist: SignInWithPassword<'artist', ArtistMember>;
  readonly listArtistSessions: ListOwnSessions<'artist', ArtistMember>;
  readonly endArtistSession: EndOwnSession<'artist', ArtistMember>;
  readonly endOtherArtistSessions: EndOtherOwnSessions<'artist', ArtistMember>;
  readonly changeArtistPassword: ChangeOwnPassword<'artist', ArtistMember>;
  readonly readOwnArtist: ReadOwnArtist;
  readonly beginExport: BeginExport;
  readonly editOwnArtist: EditOwnArtist;
}
