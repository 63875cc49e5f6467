import type { Instant } from '../shared/calendar.ts';
import { dayMs } from '../shared/calendar.ts';

/** A signing secret as it is stored; the newest one signs alone after the earlier ones have ended. */
export interface SigningSecret {
  readonly sealed: string;
  readonly createdAt: Instant;
  /** When a replaced secret ends; until then it is valid in addition to its successor. */
  readonly endsAt?: Instant;
}

/** The actions that inbound events of a platform may cause. */
export interface InboundPolicy {
  /** Published content is licensed automatically. */
  readonly autoLicense: boolean;
  /** Deleted content also ends licenses that were issued by the API, not only those that an event issued. */
  readonly revokeOnDelete: boolean;
}
export const defaultInboundPolicy: InboundPolicy = { autoLicense: true, revokeOnDelete: true };

export interface InboundSettings extends InboundPolicy {
  /** The secrets, newest first. */
  readonly secrets: readonly SigningSecret[];
}

const overlapMs = dayMs;

/** Returns the secrets that are valid at a given time, newest first. */
export const activeSecrets = (secrets: readonly SigningSecret[], now: Instant): readonly SigningSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === undefined || endsAt > now);

/**
 * Returns the secrets after a rotation: the new one is valid immediately, the one before for another day, older
 * ones no longer.
 */
export const rotated = (
  secrets: readonly SigningSecret[],
  sealed: string,
  now: Instant,
): readonly SigningSecret[] => [
  { sealed, createdAt: now },
  ...activeSecrets(secrets, now)
    .slice(0, 1)
    .map((before) => ({ ...before, endsAt: Math.min(before.endsAt ?? Infinity, now + overlapMs) })),
];
