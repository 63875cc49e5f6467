import {
  ApiProblem,
  ConnectionFault,
  type InboundEvent,
  type InboundOutcome,
  type ProblemBody,
  type SignedInboundMessage,
} from '@platform-licensing/client';

/** A message with the response to it. */
export interface SentMessage {
  readonly message: SignedInboundMessage;
  readonly status: number;
  readonly latencyMs: number;
  readonly outcome: InboundOutcome | ApiProblem;
}

export const eventOf = ({
  type,
  contentId,
  contentType,
  trackIds,
}: {
  readonly type: InboundEvent['type'];
  readonly contentId: string;
  readonly contentType: Extract<InboundEvent, { type: 'content.published' }>['data']['contentType'];
  readonly trackIds: readonly string[];
}): InboundEvent => {
  const now = new Date().toISOString();
  if (type === 'content.deleted') return { type, timestamp: now, data: { contentId, deletedAt: now } };
  const tracks = trackIds.map((trackId) => ({ trackId }));
  return {
    type,
    timestamp: now,
    data: { contentId, ...(contentType && { contentType }), publishedAt: now, tracks },
  };
};

/** Sends a signed message unchanged and without the session, as the server of a partner would. Throws `ConnectionFault`. */
export const sendMessage = async (message: SignedInboundMessage): Promise<SentMessage> => {
  const began = performance.now();
  // Use the origin of this page: its Content Security Policy allows no other.
  const address = new URL(new URL(message.url).pathname, globalThis.location.origin);
  const { headers, body } = message;
  try {
    const response = await fetch(address, { method: 'POST', headers, body, credentials: 'omit' });
    const text = await response.text();
    const received = JSON.parse(text) as InboundOutcome | ProblemBody;
    const outcome =
      'outcome' in received ? (received as InboundOutcome) : new ApiProblem(response.status, received);
    return { message, status: response.status, latencyMs: Math.round(performance.now() - began), outcome };
  } catch (error) {
    throw new ConnectionFault('unreachable', 'the inbound address did not respond', error);
  }
};
