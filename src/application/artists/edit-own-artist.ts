import { payoutChangedMail } from '../../domain/artists/artist-mails.ts';
import type { ArtistMember } from '../../domain/artists/account.ts';
import { canonicalPayout, payoutRecord, type PayoutDetails } from '../../domain/artists/payout.ts';
import { changedProfile, roleMissingFor, withProfileEdit } from '../../domain/artists/profile.ts';
import type { AccountId } from '../../domain/shared/ids.ts';
import { languageOf } from '../../domain/shared/language.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';
import type { EditOwnArtist, OwnArtistAccount, ReadOwnArtist } from '../../ports/driving/artists/artists.ts';
import { noted } from '../accounts/people.ts';
import { verifyPassword, type ProofDependencies } from '../accounts/sign-in-attempts.ts';
import { mailTo } from '../mail/mail-to.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { artistNote } from './artist-notes.ts';
import { ownArtist } from './own-artist.ts';

/** The purpose of encrypting the payout details of an account. */
export const payoutPurpose = (accountId: AccountId): string => `artist-payout ${accountId}`;

export const readOwnArtist =
  ({ artistStore }: { readonly artistStore: ArtistStore }): ReadOwnArtist =>
  async (caller) =>
    ok(await ownArtist(artistStore, caller));

interface Dependencies extends ProofDependencies<'artist', ArtistMember> {
  readonly artistStore: ArtistStore;
  readonly secretCipher: SecretCipher;
  readonly mailTexts: MailTexts;
  readonly ids: Ids;
}

export const editOwnArtist =
  (dependencies: Dependencies): EditOwnArtist =>
  ({ caller, profile, payout, versions }) => {
    const { artistStore } = dependencies;
    const prove = verifyPassword(dependencies, payout?.password ?? '');
    return retryOnConflict(async () => {
      const before = await ownArtist(artistStore, caller);
      const isEdit = Object.keys(profile).length > 0;
      const missing =
        (isEdit && roleMissingFor(before.member, 'profile')) ||
        (payout && roleMissingFor(before.member, 'payout'));
      if (missing) return fail(missing);
      const { version } = before.account;
      if (versions?.includes(version) === false) return fail({ kind: 'version-conflict' });
      if (payout && (await prove(before.member)) === 'rejected') return fail({ kind: 'password-rejected' });
      const artist = withProfileEdit(before.artist, profile);
      const changes = changedProfile(before.artist, artist);
      if (changes.length === 0 && !payout) return ok(before);
      const after = {
        ...before,
        artist: changes.length > 0 ? { ...artist, version: artist.version + 1 } : before.artist,
        account: { ...withPayout(dependencies, before, payout?.details), version: version + 1 },
      };
      const changed = await artistStore.change({
        accountId: after.account.accountId,
        account: { next: after.account, version },
        ...(changes.length > 0 && { artist: { next: after.artist, version: before.artist.version } }),
        effects: {
          ...noted(noteOf(dependencies, after, [...changes, ...(payout ? ['payout'] : [])])),
          mails: payout ? await payoutMails(dependencies, after) : [],
        },
      });
      return changed === 'changed' ? ok(after) : 'conflict';
    });
  };

/** Returns the account with other payout details; null removes them, and undefined keeps them. */
const withPayout = (
  { secretCipher, clock }: Pick<Dependencies, 'secretCipher' | 'clock'>,
  { account }: OwnArtistAccount,
  given: PayoutDetails | null | undefined,
) => {
  const { payout: kept, ...rest } = account;
  if (given === undefined) return account;
  if (given === null) return rest;
  const details = canonicalPayout(given);
  const sealed = secretCipher.seal(JSON.stringify(details), payoutPurpose(account.accountId));
  return { ...rest, payout: payoutRecord(details, sealed, clock.now()) };
};

/** Returns the audit note of an edit: the names of the members, never their values. */
const noteOf = (
  { clock }: Pick<Dependencies, 'clock'>,
  { account: { accountId, artistId }, member }: OwnArtistAccount,
  changed: readonly string[],
) =>
  artistNote(member, clock.now(), changed.includes('payout') ? 'change_payout' : 'edit', {
    subjects: [accountId, artistId],
    detail: { changed: changed.join(', ') },
  });

/** Returns the emails to the owners and to the person who changed the payout details. */
const payoutMails = async (
  dependencies: Dependencies,
  { account, artist, member }: OwnArtistAccount,
): Promise<readonly Mail[]> => {
  const { artistStore, mailTexts } = dependencies;
  const concerned = (await artistStore.members(account.accountId)).filter(
    ({ memberId, role }) => role === 'owner' || memberId === member.memberId,
  );
  return concerned.map((reader) => {
    const change = { name: artist.name, email: member.email, payout: account.payout };
    const text = payoutChangedMail(mailTexts.in(languageOf(reader)), change);
    return mailTo(dependencies, reader.email, text);
  });
};
