import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSlug } from '../../session/session.tsx';

export const useCredentials = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['credentials', slug],
    queryFn: () => api.listCredentials({ slug }),
  });
};

export const useCredentialsChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const slug = useSlug();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['credentials', slug] }), [queries, slug]);
};
