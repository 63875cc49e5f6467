import type { Container } from 'inversify';
import { limitStaff } from '../../application/limits/limit-staff.ts';
import { resetStaff } from '../../application/operator/reset-staff.ts';
import { acceptInvitation } from '../../application/staff/accounts/accept-invitation.ts';
import { admitStaff } from '../../application/staff/sign-in/admit-staff.ts';
import { changePassword } from '../../application/staff/sign-in/change-password.ts';
import { changeStaff } from '../../application/staff/accounts/change-staff.ts';
import { foundStaff } from '../../application/staff/accounts/bootstrap-admin.ts';
import { inviteStaff } from '../../application/staff/accounts/invite-staff.ts';
import { endSession, listSessions } from '../../application/staff/sign-in/own-sessions.ts';
import { beginTotp, confirmTotp, removeTotp } from '../../application/staff/sign-in/second-factor.ts';
import { beginElsewhere, completeElsewhere } from '../../application/staff/sign-in/sign-in-with-oidc.ts';
import { signIn } from '../../application/staff/sign-in/sign-in.ts';
import { listStaff, readStaff } from '../../application/staff/accounts/list-staff.ts';
import { driven as $, driving, shared } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds the use cases of staff accounts and their sessions. */
export const provideStaffUseCases = (c: Container): void => {
  const { staffRegistry: staff, passwords, codes, secrets, digest, randomness, ids, clock, limiter } = $;
  const { baseUrl } = shared;
  const proof = { staff, passwords, limiter, digest, clock };

  provide(c, driving.admitStaff, admitStaff, { staff, digest, clock });
  provide(c, driving.limitStaff, limitStaff, { limiter, tiers: shared.tiers });
  provide(c, driving.signIn, signIn, { ...proof, codes, secrets, randomness, ids });
  const elsewhere = { identity: $.identity, secrets, clock };
  provide(c, driving.beginElsewhere, beginElsewhere, elsewhere);
  provide(c, driving.completeElsewhere, completeElsewhere, {
    ...elsewhere,
    ...{ staff, digest, randomness, ids },
  });
  provide(c, driving.listSessions, listSessions, { staff, clock });
  provide(c, driving.endSession, endSession, { staff, clock });
  provide(c, driving.changePassword, changePassword, proof);
  provide(c, driving.beginTotp, beginTotp, { ...proof, codes, secrets, baseUrl });
  provide(c, driving.confirmTotp, confirmTotp, { staff, clock, codes, secrets });
  provide(c, driving.removeTotp, removeTotp, proof);

  const inviting = { staff, clock, digest, randomness, ids, secrets, baseUrl };
  provide(c, driving.listStaff, listStaff, { staff, digest, clock });
  provide(c, driving.readStaff, readStaff, { staff, digest, clock });
  provide(c, driving.inviteStaff, inviteStaff, inviting);
  provide(c, driving.changeStaff, changeStaff, inviting);
  provide(c, driving.acceptInvitation, acceptInvitation, { staff, passwords, digest, clock });
  provide(c, driving.resetStaff, resetStaff, { staff, digest, randomness, clock });
  provide(c, driving.foundStaff, foundStaff, { staff, passwords, clock, ids });
};
