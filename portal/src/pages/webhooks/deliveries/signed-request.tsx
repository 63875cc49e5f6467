import type { WebhookDelivery, WebhookDeliveryWithEvent, WebhookEndpoint } from '@platform-licensing/client';
import { Code } from '../../../kit/display/code.tsx';
import { eventKinds } from '../event-kinds.ts';

const unknown = '…';

/** The body; where a value is not at hand, a mark stands for it. */
const bodyOf = ({ eventId, eventType, createdAt, event }: WebhookDeliveryWithEvent) => {
  const holds = eventKinds.find(({ type }) => type === eventType)?.holds ?? [];
  const data = event?.data ?? {};
  return {
    id: eventId,
    type: eventType,
    timestamp: event?.timestamp ?? createdAt,
    data: {
      ...data,
      ...Object.fromEntries(holds.filter((name) => !(name in data)).map((name) => [name, unknown])),
    },
  };
};

const requestOf = (
  { eventId, attempts }: WebhookDelivery,
  endpoint: WebhookEndpoint | undefined,
  body: string,
): string => {
  const url = endpoint && URL.canParse(endpoint.url) ? new URL(endpoint.url) : undefined;
  const last = attempts.at(-1);
  const seconds = last
    ? String(Math.floor(Date.parse(last.at) / 1000))
    : '<seconds since 1970, as it is sent>';
  const secrets = endpoint?.secrets.filter(({ createdAt }) => !last || createdAt <= last.at).length ?? 1;
  const signatures = Array.from({ length: Math.max(1, secrets) }, () => 'v1,<base64>').join(' ');
  return `POST ${url ? `${url.pathname}${url.search}` : '/…'} HTTP/1.1
Host: ${url?.host ?? '…'}
Content-Type: application/json
webhook-id: ${eventId}
webhook-timestamp: ${seconds}
webhook-signature: ${signatures}

${body}`;
};

/** The request as it was signed at its last attempt, or will be at its first, as far as the service tells. */
export const SignedRequest = ({
  delivery,
  endpoint,
}: {
  readonly delivery: WebhookDeliveryWithEvent;
  readonly endpoint: WebhookEndpoint | undefined;
}) => {
  const body = bodyOf(delivery);
  const isWhole = !Object.values(body.data).includes(unknown);
  const last = delivery.attempts.at(-1);
  const isElsewhere = last !== undefined && endpoint !== undefined && endpoint.updatedAt > last.at;
  return (
    <>
      <p className="soft">
        {delivery.attempts.length === 0 ? 'As it will be sent.' : 'As it was sent last.'} Each attempt is
        signed anew with every secret that holds then; its <code>webhook-id</code> stays the same. The log
        keeps no signatures
        {isWhole ? '..' : `; what stands as ${unknown} is looked up when it is sent.`}
        {isElsewhere && ' The endpoint was changed since: its address stands here as it is now.'}
      </p>
      <Code
        title="Request"
        samples={[
          { name: 'HTTP', text: requestOf(delivery, endpoint, JSON.stringify(body)) },
          { name: 'Body, laid out', text: JSON.stringify(body, undefined, 2) },
        ]}
      />
    </>
  );
};
