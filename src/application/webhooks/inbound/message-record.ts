import { dayMs, type Instant } from '../../../domain/shared/calendar.ts';
import { canonical } from '../../../domain/shared/canonical.ts';
import type { PlatformId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ContentEvent } from '../../../domain/webhooks/content-register.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { Notice } from '../../../ports/driven/webhooks/content-store.ts';
import type { InboundResult } from '../../../ports/driving/webhooks/inbound.ts';

/** The record of a processed message, as it is stored: its event and the response. */
interface Remembered {
  readonly digest: string;
  readonly heard: InboundResult;
}

interface Message {
  readonly platformId: PlatformId;
  readonly webhookId: string;
  readonly event: ContentEvent;
}

/** Far longer than a signature is valid: a sender's retries end long before. */
const noticeKeptMs = 30 * dayMs;

/** Returns an event in the forms of releases that stored no segments, or no use of them. */
const earlierForms = (event: ContentEvent): readonly ContentEvent[] => {
  if (event.type === 'content.deleted') return [];
  const { segments = [], ...rest } = event;
  const places = segments
    .map(({ use: _, ...place }) => place)
    .filter(({ startMs, endMs }) => startMs !== undefined || endMs !== undefined);
  return [rest, { ...rest, ...(places.length > 0 && { segments: places }) }];
};

/** Recognizes a repeated message by the digest of its event, and records a processed one. */
export const messageRecord = (digest: Digest, { platformId, webhookId, event }: Message) => {
  const digestOf = (sent: ContentEvent) => digest.sha256(canonical(sent));
  const own = digestOf(event);
  return {
    /** Returns the recorded response, if the recorded message had the same event. */
    replay: (answer: unknown) => {
      const { digest: recorded, heard } = answer as Remembered;
      return [event, ...earlierForms(event)].some((form) => recorded === digestOf(form))
        ? ok(heard)
        : fail({ kind: 'message-id-reused', webhookId } as const);
    },
    noticeOf: (heard: InboundResult, now: Instant): Notice => {
      const answer: Remembered = { digest: own, heard };
      return { platformId, webhookId, answer, keepUntil: now + noticeKeptMs };
    },
  };
};
