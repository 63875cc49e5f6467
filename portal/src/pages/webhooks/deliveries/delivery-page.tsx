import type { DeliveryAttempt, WebhookDelivery, WebhookEndpoint } from '@platform-licensing/client';
import { Link } from 'wouter';
import { isMissing } from '../../../kit/feedback/errors.ts';
import { count } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { May } from '../../../session/may.tsx';
import { AttemptTag, DeliveryTag, errorName } from './attempts.tsx';
import { nameOf } from '../endpoints/endpoint-status.tsx';
import { eventTypes } from '../event-types.ts';
import { NoSuchDelivery, NoSuchEndpoint } from '../missing.tsx';
import { useDelivery, useEndpoint } from '../queries.ts';
import { Resend } from './resend.tsx';
import { SignatureCheck } from './signature-check.tsx';
import { SignedRequest } from './signed-request.tsx';
import { rich, t } from '../../../texts/texts.ts';
import '../webhooks.css';

const columns = (): readonly Column<DeliveryAttempt>[] => [
  { name: t('deliveries.sent'), heads: true, cell: ({ at }) => <Time at={at} as="exact" /> },
  { name: t('deliveries.response'), cell: (attempt) => <AttemptTag attempt={attempt} /> },
  {
    name: t('deliveries.latency'),
    number: true,
    cell: ({ latencyMs }) => t('deliveries.milliseconds', { latency: count(latencyMs) }),
  },
  {
    name: t('deliveries.responseBody'),
    cell: ({ responseStart, detail, error }) =>
      responseStart !== undefined && responseStart !== '' ? (
        <code className="response-body">{responseStart}</code>
      ) : (
        <span className="soft">
          {detail ?? (error === undefined ? t('deliveries.empty') : errorName(error))}
        </span>
      ),
  },
];

const Attempts = ({ delivery }: { readonly delivery: WebhookDelivery }) => (
  <Panel title={t('deliveries.attempts')}>
    {delivery.attempts.length === 0 ? (
      <Empty title={delivery.status === 'dead' ? t('deliveries.neverSent') : t('deliveries.notSentYet')}>
        <p>
          {delivery.status === 'dead'
            ? t('deliveries.whenTheDeliveryWasDue')
            : t('deliveries.theDeliveryIsQueuedThis')}
        </p>
      </Empty>
    ) : (
      <>
        <Table
          caption={t('deliveries.attemptsNewestFirst')}
          columns={columns()}
          rows={[...delivery.attempts].reverse()}
          keyOf={({ at }) => at}
        />
        {delivery.attempts.length >= 20 && <p className="soft">{t('deliveries.onlyTheLast20Attempts')}</p>}
      </>
    )}
  </Panel>
);

const factsOf = (delivery: WebhookDelivery, endpoint: WebhookEndpoint | undefined) => [
  [
    t('deliveries.status'),
    <span key="status">
      <DeliveryTag delivery={delivery} />{' '}
      {delivery.endedAt !== undefined && <Time at={delivery.endedAt} as="exact" />}
      {delivery.nextAttemptAt !== undefined && (
        <>
          {rich('deliveries.nextAttemptNextAttemptAt', {
            nextAttemptAt: <Time at={delivery.nextAttemptAt} as="exact" />,
          })}
        </>
      )}
    </span>,
  ] as const,
  [
    t('deliveries.event'),
    eventTypes.find(({ type }) => type === delivery.eventType)?.description ?? '',
  ] as const,
  [t('deliveries.endpoint'), <code key="to">{endpoint?.url ?? delivery.endpointId}</code>] as const,
  [t('deliveries.created'), <Time key="created" at={delivery.createdAt} as="exact" />] as const,
  ['webhook-id', <code key="event">{delivery.eventId}</code>] as const,
  [t('deliveries.deliveryID'), <code key="id">{delivery.deliveryId}</code>] as const,
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
        title={query.data?.eventType ?? t('deliveries.delivery')}
        back={
          isMissing(found.error)
            ? { href: '/webhooks', name: t('deliveries.webhooks') }
            : {
                href: `/webhooks/${endpointId}`,
                name: endpoint ? nameOf(endpoint) : t('deliveries.endpoint'),
              }
        }
      >
        {query.data && (
          <May operation="resendWebhookDelivery">
            <Resend delivery={query.data} disabled={endpoint?.status === 'disabled'} />
          </May>
        )}
      </PageHead>
      <QueryView query={query} rows={10} label={t('deliveries.loadingTheDelivery')} missing={missing}>
        {(delivery) => (
          <>
            {endpoint?.status === 'disabled' && (
              <Notice>
                {rich('deliveries.thisEndpointReceivesNoMessages', {
                  link: (content) => <Link href={`/webhooks/${endpointId}`}>{content}</Link>,
                })}
              </Notice>
            )}
            <Panel title={t('deliveries.delivery')}>
              <Facts of={factsOf(delivery, endpoint)} />
            </Panel>
            <Attempts delivery={delivery} />
            <Panel title={t('deliveries.request')}>
              <SignedRequest delivery={delivery} endpoint={endpoint} />
              <h3>{t('deliveries.verifyTheSignature')}</h3>
              <p className="soft">
                {rich('deliveries.theSignatureIsAnHMAC', {
                  code: <code>webhook-id.webhook-timestamp.body</code>,
                })}
              </p>
              <SignatureCheck />
            </Panel>
          </>
        )}
      </QueryView>
    </>
  );
};
