import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly nextCursor: string | null };
}

/**
 * The pages of a list that have been loaded. The rows of the filters before stay readable until those of new filters
 * are there. `isFresh`: the list is loaded again whenever it is opened. `isPolled`: it is loaded again every minute.
 */
export const useRecords = <Row>(
  queryKey: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  { isFresh = false, isPolled = false }: { readonly isFresh?: boolean; readonly isPolled?: boolean } = {},
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...(isFresh && { staleTime: 0 }),
    ...(isPolled && { refetchInterval: 60_000 }),
    select: ({ pages }) => ({ rows: pages.flatMap(({ data }) => data), pages: pages.length }),
  });

export type Records<Row> = ReturnType<typeof useRecords<Row>>;
