import type { WebhookEndpoint } from '@platform-licensing/client';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import type { Tagged } from '../../../kit/etag.ts';
import { Time } from '../../../kit/display/time.tsx';
import { DeliveryLog } from '../deliveries/delivery-log.tsx';
import { EndpointActs } from './endpoint-actions.tsx';
import { EndpointSecret } from './endpoint-secret.tsx';
import { EndpointTag, nameOf, StateNotice, StateWhy } from './endpoint-status.tsx';
import { everything } from '../event-kinds.ts';
import { FollowedTest } from './test-result.tsx';
import { NoSuchEndpoint } from '../missing.tsx';
import { useEndpoint } from '../queries.ts';
import { Recover } from './recover.tsx';
import { RemoveEndpoint } from './remove-endpoint.tsx';
import { TallyPlot } from './stats-plot.tsx';
import '../webhooks.css';

const back = { href: '/webhooks', name: 'Webhooks' };

const Whole = ({ endpoint }: { readonly endpoint: Tagged<WebhookEndpoint> }) => {
  const { endpointId, url, eventTypes, createdAt, updatedAt } = endpoint;
  return (
    <>
      <PageHead title={nameOf(endpoint)} back={back}>
        <EndpointActs endpoint={endpoint} />
      </PageHead>
      <StateNotice endpoint={endpoint} />
      <FollowedTest endpointId={endpointId} />
      <Panel title="Endpoint">
        <Facts
          of={[
            ['Address', <code key="url">{url}</code>],
            [
              'State',
              <span key="state" className="beside">
                <EndpointTag endpoint={endpoint} />{' '}
                <span className="soft">
                  <StateWhy endpoint={endpoint} />
                </span>
              </span>,
            ],
            [
              'Hears of',
              eventTypes.length === everything.length ? (
                'everything'
              ) : (
                <span key="types" className="types">
                  {eventTypes.map((type) => (
                    <code key={type}>{type}</code>
                  ))}
                </span>
              ),
            ],
            ['Added', <Time key="added" at={createdAt} />],
            ['Changed', <Time key="changed" at={updatedAt} />],
            ['Id', <code key="id">{endpointId}</code>],
          ]}
        />
      </Panel>
      <TallyPlot endpointId={endpointId} />
      <DeliveryLog endpoint={endpoint} />
      <div className="columns">
        <Recover endpoint={endpoint} />
        <EndpointSecret endpoint={endpoint} />
      </div>
      <RemoveEndpoint endpoint={endpoint} />
    </>
  );
};

/** All about one endpoint. */
export const EndpointPage = ({ endpointId }: { readonly endpointId: string }) => {
  const endpoint = useEndpoint(endpointId);
  return (
    <>
      {endpoint.data === undefined && <PageHead title="Endpoint" back={back} />}
      <QueryView query={endpoint} rows={12} label="The endpoint" missing={<NoSuchEndpoint />}>
        {(data) => <Whole endpoint={data} />}
      </QueryView>
    </>
  );
};
