import type { DeliveryAttempt, WebhookDelivery } from '@platform-licensing/client';
import { count } from '../../../kit/display/format.ts';
import { Tag } from '../../../kit/display/tag.tsx';
import type { Tone } from '../../../kit/tone.ts';
import { t, texts } from '../../../texts/texts.ts';

const tones = { pending: 'warn', delivered: 'good', dead: 'bad' } as const;

export const toneOf = (status: WebhookDelivery['status']): Exclude<Tone, 'quiet'> => tones[status];

/** The maximum number of attempts per delivery, as in the webhooks guide. */
const maxAttempts = 8;

const names = texts({
  pending: 'deliveries.state.queued',
  delivered: 'deliveries.state.delivered',
  dead: 'deliveries.state.failed',
});

/** Shows the state of a delivery, and whether a failed one will be retried. */
export const DeliveryTag = ({
  delivery: { status, attempts },
}: {
  readonly delivery: Pick<WebhookDelivery, 'status' | 'attempts'>;
}) => (
  <Tag tone={toneOf(status)}>
    {status === 'pending' && attempts.length > 0
      ? t('deliveries.retryingAttempt', { attempt: attempts.length + 1, maxAttempts })
      : names[status]}
  </Tag>
);

const networkNames: Readonly<Record<string, string>> = texts({
  ECONNREFUSED: 'deliveries.theConnectionWasRefused',
  ECONNRESET: 'deliveries.theConnectionWasClosed',
  ENOTFOUND: 'deliveries.theHostNameWasNot',
});

const errorNames = texts<NonNullable<DeliveryAttempt['error']>>({
  address_blocked: 'deliveries.error.addressBlocked',
  name_unresolved: 'deliveries.error.nameUnresolved',
  connection_failed: 'deliveries.error.connectionFailed',
  tls_failed: 'deliveries.error.tlsFailed',
  timed_out: 'deliveries.error.timedOut',
  response_too_large: 'deliveries.error.responseTooLarge',
});

/** The name of an error. */
export const errorName = (error: DeliveryAttempt['error']): string =>
  error === undefined ? t('deliveries.noResponse') : errorNames[error];

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
  <Tag tone={isSuccess(attempt) ? 'good' : 'bad'}>{attempt.status ?? errorName(attempt.error)}</Tag>
);

/** The outcome of an attempt, in one line. */
export const AttemptOutcome = ({ attempt }: { readonly attempt: DeliveryAttempt }) => (
  <>
    {t('deliveries.outcomeAfterLatency', {
      outcome:
        attempt.status === undefined
          ? errorText(attempt.detail ?? errorName(attempt.error))
          : t('deliveries.responseStatus', { status: attempt.status }),
      latency: count(attempt.latencyMs),
    })}
  </>
);
