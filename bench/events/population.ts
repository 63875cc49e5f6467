import { secretPurpose } from '../../src/application/webhooks/endpoints/own-endpoint.ts';
import type { Platform } from '../../src/domain/platforms/platform.ts';
import { rotated } from '../../src/domain/platforms/inbound.ts';
import type { EventType } from '../../src/domain/shared/event.ts';
import type { Adapters } from '../../src/main/features/wiring/container.ts';
import { aPlatform, anEndpoint } from '../../test/support/builders/builders.ts';
import type { Server } from '../http/child.ts';
import { noEffects } from '../../test/support/effects.ts';

/** A message that arrived. */
export interface ReceivedMessage {
  readonly path: string;
  readonly id: string;
  readonly at: number;
}

export type Behavior = 'healthy' | 'failing' | 'black-hole';

/** A platform and its one endpoint. */
export interface Listener {
  readonly platform: Platform;
  readonly behavior: Behavior;
  readonly path: string;
}

const batchSize = 500;

/** Creates platforms through the ports of the service; the nth has an endpoint at the nth port. */
export const populate = async (
  {
    registry,
    endpointStore,
    webhookSigner,
    secretCipher,
  }: Pick<Adapters, 'registry' | 'endpointStore' | 'webhookSigner' | 'secretCipher'>,
  receivers: Server,
  {
    count,
    eventTypes,
    behaviorOf,
  }: {
    readonly count: number;
    readonly eventTypes: readonly EventType[];
    readonly behaviorOf: (n: number) => Behavior;
  },
): Promise<readonly Listener[]> => {
  const ports = (await (await fetch(`${receivers.url}/ports`)).json()) as readonly number[];
  const createdAt = Date.now();
  const add = async (n: number): Promise<Listener> => {
    const platform = aPlatform({ createdAt }, n);
    const behavior = behaviorOf(n);
    const path = `/${behavior}/${n}`;
    const encrypted = secretCipher.encrypt(webhookSigner.newSecret(), secretPurpose);
    const endpoint = anEndpoint(
      {
        url: `http://127.0.0.1:${ports[n % ports.length] ?? 0}${path}`,
        eventTypes,
        secrets: rotated([], encrypted, createdAt),
      },
      n,
    );
    const registered = await registry.register({ platform, credentials: [], effects: noEffects });
    const added = await endpointStore.add(endpoint, { count: 0 });
    if (registered !== 'registered' || added !== 'added') throw new Error(`${registered}, ${added}`);
    return { platform, behavior, path };
  };
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const next = Array.from({ length: Math.min(batchSize, count - listeners.length) }, (_, i) => i);
    const first = listeners.length + 1;
    listeners.push(...(await Promise.all(next.map((i) => add(first + i)))));
  }
  return listeners;
};

/** Returns the messages that healthy endpoints received since the last call. */
export const receivedMessages = async (receivers: Server): Promise<readonly ReceivedMessage[]> =>
  (
    (await (await fetch(`${receivers.url}/received`)).json()) as {
      readonly received: readonly ReceivedMessage[];
    }
  ).received;
