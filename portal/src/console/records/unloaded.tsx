import { capital } from '../../kit/display/names.ts';
import { PageHead } from '../../kit/display/page.tsx';
import { Empty, QueryView, type QueryState } from '../../kit/feedback/states.tsx';

/** The page of a record that is being loaded, could not be loaded, or does not exist. */
export const UnloadedRecord = ({
  query,
  kind,
  back,
}: {
  readonly query: QueryState<unknown>;
  /** The name of the record: "license". */
  readonly kind: string;
  readonly back: { readonly href: string; readonly name: string };
}) => (
  <>
    <PageHead title={capital(kind)} back={back} />
    <QueryView
      query={query}
      rows={12}
      label={`Loading the ${kind}`}
      missing={<Empty title={`There is no such ${kind}.`} />}
    >
      {() => null}
    </QueryView>
  </>
);
