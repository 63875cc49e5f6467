import type { MembershipAct, MembershipChange } from '../../../src/ports/driven/artists/artist-store.ts';
import {
  accountId,
  anArtistAccount,
  anArtistAddition,
  anArtistInvite,
  anArtistMember,
  anArtistSession,
  artistHolder,
  artistMemberId,
} from '../../support/artists/artist-builders.ts';
import { digestOf, noon } from '../../support/builders/builders.ts';
import { aMail, aNote } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';
import type { policiesIn } from '../world.ts';
import { mailsOf, notesOf, type ArtistsView } from './artists-view.ts';

/** A change of the members of the first account, decided on a version of it. */
const membership = (change: MembershipAct, version = 1, n = version): MembershipChange => ({
  account: { next: anArtistAccount({ kind: 'label', version: version + 1 }), version },
  change,
  effects: effectsOf({ mails: [aMail({}, n)], audit: aNote({}, n) }),
});
const invited = (n: number): MembershipAct => ({ act: 'invited', invite: anArtistInvite({}, n) });
const joined = (n: number): MembershipAct => ({
  act: 'joined',
  member: anArtistMember({ accountId: accountId(), role: 'editor' }, n),
});

/** The promises about the members of an account: see `ArtistStore`. */
export const membershipCases = (
  policy: ReturnType<typeof policiesIn<ArtistsView>>,
): readonly ContractCase[] => [
  policy('stores an invitation until it is accepted, withdrawn or replaced', async (view) => {
    const { artistStore } = view;
    await artistStore.add(anArtistAddition());
    const invites = async () => (await artistStore.invites(accountId())).map(({ memberId }) => memberId);
    for (const n of [2, 3, 4])
      expect(await artistStore.changeMembers(membership(invited(n), n - 1))).toBe('changed');
    expect(await artistStore.invites(accountId())).toEqual([2, 3, 4].map((n) => anArtistInvite({}, n)));
    expect(await artistStore.findInvite(digestOf(9_003))).toEqual(anArtistInvite({}, 3));
    expect(await artistStore.findInvite(digestOf(8_999))).toBeUndefined();

    const code = { codeDigest: digestOf(9_100), until: noon + 5 };
    const again = anArtistInvite({ role: 'finance', code }, 2);
    await artistStore.changeMembers(membership({ act: 'invited', invite: again }, 4));
    expect(await artistStore.findInvite(digestOf(9_002))).toBeUndefined();
    expect(await artistStore.findInvite(digestOf(9_100))).toEqual(again);

    await artistStore.changeMembers(membership(joined(3), 5));
    await artistStore.changeMembers(membership({ act: 'uninvited', memberId: artistMemberId(4) }, 6));
    expect(await invites()).toEqual([artistMemberId(2)]);
    const member = anArtistMember({ accountId: accountId(), role: 'editor' }, 3);
    expect(await artistStore.members(accountId())).toEqual([anArtistAddition().member, member]);
    expect(await artistStore.findMemberByEmail(member.email)).toEqual(member);
    expect([await notesOf(view), await mailsOf(view)]).toEqual([7, 7]);
  }),

  policy('commits one of twenty concurrent changes of the members', async (view, concurrent) => {
    await view.artistStore.add(anArtistAddition());
    const answers = await concurrent(20, ({ artistStore }, n) =>
      artistStore.changeMembers(membership(invited(n + 1), 1, n)),
    );
    expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'guard-failed')).toHaveLength(19);
    const winner = answers.indexOf('changed') + 2;
    expect(await view.artistStore.invites(accountId())).toEqual([anArtistInvite({}, winner)]);
    expect([await notesOf(view), await mailsOf(view)]).toEqual([2, 2]);
  }),

  policy('lets no address join that is a member of an account', async (view) => {
    const { artistStore } = view;
    for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
    const { email } = anArtistMember({}, 2);
    const invite = anArtistInvite({ email }, 3);
    await artistStore.changeMembers(membership({ act: 'invited', invite }));
    const member = anArtistMember({ accountId: accountId(), email }, 3);
    expect(await artistStore.changeMembers(membership({ act: 'joined', member }, 2))).toBe('email-taken');
    expect(await artistStore.members(accountId())).toHaveLength(1);
    expect(await artistStore.invites(accountId())).toEqual([invite]);
    expect((await artistStore.findAccount(accountId()))?.version).toBe(2);
  }),

  policy('lets one of two people join by one code', async (view, concurrent) => {
    await view.artistStore.add(anArtistAddition());
    await view.artistStore.changeMembers(membership(invited(2)));
    const member = anArtistMember({ accountId: accountId() }, 2);
    const answers = await concurrent(8, ({ artistStore }, n) =>
      artistStore.changeMembers(
        membership({ act: 'joined', member: { ...member, passwordHash: `$argon2id$${n}` } }, 2, n + 10),
      ),
    );
    expect(answers.filter((answer) => answer === 'changed')).toHaveLength(1);
    const winner = answers.indexOf('changed') + 1;
    expect(await view.artistStore.findMember(member.memberId)).toEqual({
      ...member,
      passwordHash: `$argon2id$${winner}`,
    });
    expect(await notesOf(view)).toBe(3);
  }),

  policy('lets nobody join by an invitation that was withdrawn', async ({ artistStore }) => {
    await artistStore.add(anArtistAddition());
    await artistStore.changeMembers(membership(invited(2)));
    await artistStore.changeMembers(membership({ act: 'uninvited', memberId: artistMemberId(2) }, 2));
    expect(await artistStore.changeMembers(membership(joined(2), 3))).toBe('guard-failed');
    expect(await artistStore.members(accountId())).toHaveLength(1);
  }),

  policy('changes a role only of a member who has not changed since the decision', async (view) => {
    const { artistStore } = view;
    await artistStore.add(anArtistAddition());
    await artistStore.changeMembers(membership(invited(2)));
    await artistStore.changeMembers(membership(joined(2), 2));
    const next = anArtistMember({ accountId: accountId(), role: 'finance', version: 2 }, 2);
    const edited = (version: number): MembershipAct => ({ act: 'edited', member: { next, version } });
    expect(await artistStore.changeMembers(membership(edited(9), 3))).toBe('guard-failed');
    expect((await artistStore.findAccount(accountId()))?.version).toBe(3);
    expect(await artistStore.changeMembers(membership(edited(1), 3))).toBe('changed');
    expect(await artistStore.findMember(artistMemberId(2))).toEqual(next);
  }),

  policy('removes a member with all of the sessions, and nobody else’s', async (view) => {
    const { artistStore, accounts } = view;
    await artistStore.add(anArtistAddition());
    await artistStore.changeMembers(membership(invited(2)));
    await artistStore.changeMembers(membership(joined(2), 2));
    for (const n of [1, 2]) await accounts.beginSession(anArtistSession({ accountId: artistMemberId(n) }, n));
    await artistStore.changeMembers(membership({ act: 'left', memberId: artistMemberId(2) }, 3));
    expect(await artistStore.members(accountId())).toEqual([anArtistAddition().member]);
    expect(await accounts.sessions(artistHolder(2), noon)).toEqual([]);
    expect(await accounts.sessions(artistHolder(), noon)).toHaveLength(1);
    const late = anArtistMember({ accountId: accountId(), role: 'editor' }, 2);
    const signIn = {
      next: late,
      guards: { version: 1 },
      session: anArtistSession({ accountId: late.memberId }, 3),
    };
    expect(await artistStore.change({ accountId: accountId(), member: signIn, effects: noEffects })).toBe(
      'guard-failed',
    );
  }),
];
