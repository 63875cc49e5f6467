import { Time } from '../../kit/display/time.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { fieldName } from '../tracks/names.ts';
import { concernedTrack, HomeList, listedAtHome as limit } from './home-list.tsx';

/** Changes of approved tracks that wait for review. */
export const Revisions = () => {
  const api = useApi();
  const revisions = useRecords(
    ['revisions'],
    (cursor, signal) => api.listRevisions({ limit, cursor }, { signal }),
    { isPolled: true },
  );
  return (
    <HomeList
      query={revisions}
      title="Revisions of approved tracks"
      name="revisions"
      keyOf={({ trackId }) => trackId}
      none="No revision is waiting for review."
      columns={[
        concernedTrack,
        { name: 'Changed fields', cell: ({ fields }) => fields.map(fieldName).join(', ') },
        { name: 'Submitted', cell: ({ submittedAt }) => <Time at={submittedAt} /> },
      ]}
    />
  );
};
