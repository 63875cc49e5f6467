import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isMissing } from '../../kit/feedback/errors.ts';
import { useApi, useSession } from '../../session/session.tsx';

/** The cache belongs to one platform; members of it who take turns in a browser must not see each other's sessions. */
const keyOf = (memberId: string | undefined) => ['own-sessions', memberId ?? ''];

export const useOwnSessions = () => {
  const { api, session } = useSession();
  return useQuery({
    queryKey: keyOf(session.member?.memberId),
    queryFn: () => api.listMemberSessions({}),
  });
};

/** Ends one session of the member, or all others, and reads the list again. */
export const useEndSessions = (): ((sessionId?: string) => Promise<void>) => {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    async (sessionId) => {
      try {
        await (sessionId === undefined
          ? api.endOtherMemberSessions({})
          : api.endMemberSession({ sessionId }));
      } catch (error) {
        // The session expired or was ended in another browser.
        if (!isMissing(error)) throw error;
      } finally {
        await queries.invalidateQueries({ queryKey: ['own-sessions'] });
      }
    },
    [api, queries],
  );
};
