import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../session/session.tsx';
import { titleOf } from '../home/names.ts';
import { gathered, useParties } from '../track/queries.ts';

/** The statements of the parties of the account, the last closed first. */
export const useStatements = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['statements'],
    queryFn: ({ pageParam }) =>
      api.listStatements({ limit: 100, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
};

/** A statement with its lines and its proof. It never changes. */
export const useStatement = (statementId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['statement', statementId],
    queryFn: () => api.getStatement({ statementId }),
    staleTime: Infinity,
  });
};

/** Returns a function that names parties; one that was deleted has its ID. */
export const usePartyNames = () => {
  const { data = [] } = useParties();
  const names = new Map(data.map(({ partyId, name }) => [partyId, name]));
  return (partyId: string): string => names.get(partyId) ?? partyId;
};

/** Returns a function that names tracks of the account; undefined for others. */
export const useTrackTitles = () => {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['tracks', 'all'],
    queryFn: () => gathered(api.pages.listOwnTracks({ limit: 100 })),
  });
  const titles = new Map(data.map((track) => [track.trackId, titleOf(track)]));
  return (trackId: string): string | undefined => titles.get(trackId);
};

export const balancesKey = ['own-balances'];

/** The balances of the account, and why it cannot be paid now. */
export const useBalances = () => {
  const api = useApi();
  return useQuery({ queryKey: balancesKey, queryFn: () => api.listOwnBalances() });
};
