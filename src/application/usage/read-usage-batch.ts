import { fail, ok } from '../../domain/shared/result.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ReadUsageBatch } from '../../ports/driving/usage.ts';

export const readUsageBatch =
  ({ journal }: { readonly journal: UsageJournal }): ReadUsageBatch =>
  async ({ batchId }) => {
    const outcome = await journal.outcomeOf(batchId);
    return outcome ? ok(outcome) : fail({ kind: 'batch-not-found' });
  };
