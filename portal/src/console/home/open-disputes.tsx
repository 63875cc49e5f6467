import { Time } from '../../kit/display/time.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { concernedTrack, HomeList, listedAtHome as limit } from './home-list.tsx';

/** The parties that dispute their shares in submitted tracks, until staff set that aside. */
export const OpenDisputes = () => {
  const api = useApi();
  const disputes = useRecords(
    ['share-disputes'],
    (cursor, signal) => api.listShareDisputes({ limit, cursor }, { signal }),
    { isPolled: true },
  );
  return (
    <HomeList
      query={disputes}
      title="Disputed shares"
      name="disputes"
      keyOf={({ trackId, partyId }) => `${trackId} ${partyId}`}
      none="Nobody disputes shares in a submitted track."
      columns={[
        concernedTrack,
        { name: 'Party', cell: ({ name, partyId }) => name ?? partyId },
        { name: 'Disputed', cell: ({ disputedAt }) => <Time at={disputedAt} /> },
        { name: 'Decide by', cell: ({ decideBy }) => <Time at={decideBy} as="day" /> },
      ]}
    />
  );
};
