import { attempted, type Attempts } from '../../../../src/domain/accounts/attempts.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aNote, aStaffMember, aStaffSession, staffId } from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aChange, actionsIn, added, type StaffView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const [who, other] = [digestOf(501), digestOf(502)];

const nthOf = (count: number): Attempts => {
  const before = count === 1 ? { count: 0 } : nthOf(count - 1);
  const attempts = attempted(before, noon);
  if (attempts === 'locked') throw new Error('locked already');
  return attempts;
};

const trying = async ({ accounts }: StaffView, times: number, whose = who) => {
  const outcomes = [];
  for (let n = 0; n < times; n++) outcomes.push(await accounts.attempt(whose, noon));
  return outcomes;
};

export const attemptPolicies = (open: OpenWorld<StaffView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('counts the attempts for each address separately until it is locked', async (view) => {
      expect(await trying(view, 6)).toEqual([...[1, 2, 3, 4, 5].map(nthOf), 'locked']);
      expect(await view.accounts.attempt(other, noon)).toEqual({ count: 1 });
      const { lockedUntil = 0 } = nthOf(5);
      expect(await view.accounts.attempt(who, lockedUntil - 1)).toBe('locked');
      expect(await view.accounts.attempt(who, lockedUntil)).toEqual(attempted(nthOf(5), lockedUntil));
    }),

    policy(
      'admits five of two hundred concurrent attempts, whichever process they reach',
      async (_, concurrently) => {
        const outcomes = await concurrently(200, ({ accounts }) => accounts.attempt(who, noon));
        const passed = outcomes.filter((one) => one !== 'locked');
        expect(passed.map(({ count }) => count).toSorted()).toEqual([1, 2, 3, 4, 5]);
      },
    ),

    policy('admits one of twenty concurrent attempts when a lock has expired', async (view, concurrently) => {
      await trying(view, 5);
      const { lockedUntil = 0 } = nthOf(5);
      const outcomes = await concurrently(20, ({ accounts }) => accounts.attempt(who, lockedUntil));
      expect(outcomes.filter((one) => one !== 'locked')).toEqual([attempted(nthOf(5), lockedUntil)]);
    }),

    policy('undoes an attempt with the lock that it set, and leaves one that another set', async (view) => {
      const { accounts } = view;
      await trying(view, 5);
      await accounts.undoAttempt(who, nthOf(5));
      expect(await accounts.attempt(who, noon)).toEqual(nthOf(5));
      await accounts.undoAttempt(who, nthOf(1));
      expect(await accounts.attempt(who, noon)).toBe('locked');
      const { lockedUntil = 0 } = nthOf(5);
      expect(await accounts.attempt(who, lockedUntil)).toMatchObject({ count: 5 });
      await accounts.undoAttempt(other, { count: 1 });
      expect(await accounts.attempt(other, noon)).toEqual({ count: 1 });
    }),

    policy('loses none of three that are undone concurrently', async (view, concurrently) => {
      const { accounts } = view;
      for (let n = 1; n <= 4; n++) await accounts.attempt(who, noon);
      await concurrently(3, (one) => one.accounts.undoAttempt(who, { count: 1 }));
      expect(await accounts.attempt(who, noon)).toEqual({ count: 2 });
    }),

    policy('returns the accounts that are locked now', async (view) => {
      const { accounts } = view;
      await trying(view, 5);
      await trying(view, 2, other);
      const { lockedUntil = 0 } = nthOf(5);
      const whos = [who, other, digestOf(503)];
      expect(await accounts.locks(whos, noon)).toEqual(new Map([[who, lockedUntil]]));
      expect(await accounts.locks([other], noon)).toEqual(new Map());
      expect(await accounts.locks(whos, lockedUntil)).toEqual(new Map());
    }),

    policy('keeps the note of a failure, and works without one', async (view) => {
      await trying(view, 1);
      await view.accounts.failed(who, noon, aNote({ action: 'staff.sign_in_failed' }));
      await view.accounts.failed(who, noon, undefined);
      await view.accounts.failed(other, noon, undefined);
      expect(await actionsIn(view)).toEqual(['staff.sign_in_failed']);
      expect(await view.accounts.attempt(who, noon)).toEqual({ count: 2 });
      expect(await view.accounts.attempt(other, noon)).toEqual({ count: 1 });
    }),

    policy('deletes attempts in the commit of a sign-in, and in none that is rejected', async (view) => {
      const { accounts, staffRegistry } = view;
      await added(view, aStaffMember());
      await trying(view, 4);
      await trying(view, 1, other);
      const stale = aChange({ version: 9 }, { guards: { version: 8 }, clears: who });
      expect(await staffRegistry.change(stale)).toBe('guard-failed');
      expect(await accounts.attempt(who, noon)).toEqual(nthOf(5));
      const enters = {
        member: aStaffMember(),
        guards: { version: 1 },
        session: aStaffSession(),
        clears: who,
        effects: noEffects,
      };
      expect(await staffRegistry.change(enters)).toBe('changed');
      expect(await accounts.attempt(who, noon)).toEqual({ count: 1 });
      expect(await accounts.attempt(other, noon)).toEqual({ count: 2 });
    }),

    policy('leaves the account unchanged by attempts, its version too', async (view) => {
      await added(view, aStaffMember());
      await trying(view, 6);
      await view.accounts.failed(who, noon, undefined);
      expect(await view.staffRegistry.find(staffId())).toEqual(aStaffMember());
    }),

    policy('deletes attempts whose last one was long ago', async (view) => {
      const { accounts } = view;
      await trying(view, 2);
      await accounts.attempt(other, noon - 10);
      await accounts.failed(other, noon - 1, undefined);
      await accounts.attempt(digestOf(503), noon - 10);
      await accounts.deleteExpiredAttempts(noon - 1);
      expect(await accounts.attempt(who, noon)).toMatchObject({ count: 3 });
      expect(await accounts.attempt(other, noon)).toMatchObject({ count: 2 });
      expect(await accounts.attempt(digestOf(503), noon)).toMatchObject({ count: 1 });
    }),
  ];
};
