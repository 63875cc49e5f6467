import type { Container } from 'inversify';
import { findReplacements } from '../../application/catalog/find-replacements.ts';
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
import { driven as $, driving, shared } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds the use cases of events, out and in. */
export const provideWebhookUseCases = (c: Container): void => {
  const { registry, roll, queue, outbox, book, ledger, library, courier, messages, secrets } = $;
  const { clock, ids, texts, digest, randomness } = $;
  const { tiers, baseUrl, replacements, compose } = shared;
  const log = { registry, roll, queue };

  provide(c, replacements, findReplacements, { index: $.index, library, clock });
  provide(c, compose, composeMessage, { ledger, library, replacements, messages, secrets, clock, baseUrl });

  provide(c, driving.createEndpoint, createEndpoint, {
    registry,
    roll,
    courier,
    messages,
    secrets,
    clock,
    ids,
  });
  provide(c, driving.listEndpoints, listEndpoints, { registry, roll });
  provide(c, driving.readEndpoint, readEndpoint, { registry, roll });
  provide(c, driving.changeEndpoint, changeEndpoint, { registry, roll, courier, clock, ids });
  provide(c, driving.removeEndpoint, removeEndpoint, { registry, roll });
  provide(c, driving.rotateEndpointSecret, rotateEndpointSecret, {
    registry,
    roll,
    messages,
    secrets,
    clock,
  });

  provide(c, driving.testEndpoint, testEndpoint, { ...log, clock, ids });
  provide(c, driving.listDeliveries, listDeliveries, { ...log, texts, digest });
  provide(c, driving.tallyAttempts, tallyAttempts, { ...log, clock });
  provide(c, driving.readDelivery, readDelivery, { ...log, outbox });
  provide(c, driving.resendDelivery, resendDelivery, { ...log, clock, ids });
  provide(c, driving.recoverDeliveries, recoverDeliveries, { ...log, outbox, clock, ids });

  provide(c, driving.latestEvents, latestEvents, { registry, outbox, texts, digest });

  provide(c, driving.readInbound, readInbound, { registry, clock });
  provide(c, driving.readContent, readContent, { registry, book, ledger, clock });
  provide(c, driving.changeInbound, changeInbound, { registry, clock });
  provide(c, driving.rotateInbound, rotateInbound, { registry, clock, messages, secrets });
  provide(c, driving.signInbound, signInbound, { registry, messages, secrets, clock, ids });
  provide(c, driving.authenticateMessage, authenticateMessage, { registry, messages, secrets, clock });
  provide(c, driving.receiveContentEvent, receiveContentEvent, {
    book,
    ledger,
    library,
    registry,
    tiers,
    digest,
    clock,
    ids,
  });

  provide(c, driving.fanOutEvents, fanOutEvents, {
    queue,
    roll,
    registry,
    ledger,
    library,
    clock,
    ids,
    baseUrl,
  });
  provide(c, driving.deliverDue, deliverDue, {
    queue,
    registry,
    courier,
    compose,
    meter: $.deliveries,
    randomness,
    clock,
    delay: $.delay,
    ids,
  });
};
