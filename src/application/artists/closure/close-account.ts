import type { ArtistAccount } from '../../../domain/artists/account.ts';
import { accountClosedMail, informedOfClosure } from '../../../domain/artists/closure/mails.ts';
import { requestedClosure } from '../../../domain/artists/closure/closure.ts';
import { closed } from '../../../domain/artists/closure/steps.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import { noted } from '../../accounts/people.ts';
import { attemptsOf } from '../../accounts/sign-in-attempts.ts';
import { mailsToMembers, type MailDependencies } from '../../mail/mail-to.ts';
import { erasureNote } from './erasure-note.ts';

export interface ClosureDependencies extends MailDependencies {
  readonly artistStore: ArtistStore;
  readonly digest: Digest;
}

/**
 * Closes an account whose cooling-off period is over: members, sessions, codes, invitations and payout details are erased in one commit, with the
 * last email to its owners. Does nothing if the account has changed meanwhile; the next run decides again.
 */
export const closeAccount = async (
  { artistStore, digest, ...sending }: ClosureDependencies,
  account: ArtistAccount,
): Promise<void> => {
  const closure = requestedClosure(account);
  if (!closure) return;
  const { accountId, artistId, version } = account;
  const at = sending.clock.now();
  const [members, artist] = await Promise.all([
    artistStore.members(accountId),
    artistStore.findArtist(artistId),
  ]);
  const said = { name: artist?.name ?? '', at };
  await artistStore.close({
    account: { next: closed(account, closure, at), version },
    clears: members.map(({ email }) => attemptsOf(digest, 'artist', email)),
    effects: {
      ...noted(erasureNote(at, 'close_account', [accountId, ...members.map(({ memberId }) => memberId)])),
      mails: mailsToMembers(sending, informedOfClosure(members), (wording) =>
        accountClosedMail(wording, said),
      ),
    },
  });
};
