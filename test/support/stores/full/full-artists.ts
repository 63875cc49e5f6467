import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { payoutRecord } from '../../../../src/domain/artists/payout.ts';
import {
  aClaim,
  accountId,
  aDecidedClaim,
  anArtistAccount,
  anArtistAddition,
  anArtistInvite,
  anArtistMember,
  anArtistProfile,
  artistMemberId,
  artistProfileId,
} from '../../artists/artist-builders.ts';
import { digestOf, noon } from '../../builders/builders.ts';
import { noEffects } from '../../effects.ts';

export type KeptOfArtists = Pick<Adapters, 'artistStore' | 'claimStore'>;

const details = { type: 'iban', holder: 'Zoë', iban: 'DE75512108001245126199' } as const;

/**
 * `count` accounts, each with a second profile. Every second one is active with payout details, and its owner waits for a new
 * password; the others have invited a colleague. Each has a claim, which was approved for every second one.
 */
export const fillArtists = async (
  { artistStore, claimStore }: KeptOfArtists,
  count: number,
): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    await artistStore.add({ ...anArtistAddition(n), effects: noEffects });
    await artistStore.addProfile({
      artist: anArtistProfile({ artistId: artistProfileId(count + n) }, n),
      guards: { fewerThan: 2, member: { memberId: artistMemberId(n), version: 1 } },
      effects: noEffects,
    });
    const claims = { accountId: accountId(n), artistId: artistProfileId(n) };
    await claimStore.add({ claim: aClaim(claims, n), guards: { fewerOpenThan: 1 }, effects: noEffects });
    if (n % 2 === 0) {
      await artistStore.changeMembers({
        account: { next: anArtistAccount({ version: 2 }, n), version: 1 },
        change: { act: 'invited', invite: anArtistInvite({ accountId: accountId(n) }, count + n) },
        effects: noEffects,
      });
      continue;
    }
    await claimStore.decide({
      ...aDecidedClaim('approved', claims, n),
      ...{ guards: { version: 1, profile: 1 }, effects: noEffects },
    });
    const payout = payoutRecord(details, `sealed-${n}`, noon + n);
    const passwordReset = { codeDigest: digestOf(70_000 + n), until: noon + n };
    await artistStore.change({
      accountId: accountId(n),
      account: { next: anArtistAccount({ status: 'active', payout, version: 2 }, n), version: 1 },
      member: {
        next: anArtistMember({ emailVerifiedAt: noon, passwordReset, version: 2 }, n),
        guards: { version: 1 },
      },
      effects: noEffects,
    });
  }
};

/** Returns everything that the port returns of the content of `fillArtists`. */
export const artistContents = async ({ artistStore, claimStore }: KeptOfArtists, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map(async (n) => ({
      account: await artistStore.findAccount(accountId(n)),
      artist: await artistStore.findArtist(artistProfileId(n)),
      profiles: await artistStore.profiles(accountId(n), { limit: 10 }),
      invites: await artistStore.invites(accountId(n)),
      byCode: await artistStore.findInvite(digestOf(9_000 + count + n)),
      claims: await claimStore.ofAccount(accountId(n), { limit: 10 }),
      claimed: await claimStore.claimedBy(artistProfileId(n)),
      members: await artistStore.members(accountId(n)),
      byEmail: await artistStore.findMemberByEmail(`artist-${n}@label.example`),
      byReset: await artistStore.findMemberByPasswordReset(digestOf(70_000 + n)),
    })),
  );
