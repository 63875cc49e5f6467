import { memberWith, withEdited } from '../../../domain/platforms/members/member.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import type { UpdateMember } from '../../../ports/driving/members.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { tooManyInvitations } from '../contact-mails.ts';
import { invitation, type InvitingDependencies } from './invite-member.ts';
import { managedMembers } from './managed-members.ts';
import { memberCommit } from './member-commit.ts';

export const updateMember =
  (dependencies: InvitingDependencies): UpdateMember =>
  ({ memberId, edit: { invite, ...edit }, address, ...own }) => {
    const { registry } = dependencies;
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const managed = await managedMembers(registry, own);
      if (!managed.ok) return managed;
      const { current, members, by } = managed.value;
      const { platform } = current;
      const edited = withEdited(members, memberId, edit);
      if (!edited.ok) return edited;
      const [before, member] = [memberWith(members, memberId), memberWith(edited.value, memberId)];
      if (!before || !member) return fail({ kind: 'member-not-found' });
      if (!invite && before.name === member.name && before.role === member.role) return ok(member);
      if (invite && member.joinedAt !== undefined) return fail({ kind: 'member-joined' });
      if (invite) limited ??= tooManyInvitations(dependencies, { ...platform, address, to: member.email });
      const failure = await limited;
      if (failure) return fail(failure);
      const changed =
        before.role === member.role
          ? ({ change: invite ? 'invited_again' : 'edited', member } as const)
          : ({ change: 'role', member, before: before.role } as const);
      const change = memberCommit(dependencies, current, {
        ...{ members: edited.value, changed, by },
        ...(invite && { mails: [invitation(dependencies, platform, member)] }),
      });
      return (await registry.change(change)) === 'changed' ? ok(member) : 'conflict';
    });
  };
