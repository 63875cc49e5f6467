import { Button } from '../kit/controls/button.tsx';
import { Empty, Loading, Notice, type QueryState } from '../kit/feedback/states.tsx';
import { describe } from './use-request.ts';
import { t } from './texts/texts.ts';

type Query = Pick<QueryState<unknown>, 'error' | 'isPaused' | 'refetch'>;

/** The error of a query with a retry button; empty if there is none. */
export const Retry = ({ query: { error, refetch } }: { readonly query: Query }) =>
  error !== null && (
    <>
      <Notice tone="bad">{describe(error)}</Notice>
      <Button onClick={() => void refetch()}>{t('appeals.tryAgain')}</Button>
    </>
  );

/** Shown until the data is loaded: a placeholder, the offline notice, or the error. */
export const NotLoaded = ({
  query,
  label,
  rows,
}: {
  readonly query: Query;
  readonly label: string;
  readonly rows: number;
}) => {
  if (query.error !== null) return <Retry query={query} />;
  return query.isPaused ? (
    <Empty title={t('appeals.youAreOffline')}>
      <p>{t('appeals.thisPageLoadsWhenYou')}</p>
    </Empty>
  ) : (
    <Loading label={label} rows={rows} />
  );
};
