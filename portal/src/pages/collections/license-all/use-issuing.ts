import { ApiProblem, newIdempotencyKey, type CreateLicenseDto } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ended } from '../../../kit/feedback/errors.ts';
import { useApi } from '../../../session/session.tsx';

/** The outcome for one track: its license, or the error. */
export type Outcome = { readonly licenseId: string } | { readonly error: unknown };

/** Whether every further request would fail for the same reason. */
const stops = (error: unknown): boolean =>
  ended(error) || (error instanceof ApiProblem && error.code === 'QUOTA_EXCEEDED');

/**
 * Issues licenses one after another and keeps the outcome of each. Every request has an idempotency key of its own, which a
 * retry sends again; what was issued before is not sent again.
 */
export const useIssuing = () => {
  const api = useApi();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const keys = useRef(new Map<string, string>());
  const keyOf = (order: CreateLicenseDto): string => {
    const text = JSON.stringify(order);
    const key = keys.current.get(text) ?? newIdempotencyKey();
    keys.current.set(text, key);
    return key;
  };
  const issueOne = async (order: CreateLicenseDto): Promise<Outcome> => {
    try {
      const { licenseId } = await api.issueLicense({ body: order }, { idempotencyKey: keyOf(order) });
      return { licenseId };
    } catch (error) {
      return { error };
    }
  };
  const issue = async (orders: readonly CreateLicenseDto[]) => {
    setIsRunning(true);
    for (const order of orders) {
      const outcome = await issueOne(order);
      setOutcomes((before) => new Map(before).set(order.trackId, outcome));
      if ('error' in outcome && stops(outcome.error)) break;
    }
    setIsRunning(false);
    for (const key of ['licenses', 'preflight', 'usage', 'stems'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  const isIssued = ({ trackId }: Pick<CreateLicenseDto, 'trackId'>): boolean => {
    const outcome = outcomes.get(trackId);
    return outcome !== undefined && !('error' in outcome);
  };
  return { outcomes, isRunning, isIssued, issue };
};
