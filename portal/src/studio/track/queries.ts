import type { ArtistProfile, Party } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagged } from '../../kit/etag.ts';
import type { Api } from '../session/client.ts';
import { useApi } from '../session/session.tsx';

/** The most parties, profiles and tracks that are offered for a choice. */
const mostChoices = 1_000;

export const gathered = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) {
    all.push(item);
    if (all.length === mostChoices) break;
  }
  return all;
};

export const trackKey = (trackId: string) => ['own-track', trackId];

export const trackQuery = (api: Api, trackId: string) => ({
  queryKey: trackKey(trackId),
  queryFn: async () => tagged(await api.answer.getOwnTrack({ trackId })),
});

/** A track of the account, with the entity tag that an edit sends. */
export const useTrack = (trackId: string) => useQuery(trackQuery(useApi(), trackId));

/** Everything that prevents the submission of the track as it is saved. */
export const useTrackErrors = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['track-errors', trackId],
    queryFn: async () => (await api.checkTrack({ trackId })).errors,
  });
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
    queryFn: () => gathered(api.each.listParties({ limit: 100 })),
  });
};

export const useProfiles = () => {
  const api = useApi();
  return useQuery<readonly ArtistProfile[]>({
    queryKey: ['profiles'],
    queryFn: () => gathered(api.each.listRosterArtists({ limit: 100 })),
  });
};

/** Returns a function that loads again everything that a change of the track can change. */
export const useTrackChanged = (trackId: string) => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const keys = [trackKey(trackId), ['track-errors', trackId], ['shares', trackId], ['tracks']];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};
