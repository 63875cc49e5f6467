import type { AttemptResult, WebhookSenderFault } from '../../domain/webhooks/delivery.ts';

/** A failure of this service, thrown where its cause is known. */
export class ExchangeFailed extends Error {
  override readonly name = 'ExchangeFailed';
  readonly fault: WebhookSenderFault;
  constructor(fault: WebhookSenderFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** Returns the failure of a response that is not complete in time. */
export const late = (ms: number): ExchangeFailed =>
  new ExchangeFailed('timed_out', `no complete response within ${ms} ms`);

/** The message does not reveal what internal names resolve to. */
export const addressRefused = (): ExchangeFailed =>
  new ExchangeFailed('address_refused', 'the host resolves to an address that is not public');

const member = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

export const codeOf = (error: unknown): string => {
  const code = member(error, 'code');
  return typeof code === 'string' ? code : '';
};

const messageOf = (error: unknown): string => {
  const message = member(error, 'message');
  return typeof message === 'string' ? message : String(error);
};

/** An idle connection may have been closed by the other side just as it was used again. */
export const isStale = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

const tooLarge = ['UND_ERR_HEADERS_OVERFLOW', 'HPE_HEADER_OVERFLOW'];
const tooLate = ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];

export const faultOf = (error: unknown): WebhookSenderFault => {
  if (error instanceof ExchangeFailed) return error.fault;
  if (tooLarge.includes(codeOf(error))) return 'answer_too_large';
  return tooLate.includes(codeOf(error)) ? 'timed_out' : 'connection_failed';
};

const longestDetail = 300;

/** Each address of a name fails separately. */
const detailOf = (error: unknown): string => {
  const errors = member(error, 'errors');
  const each: readonly unknown[] = Array.isArray(errors) ? errors : [error];
  return each.map(messageOf).join('; ').slice(0, longestDetail);
};

export const resultOf = (error: unknown): AttemptResult => ({
  kind: 'failed',
  fault: faultOf(error),
  detail: detailOf(error),
});
