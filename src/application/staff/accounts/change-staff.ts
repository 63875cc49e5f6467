import { viewingRoles } from '../../../domain/staff/portal-view.ts';
import { hasAnyRole, type StaffMember } from '../../../domain/staff/staff.ts';
import { edited, givesUpAdmin } from '../../../domain/staff/account.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { ChangeStaff } from '../../../ports/driving/staff/staff-accounts.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { invitationMail, newCode, type InvitationDependencies } from './invitation.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies extends InvitationDependencies {
  readonly staff: StaffRegistry;
  readonly clock: Clock;
}

/** Returns whether a change takes away the last role that sees portals of platforms. */
const losesViews = (before: StaffMember, after: StaffMember): boolean =>
  hasAnyRole(before, viewingRoles) && !hasAnyRole(after, viewingRoles);

export const changeStaff =
  ({ staff, clock, ...dependencies }: Dependencies): ChangeStaff =>
  ({ caller, staffId, edit: { invite, endSessions: asked, ...edit }, versions }) =>
    retryOnConflict(async () => {
      const before = await staff.find(staffId);
      if (!before) return fail({ kind: 'staff-not-found' });
      const { version } = before;
      if (versions?.includes(version) === false) return fail({ kind: 'version-conflict' });
      const now = clock.now();
      const created = invite && newCode(dependencies);
      const after = edited(before, { ...edit, ...(created && { codeDigest: created.codeDigest }) }, now);
      if (!after.ok) return after;
      const member = after.value;
      // A view of a portal ends with the session in which it began, so it does not continue if the roles come back.
      const endSessions = asked ?? losesViews(before, member);
      const mails = created ? [invitationMail(dependencies, member, created.code, now)] : [];
      const audit = staffNote(caller.member.staffId, now, 'staff.change_account', [staffId], {
        ...(edit.name !== undefined && { name: edit.name }),
        ...(edit.roles && { roles: member.roles.join(' ') }),
        ...(edit.status && { status: member.status }),
        ...(invite && { invite }),
        ...(edit.resetTotp && { resetTotp: true }),
        ...(edit.resetOidc && { resetOidc: true }),
        ...(endSessions && { endSessions }),
      });
      const changed = await staff.change({
        member,
        guards: { version, ...(givesUpAdmin(before, member) && { anotherAdmin: true }) },
        ...((endSessions || member.status === 'disabled') && { endSessions: 'all' }),
        effects: { events: [], mails, audit, idempotency: undefined },
      });
      if (changed === 'changed') {
        // The code of an account in use is sent only to its owner: an admin who had it could act as them.
        return ok({ member, ...(created && member.status === 'invited' && { code: created.code }) });
      }
      // If the account itself has not changed, the other guard failed.
      const moved = (await staff.find(staffId))?.version !== version;
      return moved ? 'conflict' : fail({ kind: 'last-admin' });
    });
