import { preparedPassword } from '../../../domain/accounts/password.ts';
import { asColleague, isAcceptable, joinedMember } from '../../../domain/artists/members.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { PasswordHash } from '../../../ports/driven/access/password-hash.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { AcceptLabelInvitation } from '../../../ports/driving/artists/members.ts';
import { knownRequester } from '../../accounts/sign-in-attempts.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { memberCommit, type MemberMailDependencies } from './member-commit.ts';

interface Dependencies extends MemberMailDependencies {
  readonly artistStore: ArtistStore;
  readonly passwords: PasswordHash;
  readonly digest: Digest;
}

export const acceptLabelInvitation =
  (dependencies: Dependencies): AcceptLabelInvitation =>
  ({ code, password }) => {
    const { artistStore, passwords, digest, clock } = dependencies;
    const codeDigest = digest.sha256(code);
    let created: string | undefined;
    return retryOnConflict(async () => {
      const invite = await artistStore.findInvite(codeDigest);
      const now = clock.now();
      if (!invite || !isAcceptable(invite, codeDigest, now)) return fail({ kind: 'artist-code-invalid' });
      const { accountId } = invite;
      const account = await artistStore.findAccount(accountId);
      const artist = account && (await artistStore.findArtist(account.artistId));
      if (!account || !artist) throw new Error(`${invite.memberId} is invited to no account`);
      created ??= await passwords.hash(preparedPassword(password), knownRequester(invite.memberId));
      const joined = joinedMember(invite, { codeDigest, passwordHash: created }, now);
      if (!joined.ok) return joined;
      const member = joined.value;
      const change = memberCommit(
        dependencies,
        { account, artist },
        {
          change: { act: 'joined', member },
          changed: { change: 'joined', colleague: asColleague(member) },
          ...{ members: await artistStore.members(accountId), by: member },
        },
      );
      const changed = await artistStore.changeMembers(change);
      if (changed === 'email-taken') return fail({ kind: 'artist-email-taken' });
      return changed === 'changed' ? ok('joined') : 'conflict';
    });
  };
