import type { StaffPlatform } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useApi } from '../session/session.tsx';
import type { PlatformEdit } from './plan-draft.ts';

const platformKey = (slug: string) => ['platform', slug];

/** A platform with its entity tag. */
export const usePlatform = (slug: string) => {
  const api = useApi();
  return useQuery({
    queryKey: platformKey(slug),
    queryFn: async () => tagged(await api.answer.getPlatformForStaff({ platform: slug })),
  });
};

/** Returns a function that changes a platform as it was read, and then shows the changed platform. */
export const useEditPlatform = ({ slug, tag }: Tagged<StaffPlatform>) => {
  const api = useApi();
  const queries = useQueryClient();
  return async (body: PlatformEdit): Promise<Tagged<StaffPlatform>> => {
    const edited = tagged(
      await api.answer.updatePlatformForStaff({ platform: slug, body }, { ifMatch: tag }),
    );
    queries.setQueryData(platformKey(slug), edited);
    void queries.invalidateQueries({ queryKey: ['platforms'] });
    void queries.invalidateQueries({ queryKey: ['platform-plan-changes', slug] });
    return edited;
  };
};

/** Returns a function that reads a platform again, after an edit that was based on an older version. */
export const useReadPlatformAgain = (slug: string) => {
  const queries = useQueryClient();
  return async (): Promise<Tagged<StaffPlatform>> => {
    await queries.refetchQueries({ queryKey: platformKey(slug) }, { throwOnError: true });
    const read = queries.getQueryData<Tagged<StaffPlatform>>(platformKey(slug));
    if (!read) throw new Error('Someone else changed this platform. Reload the page and try again.');
    return read;
  };
};
