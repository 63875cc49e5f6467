import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../session/session.tsx';
import { timeoutMs } from '../timeout.ts';

const periodsKey = ['royalty-periods'];
const previewKey = (periodId: string) => ['royalty-preview', periodId];

export const usePeriods = () => {
  const api = useApi();
  return useQuery({
    queryKey: periodsKey,
    queryFn: ({ signal }) => api.listRoyaltyPeriods({}, { signal }),
  });
};

/** The result that a close of the period would book now. */
export const usePreview = (periodId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: previewKey(periodId),
    queryFn: async ({ signal }) => {
      const run = await api.closeRoyaltyPeriod({ periodId, body: { dryRun: true } }, { signal, timeoutMs });
      if (!('totals' in run)) throw new Error('The service did not answer with a preview.');
      return run;
    },
    // Figures change only when someone asks for them again.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
};

/** Returns functions that propose and confirm the close of a period with a result. */
export const useClose = (periodId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const readAgain = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: periodsKey });
    await queries.invalidateQueries({ queryKey: previewKey(periodId) });
  };
  return {
    readAgain,
    propose: async (hash: string): Promise<void> => {
      await api.closeRoyaltyPeriod({ periodId, body: { propose: hash } }, { timeoutMs });
      await readAgain();
    },
    /** The preview is not read again: there is none of a closed period. */
    confirm: async (hash: string): Promise<void> => {
      await api.closeRoyaltyPeriod({ periodId, body: { confirm: hash } }, { timeoutMs });
      await queries.invalidateQueries({ queryKey: periodsKey });
    },
  };
};
