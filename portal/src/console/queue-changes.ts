import type { ReviewQueueItem, ReviewQueuePage } from '@platform-licensing/client';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';

type Loaded = InfiniteData<ReviewQueuePage>;
type Items = readonly ReviewQueueItem[];

export const itemsOf = (loaded: Loaded | undefined): Items => loaded?.pages.flatMap(({ data }) => data) ?? [];

/** Changes a loaded list of waiting items immediately, and then loads it again. */
export const useQueueChanges = (queryKey: readonly string[]) => {
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: ['waiting'] }),
    ]);
  };
  const change = async (edit: (items: Items) => Items): Promise<void> => {
    const apply = () =>
      queries.setQueryData<Loaded>(
        queryKey,
        (loaded) =>
          loaded && {
            ...loaded,
            pages: loaded.pages.map((page) => ({ ...page, data: [...edit(page.data)] })),
          },
      );
    apply();
    // A response from before the change would undo it, and so does canceling its request.
    await queries.cancelQueries({ queryKey });
    apply();
    await refresh();
  };
  return {
    items: () => itemsOf(queries.getQueryData<Loaded>(queryKey)),
    refresh,
    remove: (...subjects: readonly string[]) =>
      change((items) => items.filter((item) => !subjects.includes(item.subject))),
    /** Marks an item as claimed by someone else. */
    block: (subject: string) =>
      change((items) =>
        items.map((item) =>
          item.subject === subject ? { ...item, claim: { subject, staffId: '', until: '' } } : item,
        ),
      ),
  };
};
