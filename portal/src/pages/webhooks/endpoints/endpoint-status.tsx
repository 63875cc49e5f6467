import type { WebhookEndpoint } from '@platform-licensing/client';
import { Tag } from '../../../kit/display/tag.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';

export const nameOf = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description ?? (URL.canParse(url) ? new URL(url).host : url);

type State = 'active' | 'failing' | 'paused' | 'disabled';

const stateOf = ({ status, disabled, health }: WebhookEndpoint): State => {
  if (status === 'disabled') return disabled?.reason === 'owner' ? 'paused' : 'disabled';
  return health.failingSince === undefined ? 'active' : 'failing';
};

const tones = { active: 'good', failing: 'warn', paused: 'quiet', disabled: 'bad' } as const;

export const EndpointTag = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const state = stateOf(endpoint);
  return <Tag tone={tones[state]}>{state}</Tag>;
};

/** Why it is as it is, in a line. */
export const StateWhy = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { disabled, health } = endpoint;
  switch (stateOf(endpoint)) {
    case 'active':
      return health.lastSuccessAt === undefined ? (
        <>nothing sent lately</>
      ) : (
        <>
          last arrived <Time at={health.lastSuccessAt} as="ago" />
        </>
      );
    case 'failing':
      return (
        <>
          nothing arrived since <Time at={health.failingSince ?? endpoint.updatedAt} />
        </>
      );
    case 'paused':
      return (
        <>
          by you, <Time at={disabled?.at ?? endpoint.updatedAt} />
        </>
      );
    case 'disabled':
      return (
        <>
          {disabled?.reason === 'gone' ? 'it answered 410' : 'it failed for five days'},{' '}
          <Time at={disabled?.at ?? endpoint.updatedAt} />
        </>
      );
  }
};

/** What is wrong with an endpoint and what would mend it; nothing where all is well. */
export const StateNotice = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const state = stateOf(endpoint);
  if (state === 'active') return null;
  if (state === 'failing') {
    const { failingSince, warnedAt } = endpoint.health;
    return (
      <Notice tone="warn">
        Every message since <Time at={failingSince ?? endpoint.updatedAt} /> has failed. The log below shows
        what your server answered. Failed messages are tried again over a day and a half; after five days
        without an arrival the endpoint is disabled.
        {warnedAt !== undefined && (
          <>
            {' '}
            Your other endpoints were told <Time at={warnedAt} as="ago" />.
          </>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone={state === 'paused' ? 'info' : 'bad'}>
      {state === 'paused' ? 'Paused' : 'Disabled'} (<StateWhy endpoint={endpoint} />
      ): nothing is sent. After you resume it, recover what it missed: events of the last thirty days can be
      sent still.
    </Notice>
  );
};
