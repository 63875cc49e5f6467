import type { DeliveryAttempt, WebhookDelivery } from '@platform-licensing/client';
import { count, words } from '../../../kit/display/format.ts';
import { Tag, type Tone } from '../../../kit/display/tag.tsx';

const tones = { pending: 'warn', delivered: 'good', dead: 'bad' } as const;

export const toneOf = (status: WebhookDelivery['status']): Exclude<Tone, 'quiet'> => tones[status];

/** The maximum number of attempts per delivery, as in the webhooks guide. */
const maxAttempts = 8;

const names = { pending: 'queued', delivered: 'delivered', dead: 'failed' } as const;

/** Shows the state of a delivery, and whether a failed one will be retried. */
export const DeliveryTag = ({
  delivery: { status, attempts },
}: {
  readonly delivery: Pick<WebhookDelivery, 'status' | 'attempts'>;
}) => (
  <Tag tone={toneOf(status)}>
    {status === 'pending' && attempts.length > 0
      ? `retrying, attempt ${attempts.length + 1} of ${maxAttempts}`
      : names[status]}
  </Tag>
);

const networkNames: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  ENOTFOUND: 'The host name was not found',
};

/** Describes a network error in one sentence, however many addresses were tried. */
const errorText = (detail: string): string => {
  const codes = [...detail.matchAll(/\bE[A-Z]{5,}\b/g)].map(([code]) => code);
  const [first] = codes;
  return first !== undefined && codes.every((code) => code === first)
    ? (networkNames[first] ?? detail)
    : detail;
};

const isSuccess = ({ status }: DeliveryAttempt): boolean =>
  status !== undefined && status >= 200 && status < 300;

export const AttemptTag = ({ attempt }: { readonly attempt: DeliveryAttempt }) => (
  <Tag tone={isSuccess(attempt) ? 'good' : 'bad'}>
    {attempt.status ?? words(attempt.error ?? 'no response')}
  </Tag>
);

/** The outcome of an attempt, in one line. */
export const AttemptOutcome = ({ attempt }: { readonly attempt: DeliveryAttempt }) => (
  <>
    {attempt.status === undefined
      ? errorText(attempt.detail ?? words(attempt.error ?? 'no response'))
      : `Response ${attempt.status}`}{' '}
    after {count(attempt.latencyMs)} ms
  </>
);
