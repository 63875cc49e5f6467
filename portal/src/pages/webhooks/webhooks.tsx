import type { WebhookEndpoint } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { count } from '../../kit/display/format.ts';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { Table, type Column } from '../../kit/display/table.tsx';
import { May } from '../../session/may.tsx';
import { CreateEndpoint } from './endpoints/create-endpoint.tsx';
import { EndpointTag, nameOf, StatusReason } from './endpoints/endpoint-status.tsx';
import { allTypes } from './event-types.ts';
import { InboundSummary } from './inbound/inbound-summary.tsx';
import { useEndpoints } from './queries.ts';
import './webhooks.css';

const columns: readonly Column<WebhookEndpoint>[] = [
  {
    name: 'Endpoint',
    heads: true,
    cell: (endpoint) => (
      <span>
        <Link href={`/webhooks/${endpoint.endpointId}`}>{nameOf(endpoint)}</Link>
        <code className="under">{endpoint.url}</code>
      </span>
    ),
  },
  {
    name: 'Status',
    cell: (endpoint) => (
      <span>
        <EndpointTag endpoint={endpoint} />
        <span className="under">
          <StatusReason endpoint={endpoint} />
        </span>
      </span>
    ),
  },
  {
    name: 'Event types',
    cell: ({ eventTypes }) => (
      <span className="whole-words" title={eventTypes.join(', ')}>
        {eventTypes.length === allTypes.length
          ? 'All'
          : eventTypes.length <= 2
            ? eventTypes.join(', ')
            : `${count(eventTypes.length)} types`}
      </span>
    ),
  },
];

/** The endpoints of the platform, and a summary of its inbound events. */
export const Webhooks = () => {
  const endpoints = useEndpoints();
  const [filters, setFilters] = useFilters();
  const add = (
    <May operation="createWebhookEndpoint">
      <Button tone="primary" onClick={() => setFilters({ add: 'endpoint' })}>
        Add endpoint
      </Button>
    </May>
  );
  return (
    <>
      <PageHead title="Webhooks">{add}</PageHead>
      <Panel title="Endpoints">
        <p className="soft">
          We send events about the catalog and your licenses to your endpoints as signed POST requests, and
          retry failed deliveries. <a href="/reference/guides/webhooks">Learn more</a>
        </p>
        <QueryView query={endpoints} rows={4} label="Loading endpoints">
          {({ data }) =>
            data.length === 0 ? (
              <Empty title="No endpoints yet">
                <p>Add the URL of your server to be notified of events, such as takedowns, within seconds.</p>
                {add}
              </Empty>
            ) : (
              <Table
                caption="Your endpoints"
                columns={columns}
                rows={data}
                keyOf={({ endpointId }) => endpointId}
              />
            )
          }
        </QueryView>
      </Panel>
      <InboundSummary />
      {filters.get('add') === 'endpoint' && (
        <May operation="createWebhookEndpoint">
          <CreateEndpoint close={() => setFilters({ add: '' })} />
        </May>
      )}
    </>
  );
};
