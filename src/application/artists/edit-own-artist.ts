import { payoutChangedMail } from '../../domain/artists/artist-mails.ts';
import type { ArtistMember } from '../../domain/artists/account.ts';
import { changesPayout, informedOfPayout, unverifiedFor } from '../../domain/artists/payout-change.ts';
import { canonicalPayout, payoutRecord, type PayoutDetails } from '../../domain/artists/payout.ts';
import {
  changedProfile,
  pictureFor,
  picturedMembers,
  roleMissingFor,
  withProfileEdit,
  type PicturedMember,
  type PictureUnusable,
  type ProfileEdit,
} from '../../domain/artists/profile.ts';
import type { Picture } from '../../domain/images/variants.ts';
import type { AccountId } from '../../domain/shared/ids.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { EditOwnArtist, OwnArtistAccount, ReadOwnArtist } from '../../ports/driving/artists/artists.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { noted } from '../accounts/people.ts';
import { verifyPassword, type ProofDependencies } from '../accounts/sign-in-attempts.ts';
import { mailsToMembers, type MailDependencies } from '../mail/mail-to.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { tooManyPayoutChanges } from './artist-mail-rates.ts';
import { artistNote } from './artist-notes.ts';
import { ownArtist } from './own-artist.ts';

/** The purpose of encrypting the payout details of an account. */
export const payoutPurpose = (accountId: AccountId): string => `artist-payout ${accountId}`;

export const readOwnArtist =
  ({ artistStore }: { readonly artistStore: ArtistStore }): ReadOwnArtist =>
  async (caller) =>
    ok(await ownArtist(artistStore, caller));

interface Dependencies extends ProofDependencies<'artist', ArtistMember>, MailDependencies {
  readonly artistStore: ArtistStore;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly secretCipher: SecretCipher;
}

type Edit = Parameters<EditOwnArtist>[0];

export const editOwnArtist =
  (dependencies: Dependencies): EditOwnArtist =>
  (edit) => {
    const { artistStore } = dependencies;
    const { caller, payout } = edit;
    const prove = verifyPassword(dependencies, payout?.password ?? '');
    let limited: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const before = await ownArtist(artistStore, caller);
      const rejected = rejectionOf(before, edit);
      if (rejected) return fail(rejected);
      if (payout && (await prove(before.member)) === 'rejected') return fail({ kind: 'password-rejected' });
      const pictures = await picturesFor(dependencies, before, edit.pictures);
      if (!pictures.ok) return pictures;
      const profile = { ...edit.profile, ...pictures.value };
      const { after, changes } = edited(dependencies, before, { ...edit, profile });
      if (changes.length === 0) return ok(before);
      if (changes.includes('payout')) limited ??= tooManyPayoutChanges(dependencies, before.member.memberId);
      const failure = await limited;
      if (failure) return fail(failure);
      const changed = await artistStore.change({
        accountId: after.account.accountId,
        account: { next: after.account, version: before.account.version },
        ...(after.artist !== before.artist && {
          artist: { next: after.artist, version: before.artist.version },
          images: picturedMembers.flatMap((shown) => pictures.value[shown]?.imageId ?? []),
        }),
        // The role, the address and the password of the member are as decided on.
        member: { next: before.member, guards: { version: before.member.version } },
        effects: {
          ...noted(noteOf(dependencies, after, changes)),
          mails: changes.includes('payout') ? await payoutMails(dependencies, after) : [],
        },
      });
      return changed === 'changed' ? ok(after) : 'conflict';
    });
  };

/** Returns the pictures that an edit names by the IDs of their images; null removes one. */
const picturesFor = async (
  { imageStore }: Pick<Dependencies, 'imageStore'>,
  { artist }: OwnArtistAccount,
  named: Edit['pictures'] = {},
): Promise<Result<Pick<ProfileEdit, PicturedMember>, PictureUnusable>> => {
  const found: Partial<Record<PicturedMember, Picture | null>> = {};
  for (const member of picturedMembers) {
    const imageId = named[member];
    if (imageId === undefined) continue;
    const picture =
      imageId === null ? ok(null) : pictureFor(member, artist, await imageStore.findImage(imageId));
    if (!picture.ok) return picture;
    found[member] = picture.value;
  }
  return ok(found);
};

/** Returns the failure of an edit that the member may not make, or not at this version. */
const rejectionOf = (
  { account, member }: OwnArtistAccount,
  { profile, pictures, payout, versions }: Edit,
) => {
  const missing =
    (Object.keys({ ...profile, ...pictures }).length > 0 && roleMissingFor(member, 'profile')) ||
    (payout && (roleMissingFor(member, 'payout') ?? unverifiedFor(member)));
  if (missing) return missing;
  return versions?.includes(account.version) === false ? ({ kind: 'version-conflict' } as const) : undefined;
};

/** Returns the account and the profile after an edit, with the names of the members that it changes. */
const edited = (
  dependencies: Dependencies,
  before: OwnArtistAccount,
  { profile, payout }: Pick<Edit, 'payout'> & { readonly profile: ProfileEdit },
): { readonly after: OwnArtistAccount; readonly changes: readonly string[] } => {
  const { account, artist } = before;
  const next = withProfileEdit(artist, profile);
  const changes = changedProfile(artist, next);
  const isPayoutChange = changesPayout(account.payout, payout?.details);
  const paid = isPayoutChange ? withPayout(dependencies, before, payout?.details) : account;
  return {
    after: {
      ...before,
      artist: changes.length > 0 ? { ...next, version: artist.version + 1 } : artist,
      account: { ...paid, version: account.version + 1 },
    },
    changes: [...changes, ...(isPayoutChange ? ['payout'] : [])],
  };
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
  const sealed = secretCipher.encrypt(JSON.stringify(details), payoutPurpose(account.accountId));
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
  const informed = informedOfPayout(await dependencies.artistStore.members(account.accountId), member);
  const change = { name: artist.name, email: member.email, payout: account.payout };
  return mailsToMembers(dependencies, informed, (wording) => payoutChangedMail(wording, change));
};
