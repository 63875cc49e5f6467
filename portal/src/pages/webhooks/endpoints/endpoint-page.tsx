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
import { t } from '../../../texts/texts.ts';
import '../webhooks.css';

const EndpointContent = ({ endpoint }: { readonly endpoint: Tagged<WebhookEndpoint> }) => {
  const { endpointId, url, eventTypes, headers, createdAt, updatedAt } = endpoint;
  return (
    <>
      <PageHead title={nameOf(endpoint)} back={{ href: '/webhooks', name: t('endpoints.backToWebhooks') }}>
        <May operation="updateWebhookEndpoint">
          <EndpointActions endpoint={endpoint} />
        </May>
      </PageHead>
      <StatusNotice endpoint={endpoint} />
      <TestResult endpointId={endpointId} />
      <Panel title={t('endpoints.endpoint')}>
        <Facts
          of={[
            ['URL', <code key="url">{url}</code>],
            [
              t('endpoints.status'),
              <span key="status" className="beside">
                <EndpointTag endpoint={endpoint} />{' '}
                <span className="soft">
                  <StatusReason endpoint={endpoint} />
                </span>
              </span>,
            ],
            [
              t('endpoints.eventTypes'),
              eventTypes.length === allTypes.length ? (
                t('endpoints.all')
              ) : (
                <span key="types" className="types">
                  {eventTypes.map((type) => (
                    <code key={type}>{type}</code>
                  ))}
                </span>
              ),
            ],
            ...(headers.length === 0
              ? []
              : [
                  [
                    t('endpoints.customHeaders'),
                    <span key="headers" className="types">
                      {headers.map((header) => (
                        <code key={header.name}>{header.name}: ••••••••</code>
                      ))}
                    </span>,
                  ] as const,
                ]),
            [t('endpoints.created'), <Time key="created" at={createdAt} />],
            [t('endpoints.updated'), <Time key="updated" at={updatedAt} />],
            [t('endpoints.endpointID'), <code key="id">{endpointId}</code>],
          ]}
        />
      </Panel>
      <StatsPlot endpointId={endpointId} />
      <May operation="listWebhookDeliveries">
        <DeliveryLog endpoint={endpoint} />
      </May>
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
      {endpoint.data === undefined && (
        <PageHead
          title={t('endpoints.endpoint')}
          back={{ href: '/webhooks', name: t('endpoints.backToWebhooks') }}
        />
      )}
      <QueryView
        query={endpoint}
        rows={12}
        label={t('endpoints.loadingTheEndpoint')}
        missing={<NoSuchEndpoint />}
      >
        {(data) => <EndpointContent endpoint={data} />}
      </QueryView>
    </>
  );
};
