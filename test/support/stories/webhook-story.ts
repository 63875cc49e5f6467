import type { Received } from '../servers/receiver.ts';
import { Webhook } from 'standardwebhooks';
import type { EventType } from '../../../src/domain/shared/event.ts';
import type { Caller } from '../../../src/ports/driving/access.ts';
import type { Message } from '../../../src/ports/driven/webhooks/webhook-sender.ts';
import { valueOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';

type EventData = Readonly<Record<string, unknown>>;

/** The body of a message. */
export interface Envelope {
  readonly id: string;
  readonly type: EventType;
  readonly timestamp: string;
  readonly data: EventData;
}

export const envelopeIn = ({ body }: Message): Envelope => JSON.parse(body) as Envelope;

/** Verifies a message with the published library, as any receiver can; throws if no signature is valid. */
export const verifiedBy = (secret: string, { body, headers }: Message): Envelope => {
  const { 'webhook-timestamp': sent = '' } = headers;
  const real = Date.now;
  // The library reads the system's clock only, and the world's clock differs.
  Date.now = () => Number(sent) * 1_000;
  try {
    return new Webhook(secret).verify(body, { ...headers }) as Envelope;
  } finally {
    Date.now = real;
  }
};

/** Returns the messages among those received that are signed with this secret. */
export const verifiedAmong = (received: readonly Received[], secret: string): readonly Envelope[] =>
  received.flatMap(({ body, headers }) => {
    try {
      return [verifiedBy(secret, { url: '', body, headers: headers as Readonly<Record<string, string>> })];
    } catch {
      return [];
    }
  });

/** Returns each event once: a message is sent again if its lease ends before its outcome is stored. */
export const eachOnce = (messages: readonly Envelope[]): readonly Envelope[] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
];

/** An endpoint that is subscribed to the named types, or to all. */
export const listening = async (
  { useCases }: Pick<World, 'useCases'>,
  caller: Caller,
  eventTypes: readonly EventType[],
  url = 'https://receiver.example/events',
) => {
  const { slug } = caller.platform;
  const created = valueOf(await useCases.createEndpoint({ caller, slug, url, eventTypes }));
  return { ...created, own: { caller, slug, endpointId: created.endpoint.endpointId } };
};

/** Fans out all that waits. */
export const fanOut = async ({ useCases }: Pick<World, 'useCases'>): Promise<void> => {
  while ((await useCases.fanOutEvents(100)) > 0);
};

/** Sends what is due, one round. */
export const deliver = async ({ useCases }: Pick<World, 'useCases'>): Promise<number> => {
  const served = await useCases.deliverDue({ endpointQueues: 100, failingEndpointQueues: 50 });
  await Promise.all(served.map(({ done }) => done));
  return served.length;
};

/** Runs a worker until nothing waits and nothing is due. */
export const deliverAll = async (world: Pick<World, 'useCases'>): Promise<void> => {
  await fanOut(world);
  while ((await deliver(world)) > 0) await fanOut(world);
};
