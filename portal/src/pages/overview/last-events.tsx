import type { PlatformEvent } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Panel } from '../../kit/display/page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

const idIn = (data: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = data[name];
  return typeof value === 'string' ? value : undefined;
};

/** Links to the resource of an event. */
const Resource = ({ event: { data } }: { readonly event: PlatformEvent }) => {
  const [licenseId, trackId, endpointId] = ['licenseId', 'trackId', 'endpointId'].map((name) =>
    idIn(data, name),
  );
  if (licenseId !== undefined) return <Link href={`/licenses/${licenseId}`}>{licenseId}</Link>;
  if (endpointId !== undefined) return <Link href={`/webhooks/${endpointId}`}>{endpointId}</Link>;
  if (trackId !== undefined)
    return <Link href={`/catalog/${trackId}`}>{idIn(data, 'title') ?? trackId}</Link>;
  return <span className="soft">–</span>;
};

/** The latest events, whether or not an endpoint receives them. */
export const LastEvents = () => {
  const api = useApi();
  const slug = useSlug();
  const events = useQuery({
    queryKey: ['events', slug],
    queryFn: () => api.listEvents({ slug, limit: 10 }),
    refetchInterval: 300_000,
  });
  return (
    <Panel
      title={t('overview.recentEvents')}
      acts={<Link href="/webhooks">{t('overview.setUpWebhooks')}</Link>}
    >
      <QueryView query={events} rows={6} label={t('overview.loadingRecentEvents')}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t('overview.noEventsYet')} />
          ) : (
            <Table
              caption={t('overview.recentEvents')}
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                { name: t('overview.event'), heads: true, cell: ({ type }) => <code>{type}</code> },
                { name: t('overview.resource'), cell: (event) => <Resource event={event} /> },
                { name: t('overview.time'), cell: ({ timestamp }) => <Time at={timestamp} as="exact" /> },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
