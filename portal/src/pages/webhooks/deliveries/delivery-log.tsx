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

const statuses = [
  { value: '', name: 'Any' },
  { value: 'delivered', name: 'Delivered' },
  { value: 'pending', name: 'Queued or retrying' },
  { value: 'dead', name: 'Failed' },
];
const types = [{ value: '', name: 'Any' }, ...eventTypes.map(({ type }) => ({ value: type, name: type }))];

const columnsOf = (endpoint: WebhookEndpoint): readonly Column<WebhookDelivery>[] => [
  {
    name: 'Event',
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
  { name: 'Status', cell: (delivery) => <DeliveryTag delivery={delivery} /> },
  {
    name: 'Last attempt',
    cell: ({ attempts, nextAttemptAt }) => {
      const last = attempts.at(-1);
      return (
        <span>
          {last ? <AttemptOutcome attempt={last} /> : 'None yet'}
          {attempts.length > 1 && <span className="soft"> · {count(attempts.length)} attempts</span>}
          {last && nextAttemptAt !== undefined && (
            <span className="under">
              Next <Time at={nextAttemptAt} as="ago" />
            </span>
          )}
        </span>
      );
    },
  },
  {
    name: 'Actions',
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
      title="Deliveries"
      acts={
        <Button busy={query.isFetching && !query.isFetchingNextPage} onClick={() => void query.refetch()}>
          Refresh
        </Button>
      }
    >
      <div className="filters">
        <Select
          label="Status"
          value={status}
          onChange={(value) => setFilters({ status: value })}
          options={statuses}
        />
        <Select
          label="Event type"
          value={type}
          onChange={(value) => setFilters({ type: value })}
          options={types}
        />
        <TextField
          label="Created since"
          type="date"
          value={since}
          onChange={(value) => setFilters({ since: value })}
        />
      </div>
      <QueryView query={query} rows={8} label="Loading deliveries">
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length > 0) {
            return (
              <Refreshing busy={query.isPlaceholderData}>
                <Table
                  caption="Deliveries, newest first"
                  columns={columnsOf(endpoint)}
                  rows={rows}
                  keyOf={({ deliveryId }) => deliveryId}
                />
                <div className="after-table">
                  <More query={query} end="End of list. Deliveries are kept for 30 days." />
                </div>
              </Refreshing>
            );
          }
          return filtered ? (
            <Empty title="No deliveries found in the last 30 days">
              <Button onClick={() => setFilters({ status: '', type: '', since: '' })}>Clear filters</Button>
            </Empty>
          ) : (
            <Empty title="No deliveries yet">
              <p>Send a test event to see the response of your server here.</p>
            </Empty>
          );
        }}
      </QueryView>
    </Panel>
  );
};
