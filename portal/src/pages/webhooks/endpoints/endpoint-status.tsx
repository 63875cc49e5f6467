import type { WebhookEndpoint } from '@platform-licensing/client';
import { Tag } from '../../../kit/display/tag.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';

export const nameOf = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description ?? (URL.canParse(url) ? new URL(url).host : url);

type Status = 'active' | 'failing' | 'paused' | 'disabled';

const statusOf = ({ status, disabled, health }: WebhookEndpoint): Status => {
  if (status === 'disabled') return disabled?.reason === 'owner' ? 'paused' : 'disabled';
  return health.failingSince === undefined ? 'active' : 'failing';
};

const tones = { active: 'good', failing: 'warn', paused: 'quiet', disabled: 'bad' } as const;

export const EndpointTag = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const state = statusOf(endpoint);
  return <Tag tone={tones[state]}>{state}</Tag>;
};

/** The reason of the status, in one line. */
export const StatusReason = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { disabled, health } = endpoint;
  switch (statusOf(endpoint)) {
    case 'active':
      return health.lastSuccessAt === undefined ? (
        <>No recent deliveries</>
      ) : (
        <>
          Last delivery <Time at={health.lastSuccessAt} as="ago" />
        </>
      );
    case 'failing':
      return (
        <>
          Failing since <Time at={health.failingSince ?? endpoint.updatedAt} />
        </>
      );
    case 'paused':
      return (
        <>
          By you, <Time at={disabled?.at ?? endpoint.updatedAt} />
        </>
      );
    case 'disabled':
      return (
        <>
          {disabled?.reason === 'gone' ? 'It responded with 410' : 'It failed for five days'},{' '}
          <Time at={disabled?.at ?? endpoint.updatedAt} />
        </>
      );
  }
};

/** Explains a problem of an endpoint and how to solve it; empty if there is none. */
export const StatusNotice = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const state = statusOf(endpoint);
  if (state === 'active') return null;
  if (state === 'failing') {
    const { failingSince, warnedAt } = endpoint.health;
    return (
      <Notice tone="warn">
        All messages since <Time at={failingSince ?? endpoint.updatedAt} /> have failed. The log below shows
        the responses of your server. Failed messages are retried for a day and a half. After five days
        without a successful delivery, the endpoint is disabled.
        {warnedAt !== undefined && (
          <>
            {' '}
            Your other endpoints were notified <Time at={warnedAt} as="ago" />.
          </>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone={state === 'paused' ? 'info' : 'bad'}>
      <strong>{state === 'paused' ? 'Paused.' : 'Disabled.'}</strong> <StatusReason endpoint={endpoint} />.
      This endpoint receives no messages. After you resume it, you can recover events of the last 30 days.
    </Notice>
  );
};
