import type { WebhookDelivery, WebhookEndpoint } from '@platform-licensing/client';
import { Code } from '../../kit/code.tsx';
import { eventKinds } from './event-kinds.ts';

/** The members of an event's data; their values are known here of a test alone. */
const dataOf = ({ eventType, endpointId }: WebhookDelivery, url: string | undefined): string => {
  if (eventType === 'endpoint.test') return JSON.stringify({ endpointId, url: url ?? '…' });
  const holds = eventKinds.find(({ type }) => type === eventType)?.holds ?? [];
  return `{${holds.map((name) => `"${name}":…`).join(',')}}`;
};

const bodyOf = (delivery: WebhookDelivery, url: string | undefined): string => {
  const { eventId, eventType, createdAt } = delivery;
  return `{"id":"${eventId}","type":"${eventType}","timestamp":"${createdAt}","data":${dataOf(delivery, url)}}`;
};

/** For the eye only: what is signed has no blanks. */
const laidOut = (body: string): string =>
  JSON.stringify(JSON.parse(body.replaceAll(':…', ':"…"')), undefined, 2).replaceAll('"…"', '…');

const requestOf = (delivery: WebhookDelivery, endpoint: WebhookEndpoint | undefined): string => {
  const { eventId, attempts } = delivery;
  const url = endpoint && URL.canParse(endpoint.url) ? new URL(endpoint.url) : undefined;
  const last = attempts.at(-1);
  const seconds = last
    ? String(Math.floor(Date.parse(last.at) / 1000))
    : '<seconds since 1970, as it is sent>';
  const signatures = Array.from({ length: endpoint?.secrets.length ?? 1 }, () => 'v1,<base64>').join(' ');
  return `POST ${url ? `${url.pathname}${url.search}` : '/…'} HTTP/1.1
Host: ${url?.host ?? '…'}
Content-Type: application/json
webhook-id: ${eventId}
webhook-timestamp: ${seconds}
webhook-signature: ${signatures}

${bodyOf(delivery, endpoint?.url)}`;
};

/** The request as it was signed at its last attempt, or will be at its first, as far as the service tells. */
export const SignedRequest = ({
  delivery,
  endpoint,
}: {
  readonly delivery: WebhookDelivery;
  readonly endpoint: WebhookEndpoint | undefined;
}) => (
  <>
    <p className="soft">
      {delivery.attempts.length === 0 ? 'As it will be sent.' : 'As it was sent last.'} Each attempt is signed
      anew with every secret that holds then; id and body stay the same. The log keeps no bodies and no
      signatures, so <code>…</code> and <code>&lt;base64&gt;</code> stand in their place.
    </p>
    <Code
      title="Request"
      samples={[
        { name: 'HTTP', text: requestOf(delivery, endpoint) },
        { name: 'Body, laid out', text: laidOut(bodyOf(delivery, endpoint?.url)) },
      ]}
    />
  </>
);
