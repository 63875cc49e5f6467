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
import { receiveContentEvent } from '../../application/webhooks/inbound/receive-content-event.ts';
import { rotateEndpointSecret } from '../../application/webhooks/endpoints/rotate-secret.ts';
import {
  recoverDeliveries,
  resendDelivery,
  testEndpoint,
} from '../../application/webhooks/delivery/send-again.ts';
import { signInbound } from '../../application/webhooks/inbound/sign-inbound.ts';
import { listEndpoints, readEndpoint } from '../../application/webhooks/endpoints/list-endpoints.ts';
import { tallyAttempts } from '../../application/webhooks/endpoints/tally-attempts.ts';
import type { Webhooks } from '../../ports/driving/webhooks.ts';
import type { InboundEvents } from '../../ports/driving/inbound.ts';
import { replacements } from './catalog.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  ledger,
  library,
  messages,
  secrets,
  clock,
  registry,
  roll,
  courier,
  ids,
  queue,
  texts,
  digest,
  outbox,
  book,
  deliveries,
  randomness,
  delay,
} = driven;
const { baseUrl, tiers } = settings;

const log = { registry, roll, queue };

export const compose = use(composeMessage, {
  ledger,
  library,
  replacements,
  messages,
  secrets,
  clock,
  baseUrl,
});

export const webhooks = feature<Webhooks & InboundEvents>({
  createEndpoint: use(createEndpoint, { registry, roll, courier, messages, secrets, clock, ids }),
  listEndpoints: use(listEndpoints, { registry, roll }),
  readEndpoint: use(readEndpoint, { registry, roll }),
  changeEndpoint: use(changeEndpoint, { registry, roll, courier, clock, ids }),
  removeEndpoint: use(removeEndpoint, { registry, roll }),
  rotateEndpointSecret: use(rotateEndpointSecret, { registry, roll, messages, secrets, clock }),
  testEndpoint: use(testEndpoint, { ...log, clock, ids }),
  listDeliveries: use(listDeliveries, { ...log, texts, digest }),
  tallyAttempts: use(tallyAttempts, { ...log, clock }),
  readDelivery: use(readDelivery, { ...log, outbox }),
  resendDelivery: use(resendDelivery, { ...log, clock, ids }),
  recoverDeliveries: use(recoverDeliveries, { ...log, outbox, clock, ids }),
  latestEvents: use(latestEvents, { registry, outbox, texts, digest }),
  readInbound: use(readInbound, { registry, clock }),
  readContent: use(readContent, { registry, book, ledger, clock }),
  changeInbound: use(changeInbound, { registry, clock }),
  rotateInbound: use(rotateInbound, { registry, clock, messages, secrets }),
  signInbound: use(signInbound, { registry, messages, secrets, clock, ids }),
  authenticateMessage: use(authenticateMessage, { registry, messages, secrets, clock }),
  receiveContentEvent: use(receiveContentEvent, {
    book,
    ledger,
    library,
    registry,
    tiers,
    digest,
    clock,
    ids,
  }),
  fanOutEvents: use(fanOutEvents, { queue, roll, registry, ledger, library, clock, ids, baseUrl }),
  deliverDue: use(deliverDue, {
    queue,
    registry,
    courier,
    compose,
    meter: deliveries,
    randomness,
    clock,
    delay,
    ids,
  }),
});
