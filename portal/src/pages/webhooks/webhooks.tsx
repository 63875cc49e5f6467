import type { WebhookEndpoint } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
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
import { SearchPanel } from './search/search-panel.tsx';
import { rich, t } from '../../texts/texts.ts';
import './webhooks.css';

const columns = (): readonly Column<WebhookEndpoint>[] => [
  {
    name: t('webhooks.endpoint'),
    heads: true,
    cell: (endpoint) => (
      <span>
        <Link href={`/webhooks/${endpoint.endpointId}`}>{nameOf(endpoint)}</Link>
        <code className="under">{endpoint.url}</code>
      </span>
    ),
  },
  {
    name: t('webhooks.status'),
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
    name: t('webhooks.eventTypes'),
    cell: ({ eventTypes }) => (
      <span className="whole-words" title={eventTypes.join(', ')}>
        {eventTypes.length === allTypes.length
          ? t('webhooks.all')
          : eventTypes.length <= 2
            ? eventTypes.join(', ')
            : t('webhooks.countTypes', { types: eventTypes.length })}
      </span>
    ),
  },
];

/** Finds events, lists the endpoints of the platform, and summarizes its inbound events. */
export const Webhooks = () => {
  const endpoints = useEndpoints();
  const [filters, setFilters] = useFilters();
  const add = (
    <May operation="createWebhookEndpoint">
      <Button tone="primary" onClick={() => setFilters({ add: 'endpoint' })}>
        {t('webhooks.addEndpoint')}
      </Button>
    </May>
  );
  return (
    <>
      <PageHead title={t('webhooks.webhooks')}>{add}</PageHead>
      <May operation="listEvents">
        <SearchPanel endpoints={endpoints.data?.data} />
      </May>
      <Panel
        title={t('webhooks.endpoints')}
        acts={<a href="/reference/events">{t('webhooks.eventCatalog')}</a>}
      >
        <p className="soft">
          {rich('webhooks.weSendEventsAboutThe', {
            a: (content) => <a href="/reference/guides/webhooks">{content}</a>,
          })}
        </p>
        <QueryView query={endpoints} rows={4} label={t('webhooks.loadingEndpoints')}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty title={t('webhooks.noEndpointsYet')}>
                <p>{t('webhooks.addTheURLOfYour')}</p>
                {add}
              </Empty>
            ) : (
              <Table
                caption={t('webhooks.yourEndpoints')}
                columns={columns()}
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
