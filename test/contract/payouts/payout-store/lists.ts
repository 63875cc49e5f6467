import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import {
  aPayout,
  aRun,
  aRunProposal,
  payoutId,
  payoutRunId,
} from '../../../support/builders/payouts/payout-builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';

/** The lists of runs and of payouts. */
export const payoutLists = (open: OpenWorld<Pick<Adapters, 'payoutStore'>>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists the payouts of a run and of an account alone, page by page', async (view) => {
      const payouts = [1, 2, 3].map((n) => aPayout({ proposedAt: noon + n, accountId: accountId(1) }, n));
      expect(await view.payoutStore.propose(aRunProposal(payouts))).toBe('proposed');
      const dollars = aPayout({ currency: 'USD', payoutId: payoutId(9), runId: payoutRunId(2) }, 2);
      await view.payoutStore.propose(aRunProposal([dollars]));
      for (const filter of [{ runId: payoutRunId(1) }, { accountId: accountId(1) }]) {
        const first = await view.payoutStore.payouts(filter, { limit: 2 });
        expect(first.items).toEqual([payouts[2], payouts[1]]);
        expect(first.next).toBeDefined();
        const after = first.next && { after: first.next };
        expect(await view.payoutStore.payouts(filter, { limit: 2, ...after })).toEqual({
          items: [payouts[0]],
        });
      }
    }),

    policy('lists runs, the latest first, page by page', async (view) => {
      const runOf = (n: number, currency: string) => {
        const payout = aPayout({ currency, payoutId: payoutId(n), runId: payoutRunId(n) });
        const run = aRun([payout], { proposed: { ...aRun().proposed, at: noon + n } });
        return aRunProposal([payout], { run });
      };
      const runs = [runOf(1, 'EUR'), runOf(2, 'USD'), runOf(3, 'JPY')];
      for (const run of runs) expect(await view.payoutStore.propose(run)).toBe('proposed');
      const first = await view.payoutStore.runs({}, { limit: 2 });
      expect(first.items).toEqual([runs[2]?.run, runs[1]?.run]);
      const rest = await view.payoutStore.runs({}, { limit: 2, ...(first.next && { after: first.next }) });
      expect(rest).toEqual({ items: [runs[0]?.run] });
    }),
  ];
};
