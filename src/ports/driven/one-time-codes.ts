import type { Instant } from '../../domain/shared/calendar.ts';

/** Codes of the moment (RFC 6238): SHA-1, six digits, steps of 30 s, as every authenticator knows them. */
export interface OneTimeCodes {
  /** 160 random bits in base32 (RFC 4648). */
  newSecret(): string;
  /** The step that a code is of, where it is the present one or a neighbour of it. */
  stepOf(code: string, secret: string, now: Instant): number | undefined;
}
