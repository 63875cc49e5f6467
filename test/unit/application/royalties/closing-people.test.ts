import type { StaffMember } from '../../../../src/domain/staff/staff.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { noEffects } from '../../../support/effects.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

import { balances, hashOf, november } from '../../../support/builders/royalties/november.ts';

/** Runs something once while the next result is computed, after the platforms were read and before their money is. */
const during = ({ ports: { billing } }: World, run: () => Promise<unknown>): void => {
  const platforms = billing.platforms.bind(billing);
  Object.assign(billing, {
    platforms: async (...page: Parameters<typeof platforms>) => {
      Object.assign(billing, { platforms });
      const found = await platforms(...page);
      await run();
      return found;
    },
  });
};

describe('the close of a period by two people', () => {
  it(
    'needs an author of the proposal who still has the role and is not disabled',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const hash = await hashOf(world, periodId);
      const { proposeClose, confirmClose } = world.useCases;
      valueOf(await proposeClose({ caller: first, periodId, hash }));
      const change = async (changes: Partial<StaffMember>): Promise<void> => {
        const member = await world.ports.staffRegistry.find(first.member.staffId);
        if (!member) throw new Error('no member');
        const { version } = member;
        const changed = { ...member, ...changes, version: version + 1 };
        const given = { member: changed, guards: { version }, effects: noEffects };
        expect(await world.ports.staffRegistry.change(given)).toBe('changed');
      };
      const before = await balances(world);
      for (const changes of [{ roles: ['rights'] }, { roles: ['finance'], status: 'disabled' }] as const) {
        await change(changes);
        const confirmed = await confirmClose({ caller: second, periodId, hash });
        expect(failureOf(confirmed)).toEqual({ kind: 'proposer-left' });
      }
      expect(await balances(world)).toEqual(before);
      await change({ status: 'active' });
      valueOf(await confirmClose({ caller: second, periodId, hash }));
    }),
  );

  it(
    'is not proposed again by the same member if the result has changed since',
    inWorld(async (world) => {
      const { period, first } = await november(world);
      const { periodId } = period;
      const hash = await hashOf(world, periodId);
      const closing = { caller: first, periodId, hash };
      const { record } = valueOf(await world.useCases.proposeClose(closing));
      expect(valueOf(await world.useCases.proposeClose(closing)).record).toEqual(record);
      await world.useCases.takeDownTrack({ trackId: trackId(1), reason: 'disputed' });
      const again = failureOf(await world.useCases.proposeClose(closing));
      expect(again).toMatchObject({ kind: 'period-result-changed' });
    }),
  );

  it(
    'while another confirmation computes it is seen by that one, which returns the close',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const third = (await world.aColleague('admin')).caller;
      const hash = await hashOf(world, periodId);
      const { confirmClose, proposeClose } = world.useCases;
      valueOf(await proposeClose({ caller: first, periodId, hash }));
      const closing = { caller: second, periodId, hash };
      during(world, async () => valueOf(await confirmClose(closing)));
      const overtaken = valueOf(await confirmClose({ caller: third, periodId, hash }));
      expect(overtaken.record?.close?.by).toBe(second.member.staffId);
    }),
  );

  it(
    'while a dry run computes it is seen by the dry run',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const hash = await hashOf(world, periodId);
      const { confirmClose, proposeClose, previewPeriod } = world.useCases;
      valueOf(await proposeClose({ caller: first, periodId, hash }));
      during(world, async () => valueOf(await confirmClose({ caller: second, periodId, hash })));
      expect(failureOf(await previewPeriod({ periodId }))).toMatchObject({ kind: 'period-closed' });
    }),
  );
});
