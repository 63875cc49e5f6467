import type { CollectionTrack, CreateLicenseDto } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../kit/hooks/use-debounced.ts';
import { useApi } from '../../../session/session.tsx';
import { inGroups, ordersFor, planOf, type Verdict } from './plan.ts';

/** Checks all tracks of a collection once the user stops editing. `plan` is undefined while it is not that of `order`. */
export const usePlan = (tracks: readonly CollectionTrack[], order: CreateLicenseDto | undefined) => {
  const api = useApi();
  const orders = order ? ordersFor(tracks, order) : [];
  const text = JSON.stringify(orders);
  const debounced = useDebounced(text, 350);
  const isSettled = order !== undefined && debounced === text;
  const query = useQuery({
    queryKey: ['preflight', 'collection', debounced],
    queryFn: async ({ signal }): Promise<readonly Verdict[]> => {
      const found: Verdict[] = [];
      for (const group of inGroups(orders)) {
        const { results } = await api.preflightLicenses({ body: { candidates: [...group] } }, { signal });
        found.push(...results);
      }
      return found;
    },
    enabled: isSettled,
  });
  const plan = isSettled && query.data ? planOf(tracks, orders, query.data) : undefined;
  return { plan, error: isSettled ? query.error : null };
};
