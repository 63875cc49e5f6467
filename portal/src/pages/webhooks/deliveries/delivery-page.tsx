import type { DeliveryAttempt, WebhookDelivery, WebhookEndpoint } from '@platform-licensing/client';
import { Link } from 'wouter';
import { isMissing } from '../../../kit/feedback/errors.ts';
import { count, words } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { May } from '../../../session/may.tsx';
import { AttemptTag, DeliveryTag } from './attempts.tsx';
import { nameOf } from '../endpoints/endpoint-status.tsx';
import { eventTypes } from '../event-types.ts';
import { NoSuchDelivery, NoSuchEndpoint } from '../missing.tsx';
import { useDelivery, useEndpoint } from '../queries.ts';
import { Resend } from './resend.tsx';
import { SignatureCheck } from './signature-check.tsx';
import { SignedRequest } from './signed-request.tsx';
import '../webhooks.css';

const columns: readonly Column<DeliveryAttempt>[] = [
  { name: 'Sent', heads: true, cell: ({ at }) => <Time at={at} as="exact" /> },
  { name: 'Response', cell: (attempt) => <AttemptTag attempt={attempt} /> },
  { name: 'Latency', number: true, cell: ({ latencyMs }) => `${count(latencyMs)} ms` },
  {
    name: 'Response body',
    cell: ({ responseStart, detail, error }) =>
      responseStart !== undefined && responseStart !== '' ? (
        <code className="response-body">{responseStart}</code>
      ) : (
        <span className="soft">{detail ?? (error === undefined ? 'Empty' : words(error))}</span>
      ),
  },
];

const Attempts = ({ delivery }: { readonly delivery: WebhookDelivery }) => (
  <Panel title="Attempts">
    {delivery.attempts.length === 0 ? (
      <Empty title={delivery.status === 'dead' ? 'Never sent' : 'Not sent yet'}>
        <p>
          {delivery.status === 'dead'
            ? 'When the delivery was due, your platform was suspended or lacked the scope for this event.'
            : 'The delivery is queued. This page updates automatically.'}
        </p>
      </Empty>
    ) : (
      <>
        <Table
          caption="Attempts, newest first"
          columns={columns}
          rows={[...delivery.attempts].reverse()}
          keyOf={({ at }) => at}
        />
        {delivery.attempts.length >= 20 && <p className="soft">Only the last 20 attempts are shown.</p>}
      </>
    )}
  </Panel>
);

const factsOf = (delivery: WebhookDelivery, endpoint: WebhookEndpoint | undefined) => [
  [
    'Status',
    <span key="status">
      <DeliveryTag delivery={delivery} />{' '}
      {delivery.endedAt !== undefined && <Time at={delivery.endedAt} as="exact" />}
      {delivery.nextAttemptAt !== undefined && (
        <>
          Next attempt <Time at={delivery.nextAttemptAt} as="exact" />
        </>
      )}
    </span>,
  ] as const,
  ['Event', eventTypes.find(({ type }) => type === delivery.eventType)?.description ?? ''] as const,
  ['Endpoint', <code key="to">{endpoint?.url ?? delivery.endpointId}</code>] as const,
  ['Created', <Time key="created" at={delivery.createdAt} as="exact" />] as const,
  ['webhook-id', <code key="event">{delivery.eventId}</code>] as const,
  ['Delivery ID', <code key="id">{delivery.deliveryId}</code>] as const,
];

/** One event for one endpoint: the request, the responses, and a button that sends it again. */
export const DeliveryPage = ({
  endpointId,
  deliveryId,
}: {
  readonly endpointId: string;
  readonly deliveryId: string;
}) => {
  const query = useDelivery(endpointId, deliveryId);
  const found = useEndpoint(endpointId);
  const endpoint = found.data;
  const missing = isMissing(found.error) ? <NoSuchEndpoint /> : <NoSuchDelivery endpointId={endpointId} />;
  return (
    <>
      <PageHead
        title={query.data?.eventType ?? 'Delivery'}
        back={
          isMissing(found.error)
            ? { href: '/webhooks', name: 'Webhooks' }
            : { href: `/webhooks/${endpointId}`, name: endpoint ? nameOf(endpoint) : 'Endpoint' }
        }
      >
        {query.data && (
          <May operation="resendWebhookDelivery">
            <Resend delivery={query.data} disabled={endpoint?.status === 'disabled'} />
          </May>
        )}
      </PageHead>
      <QueryView query={query} rows={10} label="Loading the delivery" missing={missing}>
        {(delivery) => (
          <>
            {endpoint?.status === 'disabled' && (
              <Notice>
                This endpoint receives no messages now. To resend the event, first{' '}
                <Link href={`/webhooks/${endpointId}`}>resume the endpoint</Link>.
              </Notice>
            )}
            <Panel title="Delivery">
              <Facts of={factsOf(delivery, endpoint)} />
            </Panel>
            <Attempts delivery={delivery} />
            <Panel title="Request">
              <SignedRequest delivery={delivery} endpoint={endpoint} />
              <h3>Verify the signature</h3>
              <p className="soft">
                The signature is an HMAC-SHA256 of <code>webhook-id.webhook-timestamp.body</code> with the
                secret of the endpoint. Reject timestamps that are more than five minutes off, and store the
                IDs that you have processed: an event can be delivered more than once.
              </p>
              <SignatureCheck />
            </Panel>
          </>
        )}
      </QueryView>
    </>
  );
};
