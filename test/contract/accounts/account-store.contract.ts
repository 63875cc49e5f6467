import type { AccountHolder } from '../../../src/domain/accounts/session.ts';
import { MemberId } from '../../../src/domain/shared/ids.ts';
import { sessionMs } from '../../../src/domain/staff/staff.ts';
import { digestOf, noon } from '../../support/builders/builders.ts';
import {
  aNote,
  aStaffSession,
  sessionId,
  staffHolder,
  staffId,
} from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import type { AccountsView } from './stage.ts';
import { passkeyPolicies } from './passkeys.ts';
import { wholeChain } from '../staff/audit-log.contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export type { AccountsView } from './stage.ts';

const end = noon + sessionMs;
const audit = aNote({ action: 'member.end_other_sessions' });
const member = { audience: 'platform', accountId: MemberId('mbr_1') } as const;
/** The nth session of a member of a platform. */
const ofMember = (n: number) => ({ ...aStaffSession({}, n), ...member, sessionEpoch: 0 });

/** The promises of every account store for sessions of any audience; those of sign-ins are in the suite of the staff registry. */
export const accountStoreContract = (open: OpenWorld<AccountsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const begun = async ({ accounts }: AccountsView, ...ns: readonly number[]) => {
    for (const n of ns) await accounts.beginSession(ofMember(n));
  };
  const running = async ({ accounts }: AccountsView) =>
    (await accounts.sessions(member, noon)).map((session) => session.sessionId);
  const actionsIn = async ({ auditLog }: AccountsView) =>
    (await wholeChain(auditLog)).map(({ action }) => action);

  return [
    policy('begins a session once, and returns it whole', async (view) => {
      const browser = { name: 'Firefox', system: 'Linux' } as const;
      await view.accounts.beginSession({ ...ofMember(1), browser });
      await view.accounts.beginSession({ ...ofMember(1), address: 'another' });
      const { tokenDigest } = ofMember(1);
      const found = await view.accounts.session('platform', tokenDigest, noon);
      expect(found).toEqual({ ...ofMember(1), browser });
      expect(await view.accounts.session('platform', tokenDigest, end)).toBeUndefined();
      expect(await view.accounts.session('platform', digestOf(1), noon)).toBeUndefined();
    }),

    policy('starts one session when twenty use one link, with one note', async (view, concurrently) => {
      const link = { tokenId: 'tok_link', expiresAt: noon + 1 };
      const outcomes = await concurrently(20, ({ accounts }, n) =>
        accounts.beginSession(ofMember(n), { link, audit }),
      );
      expect(outcomes.toSorted()).toEqual(['begun', ...new Array<string>(19).fill('link-used')]);
      const [first, ...others] = await running(view);
      expect(others).toEqual([]);
      // The session that began may be sent again by a caller that does not know the outcome.
      const again = { ...ofMember(99), sessionId: first ?? sessionId() };
      expect(await view.accounts.beginSession(again, { link, audit })).toBe('begun');
      expect(await actionsIn(view)).toEqual([audit.action]);
      const other = { link: { ...link, tokenId: 'tok_other' } };
      expect(await view.accounts.beginSession(ofMember(30), other)).toBe('begun');
      expect(await running(view)).toHaveLength(2);
    }),

    policy(
      'ends the session that another replaces, with both notes, unless the link was used',
      async (view) => {
        const { accounts } = view;
        const ending = { holder: member, sessionId: ofMember(1).sessionId };
        const ends = { ...ending, audit: aNote({ action: 'member.sign_out' }) };
        await begun(view, 1);
        const link = { tokenId: 'tok_link', expiresAt: noon + 1 };
        expect(await accounts.beginSession(ofMember(2), { link, audit, ends })).toBe('begun');
        expect(await running(view)).toEqual([ofMember(2).sessionId]);
        expect(await actionsIn(view)).toEqual([audit.action, 'member.sign_out']);
        const late = { ...ends, sessionId: ofMember(2).sessionId };
        expect(await accounts.beginSession(ofMember(3), { link, audit, ends: late })).toBe('link-used');
        expect(await running(view)).toEqual([ofMember(2).sessionId]);
        // The session of a credential is not stored, and one that has ended needs no note.
        const other = { link: { ...link, tokenId: 'tok_other' }, ends };
        expect(await accounts.beginSession(undefined, other)).toBe('begun');
        expect(await accounts.beginSession(undefined, other)).toBe('link-used');
        expect(await actionsIn(view)).toHaveLength(2);
        const replaced = { tokenId: 'tok_replaced', expiresAt: noon + 1 };
        expect(await accounts.beginSession(ofMember(4), { ends: replaced })).toBe('begun');
        expect(await accounts.beginSession(ofMember(5), { link: replaced })).toBe('link-used');
      },
    ),

    policy('returns no session to another audience, whatever its ID', async (view) => {
      const { accounts } = view;
      const accountId = staffId();
      await accounts.beginSession(aStaffSession({ accountId }, 1));
      // An account of another audience never has the same ID; the audience alone must keep them apart.
      const alike = { audience: 'platform', accountId: MemberId(accountId) } as const;
      await accounts.beginSession({ ...ofMember(2), ...alike });
      expect(await accounts.session('platform', aStaffSession().tokenDigest, noon)).toBeUndefined();
      expect(await accounts.session('staff', ofMember(2).tokenDigest, noon)).toBeUndefined();
      expect(await accounts.sessions(alike, noon)).toEqual([{ ...ofMember(2), ...alike }]);
      expect(await accounts.endSession(alike, sessionId(1), audit)).toBe(false);
      await accounts.endSessions(alike, 'all', audit);
      expect(await accounts.sessions(staffHolder(), noon)).toEqual([aStaffSession({ accountId }, 1)]);
      expect(await accounts.sessions(alike, noon)).toEqual([]);
    }),

    policy('records the latest use of a session, and begins none by it', async (view) => {
      const { accounts } = view;
      await begun(view, 1);
      await accounts.recordUse(sessionId(1), noon + 5);
      await accounts.recordUse(sessionId(1), noon + 4);
      await accounts.recordUse(sessionId(2), noon + 5);
      expect(await accounts.sessions(member, noon)).toEqual([{ ...ofMember(1), lastUsedAt: noon + 5 }]);
    }),

    policy(
      'keeps a session ended, however many uses are recorded at the same time',
      async (view, concurrently) => {
        await begun(view, 1, 2);
        await concurrently(20, async ({ accounts }, n) => {
          if (n === 10) await accounts.endSession(member, sessionId(1), audit);
          else await accounts.recordUse(sessionId(1), noon + n);
        });
        expect(await running(view)).toEqual([sessionId(2)]);
      },
    ),

    policy('ends all sessions of an account but one, with one note', async (view) => {
      const { accounts } = view;
      await begun(view, 1, 2, 3);
      await accounts.beginSession(aStaffSession({}, 4));
      await accounts.endSessions(member, { allBut: sessionId(2) }, audit);
      expect(await running(view)).toEqual([sessionId(2)]);
      expect(await actionsIn(view)).toEqual([audit.action]);
      await accounts.endSessions(member, { allBut: sessionId(2) }, audit);
      expect(await actionsIn(view)).toEqual([audit.action]);
      expect(await accounts.sessions(staffHolder(), noon)).toHaveLength(1);
    }),

    policy(
      'switches a session once of twenty times, with one note, and not after its end',
      async (view, concurrently) => {
        const { accounts } = view;
        await begun(view, 1, 2);
        const other = { audience: 'platform', accountId: MemberId('mbr_2') } as const;
        const to = (n: number, from = 1, holder: AccountHolder = member) => ({
          ended: { holder, sessionId: sessionId(from) },
          ...{ begun: { ...ofMember(n), ...other }, audit, guards: [] },
        });
        const outcomes = await concurrently(20, (one, n) => one.accounts.switchSession(to(n + 50)));
        expect(outcomes.toSorted()).toEqual([...new Array<string>(19).fill('session-ended'), 'switched']);
        expect(await running(view)).toEqual([sessionId(2)]);
        const [replaced, ...more] = await accounts.sessions(other, noon);
        expect(more).toEqual([]);
        // A caller that does not know the outcome sends it again.
        const again = { ...to(0), begun: replaced ?? ofMember(0) };
        expect(await accounts.switchSession(again)).toBe('switched');
        expect(await accounts.switchSession(to(90, 2, other))).toBe('session-ended');
        expect(await accounts.sessions(other, noon)).toEqual([replaced]);
        expect(await running(view)).toEqual([sessionId(2)]);
        expect(await actionsIn(view)).toEqual([audit.action]);
      },
    ),

    ...passkeyPolicies(open),

    policy('ends more sessions than one page has', async (view) => {
      await begun(view, ...Array.from({ length: 300 }, (_, i) => i + 1));
      await view.accounts.endSessions(member, { allBut: sessionId(7) }, audit);
      expect(await running(view)).toEqual([sessionId(7)]);
    }),
  ];
};
