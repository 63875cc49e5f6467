import type { WebhookEndpoint } from '@platform-licensing/client';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import type { Tagged } from '../../../kit/etag.ts';
import { Time } from '../../../kit/display/time.tsx';
import { DeliveryLog } from '../deliveries/delivery-log.tsx';
import { May } from '../../../session/may.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointSecret } from './endpoint-secret.tsx';
import { EndpointTag, nameOf, StatusNotice, StatusReason } from './endpoint-status.tsx';
import { allTypes } from '../event-types.ts';
import { TestResult } from './test-result.tsx';
import { NoSuchEndpoint } from '../missing.tsx';
import { useEndpoint } from '../queries.ts';
import { Recover } from './recover.tsx';
import { RemoveEndpoint } from './remove-endpoint.tsx';
import { StatsPlot } from './stats-plot.tsx';
import '../webhooks.css';

const back = { href: '/webhooks', name: 'Webhooks' };

const EndpointContent = ({ endpoint }: { readonly endpoint: Tagged<WebhookEndpoint> }) => {
  const { endpointId, url, eventTypes, createdAt, updatedAt } = endpoint;
  return (
    <>
      <PageHead title={nameOf(endpoint)} back={back}>
        <May operation="updateWebhookEndpoint">
          <EndpointActions endpoint={endpoint} />
        </May>
      </PageHead>
      <StatusNotice endpoint={endpoint} />
      <TestResult endpointId={endpointId} />
      <Panel title="Endpoint">
        <Facts
          of={[
            ['URL', <code key="url">{url}</code>],
            [
              'Status',
              <span key="status" className="beside">
                <EndpointTag endpoint={endpoint} />{' '}
                <span className="soft">
                  <StatusReason endpoint={endpoint} />
                </span>
              </span>,
            ],
            [
              'Event types',
              eventTypes.length === allTypes.length ? (
                'All'
              ) : (
                <span key="types" className="types">
                  {eventTypes.map((type) => (
                    <code key={type}>{type}</code>
                  ))}
                </span>
              ),
            ],
            ['Created', <Time key="created" at={createdAt} />],
            ['Updated', <Time key="updated" at={updatedAt} />],
            ['Endpoint ID', <code key="id">{endpointId}</code>],
          ]}
        />
      </Panel>
      <StatsPlot endpointId={endpointId} />
      <DeliveryLog endpoint={endpoint} />
      <May operation="updateWebhookEndpoint">
        <div className="columns">
          <Recover endpoint={endpoint} />
          <EndpointSecret endpoint={endpoint} />
        </div>
        <RemoveEndpoint endpoint={endpoint} />
      </May>
    </>
  );
};

/** The page of an endpoint. */
export const EndpointPage = ({ endpointId }: { readonly endpointId: string }) => {
  const endpoint = useEndpoint(endpointId);
  return (
    <>
      {endpoint.data === undefined && <PageHead title="Endpoint" back={back} />}
      <QueryView query={endpoint} rows={12} label="Loading the endpoint" missing={<NoSuchEndpoint />}>
        {(data) => <EndpointContent endpoint={data} />}
      </QueryView>
    </>
  );
};
