import type { AccountStore } from '../../../src/ports/driven/accounts/account-store.ts';
import type { ArtistChange, ArtistStore } from '../../../src/ports/driven/artists/artist-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import {
  accountId,
  anArtistAccount,
  anArtistAddition,
  anArtistMember,
  anArtistProfile,
  anArtistSession,
  artistHolder,
  artistMemberId,
  artistProfileId,
} from '../../support/artists/artist-builders.ts';
import { digestOf, noon } from '../../support/builders/builders.ts';
import { aMail, aNote } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface ArtistsView {
  readonly artistStore: ArtistStore;
  readonly accounts: AccountStore;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
}

const notesOf = async ({ auditLog }: ArtistsView): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).length;
const mailsOf = async ({ mailQueue }: ArtistsView): Promise<number> =>
  (await mailQueue.claim({ token: 'look', now: noon + 1_000, until: noon + 1_000 }, 100)).length;

/** A change of the first member to a version, decided on the one before. */
const memberChange = (changes: Parameters<typeof anArtistMember>[0], version = 2) => ({
  next: anArtistMember({ ...changes, version }),
  guards: { version: version - 1 },
});

/** The nth change of account, profile and member of the first account, decided on their first versions. */
const wholeChange = (n: number): ArtistChange => ({
  accountId: accountId(),
  account: { next: anArtistAccount({ status: 'active', version: 2 }), version: 1 },
  artist: { next: anArtistProfile({ name: `other ${n}`, version: 2 }), version: 1 },
  member: {
    ...memberChange({ emailVerifiedAt: noon + n }),
    session: anArtistSession({}, n),
    clears: digestOf(501),
  },
  effects: effectsOf({ mails: [aMail({}, n)], audit: aNote({}, n) }),
});

const keptOf = async ({ artistStore }: ArtistsView) => ({
  account: await artistStore.findAccount(accountId()),
  artist: await artistStore.findArtist(artistProfileId()),
  member: await artistStore.findMember(artistMemberId()),
});

/** The promises of every store of accounts of artists and labels: see `ArtistStore`. */
export const artistStoreContract = (open: OpenWorld<ArtistsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns account, profile and member as they were added, with note and email', async (view) => {
      const { artistStore } = view;
      expect(await artistStore.add(anArtistAddition())).toBe('added');
      await artistStore.add(anArtistAddition(2));
      const { account, artist, member } = anArtistAddition();
      expect(await keptOf(view)).toEqual({ account, artist, member });
      expect(await artistStore.findMemberByEmail(member.email)).toEqual(member);
      expect(await artistStore.findMemberByEmail('nobody@label.example')).toBeUndefined();
      expect(await artistStore.members(accountId())).toEqual([member]);
      expect([await notesOf(view), await mailsOf(view)]).toEqual([2, 2]);
    }),

    policy(
      'gives an address to one of twenty concurrent callers, with one audit entry and one email',
      async (view, concurrently) => {
        const answers = await concurrently(20, ({ artistStore }, n) =>
          artistStore.add(anArtistAddition(n, { email: 'one@label.example' })),
        );
        expect(answers.filter((answer) => answer === 'added')).toHaveLength(1);
        const winner = answers.indexOf('added') + 1;
        const found = await view.artistStore.findMemberByEmail('one@label.example');
        expect(found?.memberId).toBe(artistMemberId(winner));
        for (let n = 1; n <= 20; n++)
          expect((await view.artistStore.findAccount(accountId(n))) !== undefined).toBe(n === winner);
        expect([await notesOf(view), await mailsOf(view)]).toEqual([1, 1]);
      },
    ),

    policy('commits one of twenty concurrent changes, whole', async (view, concurrently) => {
      await view.artistStore.add(anArtistAddition());
      const answers = await concurrently(20, ({ artistStore }, n) => artistStore.change(wholeChange(n)));
      expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
      const winner = answers.indexOf('changed') + 1;
      const { account, artist, member } = wholeChange(winner);
      expect(await keptOf(view)).toEqual({
        account: account?.next,
        artist: artist?.next,
        member: member?.next,
      });
      expect(await view.accounts.sessions(artistHolder(), noon)).toEqual([anArtistSession({}, winner)]);
      expect([await notesOf(view), await mailsOf(view)]).toEqual([2, 2]);
    }),

    ...(['account', 'artist', 'member'] as const).map((stale) =>
      policy(`writes nothing if the ${stale} has changed since the decision`, async (view) => {
        await view.artistStore.add(anArtistAddition());
        const before = await keptOf(view);
        const { account, artist, member, ...change } = wholeChange(1);
        if (!account || !artist || !member) throw new Error('a change of all three');
        const refused = await view.artistStore.change({
          ...change,
          account: stale === 'account' ? { ...account, version: 9 } : account,
          artist: stale === 'artist' ? { ...artist, version: 9 } : artist,
          member: stale === 'member' ? { ...member, guards: { version: 9 } } : member,
        });
        expect(refused).toBe('guard-failed');
        expect(await keptOf(view)).toEqual(before);
        expect(await view.accounts.sessions(artistHolder(), noon)).toEqual([]);
        expect([await notesOf(view), await mailsOf(view)]).toEqual([1, 1]);
      }),
    ),

    policy('ends the sessions of a member in the commit of a change, and nobody else’s', async (view) => {
      const { artistStore, accounts } = view;
      for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
      await accounts.beginSession(anArtistSession({}, 1));
      await accounts.beginSession(anArtistSession({}, 2));
      await accounts.beginSession(anArtistSession({ accountId: artistMemberId(2) }, 3));
      const { sessionId } = anArtistSession({}, 2);
      const ending = { ...memberChange({}), endSessions: { allBut: sessionId } };
      await artistStore.change({ accountId: accountId(), member: ending, effects: noEffects });
      expect(await accounts.sessions(artistHolder(), noon)).toEqual([anArtistSession({}, 2)]);
      expect(await accounts.sessions(artistHolder(2), noon)).toHaveLength(1);
    }),

    policy('finds a member by a code that sets a password, until another one replaces it', async (view) => {
      const { artistStore } = view;
      for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
      const waiting = (codeDigest: string, version: number): ArtistChange => ({
        accountId: accountId(),
        member: memberChange({ passwordReset: { codeDigest, until: noon } }, version),
        effects: noEffects,
      });
      await artistStore.change(waiting(digestOf(1), 2));
      expect((await artistStore.findMemberByPasswordReset(digestOf(1)))?.memberId).toBe(artistMemberId());
      await artistStore.change(waiting(digestOf(2), 3));
      expect(await artistStore.findMemberByPasswordReset(digestOf(1))).toBeUndefined();
      expect((await artistStore.findMemberByPasswordReset(digestOf(2)))?.version).toBe(3);
    }),

    policy('deletes failed sign-ins of an address in the commit of a change', async (view) => {
      const { artistStore, accounts } = view;
      await artistStore.add(anArtistAddition());
      for (let n = 0; n < 5; n++) await accounts.attempt(digestOf(501), noon);
      expect(await accounts.attempt(digestOf(501), noon)).toBe('locked');
      await artistStore.change(wholeChange(1));
      expect(await accounts.attempt(digestOf(501), noon)).toEqual({ count: 1 });
    }),
  ];
};
