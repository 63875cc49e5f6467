import type { NotEditable } from '../../domain/staff/account.ts';
import type { Role, StaffMember } from '../../domain/staff/staff.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { StaffId } from '../../domain/shared/ids.ts';
import type { StaffCaller } from './staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from './use-case.ts';

/** An account, and until when no sign-in of it is looked at, where that is so. */
export interface SurveyedStaff {
  readonly member: StaffMember;
  readonly lockedUntil?: Instant;
}

/** All accounts, by address. */
export type ListStaff = UseCase<void, readonly SurveyedStaff[]>;

export type StaffNotFound = { readonly kind: 'staff-not-found' };

export type ReadStaff = UseCase<StaffId, SurveyedStaff, StaffNotFound>;

/** An account with the code that takes its invitation up, shown this once and mailed; of one in use it is mailed alone. */
export interface InvitedStaff {
  readonly member: StaffMember;
  readonly code?: string;
}

export type InviteStaff = UseCase<
  {
    readonly caller: StaffCaller;
    readonly email: string;
    readonly name: string;
    readonly roles: readonly Role[];
  },
  Required<InvitedStaff>,
  { readonly kind: 'email-taken' }
>;

/** Disabling ends all sessions; so does a new invitation, once it is taken up. */
export type ChangeStaff = UseCase<
  {
    readonly caller: StaffCaller;
    readonly staffId: StaffId;
    readonly edit: {
      readonly name?: string;
      readonly roles?: readonly Role[];
      readonly status?: 'active' | 'disabled';
      /** Mails a new code, by which the password is set anew. */
      readonly invite?: true;
      readonly resetTotp?: true;
      readonly resetOidc?: true;
      readonly endSessions?: true;
    };
    /** Those at which it may be edited; absent: any. */
    readonly versions?: readonly number[];
  },
  InvitedStaff,
  | StaffNotFound
  | NotEditable
  /** One active admin must remain. */
  | { readonly kind: 'last-admin' }
  | VersionConflict
  | TooMuchContention
>;

/** Sets the password of an account by the code of its invitation, and ends all its sessions. */
export type AcceptInvitation = UseCase<
  { readonly code: string; readonly password: string; readonly name?: string },
  StaffMember,
  { readonly kind: 'invitation-dead' } | TooMuchContention
>;

/**
 * For who lost every way in, a sole admin say: takes password, one-time codes and the person at the OpenID provider from
 * an account, ends its sessions, and makes a code that sets the password anew, shown this once and mailed to nobody.
 */
export type ResetStaff = UseCase<
  { readonly email: string },
  Required<InvitedStaff>,
  StaffNotFound | NotEditable | TooMuchContention
>;

/** The first account of all, an admin; nothing where there is an account already. */
export type BootstrapAdmin = UseCase<
  { readonly email: string; readonly password: string },
  'founded' | 'there'
>;

/** Accounts of staff. */
export interface StaffAccounts {
  readonly listStaff: ListStaff;
  readonly readStaff: ReadStaff;
  readonly inviteStaff: InviteStaff;
  readonly changeStaff: ChangeStaff;
  readonly acceptInvitation: AcceptInvitation;
}
