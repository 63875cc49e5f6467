import type { ArtistChange, ProfileAddition } from '../../../src/ports/driven/artists/artist-store.ts';
import type { ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
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
import { mailsOf, notesOf, type ArtistsView } from './artists-view.ts';
import { closureCases } from './closure.contract.ts';
import { membershipCases } from './membership.contract.ts';

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

/** The nth profile added to the first account, by its first member. */
const aProfileAddition = (
  n: number,
  name = `profile ${n}`,
  changes: Parameters<typeof anArtistProfile>[0] = {},
): ProfileAddition => ({
  artist: anArtistProfile({ artistId: artistProfileId(n), name, ...changes }),
  guards: { fewerThan: 4, member: { memberId: artistMemberId(), version: 1 } },
  effects: effectsOf({ audit: aNote({}, n) }),
});

const profilesOf = async ({ artistStore }: ArtistsView, limit = 100) => {
  const names: string[] = [];
  for (let after: ListPlace | undefined; ;) {
    const { items, next } = await artistStore.profiles(accountId(), { limit, ...(after && { after }) });
    names.push(...items.map(({ name }) => name));
    after = next;
    if (!after) return names;
  }
};

const listedBy = async (
  { artistStore }: ArtistsView,
  terms: readonly string[] | undefined,
  limit: number,
) => {
  const ids: string[] = [];
  for (let after: ListPlace | undefined; ;) {
    const { items, next } = await artistStore.list(terms ? { terms } : {}, {
      limit,
      ...(after && { after }),
    });
    ids.push(...items.map(({ artistId }) => artistId));
    after = next;
    if (!after) return ids;
  }
};

const keptOf = async ({ artistStore }: ArtistsView) => ({
  account: await artistStore.findAccount(accountId()),
  artist: await artistStore.findArtist(artistProfileId()),
  member: await artistStore.findMember(artistMemberId()),
});

/** The promises of every store of accounts of artists and labels: see `ArtistStore`. */
export const artistStoreContract = (open: OpenWorld<ArtistsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...membershipCases(policy),
    ...closureCases(policy),
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
        const rejected = await view.artistStore.change({
          ...change,
          account: stale === 'account' ? { ...account, version: 9 } : account,
          artist: stale === 'artist' ? { ...artist, version: 9 } : artist,
          member: stale === 'member' ? { ...member, guards: { version: 9 } } : member,
        });
        expect(rejected).toBe('guard-failed');
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

    policy('adds profiles to an account up to its limit, with a note each', async (view, concurrent) => {
      for (const n of [1, 2]) await view.artistStore.add(anArtistAddition(n));
      const answers = await concurrent(20, ({ artistStore }, n) =>
        artistStore.addProfile(aProfileAddition(n + 10)),
      );
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(3);
      expect(answers.filter((answer) => answer === 'roster-full')).toHaveLength(17);
      expect(await profilesOf(view)).toHaveLength(4);
      expect(await notesOf(view)).toBe(5);
    }),

    policy('adds no profile if the member has changed since the decision', async (view) => {
      await view.artistStore.add(anArtistAddition());
      const { guards, ...addition } = aProfileAddition(11);
      const stale = { ...guards, member: { memberId: artistMemberId(), version: 9 } };
      expect(await view.artistStore.addProfile({ ...addition, guards: stale })).toBe('guard-failed');
      expect(await profilesOf(view)).toHaveLength(1);
      expect(await notesOf(view)).toBe(1);
    }),

    policy('lists the profiles of an account by name, page by page', async (view) => {
      const { artistStore } = view;
      for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
      const { name: own } = anArtistProfile();
      for (const [n, name] of ['Zebra', 'apple', 'apple'].entries())
        await artistStore.addProfile(aProfileAddition(n + 11, name));
      for (const limit of [1, 2, 100])
        expect(await profilesOf(view, limit)).toEqual(['apple', 'apple', 'Zebra', own]);
      const renamed = { ...aProfileAddition(12).artist, name: 'Über', version: 2 };
      await artistStore.change({
        accountId: accountId(),
        artist: { next: renamed, version: 1 },
        effects: noEffects,
      });
      expect(await profilesOf(view, 2)).toEqual(['apple', 'Zebra', own, 'Über']);
    }),

    policy('lists the profiles of all accounts, the newest first, page by page', async (view) => {
      const { artistStore } = view;
      await artistStore.add(anArtistAddition(1));
      for (const [n, createdAt] of [noon + 5, noon + 9, noon + 5].entries())
        await artistStore.addProfile(aProfileAddition(n + 11, `profile ${n}`, { createdAt }));
      await artistStore.add(anArtistAddition(2));
      const [own, another] = [artistProfileId(1), artistProfileId(2)];
      const [eleventh, twelfth, thirteenth] = [11, 12, 13].map(artistProfileId);
      const oldest = [own, another].toSorted().toReversed();
      for (const limit of [1, 2, 100])
        expect(await listedBy(view, undefined, limit)).toEqual([twelfth, thirteenth, eleventh, ...oldest]);
    }),

    policy(
      'finds profiles by the beginnings of their terms, each once, and by their new name alone',
      async (view) => {
        const { artistStore } = view;
        await artistStore.add(anArtistAddition());
        const names = ['Mara Lind Marathon', 'Lind & Söhne', 'Marble'];
        for (const [n, name] of names.entries()) await artistStore.addProfile(aProfileAddition(n + 11, name));
        const [eleventh, twelfth, thirteenth] = [11, 12, 13].map(artistProfileId);
        for (const limit of [1, 100]) {
          expect((await listedBy(view, ['mar'], limit)).toSorted()).toEqual([eleventh, thirteenth]);
          expect((await listedBy(view, ['lind'], limit)).toSorted()).toEqual([eleventh, twelfth]);
          expect(await listedBy(view, ['lin', 'mara'], limit)).toEqual([eleventh]);
        }
        expect(await listedBy(view, ['nobody'], 100)).toEqual([]);
        const renamed = { ...aProfileAddition(13).artist, name: 'Stone', version: 2 };
        await artistStore.change({
          accountId: accountId(),
          artist: { next: renamed, version: 1 },
          effects: noEffects,
        });
        expect(await listedBy(view, ['marb'], 100)).toEqual([]);
        expect(await listedBy(view, ['stone'], 100)).toEqual([thirteenth]);
      },
    ),

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
