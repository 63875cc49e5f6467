import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { ColleagueChange } from '../../../domain/artists/member-mails.ts';
import { withEdited, type ArtistInvite } from '../../../domain/artists/members.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { MembershipAct } from '../../../ports/driven/artists/artist-store.ts';
import type { EditArtistMember } from '../../../ports/driving/artists/members.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { tooManyLabelInvitations } from '../artist-mail-rates.ts';
import { withNewCode, type InvitingDependencies } from './invite-member.ts';
import { managedMembers } from './managed-members.ts';
import { memberCommit } from './member-commit.ts';

export const editArtistMember =
  (dependencies: InvitingDependencies): EditArtistMember =>
  ({ caller, memberId, edit: { role, invite: again }, address }) => {
    const { artistStore } = dependencies;
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const managed = await managedMembers(artistStore, caller);
      if (!managed.ok) return managed;
      const { own, members, invites, colleagues } = managed.value;
      const edited = withEdited(colleagues, memberId, role === undefined ? {} : { role });
      if (!edited.ok) return edited;
      const before = colleagues.find((one) => one.memberId === memberId);
      const after = edited.value.find((one) => one.memberId === memberId);
      if (!before || !after) return fail({ kind: 'member-not-found' });
      if (again && before.status === 'joined') return fail({ kind: 'member-joined' });
      if (!again && before.role === after.role) return ok(after);
      if (again) {
        const requested = { accountId: own.account.accountId, address, to: before.email };
        limited ??= tooManyLabelInvitations(dependencies, requested);
      }
      const failure = await limited;
      if (failure) return fail(failure);
      const invite = invites.find((one) => one.memberId === memberId);
      const member = members.find((one) => one.memberId === memberId);
      const { change, mails } = invite
        ? invitedAgain(dependencies, { ...invite, role: after.role }, again === true)
        : { change: withRole(member, after.role), mails: [] };
      if (!change) return 'conflict';
      const changed: ColleagueChange =
        before.role === after.role
          ? { change: 'invited_again', colleague: after }
          : { change: 'role', colleague: after, before: before.role };
      const commit = memberCommit(dependencies, own, { change, changed, members, by: own.member, mails });
      return (await artistStore.changeMembers(commit)) === 'changed' ? ok(after) : 'conflict';
    });
  };

/** Returns the stored invitation with its role, and with a new code if it is emailed again. */
const invitedAgain = (
  dependencies: InvitingDependencies,
  invite: ArtistInvite,
  isMailed: boolean,
): { readonly change: MembershipAct; readonly mails: readonly Mail[] } => {
  if (!isMailed) return { change: { act: 'invited', invite }, mails: [] };
  const renewed = withNewCode(dependencies, invite);
  return { change: { act: 'invited', invite: renewed.invite }, mails: [renewed.mail] };
};

const withRole = (member: ArtistMember | undefined, role: ArtistMember['role']): MembershipAct | undefined =>
  member && {
    act: 'edited',
    member: { next: { ...member, role, version: member.version + 1 }, version: member.version },
  };
