import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSlug } from '../../session/session.tsx';
import { pollIntervalOf } from './poll-interval.ts';

export const useCredentials = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['credentials', slug],
    queryFn: () => api.listCredentials({ slug }),
    // During a rotation, wait for the first use of the new credential.
    refetchInterval: ({ state }) => pollIntervalOf(state.data?.data ?? [], state.dataUpdatedAt) ?? false,
  });
};

export const useCredentialsChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const slug = useSlug();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['credentials', slug] }), [queries, slug]);
};
