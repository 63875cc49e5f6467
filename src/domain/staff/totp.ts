import type { Instant } from '../shared/calendar.ts';

export const enrolmentMs = 10 * 60_000;

/** A secret that waits for its first code; travels sealed, so that nothing is kept before. */
export interface TotpEnrolment {
  readonly staffId: string;
  readonly secret: string;
  readonly until: Instant;
}

/** What authenticators read (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}` +
  `?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
