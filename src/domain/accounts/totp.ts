import type { Instant } from '../shared/calendar.ts';

export const enrolmentMs = 10 * 60_000;

/** A secret that waits for its first code; it is sent encrypted, so that nothing is stored before. */
export interface TotpEnrolment {
  readonly accountId: string;
  readonly secret: string;
  readonly until: Instant;
}

/**
 * Returns the URL that authenticators read
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}` +
  `?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
