import type { ArtistProfile, Party } from '@platform-licensing/client';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { collect } from '../../kit/collect.ts';
import { tagged } from '../../kit/etag.ts';
import type { Api } from '../session/client.ts';
import { useApi } from '../session/session.tsx';

/** The interval of polling while the service processes something, in milliseconds. */
const pollMs = 2_000;
/** The most parties, profiles and tracks that are offered for a choice. */
const choices = { rows: 1_000, pages: 100 } as const;

/** Returns the rows of a list that are offered for a choice. */
export const gathered = async <Row>(pages: Parameters<typeof collect<Row>>[0]): Promise<readonly Row[]> =>
  (await collect(pages, choices)).rows;

export const trackKey = (trackId: string) => ['own-track', trackId];

export const trackQuery = (api: Api, trackId: string) => ({
  queryKey: trackKey(trackId),
  queryFn: async () => tagged(await api.answer.getOwnTrack({ trackId })),
});

/** A track of the account, with the entity tag that an edit sends. */
export const useTrack = (trackId: string) => useQuery(trackQuery(useApi(), trackId));

const errorsKey = (trackId: string) => ['track-errors', trackId];
/** Errors that disappear when the service has processed and compared the stems. */
const temporaryErrors: ReadonlySet<string> = new Set(['stem_processing', 'stems_not_compared']);

/** Everything that prevents the submission of the track as it is saved. */
export const useTrackErrors = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: errorsKey(trackId),
    queryFn: async () => (await api.checkTrack({ trackId })).errors,
    refetchInterval: ({ state }) => state.data?.some(({ code }) => temporaryErrors.has(code)) && pollMs,
  });
};

const stemsKey = (trackId: string) => ['own-stems', trackId];

/**
 * The stems of the track as it is saved. They are read again while the service processes or compares them. `isFinal`: the service does not compare them, or could
 * not.
 */
export const useStems = (trackId: string, { isFinal }: { readonly isFinal: boolean }) => {
  const api = useApi();
  return useQuery({
    queryKey: stemsKey(trackId),
    queryFn: () => api.listOwnStems({ trackId }),
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.data.length === 0) return false;
      const isProcessing = data.data.some(({ status }) => status === 'processing');
      const isReady = data.data.every(({ status }) => status === 'ready');
      const isCompared = !isReady || data.stemsSumToMaster !== undefined || isFinal;
      return (isProcessing || !isCompared) && pollMs;
    },
  });
};

/** Reads again everything that a change of the stems of a track can change: the track has another version. */
export const stemsChanged = async (queries: QueryClient, trackId: string): Promise<void> => {
  const keys = [trackKey(trackId), errorsKey(trackId), stemsKey(trackId), ['tracks']];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
};

export const useConfirmations = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['shares', trackId],
    queryFn: async () => (await api.listShareConfirmations({ trackId })).data,
    refetchInterval: 60_000,
  });
};

export const useParties = () => {
  const api = useApi();
  return useQuery<readonly Party[]>({
    queryKey: ['parties'],
    queryFn: () => gathered(api.pages.listParties({ limit: 100 })),
  });
};

export const useProfiles = () => {
  const api = useApi();
  return useQuery<readonly ArtistProfile[]>({
    queryKey: ['profiles'],
    queryFn: () => gathered(api.pages.listRosterArtists({ limit: 100 })),
  });
};

/** Returns a function that loads again everything that a change of the track can change. */
export const useTrackChanged = (trackId: string) => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const keys = [trackKey(trackId), errorsKey(trackId), stemsKey(trackId), ['shares', trackId], ['tracks']];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};
