import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { EndSession, ListSessions } from '../../../ports/driving/staff/staff.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies {
  readonly staff: StaffRegistry;
  readonly clock: Clock;
}

export const listSessions =
  ({ staff, clock }: Dependencies): ListSessions =>
  async ({ member: { staffId } }) =>
    ok(await staff.sessions(staffId, clock.now()));

export const endSession =
  ({ staff, clock }: Dependencies): EndSession =>
  async ({ caller: { member, session }, sessionId }) => {
    const { staffId } = member;
    const action = sessionId === session.sessionId ? 'staff.sign_out' : 'staff.end_session';
    const audit = staffNote(staffId, clock.now(), action, [staffId, sessionId]);
    return (await staff.endSession(staffId, sessionId, audit))
      ? ok('ended')
      : fail({ kind: 'session-not-found' });
  };
