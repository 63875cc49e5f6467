import { useInfiniteQuery } from '@tanstack/react-query';
import { count } from '../../kit/display/format.ts';
import { mayIdentify } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';

/** Items that wait for staff. `isWhole`: all are loaded. */
export interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly isWhole: boolean;
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: { readonly nextCursor: string | null };
}

const limit = 100;

const common = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: <Item>({ pagination }: Page<Item>) => pagination.nextCursor ?? undefined,
  refetchInterval: 60_000,
};

const loaded = <Item>({ pages }: { readonly pages: readonly Page<Item>[] }): Waiting<Item> => ({
  items: pages.flatMap(({ data }) => data),
  isWhole: pages.at(-1)?.pagination.nextCursor === null,
});

/** The tracks or appeals that wait. */
export const useWaiting = (kind: 'track' | 'appeal') => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['waiting', kind],
    queryFn: ({ pageParam, signal }) => api.listReviewQueue({ kind, limit, cursor: pageParam }, { signal }),
    select: loaded,
    ...common,
  });
};

/** The reports of tracks that wait, for members who may decide about them. */
export const useWaitingNotices = () => {
  const api = useApi();
  const member = useMember();
  return useInfiniteQuery({
    queryKey: ['waiting', 'notice'],
    queryFn: ({ pageParam, signal }) => api.listNotices({ limit, cursor: pageParam }, { signal }),
    select: loaded,
    enabled: mayIdentify(member),
    ...common,
  });
};

/** Returns how many wait. The number of a list that is not loaded completely is shown as "100+". */
export const total = ({ items, isWhole }: Waiting<unknown>): string =>
  `${count(items.length)}${isWhole ? '' : '+'}`;
