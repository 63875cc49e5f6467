import type { StaffWebhookDelivery } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useApi } from '../session/session.tsx';
import { Attempts, DeliveryStatus } from './deliveries.tsx';
import { Payload, useRecordFacts } from './payload.tsx';
import '../records/records.css';

const back = { href: '/platforms', name: 'Platforms' };

/** The most attempts that the service keeps of a delivery. */
const keptAttempts = 20;

const Content = ({ delivery }: { readonly delivery: StaffWebhookDelivery }) => {
  const { deliveryId, eventId, eventType, endpointId, host, platformId, platformName } = delivery;
  const { createdAt, nextAttemptAt, endedAt, attempts, event } = delivery;
  const records = useRecordFacts(event);
  return (
    <>
      <PageHead title={eventType} back={{ href: `/platforms/${platformId}`, name: platformName }} />
      <Panel title="Delivery">
        <Facts
          of={[
            ['Status', <DeliveryStatus key="status" of={delivery} />],
            ...(nextAttemptAt === undefined
              ? []
              : [['Next attempt', <Time key="next" at={nextAttemptAt} as="exact" />] as const]),
            ...(endedAt === undefined
              ? []
              : [['Ended', <Time key="ended" at={endedAt} as="exact" />] as const]),
            [
              'Endpoint',
              <span key="endpoint">
                {host ?? 'Removed endpoint'} <code>{endpointId}</code>
              </span>,
            ],
            ['Created', <Time key="created" at={createdAt} as="exact" />],
            ['Delivery ID', <CopiedId key="id" id={deliveryId} what="delivery ID" />],
            [
              'Event ID',
              event ? (
                <Link key="event" href={`/events/${eventId}`}>
                  <code>{eventId}</code>
                </Link>
              ) : (
                <code key="event">{eventId}</code>
              ),
            ],
            ...records,
          ]}
        />
      </Panel>
      <Panel title="Attempts">
        <Attempts of={delivery} />
        {attempts.length >= keptAttempts && (
          <p className="soft">Only the last {keptAttempts} attempts are stored.</p>
        )}
      </Panel>
      {event ? (
        <Payload of={event} />
      ) : (
        <Panel title="Payload">
          <p className="soft">The event is no longer stored.</p>
        </Panel>
      )}
    </>
  );
};

/** A delivery of an event to an endpoint: its attempts and its payload. */
export const DeliveryPage = ({ deliveryId }: { readonly deliveryId: string }) => {
  const api = useApi();
  const delivery = useQuery({
    queryKey: ['webhook-delivery', deliveryId],
    queryFn: ({ signal }) => api.getWebhookDeliveryForStaff({ deliveryId }, { signal }),
  });
  if (delivery.data) return <Content key={deliveryId} delivery={delivery.data} />;
  return <UnloadedRecord query={delivery} kind="delivery" back={back} />;
};
