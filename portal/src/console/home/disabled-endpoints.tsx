import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { disablingNames } from '../platforms/names.ts';
import { useApi } from '../session/session.tsx';

/** The webhook endpoints that the service disabled: their platforms get no events until they enable them. */
export const DisabledEndpoints = () => {
  const api = useApi();
  const endpoints = useInfiniteQuery({
    queryKey: ['disabled-endpoints'],
    queryFn: ({ pageParam }) => api.listDisabledWebhooksForStaff({ limit: 5, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
  return (
    <Panel title="Disabled endpoints">
      <QueryView query={endpoints} rows={3} label="Loading the disabled endpoints">
        {(listed) =>
          listed.length === 0 ? (
            <p className="soft">The service has disabled no webhook endpoint.</p>
          ) : (
            <>
              <Table
                caption="Disabled endpoints"
                rows={listed}
                keyOf={({ endpointId }) => endpointId}
                columns={[
                  {
                    name: 'Platform',
                    heads: true,
                    cell: ({ slug, platformName }) => <Link href={`/platforms/${slug}`}>{platformName}</Link>,
                  },
                  { name: 'Endpoint', cell: ({ host }) => host },
                  { name: 'Disabled', cell: ({ disabled }) => <Time at={disabled.at} /> },
                  { name: 'Reason', cell: ({ disabled }) => disablingNames[disabled.reason] },
                ]}
              />
              {endpoints.hasNextPage && <More query={endpoints} end="" />}
            </>
          )
        }
      </QueryView>
    </Panel>
  );
};
