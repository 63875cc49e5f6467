import {
  ApiProblem,
  ConnectionFault,
  type InboundEvent,
  type InboundOutcome,
  type ProblemBody,
  type SignedInboundMessage,
} from '@platform-licensing/client';

/** A message with what the inbound address made of it. */
export interface Told {
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

/** Sends a signed message as a partner's server would: without the session, byte by byte. Throws `ConnectionFault`. */
export const tell = async (message: SignedInboundMessage): Promise<Told> => {
  const began = performance.now();
  // The same service, under the name by which this page was opened: the policy lets the page reach no other.
  const address = new URL(new URL(message.url).pathname, globalThis.location.origin);
  const { headers, body } = message;
  try {
    const answer = await fetch(address, { method: 'POST', headers, body, credentials: 'omit' });
    const text = await answer.text();
    const told = JSON.parse(text) as InboundOutcome | ProblemBody;
    const outcome = 'outcome' in told ? (told as InboundOutcome) : new ApiProblem(answer.status, told);
    return { message, status: answer.status, latencyMs: Math.round(performance.now() - began), outcome };
  } catch (error) {
    throw new ConnectionFault('unreachable', 'the inbound address did not answer', error);
  }
};
