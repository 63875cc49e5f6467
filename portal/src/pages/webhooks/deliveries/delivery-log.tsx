import type { WebhookDelivery, WebhookEndpoint } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { More } from '../../../kit/controls/more.tsx';
import { count } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Empty, Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { May } from '../../../session/may.tsx';
import { AttemptOutcome, DeliveryTag } from './attempts.tsx';
import { eventTypes } from '../event-types.ts';
import { useSlug } from '../../../session/session.tsx';
import { useDeliveries } from '../queries.ts';
import { Resend } from './resend.tsx';
import { rich, t, texts } from '../../../texts/texts.ts';

const statusNames = texts({
  '': 'deliveries.any',
  delivered: 'deliveries.delivered',
  pending: 'deliveries.queuedOrRetrying',
  dead: 'deliveries.failed',
});
const statuses = () => Object.entries(statusNames).map(([value, name]) => ({ value, name }));
const types = () => [
  { value: '', name: t('deliveries.any') },
  ...eventTypes.map(({ type }) => ({ value: type, name: type })),
];

const columnsOf = (endpoint: WebhookEndpoint): readonly Column<WebhookDelivery>[] => [
  {
    name: t('deliveries.event'),
    heads: true,
    cell: ({ endpointId, deliveryId, eventType, createdAt }) => (
      <span>
        <Link href={`/webhooks/${endpointId}/${deliveryId}`}>{eventType}</Link>
        <span className="under">
          <Time at={createdAt} as="exact" />
        </span>
      </span>
    ),
  },
  { name: t('deliveries.status'), cell: (delivery) => <DeliveryTag delivery={delivery} /> },
  {
    name: t('deliveries.lastAttempt'),
    cell: ({ attempts, nextAttemptAt }) => {
      const last = attempts.at(-1);
      return (
        <span>
          {last ? <AttemptOutcome attempt={last} /> : t('deliveries.noneYet')}
          {attempts.length > 1 && (
            <span className="soft">
              {' '}
              {t('deliveries.lengthAttempts', { length: count(attempts.length) })}
            </span>
          )}
          {last && nextAttemptAt !== undefined && (
            <span className="under">
              {rich('deliveries.nextNextAttemptAt', { nextAttemptAt: <Time at={nextAttemptAt} as="ago" /> })}
            </span>
          )}
        </span>
      );
    },
  },
  {
    name: t('deliveries.actions'),
    cell: (delivery) => (
      <May operation="resendWebhookDelivery">
        <Resend delivery={delivery} disabled={endpoint.status === 'disabled'} small />
      </May>
    ),
  },
];

/** Refreshes the plot and the endpoint when the log shows new attempts. */
const useRefreshOnAttempts = (endpointId: string, rows: readonly WebhookDelivery[] | undefined) => {
  const queries = useQueryClient();
  const slug = useSlug();
  const current = rows?.map(({ deliveryId, attempts }) => `${deliveryId} ${attempts.length}`).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const hasChanged = before.current !== undefined && current !== undefined && before.current !== current;
    before.current = current;
    if (!hasChanged) return;
    for (const part of ['stats', 'endpoint'])
      void queries.invalidateQueries({ queryKey: ['webhooks', slug, part, endpointId] });
  }, [queries, slug, endpointId, current]);
};

/** The deliveries of an endpoint with their outcomes. */
export const DeliveryLog = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const [filters, setFilters] = useFilters();
  const status = filters.get('status') ?? '';
  const type = filters.get('type') ?? '';
  const since = filters.get('since') ?? '';
  const query = useDeliveries(endpoint.endpointId, { status, type, since });
  useRefreshOnAttempts(
    endpoint.endpointId,
    query.data?.pages.flatMap(({ data }) => data),
  );
  const filtered = status !== '' || type !== '' || since !== '';
  return (
    <Panel
      title={t('deliveries.deliveries')}
      acts={
        <Button busy={query.isFetching && !query.isFetchingNextPage} onClick={() => void query.refetch()}>
          {t('deliveries.refresh')}
        </Button>
      }
    >
      <div className="filters">
        <Select
          label={t('deliveries.status')}
          value={status}
          onChange={(value) => setFilters({ status: value })}
          options={statuses()}
        />
        <Select
          label={t('deliveries.eventType')}
          value={type}
          onChange={(value) => setFilters({ type: value })}
          options={types()}
        />
        <TextField
          label={t('deliveries.createdSince')}
          type="date"
          value={since}
          onChange={(value) => setFilters({ since: value })}
        />
      </div>
      <QueryView query={query} rows={8} label={t('deliveries.loadingDeliveries')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length > 0) {
            return (
              <Refreshing busy={query.isPlaceholderData}>
                <Table
                  caption={t('deliveries.deliveriesNewestFirst')}
                  columns={columnsOf(endpoint)}
                  rows={rows}
                  keyOf={({ deliveryId }) => deliveryId}
                />
                <div className="after-table">
                  <More query={query} note={t('deliveries.endOfListDeliveriesAre')} />
                </div>
              </Refreshing>
            );
          }
          return filtered ? (
            <Empty title={t('deliveries.noDeliveriesFoundInThe')}>
              <Button onClick={() => setFilters({ status: '', type: '', since: '' })}>
                {t('deliveries.clearFilters')}
              </Button>
            </Empty>
          ) : (
            <Empty title={t('deliveries.noDeliveriesYet')}>
              <p>{t('deliveries.sendATestEventTo')}</p>
            </Empty>
          );
        }}
      </QueryView>
    </Panel>
  );
};
