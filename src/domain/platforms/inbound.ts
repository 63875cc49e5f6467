import type { Instant } from '../shared/calendar.ts';
import { dayMs } from '../shared/calendar.ts';

/** A signing secret as it is kept; the newest signs alone once those before it have ended. */
export interface SigningSecret {
  readonly sealed: string;
  readonly createdAt: Instant;
  /** Of one that was replaced: holds beside its successor until then. */
  readonly endsAt?: Instant;
}

/** What a platform lets inbound events do. */
export interface InboundPolicy {
  /** Published content is licensed by itself. */
  readonly autoLicense: boolean;
  /** Deleted content ends licenses issued by API too, not only those that an event issued. */
  readonly revokeOnDelete: boolean;
}
export const defaultInboundPolicy: InboundPolicy = { autoLicense: true, revokeOnDelete: true };

export interface InboundSettings extends InboundPolicy {
  /** Newest first. */
  readonly secrets: readonly SigningSecret[];
}

const overlapMs = dayMs;

/** Secrets that hold at a moment, newest first. */
export const holdingAt = (secrets: readonly SigningSecret[], now: Instant): readonly SigningSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === undefined || endsAt > now);

/** A new secret holds at once; the one before holds beside it for a day, any older one no longer. */
export const rotated = (
  secrets: readonly SigningSecret[],
  sealed: string,
  now: Instant,
): readonly SigningSecret[] => [
  { sealed, createdAt: now },
  ...holdingAt(secrets, now)
    .slice(0, 1)
    .map((before) => ({ ...before, endsAt: Math.min(before.endsAt ?? Infinity, now + overlapMs) })),
];
