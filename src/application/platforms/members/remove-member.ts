import {
  memberWith,
  requireMemberManagement,
  withoutMember,
} from '../../../domain/platforms/members/member.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { RemoveMember } from '../../../ports/driving/members.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { currentlyManagedPlatform } from '../own-platform.ts';
import { memberCommit, type CommitDependencies } from './member-commit.ts';

export const removeMember =
  (dependencies: CommitDependencies): RemoveMember =>
  ({ memberId, ...own }) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(dependencies.registry, own);
      if (!found.ok) return found;
      const { members = [] } = found.value;
      const { credentialId: by } = own.caller.grant;
      const allowed = requireMemberManagement(members, by);
      if (!allowed.ok) return allowed;
      const member = memberWith(members, memberId);
      if (!member) return fail({ kind: 'member-not-found' });
      const left = withoutMember(members, memberId);
      if (!left.ok) return left;
      const change = memberCommit(dependencies, found.value, {
        ...{ members: left.value, changed: { change: 'removed', member }, by },
      });
      return (await dependencies.registry.change(change)) === 'changed' ? ok('removed') : 'conflict';
    });
