import { useAnnounce } from '../feedback/announcer.tsx';
import { Button } from './button.tsx';
import { explain } from '../feedback/errors.ts';
import { t } from '../language/texts.ts';

/** The button that loads the next page of a list. A list of several pages says where it ends. */
export const More = ({
  query,
  pages = 1,
  end,
  note,
}: {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: (how: { readonly throwOnError: true }) => Promise<unknown>;
  };
  /** The number of pages that are loaded. */
  readonly pages?: number;
  /** The note at the end of a list of several pages. */
  readonly end?: string;
  /** The note at the end of any list, in place of `end`. */
  readonly note?: string | undefined;
}) => {
  const announce = useAnnounce();
  if (!query.hasNextPage) {
    const said = note ?? (pages > 1 ? end : undefined);
    return said !== undefined && <p className="soft">{said}</p>;
  }
  const go = async () => {
    try {
      await query.fetchNextPage({ throwOnError: true });
    } catch (error) {
      announce(explain(error), 'bad');
    }
  };
  return (
    <Button busy={query.isFetchingNextPage} onClick={() => void go()}>
      {t('kit.showMore')}
    </Button>
  );
};
