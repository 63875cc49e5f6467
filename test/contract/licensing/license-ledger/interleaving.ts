import type { ContractCase } from '../../../support/contract.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { stage, suspend, takeTrackDown, type LedgerView } from './stage.ts';

export type InterleavedView = LedgerView & Pick<KernelView, 'between'>;

/** The steps of issuing a license: what it looks at, and what it writes then. */
const steps = [1, 2];

/** The promises of a ledger of the store kit when concurrent callers commit while a license is being issued. */
export const interleavingContract = (open: OpenWorld<InterleavedView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return (['track', 'platform'] as const).flatMap((guard) =>
    steps.map((step) =>
      policy(
        `issues no license whose ${guard} changes before its commit, at step ${step}`,
        async (view, concurrently) => {
          const { track, platform, offer } = await stage(view);
          let changed = false;
          const issuing = {
            name: 'license-ledger.open',
            step,
            run: async () => {
              const { outcome } = await view.ledger.open(offer(1));
              return { outcome, changedBefore: changed };
            },
          };
          const { outcome, changedBefore } = await view.between(issuing, async () => {
            await concurrently(1, (competing) =>
              guard === 'track' ? takeTrackDown(competing, track) : suspend(competing, platform),
            );
            changed = true;
          });
          expect(changed).toBe(true);
          expect(outcome).toBe(changedBefore ? 'guard-failed' : 'opened');
        },
      ),
    ),
  );
};
