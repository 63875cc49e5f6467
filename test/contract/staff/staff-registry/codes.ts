import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aStaffMember,
  aStaffSession,
  staffHolder,
  staffId,
} from '../../../support/builders/staff-builders.ts';
import type { StaffChange } from '../../../../src/ports/driven/staff/staff-registry.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { added, type StaffView } from './stage.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../../support/effects.ts';

const totp = (lastStep: number, sealed = 'AQ==') => ({ totp: { sealed, lastStep } });

/** A sign-in of the first member with the code of a step, read at a version. */
const entering = (step: number, version = 1, rest: ChangesOf<StaffChange> = {}): StaffChange => ({
  member: aStaffMember({ ...totp(step), version }),
  guards: { version, totpStep: step },
  ...rest,
  effects: effectsOf(rest.effects),
});

export const codePolicies = (open: OpenWorld<StaffView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const kept = async ({ staffRegistry }: StaffView) => staffRegistry.find(staffId());

  return [
    policy(
      'accepts one of twenty that send the same code, in any process, and changes no version',
      async (view, concurrently) => {
        await added(view, aStaffMember(totp(0)));
        const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
          staffRegistry.change(entering(7, 1, { session: aStaffSession({}, n) })),
        );
        expect(outcomes.toSorted()).toEqual(['changed', ...new Array<string>(19).fill('guard-failed')]);
        expect(await kept(view)).toEqual(aStaffMember(totp(7)));
        expect(await view.accounts.sessions(staffHolder(), noon)).toHaveLength(1);
        const again = async (step: number) => view.staffRegistry.change(entering(step));
        expect([await again(6), await again(7), await again(8)]).toEqual([
          ...['guard-failed', 'guard-failed', 'changed'],
        ]);
        expect(await kept(view)).toEqual(aStaffMember(totp(8)));
      },
    ),

    policy('sets no code back by a change that was decided on before it was used', async (view) => {
      const { staffRegistry } = view;
      await added(view, aStaffMember(totp(0)));
      expect(await staffRegistry.change(entering(7))).toBe('changed');
      const edited = aStaffMember({ ...totp(0), name: 'Zoë', version: 2 });
      expect(await staffRegistry.change({ member: edited, guards: { version: 1 }, effects: noEffects })).toBe(
        'changed',
      );
      expect(await kept(view)).toEqual({ ...edited, ...totp(7) });
      expect(await staffRegistry.change(entering(7, 2))).toBe('guard-failed');
    }),

    policy('accepts the first code of a new secret, and removes a secret', async (view) => {
      const { staffRegistry } = view;
      await added(view, aStaffMember(totp(7)));
      const other = aStaffMember({ ...totp(3, 'Ag=='), version: 2 });
      expect(await staffRegistry.change({ member: other, guards: { version: 1 }, effects: noEffects })).toBe(
        'changed',
      );
      expect(await kept(view)).toEqual(other);
      const none = aStaffMember({ version: 3 });
      expect(await staffRegistry.change({ member: none, guards: { version: 2 }, effects: noEffects })).toBe(
        'changed',
      );
      expect(await kept(view)).toEqual(none);
    }),
  ];
};
