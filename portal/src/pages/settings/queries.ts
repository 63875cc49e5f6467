import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tagged } from '../../kit/etag.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';

export const useRecord = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({
    queryKey: ['platform', slug],
    queryFn: async () => tagged(await api.answer.getPlatform({ slug })),
  });
};

/** Reads the record again, and the session, which shows its name and defaults everywhere else. */
export const useRecordChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const slug = useSlug();
  const { refresh } = useSession();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['platform', slug] });
    await refresh();
  }, [queries, slug, refresh]);
};
