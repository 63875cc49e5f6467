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

/** Policies about the encrypted details of payouts when the master key changes. */
export const payoutReencryption = (
  open: OpenWorld<Pick<Adapters, 'payoutStore'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('replaces encrypted details only if they are still those', async ({ payoutStore }) => {
      expect(await payoutStore.propose(aRunProposal())).toBe('proposed');
      expect(await payoutStore.reencrypt(payoutId(1), { from: 'other', to: 'new' })).toBe('changed');
      expect(await payoutStore.findPayout(payoutId(1))).toEqual(aPayout());
      expect(await payoutStore.reencrypt(payoutId(1), { from: 'sealed-1', to: 'new' })).toBe('replaced');
      expect((await payoutStore.findPayout(payoutId(1)))?.details.sealed).toBe('new');
    }),

    policy('keeps details that were encrypted again since a return was decided', async ({ payoutStore }) => {
      expect(await payoutStore.propose(aRunProposal())).toBe('proposed');
      const approval = anAdvance(aRun(), 'approved');
      const sent = anAdvance(approval.run, 'sent', {}, 2);
      for (const step of [approval, sent]) expect(await payoutStore.advance(step)).toBe('advanced');
      const back = aReturn(aPayout(), sent.run);
      expect(await payoutStore.reencrypt(payoutId(1), { from: 'sealed-1', to: 'new' })).toBe('replaced');
      expect(await payoutStore.returnPayout(back)).toBe('returned');
      expect(await payoutStore.findPayout(payoutId(1))).toMatchObject({
        details: { sealed: 'new' },
        returned: { reason: 'AC04' },
      });
    }),
  ];
};
