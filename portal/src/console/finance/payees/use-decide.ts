import type { ParametersOf, Payee } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../session/session.tsx';
import { payeesKey } from '../payouts/queries.ts';
import { afterDecision } from './decided.ts';

/** Returns a function that decides about a payee, and returns the payee after the decision. */
export const useDecide = (payee: Payee) => {
  const api = useApi();
  const queries = useQueryClient();
  return async (body: ParametersOf<'updatePayee'>['body']): Promise<Payee> => {
    const decided = await api.updatePayee({ accountId: payee.accountId, body });
    void queries.invalidateQueries({ queryKey: payeesKey });
    return afterDecision(payee, decided);
  };
};
