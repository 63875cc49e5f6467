import { useAnnounce } from '../feedback/announcer.tsx';
import { Button } from './button.tsx';
import { explain } from '../feedback/errors.ts';
import { t } from '../language/texts.ts';

/** The button that loads the next page of a list, or a note that the list is complete. */
export const More = ({
  query,
  end,
}: {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: (how: { readonly throwOnError: true }) => Promise<unknown>;
  };
  /** The note at the end of the list. */
  readonly end: string;
}) => {
  const announce = useAnnounce();
  if (!query.hasNextPage) return <p className="soft">{end}</p>;
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
