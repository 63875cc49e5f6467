import { secretPurpose } from '../../../src/application/webhooks/endpoints/own-endpoint.ts';
import { rotated } from '../../../src/domain/platforms/inbound.ts';
import type { EventType } from '../../../src/domain/shared/event.ts';
import { EndpointId, PlatformId } from '../../../src/domain/shared/ids.ts';
import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import { aPlatform, anEndpoint } from '../../support/builders/builders.ts';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { register } from '../api-kill/asking.ts';
import type { Partner } from '../api-kill/acknowledged-writes.ts';
import type { Fate } from './receivers.ts';
import { noEffects } from '../../support/effects.ts';

/** An endpoint of a platform, and how its server responds. */
export interface Listener {
  readonly endpointId: EndpointId;
  readonly platformId: PlatformId;
  readonly path: string;
  readonly fate: Fate;
  readonly eventTypes: readonly EventType[];
  readonly secret: string;
}

const perPartner: readonly Fate[] = [
  ...Array.from({ length: 6 }, () => 'healthy' as const),
  ...(['slow', 'flaky', 'failing', 'black-hole'] as const),
];
const ofLicenses = ['license.issued', 'license.revoked'] as const;
const ofTracks = ['track.approved', 'track.updated', 'track.takedown'] as const;
const choices: readonly (readonly EventType[])[] = [
  ofLicenses,
  ofTracks,
  [...ofLicenses, ...ofTracks],
  ['license.issued'],
  ['track.takedown'],
];

/** Creates ten endpoints of a partner with the API. */
export const partnersListeners = async (
  client: PartnerClient,
  partner: Partner,
  nth: number,
  urlOf: (path: string) => string,
): Promise<readonly Listener[]> => {
  const registered = await register(client, partner);
  const platformId = PlatformId(registered.member('platformId'));
  const created: Listener[] = [];
  for (const [i, fate] of perPartner.entries()) {
    const path = `/${fate}/${partner.slug}/${i}`;
    const eventTypes = choices[(i + nth) % choices.length] ?? ofLicenses;
    const reply = await client
      .as(partner.apiKey)
      .post(`/api/v1/platforms/${partner.slug}/webhooks`, { url: urlOf(path), eventTypes });
    const [endpointId, secret] = [EndpointId(reply.member('endpointId')), reply.member('secret')];
    created.push({ endpointId, platformId, path, fate, eventTypes, secret });
  }
  return created;
};

const perPlatform = 16;

/** Creates endpoints that subscribe to takedowns only, more than a page of the fan-out contains. */
export const crowdOf = async (
  {
    registry,
    endpointStore,
    webhookSigner,
    secretCipher,
    ids,
  }: Pick<Adapters, 'registry' | 'endpointStore' | 'webhookSigner' | 'secretCipher' | 'ids'>,
  size: number,
  urlOf: (path: string) => string,
): Promise<readonly Listener[]> => {
  const crowd: Listener[] = [];
  for (let nth = 1; crowd.length < size; nth++) {
    const platform = aPlatform({ createdAt: Date.now() }, nth);
    const { platformId } = platform;
    await registry.register({ platform, credentials: [], effects: noEffects });
    for (let count = 0; count < perPlatform && crowd.length < size; count++) {
      const path = `/healthy/crowd/${crowd.length}`;
      const eventTypes = ['track.takedown'] as const;
      const endpointId = EndpointId(ids.next('endpoint'));
      const secret = webhookSigner.newSecret();
      const sealed = rotated([], secretCipher.encrypt(secret, secretPurpose), Date.now());
      const endpoint = anEndpoint({ endpointId, platformId, url: urlOf(path), eventTypes, secrets: sealed });
      await endpointStore.add(endpoint, { count });
      crowd.push({ endpointId, platformId, path, fate: 'healthy', eventTypes, secret });
    }
  }
  return crowd;
};
