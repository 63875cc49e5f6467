import { artistMemberChangeMail, type ColleagueChange } from '../../../domain/artists/member-mails.ts';
import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { MembershipAct, MembershipChange } from '../../../ports/driven/artists/artist-store.ts';
import type { OwnArtistAccount } from '../../../ports/driving/artists/artists.ts';
import { noted } from '../../accounts/people.ts';
import { mailsToMembers, type MailDependencies } from '../../mail/mail-to.ts';
import { artistNote } from '../artist-notes.ts';

export interface MemberMailDependencies extends MailDependencies {
  readonly baseUrl: string;
}

interface Committed {
  readonly change: MembershipAct;
  readonly changed: ColleagueChange;
  /** The members before the change. The owners among them are informed. */
  readonly members: readonly ArtistMember[];
  /** The member who makes it. */
  readonly by: Pick<ArtistMember, 'memberId'>;
  readonly mails?: readonly Mail[];
}

/**
 * Returns the change of the members of an account with its audit note, and with the emails to the owners whose address is
 * confirmed, except the person whom it concerns.
 */
export const memberCommit = (
  dependencies: MemberMailDependencies,
  { account, artist }: Pick<OwnArtistAccount, 'account' | 'artist'>,
  { change, changed, members, by, mails = [] }: Committed,
): MembershipChange => {
  const { memberId, email, role } = changed.colleague;
  const owners = members.filter(
    (one) => one.role === 'owner' && one.emailVerifiedAt !== undefined && one.email !== email,
  );
  const toOwners = mailsToMembers(dependencies, owners, (wording) =>
    artistMemberChangeMail(wording, artist.name, changed),
  );
  const { accountId, version } = account;
  const act = changed.change === 'role' ? 'change_role' : changed.change;
  return {
    account: { next: { ...account, version: version + 1 }, version },
    change,
    effects: {
      ...noted(
        artistNote(by, dependencies.clock.now(), `member_${act}`, {
          subjects: [...new Set([accountId, memberId])].filter((id) => id !== by.memberId),
          detail: { role, ...(changed.change === 'role' && { before: changed.before }) },
        }),
      ),
      mails: [...mails, ...toOwners],
    },
  };
};
