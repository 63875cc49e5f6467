import { memberWith, withoutMember } from '../../../domain/platforms/members/member.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { RemoveMember } from '../../../ports/driving/members.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { managedMembers } from './managed-members.ts';
import { memberCommit, type CommitDependencies } from './member-commit.ts';

export const removeMember =
  (dependencies: CommitDependencies): RemoveMember =>
  ({ memberId, ...own }) =>
    retryOnConflict(async () => {
      const managed = await managedMembers(dependencies.registry, own);
      if (!managed.ok) return managed;
      const { current, members, by } = managed.value;
      const member = memberWith(members, memberId);
      if (!member) return fail({ kind: 'member-not-found' });
      const left = withoutMember(members, memberId);
      if (!left.ok) return left;
      const change = memberCommit(dependencies, current, {
        ...{ members: left.value, changed: { change: 'removed', member }, by },
      });
      return (await dependencies.registry.change(change)) === 'changed' ? ok('removed') : 'conflict';
    });
