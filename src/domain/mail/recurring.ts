import type { Instant } from '../shared/calendar.ts';
import { eventIdBefore, idPrefixes, MailId, type PlatformId } from '../shared/ids.ts';

/**
 * Emails that a platform receives at most once in a period, each with its own place in the IDs of that period.
 */
const places = {
  endpoint_failing: 0,
  endpoint_disabled: 1,
  licenses_expire_in_30_days: 2,
  licenses_expire_in_7_days: 3,
  licenses_expired: 4,
} as const;
export type Recurring = keyof typeof places;

const ulidOf = (id: string): string => id.slice(4);

/** Returns the ID of such an email in a period: mail queues skip an email whose ID they contain. */
export const recurringMailId = (what: Recurring, periodStart: Instant, platformId: PlatformId): MailId =>
  MailId(
    `${idPrefixes.mail}_${ulidOf(eventIdBefore(periodStart + places[what]))}${ulidOf(platformId).slice(-16)}`,
  );
