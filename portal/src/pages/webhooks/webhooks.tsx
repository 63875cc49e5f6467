import type { WebhookEndpoint } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { count } from '../../kit/display/format.ts';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { Table, type Column } from '../../kit/display/table.tsx';
import { CreateEndpoint } from './endpoints/create-endpoint.tsx';
import { EndpointTag, nameOf, StateWhy } from './endpoints/endpoint-status.tsx';
import { everything } from './event-kinds.ts';
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
    name: 'State',
    cell: (endpoint) => (
      <span>
        <EndpointTag endpoint={endpoint} />
        <span className="under">
          <StateWhy endpoint={endpoint} />
        </span>
      </span>
    ),
  },
  {
    name: 'Hears of',
    cell: ({ eventTypes }) => (
      <span className="whole-words" title={eventTypes.join(', ')}>
        {eventTypes.length === everything.length
          ? 'everything'
          : eventTypes.length <= 2
            ? eventTypes.join(', ')
            : `${count(eventTypes.length)} kinds of event`}
      </span>
    ),
  },
];

/** Both directions: where the platform hears of events, and how it tells of its own. */
export const Webhooks = () => {
  const endpoints = useEndpoints();
  const [filters, setFilters] = useFilters();
  const add = (
    <Button tone="primary" onClick={() => setFilters({ add: 'endpoint' })}>
      Add an endpoint
    </Button>
  );
  return (
    <>
      <PageHead title="Webhooks">{add}</PageHead>
      <Panel title="Endpoints">
        <p className="soft">
          What happens in the catalog and to your licenses is sent here by POST, signed, and tried again until
          it arrives. <a href="/reference/guides/webhooks">How it works</a>
        </p>
        <QueryView query={endpoints} rows={4} label="Your endpoints">
          {({ data }) =>
            data.length === 0 ? (
              <Empty title="Nothing hears of your events yet">
                <p>
                  Add the address of your server. A takedown, for example, is then told within seconds;
                  without an endpoint you would have to ask.
                </p>
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
      {filters.get('add') === 'endpoint' && <CreateEndpoint close={() => setFilters({ add: '' })} />}
    </>
  );
};
