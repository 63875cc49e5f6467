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
import { Answered, DeliveryTag } from './attempts.tsx';
import { eventKinds } from '../event-kinds.ts';
import { useSlug } from '../../../session/session.tsx';
import { useDeliveries } from '../queries.ts';
import { Resend } from './resend.tsx';

const statuses = [
  { value: '', name: 'Any' },
  { value: 'delivered', name: 'Delivered' },
  { value: 'pending', name: 'Queued or retrying' },
  { value: 'dead', name: 'Failed' },
];
const types = [{ value: '', name: 'Any' }, ...eventKinds.map(({ type }) => ({ value: type, name: type }))];

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
  { name: 'State', cell: (delivery) => <DeliveryTag delivery={delivery} /> },
  {
    name: 'Last attempt',
    cell: ({ attempts, nextAttemptAt }) => {
      const last = attempts.at(-1);
      return (
        <span>
          {last ? <Answered attempt={last} /> : 'none yet'}
          {attempts.length > 1 && <span className="soft"> · {count(attempts.length)} attempts</span>}
          {last && nextAttemptAt !== undefined && (
            <span className="under">
              next <Time at={nextAttemptAt} as="ago" />
            </span>
          )}
        </span>
      );
    },
  },
  {
    name: 'Again',
    cell: (delivery) => <Resend delivery={delivery} disabled={endpoint.status === 'disabled'} small />,
  },
];

/** What arrives or fails while the log is looked at shows in the plot and in the endpoint's state, too. */
const useAttemptsTold = (endpointId: string, rows: readonly WebhookDelivery[] | undefined) => {
  const queries = useQueryClient();
  const slug = useSlug();
  const told = rows?.map(({ deliveryId, attempts }) => `${deliveryId} ${attempts.length}`).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isNews = before.current !== undefined && told !== undefined && before.current !== told;
    before.current = told;
    if (!isNews) return;
    for (const part of ['tally', 'endpoint'])
      void queries.invalidateQueries({ queryKey: ['webhooks', slug, part, endpointId] });
  }, [queries, slug, endpointId, told]);
};

/** What was sent to an endpoint, and what came of it. */
export const DeliveryLog = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const [filters, setFilters] = useFilters();
  const status = filters.get('status') ?? '';
  const type = filters.get('type') ?? '';
  const since = filters.get('since') ?? '';
  const query = useDeliveries(endpoint.endpointId, { status, type, since });
  useAttemptsTold(
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
          label="State"
          value={status}
          onChange={(value) => setFilters({ status: value })}
          options={statuses}
        />
        <Select
          label="Event"
          value={type}
          onChange={(value) => setFilters({ type: value })}
          options={types}
        />
        <TextField
          label="Begun since"
          type="date"
          value={since}
          onChange={(value) => setFilters({ since: value })}
        />
      </div>
      <QueryView query={query} rows={8} label="Deliveries">
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
                  <More query={query} end="Deliveries are kept for thirty days; these are all of them." />
                </div>
              </Refreshing>
            );
          }
          return filtered ? (
            <Empty title="No delivery of this kind in the last thirty days">
              <Button onClick={() => setFilters({ status: '', type: '', since: '' })}>
                Show all deliveries
              </Button>
            </Empty>
          ) : (
            <Empty title="Nothing was sent here yet">
              <p>Send a test event: what your server answers stands here a moment later.</p>
            </Empty>
          );
        }}
      </QueryView>
    </Panel>
  );
};
