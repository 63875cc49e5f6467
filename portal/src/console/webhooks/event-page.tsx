import type { StaffWebhookEvent } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useApi } from '../session/session.tsx';
import { DeliveryTable } from './deliveries.tsx';
import { Payload, useRecordFacts } from './payload.tsx';
import '../records/records.css';

const back = { href: '/platforms', name: 'Platforms' };

const Deliveries = ({ of: deliveries }: { readonly of: StaffWebhookEvent['deliveries'] }) => (
  <Panel title="Deliveries">
    {deliveries === undefined ? (
      <p className="soft">
        Every platform that subscribes to this event receives it. To see one of its deliveries, find it by ID.
      </p>
    ) : deliveries.length === 0 ? (
      <p className="soft">No endpoint of the platform has a delivery of this event.</p>
    ) : (
      <DeliveryTable of={deliveries} />
    )}
  </Panel>
);

const Content = ({ event }: { readonly event: StaffWebhookEvent }) => {
  const { id, type, timestamp, platformId, platformName, deliveries } = event;
  const records = useRecordFacts(event);
  return (
    <>
      <PageHead
        title={type}
        back={
          platformId === undefined
            ? back
            : { href: `/platforms/${platformId}`, name: platformName ?? platformId }
        }
      />
      <Panel title="Event">
        <Facts
          of={[
            ['Event ID', <CopiedId key="id" id={id} what="event ID" />],
            ['Occurred', <Time key="at" at={timestamp} as="exact" />],
            [
              'Platform',
              platformId === undefined ? (
                'All platforms'
              ) : (
                <Link key="platform" href={`/platforms/${platformId}`}>
                  {platformName}
                </Link>
              ),
            ],
            ...records,
          ]}
        />
      </Panel>
      <Deliveries of={deliveries} />
      <Payload of={event} />
    </>
  );
};

/** An event with its payload and, if it is for one platform, its deliveries. */
export const EventPage = ({ eventId }: { readonly eventId: string }) => {
  const api = useApi();
  const event = useQuery({
    queryKey: ['webhook-event', eventId],
    queryFn: ({ signal }) => api.getWebhookEventForStaff({ eventId }, { signal }),
  });
  if (event.data) return <Content key={eventId} event={event.data} />;
  return <UnloadedRecord query={event} kind="event" back={back} />;
};
