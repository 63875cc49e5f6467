import type { EndpointDelivery } from '@platform-licensing/client';
import { Link } from 'wouter';
import { count } from '../../kit/display/format.ts';
import { capital } from '../../kit/display/names.ts';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tone } from '../../kit/tone.ts';

type Attempt = EndpointDelivery['attempts'][number];

const tones: Readonly<Record<EndpointDelivery['status'], Tone>> = {
  pending: 'warn',
  delivered: 'good',
  dead: 'bad',
};

const errorNames: Readonly<Record<NonNullable<Attempt['error']>, string>> = {
  address_blocked: 'Address not allowed',
  name_unresolved: 'Host not found',
  connection_failed: 'No connection',
  tls_failed: 'TLS failed',
  timed_out: 'Timeout',
  response_too_large: 'Response too large',
};

export const DeliveryStatus = ({ of: { status } }: { readonly of: Pick<EndpointDelivery, 'status'> }) => (
  <Tag tone={tones[status]}>{capital(status)}</Tag>
);

const Outcome = ({ of: { status, error } }: { readonly of: Attempt }) => (
  <Tag tone={status !== undefined && status >= 200 && status < 300 ? 'good' : 'bad'}>
    {status ?? (error === undefined ? 'No response' : errorNames[error])}
  </Tag>
);

/** The last attempts of a delivery, newest first. */
export const Attempts = ({ of: { attempts, status } }: { readonly of: EndpointDelivery }) =>
  attempts.length === 0 ? (
    <p className="soft">
      {status === 'pending' ? 'Not sent yet.' : 'Never sent: the platform could no longer receive the event.'}
    </p>
  ) : (
    <Table
      caption="Attempts, newest first"
      rows={[...attempts].reverse()}
      keyOf={({ at }) => at}
      columns={[
        { name: 'Sent', heads: true, cell: ({ at }) => <Time at={at} as="exact" /> },
        { name: 'Response', cell: (attempt) => <Outcome of={attempt} /> },
        { name: 'Latency', number: true, cell: ({ latencyMs }) => `${count(latencyMs)} ms` },
      ]}
    />
  );

/** The deliveries of an event to the endpoints of its platform. */
export const DeliveryTable = ({ of }: { readonly of: readonly EndpointDelivery[] }) => (
  <Table
    caption="Deliveries of the event"
    rows={of}
    keyOf={({ deliveryId }) => deliveryId}
    columns={[
      {
        name: 'Endpoint',
        heads: true,
        cell: ({ deliveryId, endpointId, host }) => (
          <span>
            <Link href={`/deliveries/${deliveryId}`} className="record-name">
              {host}
            </Link>
            <span className="record-detail">
              <code>{endpointId}</code>
            </span>
          </span>
        ),
      },
      { name: 'Status', cell: (delivery) => <DeliveryStatus of={delivery} /> },
      {
        name: 'Last attempt',
        cell: ({ attempts }) => {
          const last = attempts.at(-1);
          return last ? <Time at={last.at} as="exact" /> : 'None';
        },
      },
      { name: 'Attempts', number: true, cell: ({ attempts }) => count(attempts.length) },
    ]}
  />
);
