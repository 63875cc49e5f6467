import { changeOwnPassword } from '../../../application/accounts/change-password.ts';
import {
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
} from '../../../application/accounts/own-sessions.ts';
import { beginOwnTotp, confirmOwnTotp, removeOwnTotp } from '../../../application/accounts/second-factor.ts';
import { signInWithPassword } from '../../../application/accounts/sign-in-with-password.ts';
import { oneTimeCode } from '../../../application/accounts/totp-secret.ts';
import { acceptInvitation } from '../../../application/staff/accounts/accept-invitation.ts';
import { authenticateStaff } from '../../../application/staff/sign-in/authenticate-staff.ts';
import { changeStaff } from '../../../application/staff/accounts/change-staff.ts';
import { inviteStaff } from '../../../application/staff/accounts/invite-staff.ts';
import { beginOidcSignIn, completeOidcSignIn } from '../../../application/staff/sign-in/sign-in-with-oidc.ts';
import { staffPeople } from '../../../application/staff/sign-in/staff-people.ts';
import { listStaff, readStaff } from '../../../application/staff/accounts/list-staff.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { TotpRequired } from '../../../ports/driving/accounts/accounts.ts';
import type { Staff } from '../../../ports/driving/staff/staff.ts';
import type { StaffAccounts } from '../../../ports/driving/staff/staff-accounts.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const {
  staffRegistry,
  accounts,
  digest,
  clock,
  passwords,
  limiter,
  codes,
  secretCipher,
  randomness,
  ids,
  identity,
} = driven;
const { baseUrl } = settings;

const people = use(staffPeople, { staff: staffRegistry });
const sessions = { people, accounts, clock };
const proof = { people, accounts, passwords, limiter, digest, clock };
const elsewhere = { identity, secretCipher, clock };
const inviting = { staff: staffRegistry, clock, digest, randomness, ids, secretCipher, baseUrl };

export const staff = feature<Staff & StaffAccounts>({
  authenticateStaff: use(authenticateStaff, { people, accounts, digest, clock }),
  signIn: use(signInWithPassword<'staff', StaffMember, TotpRequired>, {
    ...{ ...proof, randomness, ids },
    secondFactor: use(oneTimeCode<'staff', StaffMember>, { people, codes, secretCipher }),
  }),
  beginOidcSignIn: use(beginOidcSignIn, elsewhere),
  completeOidcSignIn: use(completeOidcSignIn, {
    ...elsewhere,
    staff: staffRegistry,
    digest,
    randomness,
    ids,
  }),
  listSessions: use(listOwnSessions<'staff', StaffMember>, sessions),
  endSession: use(endOwnSession<'staff', StaffMember>, sessions),
  endOtherSessions: use(endOtherOwnSessions<'staff', StaffMember>, sessions),
  changePassword: use(changeOwnPassword<'staff', StaffMember>, proof),
  beginTotp: use(beginOwnTotp<'staff', StaffMember>, { ...proof, codes, secretCipher, baseUrl }),
  confirmTotp: use(confirmOwnTotp<'staff', StaffMember>, { people, clock, codes, secretCipher }),
  removeTotp: use(removeOwnTotp<'staff', StaffMember>, proof),
  listStaff: use(listStaff, { accounts, staff: staffRegistry, digest, clock }),
  readStaff: use(readStaff, { accounts, staff: staffRegistry, digest, clock }),
  inviteStaff: use(inviteStaff, inviting),
  changeStaff: use(changeStaff, inviting),
  acceptInvitation: use(acceptInvitation, { staff: staffRegistry, passwords, digest, clock }),
});
