import type { NotEditable } from '../../../domain/staff/account.ts';
import type { Role, StaffMember } from '../../../domain/staff/staff.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { StaffId } from '../../../domain/shared/ids.ts';
import type { StaffCaller } from './staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** An account, and until when its sign-in is locked, if it is. */
export interface StaffWithLock {
  readonly member: StaffMember;
  readonly lockedUntil?: Instant;
}

/** Returns all accounts, by address. */
export type ListStaff = UseCase<void, readonly StaffWithLock[]>;

export type StaffNotFound = { readonly kind: 'staff-not-found' };

export type ReadStaff = UseCase<StaffId, StaffWithLock, StaffNotFound>;

/**
 * An account with the code of its invitation, which is shown only once and emailed; the code for an account in
 * use is only emailed.
 */
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

/** Disabling ends all sessions; so does a new invitation, once it is accepted. */
export type ChangeStaff = UseCase<
  {
    readonly caller: StaffCaller;
    readonly staffId: StaffId;
    readonly edit: {
      readonly name?: string;
      readonly roles?: readonly Role[];
      readonly status?: 'active' | 'disabled';
      /** Emails a new code, with which the password is set again. */
      readonly invite?: true;
      readonly resetTotp?: true;
      readonly resetOidc?: true;
      readonly endSessions?: true;
    };
    /** The versions at which it may be edited; absent for any. */
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

/** Sets the password of an account with the code of its invitation, and ends all its sessions. */
export type AcceptInvitation = UseCase<
  { readonly code: string; readonly password: string; readonly name?: string },
  StaffMember,
  { readonly kind: 'invitation-invalid' } | TooMuchContention
>;

/**
 * Restores access to an account, for example of a sole admin: removes its password, one-time codes and
 * connection to the OpenID provider, ends its sessions, and returns a code that sets a new password, which is
 * shown only once and not emailed.
 */
export type ResetStaff = UseCase<
  { readonly email: string },
  Required<InvitedStaff>,
  StaffNotFound | NotEditable | TooMuchContention
>;

/** Creates the first account, an admin; has no effect if there is an account already. */
export type BootstrapAdmin = UseCase<
  { readonly email: string; readonly password: string },
  'created' | 'existing'
>;

/** Accounts of staff. */
export interface StaffAccounts {
  readonly listStaff: ListStaff;
  readonly readStaff: ReadStaff;
  readonly inviteStaff: InviteStaff;
  readonly changeStaff: ChangeStaff;
  readonly acceptInvitation: AcceptInvitation;
}
