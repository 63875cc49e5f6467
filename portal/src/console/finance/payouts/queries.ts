import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ParametersOf, PayoutRun } from '@platform-licensing/client';
import { collect } from '../../../kit/collect.ts';
import { useApi } from '../../session/session.tsx';
import { timeoutMs } from '../timeout.ts';

export const runsKey = ['payout-runs'];
export const payeesKey = ['payees'];
const runKey = (runId: string) => ['payout-run', runId];
export const payoutsKey = (runId: string) => ['payouts', runId];

export const usePayoutRun = (runId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: runKey(runId),
    queryFn: ({ signal }) => api.getPayoutRun({ runId }, { signal }),
    // Another member can have changed it.
    staleTime: 0,
  });
};

/** The run in a currency that waits for approval, if there is one. It is the latest: no other is proposed meanwhile. */
export const useOpenRun = (currency: string) => {
  const api = useApi();
  return useQuery({
    queryKey: [...runsKey, 'open', currency],
    queryFn: async ({ signal }) => {
      const { data } = await api.listPayoutRuns({ currency, limit: 1 }, { signal });
      return data.find(({ status }) => status === 'proposed') ?? null;
    },
    staleTime: 0,
  });
};

/** The balances in a currency that are read for a preview, at most. */
const limits = { rows: 20_000, pages: 200 } as const;

/** All balances in a currency, with the reasons why one cannot be paid now. None are read without a currency. */
export const useBalances = (currency: string | undefined) => {
  const api = useApi();
  return useQuery({
    queryKey: [...payeesKey, 'all', currency],
    queryFn:
      currency === undefined
        ? skipToken
        : ({ signal }) => collect(api.pages.listPayees({ currency, limit: 100 }, { signal }), limits),
    staleTime: 0,
    gcTime: 0,
  });
};

export type Balances = ReturnType<typeof useBalances>;

/** Returns functions that change a run, or one of its payouts. */
export const useRunActs = () => {
  const api = useApi();
  const queries = useQueryClient();
  const readAgain = async (runId: string): Promise<void> => {
    const changed = [runKey(runId), payoutsKey(runId), runsKey, payeesKey];
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return {
    readAgain,
    propose: async (body: ParametersOf<'createPayoutRun'>['body']): Promise<PayoutRun> => {
      const run = await api.createPayoutRun({ body }, { timeoutMs });
      await readAgain(run.runId);
      return run;
    },
    advance: async (
      runId: string,
      status: ParametersOf<'updatePayoutRun'>['body']['status'],
    ): Promise<void> => {
      queries.setQueryData(
        runKey(runId),
        await api.updatePayoutRun({ runId, body: { status } }, { timeoutMs }),
      );
      await readAgain(runId);
    },
    recordReturn: async (runId: string, payoutId: string, reason: string): Promise<void> => {
      await api.returnPayout({ payoutId, body: { reason } });
      await readAgain(runId);
    },
  };
};
