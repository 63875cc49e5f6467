import type * as mail from '../../../ports/driving/mail.ts';
import type * as inbound from '../../../ports/driving/inbound.ts';
import type * as webhooks from '../../../ports/driving/webhooks.ts';
import { token } from './wiring.ts';

/** What the service offers to whoever hears of events or tells them, and to the workers that bring events and mails out. */
export const eventTokens = {
  createEndpoint: token<webhooks.CreateEndpoint>('create endpoint'),
  listEndpoints: token<webhooks.ListEndpoints>('list endpoints'),
  readEndpoint: token<webhooks.ReadEndpoint>('read endpoint'),
  changeEndpoint: token<webhooks.ChangeEndpoint>('change endpoint'),
  removeEndpoint: token<webhooks.RemoveEndpoint>('remove endpoint'),
  rotateEndpointSecret: token<webhooks.RotateEndpointSecret>('rotate endpoint secret'),
  testEndpoint: token<webhooks.TestEndpoint>('test endpoint'),
  listDeliveries: token<webhooks.ListDeliveries>('list deliveries'),
  tallyAttempts: token<webhooks.TallyAttempts>('tally attempts'),
  readDelivery: token<webhooks.ReadDelivery>('read delivery'),
  resendDelivery: token<webhooks.ResendDelivery>('resend delivery'),
  recoverDeliveries: token<webhooks.RecoverDeliveries>('recover deliveries'),
  latestEvents: token<webhooks.LatestEvents>('latest events'),
  readInbound: token<inbound.ReadInbound>('read inbound'),
  readContent: token<inbound.ReadContent>('read content'),
  changeInbound: token<inbound.ChangeInbound>('change inbound'),
  rotateInbound: token<inbound.RotateInbound>('rotate inbound'),
  signInbound: token<inbound.SignInbound>('sign inbound'),
  authenticateMessage: token<inbound.AuthenticateMessage>('authenticate message'),
  receiveContentEvent: token<inbound.ReceiveContentEvent>('receive content event'),
  fanOutEvents: token<webhooks.FanOutEvents>('fan out events'),
  deliverDue: token<webhooks.DeliverDue>('deliver due'),
  sendDueMails: token<mail.SendDueMails>('send due mails'),
} as const;
