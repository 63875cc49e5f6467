export type { Answers, Each, Pages } from './bound.ts';
export { PlatformLicensing } from './client.ts';
export { codeOf } from './code/code.ts';
export { curlOf } from './code/curl.ts';
export { ApiProblem, ConnectionFault, type FaultReason, type ProblemBody } from './faults.ts';
export type { Calls } from './generated/calls.ts';
export type * from './generated/schema.ts';
export { digitsOf, majorOf, priceText } from './money.ts';
export { newIdempotencyKey } from './request.ts';
export type { Clock, Credentials, SentRequest, Settings } from './settings.ts';
export type {
  Answer,
  CallOptions,
  DataOf,
  ItemOf,
  OperationId,
  PagedId,
  ParametersOf,
  ProblemCode,
  Unchanged,
  WebhookEvent,
} from './types.ts';
export {
  verifyWebhook,
  WebhookVerificationError,
  type SignedMessage,
  type WebhookFault,
  type WebhookHeaders,
} from './webhooks.ts';
