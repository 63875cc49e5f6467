import type { WebhookDelivery, WebhookDeliveryWithEvent, WebhookEndpoint } from '@platform-licensing/client';
import { Code } from '../../../kit/display/code.tsx';
import { eventTypes } from '../event-types.ts';
import { rich, t } from '../../../texts/texts.ts';

const unknown = '…';

/** The body of the request, with a placeholder for values that are not known. */
const bodyOf = ({ eventId, eventType, createdAt, event }: WebhookDeliveryWithEvent) => {
  const members = eventTypes.find(({ type }) => type === eventType)?.members ?? [];
  const data = event?.data ?? {};
  return {
    id: eventId,
    type: eventType,
    timestamp: event?.timestamp ?? createdAt,
    data: {
      ...data,
      ...Object.fromEntries(members.filter((name) => !(name in data)).map((name) => [name, unknown])),
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
  const seconds = last ? String(Math.floor(Date.parse(last.at) / 1000)) : '<seconds since 1970>';
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

/** The request of the last attempt, or of the first one if none was made, as far as the service returns it. */
export const SignedRequest = ({
  delivery,
  endpoint,
}: {
  readonly delivery: WebhookDeliveryWithEvent;
  readonly endpoint: WebhookEndpoint | undefined;
}) => {
  const body = bodyOf(delivery);
  const isComplete = !Object.values(body.data).includes(unknown);
  const last = delivery.attempts.at(-1);
  const hasChanged = last !== undefined && endpoint !== undefined && endpoint.updatedAt > last.at;
  return (
    <>
      <p className="soft">
        {delivery.attempts.length === 0
          ? t('deliveries.theRequestAsItWill')
          : t('deliveries.theRequestAsItWas')}{' '}
        {rich('deliveries.eachAttemptIsSignedAgain', { code: <code>webhook-id</code> })}
        {!isComplete && ` ${t('deliveries.valuesShownAsUnknownAre', { unknown })}`}
        {hasChanged && ` ${t('deliveries.theEndpointWasChangedSince')}`}
      </p>
      <Code
        title={t('deliveries.request')}
        samples={[
          { name: 'HTTP', text: requestOf(delivery, endpoint, JSON.stringify(body)) },
          { name: t('deliveries.formattedBody'), text: JSON.stringify(body, undefined, 2) },
        ]}
      />
    </>
  );
};
