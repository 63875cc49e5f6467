import type { DeliveryAttempt, WebhookDelivery, WebhookEndpoint } from '@platform-licensing/client';
import { Link } from 'wouter';
import { isMissing } from '../../../kit/feedback/errors.ts';
import { count, words } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { AttemptTag, DeliveryTag } from './attempts.tsx';
import { nameOf } from '../endpoints/endpoint-status.tsx';
import { eventKinds } from '../event-kinds.ts';
import { NoSuchDelivery, NoSuchEndpoint } from '../missing.tsx';
import { useDelivery, useEndpoint } from '../queries.ts';
import { Resend } from './resend.tsx';
import { SignatureCheck } from './signature-check.tsx';
import { SignedRequest } from './signed-request.tsx';
import '../webhooks.css';

const columns: readonly Column<DeliveryAttempt>[] = [
  { name: 'Sent', heads: true, cell: ({ at }) => <Time at={at} as="exact" /> },
  { name: 'Answer', cell: (attempt) => <AttemptTag attempt={attempt} /> },
  { name: 'Latency', number: true, cell: ({ latencyMs }) => `${count(latencyMs)} ms` },
  {
    name: 'Start of the answer',
    cell: ({ responseStart, detail, error }) =>
      responseStart !== undefined && responseStart !== '' ? (
        <code className="answer">{responseStart}</code>
      ) : (
        <span className="soft">{detail ?? (error === undefined ? 'without a body' : words(error))}</span>
      ),
  },
];

const Attempts = ({ delivery }: { readonly delivery: WebhookDelivery }) => (
  <Panel title="Attempts">
    {delivery.attempts.length === 0 ? (
      <Empty title={delivery.status === 'dead' ? 'It was never sent' : 'Not sent yet'}>
        <p>
          {delivery.status === 'dead'
            ? 'When it was due, your platform could not be told of such events: it was suspended, or lacked the scope.'
            : 'It is queued. This page updates automatically.'}
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
        {delivery.attempts.length >= 20 && <p className="soft">The last twenty.</p>}
      </>
    )}
  </Panel>
);

const factsOf = (delivery: WebhookDelivery, endpoint: WebhookEndpoint | undefined) => [
  [
    'State',
    <span key="state">
      <DeliveryTag delivery={delivery} />{' '}
      {delivery.endedAt !== undefined && <Time at={delivery.endedAt} as="exact" />}
      {delivery.nextAttemptAt !== undefined && (
        <>
          next attempt <Time at={delivery.nextAttemptAt} as="exact" />
        </>
      )}
    </span>,
  ] as const,
  ['Event', eventKinds.find(({ type }) => type === delivery.eventType)?.tells ?? ''] as const,
  ['To', <code key="to">{endpoint?.url ?? delivery.endpointId}</code>] as const,
  ['Began', <Time key="began" at={delivery.createdAt} as="exact" />] as const,
  ['webhook-id', <code key="event">{delivery.eventId}</code>] as const,
  ['Delivery', <code key="id">{delivery.deliveryId}</code>] as const,
];

/** One event on its way to one endpoint: what was sent, what came back, and again. */
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
        {query.data && <Resend delivery={query.data} disabled={endpoint?.status === 'disabled'} />}
      </PageHead>
      <QueryView query={query} rows={10} label="The delivery" missing={missing}>
        {(delivery) => (
          <>
            {endpoint?.status === 'disabled' && (
              <Notice>
                Nothing is sent to this endpoint now: to send it again,{' '}
                <Link href={`/webhooks/${endpointId}`}>resume the endpoint</Link> first.
              </Notice>
            )}
            <Panel title="Delivery">
              <Facts of={factsOf(delivery, endpoint)} />
            </Panel>
            <Attempts delivery={delivery} />
            <Panel title="Request">
              <SignedRequest delivery={delivery} endpoint={endpoint} />
              <h3>Check the signature</h3>
              <p className="soft">
                What is signed is <code>webhook-id.webhook-timestamp.body</code>, by HMAC-SHA256 with the
                endpoint&apos;s secret. Refuse timestamps more than five minutes off, and keep the ids that
                you have handled: the same event may come twice.
              </p>
              <SignatureCheck />
            </Panel>
          </>
        )}
      </QueryView>
    </>
  );
};
