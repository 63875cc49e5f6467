import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSession, useSlug } from '../../session/session.tsx';

export const useMembers = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({ queryKey: ['members', slug], queryFn: () => api.listMembers({ slug }) });
};

/** Reads the members again, and the session, whose own role may have changed. */
export const useMembersChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const slug = useSlug();
  const { refresh } = useSession();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['members', slug] });
    await refresh();
  }, [queries, slug, refresh]);
};
