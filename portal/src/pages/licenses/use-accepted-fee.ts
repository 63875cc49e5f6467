import { ApiProblem, type Money } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../kit/feedback/errors.ts';
import { t } from '../../texts/texts.ts';

const isForPayment = (error: unknown): boolean => error instanceof ApiProblem && error.status === 402;

/** The price that the user has accepted for a request. */
export const useAcceptedFee = () => {
  const queries = useQueryClient();
  const [fee, accept] = useState<Money>();
  return {
    fee,
    accept,
    withdraw: () => accept(undefined),
    /** Withdraws the price if the request was rejected because of it, and checks the request again: it may be outdated. */
    checkAgainAfter: (error: unknown) => {
      if (!isForPayment(error)) return;
      accept(undefined);
      void queries.resetQueries({ queryKey: ['preflight'] });
    },
  };
};

/** Returns a sentence for a request that failed. */
export const explainRequest = (error: unknown): string =>
  explain(error, { 402: t('licenses.thePriceHasChanged') });
