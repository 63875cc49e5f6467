import type { AccountClosure } from '../../../src/ports/driven/artists/artist-store.ts';
import {
  accountId,
  anArtistAccount,
  anArtistAddition,
  anArtistInvite,
  anArtistMember,
  anArtistSession,
  artistHolder,
  artistMemberId,
  erasingClosure,
  requestedClosure,
} from '../../support/artists/artist-builders.ts';
import { digestOf, noon } from '../../support/builders/builders.ts';
import { aMail, aNote } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';
import type { policiesIn } from '../world.ts';
import { mailsOf, notesOf, type ArtistsView } from './artists-view.ts';

/** The end of the first account, decided on a version of it. */
const closureAt = (version: number, n = version): AccountClosure => ({
  account: {
    next: anArtistAccount({ kind: 'label', version: version + 1, closure: erasingClosure }),
    version,
  },
  clears: [digestOf(501)],
  effects: effectsOf({ mails: [aMail({}, n)], audit: aNote({}, n) }),
});

/** Two accounts; the first has a second member and an invitation, and each member has sessions. */
const aLabelAndAnother = async ({ artistStore, accounts }: ArtistsView) => {
  for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
  const member = anArtistMember({ accountId: accountId(), role: 'editor' }, 3);
  const acts = [
    { act: 'invited', invite: anArtistInvite({}, 3) },
    { act: 'joined', member },
    { act: 'invited', invite: anArtistInvite({}, 4) },
  ] as const;
  for (const [n, change] of acts.entries())
    await artistStore.changeMembers({
      account: { next: anArtistAccount({ kind: 'label', version: n + 2 }), version: n + 1 },
      change,
      effects: noEffects,
    });
  const sessions = [1, 1, 3, 2].map((holder, n) => anArtistSession({ accountId: artistMemberId(holder) }, n));
  for (const session of sessions) await accounts.beginSession(session);
  for (let n = 0; n < 5; n++) await accounts.attempt(digestOf(501), noon);
};

/** The promises about the end of an account: see `ArtistStore`. */
export const closureCases = (policy: ReturnType<typeof policiesIn<ArtistsView>>): readonly ContractCase[] => [
  policy('closes an account with all that lets people in, and nobody else’s', async (view) => {
    await aLabelAndAnother(view);
    const { artistStore, accounts } = view;
    const { account, ...rest } = closureAt(4);
    expect(await artistStore.close({ account, ...rest })).toBe('closed');
    expect(await artistStore.findAccount(accountId())).toEqual(account.next);
    expect(await artistStore.members(accountId())).toEqual([]);
    expect(await artistStore.findMemberByEmail(anArtistMember().email)).toBeUndefined();
    expect(await artistStore.invites(accountId())).toEqual([]);
    expect(await artistStore.findInvite(digestOf(9_004))).toBeUndefined();
    for (const n of [1, 3]) expect(await accounts.sessions(artistHolder(n), noon)).toEqual([]);
    expect(await accounts.attempt(digestOf(501), noon)).toEqual({ count: 1 });
    expect(await accounts.sessions(artistHolder(2), noon)).toHaveLength(1);
    expect(await artistStore.members(accountId(2))).toHaveLength(1);
    expect([await notesOf(view), await mailsOf(view)]).toEqual([3, 3]);
    // The address is free again, and the same attempt has no second effect.
    expect(await artistStore.add(anArtistAddition(5, { email: anArtistMember().email }))).toBe('added');
    expect(await artistStore.close({ account, ...rest })).toBe('closed');
    expect([await notesOf(view), await mailsOf(view)]).toEqual([4, 4]);
  }),

  policy('closes nothing if the account has changed since the decision', async (view) => {
    await aLabelAndAnother(view);
    expect(await view.artistStore.close(closureAt(3))).toBe('guard-failed');
    expect((await view.artistStore.findAccount(accountId()))?.version).toBe(4);
    expect(await view.artistStore.members(accountId())).toHaveLength(2);
    expect(await view.artistStore.invites(accountId())).toHaveLength(1);
    expect(await view.accounts.sessions(artistHolder(), noon)).toHaveLength(2);
    expect([await notesOf(view), await mailsOf(view)]).toEqual([2, 2]);
  }),

  policy('closes an account once of twenty concurrent calls', async (view, concurrent) => {
    await aLabelAndAnother(view);
    const answers = await concurrent(20, ({ artistStore }, n) => {
      const { account, ...rest } = closureAt(4, n);
      const closure = { ...erasingClosure, requestedAt: noon - n };
      return artistStore.close({ ...rest, account: { ...account, next: { ...account.next, closure } } });
    });
    expect(answers.filter((answer) => answer === 'closed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'guard-failed')).toHaveLength(19);
    expect([await notesOf(view), await mailsOf(view)]).toEqual([3, 3]);
  }),

  policy('lets nobody join or be changed in an account that is closed', async (view) => {
    await aLabelAndAnother(view);
    const { artistStore } = view;
    await artistStore.close(closureAt(4));
    const member = anArtistMember({ accountId: accountId() }, 4);
    const joining = {
      account: { next: anArtistAccount({ kind: 'label', version: 5 }), version: 4 },
      change: { act: 'joined', member },
      effects: noEffects,
    } as const;
    expect(await artistStore.changeMembers(joining)).toBe('guard-failed');
    const edit = { next: anArtistMember({ version: 2 }), guards: { version: 1 } };
    expect(await artistStore.change({ accountId: accountId(), member: edit, effects: noEffects })).toBe(
      'guard-failed',
    );
    expect(await artistStore.members(accountId())).toEqual([]);
  }),

  policy('returns the accounts whose next step of closure is due, longest due first', async (view) => {
    const { artistStore } = view;
    const closures = [undefined, { ...requestedClosure, effectiveAt: noon + 30 }, erasingClosure];
    for (const [at, closure] of closures.entries()) {
      const n = at + 1;
      await artistStore.add(anArtistAddition(n));
      if (!closure) continue;
      const account = { next: anArtistAccount({ version: 2, closure }, n), version: 1 };
      await artistStore.change({ accountId: accountId(n), account, effects: noEffects });
    }
    const due = async (now: number, limit = 10) =>
      (await artistStore.closuresDue(now, limit)).map((account) => account.accountId);
    expect(await due(noon + 19)).toEqual([]);
    expect(await due(noon + 20)).toEqual([accountId(3)]);
    expect(await due(noon + 30)).toEqual([accountId(3), accountId(2)]);
    expect(await due(noon + 30, 1)).toEqual([accountId(3)]);
    const { dueAt: _, ...closed } = { dueAt: 0, ...erasingClosure };
    const closure = { ...closed, state: 'erased', closedAt: noon, erasedAt: noon } as const;
    const account = { next: anArtistAccount({ version: 3, closure }, 3), version: 2 };
    await artistStore.change({ accountId: accountId(3), account, effects: noEffects });
    expect(await due(noon + 99)).toEqual([accountId(2)]);
  }),
];
