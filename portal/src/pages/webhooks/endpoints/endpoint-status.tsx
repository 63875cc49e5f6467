import type { WebhookEndpoint } from '@platform-licensing/client';
import { Tag } from '../../../kit/display/tag.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { rich, t, texts } from '../../../texts/texts.ts';

export const nameOf = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description ?? (URL.canParse(url) ? new URL(url).host : url);

type Status = 'active' | 'failing' | 'paused' | 'disabled';

const statusOf = ({ status, disabled, health }: WebhookEndpoint): Status => {
  if (status === 'disabled') return disabled?.reason === 'owner' ? 'paused' : 'disabled';
  return health.failingSince === undefined ? 'active' : 'failing';
};

const tones = { active: 'good', failing: 'warn', paused: 'quiet', disabled: 'bad' } as const;

const stateNames = texts({
  active: 'endpoints.state.active',
  failing: 'endpoints.state.failing',
  paused: 'endpoints.state.paused',
  disabled: 'endpoints.state.disabled',
});

export const EndpointTag = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const state = statusOf(endpoint);
  return <Tag tone={tones[state]}>{stateNames[state]}</Tag>;
};

/** The reason of the status, in one line. */
export const StatusReason = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { disabled, health } = endpoint;
  switch (statusOf(endpoint)) {
    case 'active':
      return health.lastSuccessAt === undefined ? (
        <>{t('endpoints.noRecentDeliveries')}</>
      ) : (
        <>
          {rich('endpoints.lastDeliveryLastSuccessAt', {
            lastSuccessAt: <Time at={health.lastSuccessAt} as="ago" />,
          })}
        </>
      );
    case 'failing':
      return (
        <>
          {rich('endpoints.failingSinceFailingSince', {
            failingSince: <Time at={health.failingSince ?? endpoint.updatedAt} />,
          })}
        </>
      );
    case 'paused':
      return <>{rich('endpoints.byYouAt', { at: <Time at={disabled?.at ?? endpoint.updatedAt} /> })}</>;
    case 'disabled':
      return (
        <>
          {rich(
            disabled?.reason === 'gone' ? 'endpoints.itRespondedWith410' : 'endpoints.itFailedForFiveDays',
            { at: <Time at={disabled?.at ?? endpoint.updatedAt} /> },
          )}
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
        {rich('endpoints.allMessagesSinceFailingSinceHave', {
          failingSince: <Time at={failingSince ?? endpoint.updatedAt} />,
        })}
        {warnedAt !== undefined && (
          <>
            {' '}
            {rich('endpoints.yourOtherEndpointsWereNotified', { warnedAt: <Time at={warnedAt} as="ago" /> })}
          </>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone={state === 'paused' ? 'info' : 'bad'}>
      <strong>{state === 'paused' ? t('endpoints.paused') : t('endpoints.disabledNotice')}</strong>{' '}
      {rich('endpoints.thisEndpointReceivesNoMessages', { reason: <StatusReason endpoint={endpoint} /> })}
    </Notice>
  );
};
