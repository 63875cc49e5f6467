import type { ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import {
  closureRequestedMail,
  closureWithdrawnMail,
  informedOfClosure,
} from '../../../domain/artists/closure/mails.ts';
import { requestedClosure } from '../../../domain/artists/closure/closure.ts';
import { kept, withRequestedClosure } from '../../../domain/artists/closure/steps.ts';
import { roleMissingFor } from '../../../domain/artists/profile.ts';
import type { MailKind, MailText } from '../../../domain/mail/mail.ts';
import type { Wording } from '../../../domain/mail/messages.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { OwnArtistAccount } from '../../../ports/driving/artists/artists.ts';
import type { RequestClosure, WithdrawClosure } from '../../../ports/driving/artists/closure.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import { noted } from '../../accounts/people.ts';
import { verifyPassword, type ProofDependencies } from '../../accounts/sign-in-attempts.ts';
import { mailsToMembers, type MailDependencies } from '../../mail/mail-to.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { tooManyClosures } from '../artist-mail-rates.ts';
import { artistNote } from '../artist-notes.ts';
import { ownArtist } from '../own-artist.ts';

interface CommitDependencies extends MailDependencies {
  readonly artistStore: ArtistStore;
}
type Dependencies = CommitDependencies &
  ProofDependencies<'artist', ArtistMember> & { readonly baseUrl: string };

interface Committed {
  readonly next: ArtistAccount;
  readonly act: 'request_closure' | 'withdraw_closure';
  readonly textIn: (wording: Wording) => MailText & { readonly kind: MailKind };
}

/** Stores the account, whose other members have not changed either, with the note and the emails to the owners. */
const commit = async (
  { artistStore, ...dependencies }: CommitDependencies,
  { account, artist, member }: OwnArtistAccount,
  { next, act, textIn }: Committed,
) => {
  const { accountId, version } = account;
  const owners = informedOfClosure(await artistStore.members(accountId));
  const note = artistNote(member, dependencies.clock.now(), act, { subjects: [accountId] });
  const changed = await artistStore.change({
    ...{ accountId, account: { next, version } },
    // Fails if the role or the password of the member has changed since the decision.
    member: { next: member, guards: { version: member.version } },
    effects: { ...noted(note), mails: mailsToMembers(dependencies, owners, textIn) },
  });
  return changed === 'changed' ? ok({ account: next, artist, member }) : 'conflict';
};

export const requestClosure =
  (dependencies: Dependencies): RequestClosure =>
  ({ caller, password }) => {
    const { artistStore, limiter, clock, baseUrl } = dependencies;
    const prove = verifyPassword(dependencies, password);
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const before = await ownArtist(artistStore, caller);
      const { account, artist, member } = before;
      const missing = roleMissingFor(member, 'members');
      if (missing) return fail(missing);
      if ((await prove(member)) === 'rejected') return fail({ kind: 'password-rejected' });
      const next = withRequestedClosure(account, member, clock.now());
      const closure = requestedClosure(next);
      if (next === account || !closure) return ok(before);
      limited ??= tooManyClosures({ limiter }, account.accountId);
      const failure = await limited;
      if (failure) return fail(failure);
      const said = { name: artist.name, email: member.email, closure, baseUrl };
      const textIn = (wording: Wording) => closureRequestedMail(wording, said);
      return commit(dependencies, before, { next, act: 'request_closure', textIn });
    });
  };

export const withdrawClosure =
  (dependencies: CommitDependencies): WithdrawClosure =>
  (caller) =>
    retryOnConflict(async () => {
      const before = await ownArtist(dependencies.artistStore, caller);
      const { account, artist, member } = before;
      const missing = roleMissingFor(member, 'members');
      if (missing) return fail(missing);
      const next = kept(account);
      if (next === account) return ok(before);
      const said = { name: artist.name, email: member.email };
      const textIn = (wording: Wording) => closureWithdrawnMail(wording, said);
      return commit(dependencies, before, { next, act: 'withdraw_closure', textIn });
    });
