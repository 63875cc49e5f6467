import { withoutDetails } from '../../../../src/domain/payouts/payout-run.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import {
  aPayout,
  aReturn,
  aRun,
  aRunProposal,
  anAdvance,
  payoutId,
} from '../../../support/builders/payouts/payout-builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';

/** Policies about the encrypted details of payouts: when the master key changes, and when a run is canceled. */
export const payoutReencryption = (
  open: OpenWorld<Pick<Adapters, 'payoutStore'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('replaces encrypted details only if they are still those', async ({ payoutStore }) => {
      expect(await payoutStore.propose(aRunProposal())).toBe('proposed');
      expect(await payoutStore.reencrypt(aPayout(), { from: 'other', to: 'new' })).toBe('changed');
      expect(await payoutStore.findPayout(payoutId(1))).toEqual(aPayout());
      expect(await payoutStore.reencrypt(aPayout(), { from: 'sealed-1', to: 'new' })).toBe('replaced');
      expect((await payoutStore.findPayout(payoutId(1)))?.details.sealed).toBe('new');
    }),

    policy('erases the details of the payouts of a canceled run', async ({ payoutStore }) => {
      expect(await payoutStore.propose(aRunProposal())).toBe('proposed');
      const erased = withoutDetails(aPayout());
      const cancellation = anAdvance(aRun(), 'canceled', { erases: [erased] });
      expect(await payoutStore.advance(cancellation)).toBe('advanced');
      expect(await payoutStore.findPayout(payoutId(1))).toEqual(erased);
      expect(erased.details).not.toHaveProperty('sealed');
      expect(await payoutStore.reencrypt(aPayout(), { from: 'sealed-1', to: 'new' })).toBe('changed');
      expect(await payoutStore.findPayout(payoutId(1))).toEqual(erased);
    }),

    policy('keeps details that were encrypted again since a return was decided', async ({ payoutStore }) => {
      expect(await payoutStore.propose(aRunProposal())).toBe('proposed');
      const approval = anAdvance(aRun(), 'approved');
      const sent = anAdvance(approval.run, 'sent', {}, 2);
      for (const step of [approval, sent]) expect(await payoutStore.advance(step)).toBe('advanced');
      const back = aReturn(aPayout(), sent.run);
      expect(await payoutStore.reencrypt(aPayout(), { from: 'sealed-1', to: 'new' })).toBe('replaced');
      expect(await payoutStore.returnPayout(back)).toBe('returned');
      expect(await payoutStore.findPayout(payoutId(1))).toMatchObject({
        details: { sealed: 'new' },
        returned: { reason: 'AC04' },
      });
    }),
  ];
};
