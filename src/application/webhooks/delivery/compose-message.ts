import { activeSecrets } from '../../../domain/platforms/inbound.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { EndpointId } from '../../../domain/shared/ids.ts';
import type { EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import { envelopeOf, signedContent } from '../../../domain/webhooks/message.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { Message } from '../../../ports/driven/webhooks/webhook-sender.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import { headerPurpose, secretPurpose } from '../endpoints/own-endpoint.ts';
import { eventData, type EventDataDependencies } from './event-data.ts';

interface Dependencies extends EventDataDependencies {
  readonly webhookSigner: WebhookSigner;
  readonly secretCipher: SecretCipher;
}

/**
 * Composes the message about an event to one endpoint, signed with every active secret and with the headers of its owner.
 * Throws `Unavailable`.
 */
export type ComposeMessage = (endpoint: EnabledEndpoint, event: DomainEvent) => Promise<Message>;

export const composeMessage = (dependencies: Dependencies): ComposeMessage => {
  const { webhookSigner, secretCipher, clock } = dependencies;
  const dataFor = eventData(dependencies);
  const unreadable = (what: string, endpointId: EndpointId) =>
    new Unavailable(`no ${what} of endpoint ${endpointId} can be decrypted: has MASTER_KEY changed?`);
  const customHeaders = ({
    endpointId,
    headers = [],
  }: EnabledEndpoint): readonly (readonly [string, string])[] =>
    headers.map(({ name, sealed }) => {
      const value = secretCipher.decrypt(sealed, headerPurpose(endpointId));
      if (value === undefined) throw unreadable(`header ${name}`, endpointId);
      return [name, value];
    });
  return async (endpoint, event) => {
    const { endpointId, url, platformId, secrets } = endpoint;
    const body = JSON.stringify(envelopeOf(event, await dataFor(event, platformId)));
    const now = clock.now();
    const seconds = Math.floor(now / 1_000);
    const content = signedContent(event.eventId, seconds, body);
    const signatures = activeSecrets(secrets, now)
      .map(({ sealed }) => secretCipher.decrypt(sealed, secretPurpose))
      .filter((secret) => secret !== undefined)
      .map((secret) => webhookSigner.sign(content, secret));
    if (signatures.length === 0) throw unreadable('secret', endpointId);
    return {
      url,
      headers: {
        ...Object.fromEntries(customHeaders(endpoint)),
        'content-type': 'application/json',
        'webhook-id': event.eventId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatures.join(' '),
      },
      body,
    };
  };
};
