import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSlug } from '../../session/session.tsx';
import { pauseFor } from './poll-interval.ts';

export const useCredentials = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['credentials', slug],
    queryFn: () => api.listCredentials({ slug }),
    // While one is rotated the page waits for its successor's first use.
    refetchInterval: ({ state }) => pauseFor(state.data?.data ?? [], state.dataUpdatedAt) ?? false,
  });
};

export const useCredentialsChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const slug = useSlug();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['credentials', slug] }), [queries, slug]);
};
