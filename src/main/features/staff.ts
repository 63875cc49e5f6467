import { acceptInvitation } from '../../application/staff/accounts/accept-invitation.ts';
import { admitStaff } from '../../application/staff/sign-in/admit-staff.ts';
import { changePassword } from '../../application/staff/sign-in/change-password.ts';
import { changeStaff } from '../../application/staff/accounts/change-staff.ts';
import { inviteStaff } from '../../application/staff/accounts/invite-staff.ts';
import { endOtherSessions, endSession, listSessions } from '../../application/staff/sign-in/own-sessions.ts';
import { beginTotp, confirmTotp, removeTotp } from '../../application/staff/sign-in/second-factor.ts';
import { beginOidcSignIn, completeOidcSignIn } from '../../application/staff/sign-in/sign-in-with-oidc.ts';
import { signIn } from '../../application/staff/sign-in/sign-in.ts';
import { listStaff, readStaff } from '../../application/staff/accounts/list-staff.ts';
import type { Staff } from '../../ports/driving/staff/staff.ts';
import type { StaffAccounts } from '../../ports/driving/staff/staff-accounts.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

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

const proof = { staff: staffRegistry, accounts, passwords, limiter, digest, clock };
const elsewhere = { identity, secretCipher, clock };
const inviting = { staff: staffRegistry, clock, digest, randomness, ids, secretCipher, baseUrl };

export const staff = feature<Staff & StaffAccounts>({
  admitStaff: use(admitStaff, { accounts, staff: staffRegistry, digest, clock }),
  signIn: use(signIn, { ...proof, codes, secretCipher, randomness, ids }),
  beginOidcSignIn: use(beginOidcSignIn, elsewhere),
  completeOidcSignIn: use(completeOidcSignIn, {
    ...elsewhere,
    staff: staffRegistry,
    digest,
    randomness,
    ids,
  }),
  listSessions: use(listSessions, { accounts, clock }),
  endSession: use(endSession, { accounts, clock }),
  endOtherSessions: use(endOtherSessions, { accounts, clock }),
  changePassword: use(changePassword, proof),
  beginTotp: use(beginTotp, { ...proof, codes, secretCipher, baseUrl }),
  confirmTotp: use(confirmTotp, { staff: staffRegistry, clock, codes, secretCipher }),
  removeTotp: use(removeTotp, proof),
  listStaff: use(listStaff, { accounts, staff: staffRegistry, digest, clock }),
  readStaff: use(readStaff, { accounts, staff: staffRegistry, digest, clock }),
  inviteStaff: use(inviteStaff, inviting),
  changeStaff: use(changeStaff, inviting),
  acceptInvitation: use(acceptInvitation, { staff: staffRegistry, passwords, digest, clock }),
});
