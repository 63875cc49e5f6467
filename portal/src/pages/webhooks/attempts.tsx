import type { DeliveryAttempt, WebhookDelivery } from '@platform-licensing/client';
import { count, words } from '../../kit/number.ts';
import { Tag, type Tone } from '../../kit/tag.tsx';

const tones = { pending: 'warn', delivered: 'good', dead: 'bad' } as const;

export const toneOf = (status: WebhookDelivery['status']): Exclude<Tone, 'quiet'> => tones[status];

const names = { pending: 'on its way', delivered: 'delivered', dead: 'given up' } as const;

export const DeliveryTag = ({ status }: { readonly status: WebhookDelivery['status'] }) => (
  <Tag tone={toneOf(status)}>{names[status]}</Tag>
);

const arrived = ({ status }: DeliveryAttempt): boolean =>
  status !== undefined && status >= 200 && status < 300;

export const AttemptTag = ({ attempt }: { readonly attempt: DeliveryAttempt }) => (
  <Tag tone={arrived(attempt) ? 'good' : 'bad'}>{attempt.status ?? words(attempt.error ?? 'no answer')}</Tag>
);

/** What came of an attempt, in a line. */
export const Answered = ({ attempt }: { readonly attempt: DeliveryAttempt }) => (
  <>
    {attempt.status === undefined
      ? (attempt.detail ?? words(attempt.error ?? 'no answer'))
      : `answered ${attempt.status}`}{' '}
    after {count(attempt.latencyMs)} ms
  </>
);
