import { Link } from 'wouter';
import { capital } from '../../kit/display/names.ts';
import { Time } from '../../kit/display/time.tsx';
import { disablingNames } from '../platforms/names.ts';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { HomeList, listedAtHome as limit } from './home-list.tsx';

/** The webhook endpoints that the service disabled: their platforms get no events until they enable them. */
export const DisabledEndpoints = () => {
  const api = useApi();
  const endpoints = useRecords(['disabled-endpoints'], (cursor, signal) =>
    api.listDisabledWebhooksForStaff({ limit, cursor }, { signal }),
  );
  return (
    <HomeList
      query={endpoints}
      title="Disabled endpoints"
      name="endpoints"
      keyOf={({ endpointId }) => endpointId}
      none="The service has disabled no webhook endpoint."
      columns={[
        {
          name: 'Platform',
          heads: true,
          cell: ({ slug, platformName }) => <Link href={`/platforms/${slug}`}>{platformName}</Link>,
        },
        { name: 'Endpoint', cell: ({ host }) => host },
        { name: 'Disabled', cell: ({ disabled }) => <Time at={disabled.at} /> },
        { name: 'Reason', cell: ({ disabled }) => capital(disablingNames[disabled.reason]) },
      ]}
    />
  );
};
