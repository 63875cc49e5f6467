import { authenticateMessage } from '../../application/webhooks/inbound/authenticate-message.ts';
import { changeEndpoint, removeEndpoint } from '../../application/webhooks/endpoints/change-endpoint.ts';
import { composeMessage } from '../../application/webhooks/delivery/compose-message.ts';
import { createEndpoint } from '../../application/webhooks/endpoints/create-endpoint.ts';
import { deliverDue } from '../../application/webhooks/delivery/deliver-due.ts';
import { listDeliveries, readDelivery } from '../../application/webhooks/delivery/delivery-log.ts';
import { fanOutEvents } from '../../application/webhooks/delivery/fan-out-events.ts';
import {
  changeInbound,
  readInbound,
  rotateInbound,
} from '../../application/webhooks/inbound/inbound-settings.ts';
import { latestEvents } from '../../application/webhooks/delivery/latest-events.ts';
import { readContent } from '../../application/webhooks/inbound/read-content.ts';
import { readCueSheet } from '../../application/webhooks/inbound/read-cue-sheet.ts';
import { receiveContentEvent } from '../../application/webhooks/inbound/receive-content-event.ts';
import { rotateEndpointSecret } from '../../application/webhooks/endpoints/rotate-secret.ts';
import {
  recoverDeliveries,
  resendDelivery,
  testEndpoint,
} from '../../application/webhooks/delivery/send-again.ts';
import {
  readDeliveryForStaff,
  readEventForStaff,
} from '../../application/webhooks/delivery/webhook-records.ts';
import { signInbound } from '../../application/webhooks/inbound/sign-inbound.ts';
import { listDisabledEndpoints } from '../../application/webhooks/endpoints/list-disabled-endpoints.ts';
import { listEndpointsForStaff } from '../../application/webhooks/endpoints/list-endpoints-for-staff.ts';
import { listEndpoints, readEndpoint } from '../../application/webhooks/endpoints/list-endpoints.ts';
import { readEndpointStats } from '../../application/webhooks/endpoints/read-endpoint-stats.ts';
import type { WebhookRecords } from '../../ports/driving/webhooks/webhook-records.ts';
import type { Webhooks } from '../../ports/driving/webhooks/webhooks.ts';
import type { InboundEvents } from '../../ports/driving/webhooks/inbound.ts';
import { replacements } from './catalog.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  ledger,
  library,
  webhookSigner,
  secretCipher,
  clock,
  registry,
  endpointStore,
  webhookSender,
  ids,
  queue,
  textSigner,
  digest,
  outbox,
  contentStore,
  deliveries,
  randomness,
  delay,
  mailTexts,
  draftStore,
  partyStore,
} = driven;
const { baseUrl, tiers } = settings;

const log = { registry, endpointStore, queue };

export const compose = use(composeMessage, {
  ledger,
  library,
  replacements,
  webhookSigner,
  secretCipher,
  clock,
  baseUrl,
});

export const webhooks = feature<Webhooks & WebhookRecords & InboundEvents>({
  createEndpoint: use(createEndpoint, {
    registry,
    endpointStore,
    webhookSender,
    webhookSigner,
    secretCipher,
    clock,
    ids,
  }),
  listEndpoints: use(listEndpoints, { registry, endpointStore }),
  listEndpointsForStaff: use(listEndpointsForStaff, { ...log, clock }),
  listDisabledEndpoints: use(listDisabledEndpoints, { registry, endpointStore, textSigner, digest }),
  readEndpoint: use(readEndpoint, { registry, endpointStore }),
  changeEndpoint: use(changeEndpoint, {
    registry,
    endpointStore,
    webhookSender,
    secretCipher,
    clock,
    ids,
  }),
  removeEndpoint: use(removeEndpoint, { registry, endpointStore }),
  rotateEndpointSecret: use(rotateEndpointSecret, {
    registry,
    endpointStore,
    webhookSigner,
    secretCipher,
    clock,
  }),
  testEndpoint: use(testEndpoint, { ...log, clock, ids }),
  listDeliveries: use(listDeliveries, { ...log, outbox, textSigner, digest }),
  readEndpointStats: use(readEndpointStats, { ...log, clock }),
  readDelivery: use(readDelivery, { ...log, outbox }),
  readDeliveryForStaff: use(readDeliveryForStaff, { ...log, outbox }),
  readEventForStaff: use(readEventForStaff, { ...log, outbox }),
  resendDelivery: use(resendDelivery, { ...log, clock, ids }),
  recoverDeliveries: use(recoverDeliveries, { ...log, outbox, clock, ids }),
  latestEvents: use(latestEvents, { registry, outbox, queue, textSigner, digest }),
  readInbound: use(readInbound, { registry, clock }),
  readContent: use(readContent, { registry, contentStore, ledger, clock }),
  readCueSheet: use(readCueSheet, {
    ...{ registry, contentStore, library, draftStore, partyStore, ledger, clock },
  }),
  changeInbound: use(changeInbound, { registry, clock }),
  rotateInbound: use(rotateInbound, { registry, clock, webhookSigner, secretCipher }),
  signInbound: use(signInbound, { registry, webhookSigner, secretCipher, clock, ids }),
  authenticateMessage: use(authenticateMessage, { registry, webhookSigner, secretCipher, clock }),
  receiveContentEvent: use(receiveContentEvent, {
    contentStore,
    ledger,
    library,
    registry,
    tiers,
    digest,
    clock,
    ids,
  }),
  fanOutEvents: use(fanOutEvents, {
    ...{ queue, endpointStore, registry, ledger, library, clock, ids, mailTexts, baseUrl },
  }),
  deliverDue: use(deliverDue, {
    queue,
    registry,
    webhookSender,
    compose,
    meter: deliveries,
    randomness,
    clock,
    delay,
    ids,
  }),
});
