import { Button } from '../kit/controls/button.tsx';
import { Empty, Loading, Notice, type QueryState } from '../kit/feedback/states.tsx';
import { told } from './use-request.ts';

type Query = Pick<QueryState<unknown>, 'error' | 'isPaused' | 'refetch'>;

/** Why something could not be read, and another try; nothing where it could. */
export const ReadAgain = ({ query: { error, refetch } }: { readonly query: Query }) =>
  error !== null && (
    <>
      <Notice tone="bad">{told(error)}</Notice>
      <Button onClick={() => void refetch()}>Try again</Button>
    </>
  );

/** In the place of what was not read yet. */
export const NotRead = ({
  query,
  label,
  rows,
}: {
  readonly query: Query;
  readonly label: string;
  readonly rows: number;
}) => {
  if (query.error !== null) return <ReadAgain query={query} />;
  return query.isPaused ? (
    <Empty title="Not read yet: this device is offline">
      <p>It is read as soon as there is a network again.</p>
    </Empty>
  ) : (
    <Loading label={label} rows={rows} />
  );
};
