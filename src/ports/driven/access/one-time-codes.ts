import type { Instant } from '../../../domain/shared/calendar.ts';

/** One-time codes (RFC 6238) with SHA-1, six digits and steps of 30 s, which every authenticator supports. */
export interface OneTimeCodes {
  /** Returns 160 random bits in base32 (RFC 4648). */
  newSecret(): string;
  /** Returns the step of a code, if it is the current one or a neighbor. */
  stepOf(code: string, secret: string, now: Instant): number | undefined;
}
