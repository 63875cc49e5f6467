import { sessionMs } from '../../../../src/domain/staff/staff.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  staffHolder,
  aNote,
  aStaffMember,
  aStaffSession,
  sessionId,
  staffId,
} from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aChange, actionsIn, added, begun, type StaffView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const end = noon + sessionMs;
const audit = aNote({ action: 'staff.sign_out' });

export const sessionPolicies = (open: OpenWorld<StaffView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const running = async ({ accounts }: StaffView, n = 1, now = noon) =>
    (await accounts.sessions(staffHolder(n), now)).map((session) => session.sessionId);

  return [
    policy('starts a session in the commit that signs its member in', async (view) => {
      const { accounts, staffRegistry } = view;
      await added(view, aStaffMember());
      const session = aStaffSession();
      const signIn = aChange({}, { session, effects: { audit: aNote({ action: 'staff.sign_in' }) } });
      expect(await accounts.session('staff', session.tokenDigest, noon)).toBeUndefined();
      expect(await staffRegistry.change(signIn)).toBe('changed');
      expect(await accounts.session('staff', session.tokenDigest, noon)).toEqual(session);
      expect(await accounts.sessions(staffHolder(), noon)).toEqual([session]);
      expect(await actionsIn(view)).toEqual(['staff.invite', 'staff.sign_in']);
      expect(await accounts.session('staff', digestOf(1), noon)).toBeUndefined();
    }),

    policy('begins no session if the member has changed since the decision', async (view) => {
      const { staffRegistry } = view;
      await added(view, aStaffMember());
      await staffRegistry.change(aChange());
      const late = aChange({}, { session: aStaffSession(), effects: { audit } });
      expect(await staffRegistry.change(late)).toBe('guard-failed');
      expect(await running(view)).toEqual([]);
      expect(await actionsIn(view)).toEqual(['staff.invite']);
    }),

    policy('returns no session from the moment at which it expires', async (view) => {
      const { accounts } = view;
      await added(view, aStaffMember());
      await begun(view, 1, aStaffSession());
      const { tokenDigest } = aStaffSession();
      expect(await accounts.session('staff', tokenDigest, end - 1)).toBeDefined();
      expect(await accounts.session('staff', tokenDigest, end)).toBeUndefined();
      expect(await running(view, 1, end - 1)).toEqual([sessionId()]);
      expect(await running(view, 1, end)).toEqual([]);
      expect(await accounts.endSession(staffHolder(), sessionId(), audit)).toBe(true);
    }),

    policy('lists the sessions of a member that run, the newest first', async (view) => {
      await added(view, aStaffMember(), aStaffMember({}, 2));
      const at = (createdAt: number) => ({ createdAt, expiresAt: createdAt + sessionMs });
      const sessions = [
        aStaffSession(at(noon + 2), 1),
        aStaffSession(at(noon + 3), 5),
        aStaffSession(at(noon + 3), 4),
        aStaffSession(at(noon), 9),
      ];
      await begun(view, 1, ...sessions);
      await begun(view, 2, aStaffSession({ accountId: staffId(2) }, 7));
      expect(await running(view)).toEqual([5, 4, 1, 9].map((n) => sessionId(n)));
      expect(await running(view, 1, end)).toEqual([5, 4, 1].map((n) => sessionId(n)));
      expect(await running(view, 2)).toEqual([sessionId(7)]);
    }),

    policy('ends all sessions of a member in the commit of a change, and nobody else’s', async (view) => {
      await added(view, aStaffMember(), aStaffMember({}, 2));
      await begun(view, 1, aStaffSession({}, 1), aStaffSession({}, 2));
      await begun(view, 2, aStaffSession({ accountId: staffId(2) }, 3));
      const stale = aChange({ version: 9 }, { guards: { version: 8 }, endSessions: 'all' });
      expect(await view.staffRegistry.change(stale)).toBe('guard-failed');
      expect(await running(view)).toHaveLength(2);
      const disabled = aChange({ version: 4 }, { guards: { version: 3 }, endSessions: 'all' });
      expect(await view.staffRegistry.change(disabled)).toBe('changed');
      expect(await running(view)).toEqual([]);
      expect(await view.accounts.session('staff', aStaffSession().tokenDigest, noon)).toBeUndefined();
      expect(await running(view, 2)).toEqual([sessionId(3)]);
    }),

    policy('ends all sessions but one, and keeps the one that the same commit begins', async (view) => {
      const { staffRegistry } = view;
      await added(view, aStaffMember());
      await begun(view, 1, aStaffSession({}, 1), aStaffSession({}, 2), aStaffSession({}, 3));
      const member = aStaffMember({ version: 5 });
      const but = { allBut: sessionId(2) };
      expect(
        await staffRegistry.change({ member, guards: { version: 4 }, endSessions: but, effects: noEffects }),
      ).toBe('changed');
      expect(await running(view)).toEqual([sessionId(2)]);
      await staffRegistry.change({
        member: { ...member, version: 6 },
        guards: { version: 5 },
        endSessions: 'all',
        session: aStaffSession({}, 4),
        effects: noEffects,
      });
      expect(await running(view)).toEqual([sessionId(4)]);
    }),

    policy('ends a session of the given member once, with one audit entry', async (view, concurrently) => {
      const { accounts } = view;
      await added(view, aStaffMember(), aStaffMember({}, 2));
      await begun(view, 1, aStaffSession({}, 1), aStaffSession({}, 2));
      expect(await accounts.endSession(staffHolder(2), sessionId(), audit)).toBe(false);
      expect(await accounts.endSession(staffHolder(), sessionId(9), audit)).toBe(false);
      const outcomes = await concurrently(20, (one) =>
        one.accounts.endSession(staffHolder(), sessionId(), audit),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await running(view)).toEqual([sessionId(2)]);
      expect(await actionsIn(view)).toEqual(['staff.invite', 'staff.invite', 'staff.sign_out']);
    }),

    policy('deletes sessions that have expired, and no others', async (view) => {
      const { accounts } = view;
      await added(view, aStaffMember());
      const lapsed = aStaffSession({ expiresAt: noon + 1 }, 1);
      await begun(view, 1, lapsed, aStaffSession({ expiresAt: noon + 2 }, 2));
      await accounts.deleteExpiredSessions(noon + 1);
      expect(await running(view)).toEqual([sessionId(2)]);
      expect(await accounts.endSession(staffHolder(), sessionId(), audit)).toBe(false);
    }),

    policy('shows the end of a session to every process immediately', async (view, concurrently) => {
      await added(view, aStaffMember());
      await begun(view, 1, aStaffSession());
      const look = () =>
        concurrently(4, (one) => one.accounts.session('staff', aStaffSession().tokenDigest, noon));
      expect((await look()).every((found) => found !== undefined)).toBe(true);
      await view.accounts.endSession(staffHolder(), sessionId(), audit);
      expect(await look()).toEqual(new Array(4).fill(undefined));
    }),
  ];
};
