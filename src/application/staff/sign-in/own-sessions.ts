import { fail, ok } from '../../../domain/shared/result.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { AccountStore } from '../../../ports/driven/accounts/account-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { EndOtherSessions, EndSession, ListSessions } from '../../../ports/driving/staff/staff.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies {
  readonly accounts: AccountStore;
  readonly clock: Clock;
}

const holderOf = ({ staffId }: StaffMember) => ({ audience: 'staff', accountId: staffId }) as const;

export const listSessions =
  ({ accounts, clock }: Dependencies): ListSessions =>
  async ({ member }) =>
    ok(await accounts.sessions(holderOf(member), clock.now()));

export const endSession =
  ({ accounts, clock }: Dependencies): EndSession =>
  async ({ caller: { member, session }, sessionId }) => {
    const { staffId } = member;
    const action = sessionId === session.sessionId ? 'staff.sign_out' : 'staff.end_session';
    const audit = staffNote(staffId, clock.now(), action, [staffId, sessionId]);
    return (await accounts.endSession(holderOf(member), sessionId, audit))
      ? ok('ended')
      : fail({ kind: 'session-not-found' });
  };

export const endOtherSessions =
  ({ accounts, clock }: Dependencies): EndOtherSessions =>
  async ({ member, session: { sessionId } }) => {
    const audit = staffNote(member.staffId, clock.now(), 'staff.end_other_sessions');
    await accounts.endSessions(holderOf(member), { allBut: sessionId }, audit);
    return ok('ended');
  };
