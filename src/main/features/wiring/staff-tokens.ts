import type { ListLicenseVersionsForStaff } from '../../../ports/driving/licensing.ts';
import type * as provisioning from '../../../ports/driving/provisioning.ts';
import type * as staffAccounts from '../../../ports/driving/staff-accounts.ts';
import type * as lists from '../../../ports/driving/staff-lists.ts';
import type * as staff from '../../../ports/driving/staff.ts';
import { token } from './wiring.ts';

/** What the service offers to members of staff: their own way in, accounts, platforms, and whatever is found by id. */
export const staffTokens = {
  admitStaff: token<staff.AdmitStaff>('admit staff'),
  signIn: token<staff.SignIn>('sign in'),
  beginElsewhere: token<staff.BeginElsewhere>('begin elsewhere'),
  completeElsewhere: token<staff.CompleteElsewhere>('complete elsewhere'),
  listSessions: token<staff.ListSessions>('list sessions'),
  endSession: token<staff.EndSession>('end session'),
  changePassword: token<staff.ChangePassword>('change password'),
  beginTotp: token<staff.BeginTotp>('begin totp'),
  confirmTotp: token<staff.ConfirmTotp>('confirm totp'),
  removeTotp: token<staff.RemoveTotp>('remove totp'),
  listStaff: token<staffAccounts.ListStaff>('list staff'),
  readStaff: token<staffAccounts.ReadStaff>('read staff'),
  inviteStaff: token<staffAccounts.InviteStaff>('invite staff'),
  changeStaff: token<staffAccounts.ChangeStaff>('change staff'),
  acceptInvitation: token<staffAccounts.AcceptInvitation>('accept invitation'),
  resetStaff: token<staffAccounts.ResetStaff>('reset staff'),
  foundStaff: token<staffAccounts.FoundStaff>('found staff'),
  provisionPlatform: token<provisioning.ProvisionPlatform>('provision platform'),
  editPlatform: token<provisioning.EditPlatform>('edit platform'),
  showPlatformToStaff: token<provisioning.ShowPlatformToStaff>('show platform to staff'),
  resetCredentials: token<provisioning.ResetCredentials>('reset credentials'),
  endSessionsForStaff: token<provisioning.EndSessionsForStaff>('end sessions for staff'),
  listLicenseVersionsForStaff: token<ListLicenseVersionsForStaff>('list license versions for staff'),
  showLicenseToStaff: token<provisioning.ShowLicenseToStaff>('show license to staff'),
  revokeForStaff: token<provisioning.RevokeForStaff>('revoke for staff'),
  listPlatforms: token<lists.ListPlatforms>('list platforms'),
  listAllLicenses: token<lists.ListAllLicenses>('list all licenses'),
  listAllTracks: token<lists.ListAllTracks>('list all tracks'),
  findById: token<provisioning.FindById>('find by id'),
  readAudit: token<provisioning.ReadAudit>('read audit'),
  identifyForStaff: token<provisioning.IdentifyForStaff>('identify for staff'),
} as const;
