import { withoutMember } from '../../../domain/artists/members.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ListArtistMembers, RemoveArtistMember } from '../../../ports/driving/artists/members.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { everyoneIn, managedMembers } from './managed-members.ts';
import { memberCommit, type MemberMailDependencies } from './member-commit.ts';

type Dependencies = MemberMailDependencies & { readonly artistStore: ArtistStore };

export const listArtistMembers =
  ({ artistStore }: Pick<Dependencies, 'artistStore'>): ListArtistMembers =>
  async ({ member: { accountId } }) =>
    ok((await everyoneIn(artistStore, accountId)).colleagues);

export const removeArtistMember =
  (dependencies: Dependencies): RemoveArtistMember =>
  ({ caller, memberId }) =>
    retryOnConflict(async () => {
      const { artistStore } = dependencies;
      const managed = await managedMembers(artistStore, caller);
      if (!managed.ok) return managed;
      const { own, members, colleagues } = managed.value;
      const left = withoutMember(colleagues, memberId);
      if (!left.ok) return left;
      const colleague = colleagues.find((one) => one.memberId === memberId);
      if (!colleague) return fail({ kind: 'member-not-found' });
      const act = colleague.status === 'joined' ? ('left' as const) : ('uninvited' as const);
      const change = memberCommit(dependencies, own, {
        change: { act, memberId },
        changed: { change: 'removed', colleague },
        ...{ members, by: own.member },
      });
      return (await artistStore.changeMembers(change)) === 'changed' ? ok('removed') : 'conflict';
    });
