import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { payoutRecord } from '../../../../src/domain/artists/payout.ts';
import {
  accountId,
  anArtistAccount,
  anArtistAddition,
  anArtistMember,
  artistProfileId,
} from '../../artists/artist-builders.ts';
import { digestOf, noon } from '../../builders/builders.ts';
import { noEffects } from '../../effects.ts';

export type KeptOfArtists = Pick<Adapters, 'artistStore'>;

const details = { type: 'iban', holder: 'Zoë', iban: 'DE75512108001245126199' } as const;

/** `count` accounts. Every second one is active with payout details, and its owner waits for a new password. */
export const fillArtists = async ({ artistStore }: KeptOfArtists, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    await artistStore.add({ ...anArtistAddition(n), effects: noEffects });
    if (n % 2 === 0) continue;
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
export const artistContents = async ({ artistStore }: KeptOfArtists, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map(async (n) => ({
      account: await artistStore.findAccount(accountId(n)),
      artist: await artistStore.findArtist(artistProfileId(n)),
      members: await artistStore.members(accountId(n)),
      byEmail: await artistStore.findMemberByEmail(`artist-${n}@label.example`),
      byReset: await artistStore.findMemberByPasswordReset(digestOf(70_000 + n)),
    })),
  );
