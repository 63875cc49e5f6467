import type { Mail } from '../mail/mail.ts';
import { recurringMailId, type Recurring } from '../mail/recurring.ts';
import type { Platform } from '../platforms/platform.ts';
import { dayMs, dayOf, nextDay, timestamp, type Instant } from '../shared/calendar.ts';
import type { EndingLicense, NoticeDays } from './expiry.ts';

/** The limit of licenses that a mail lists; it also contains their number, up to a thousand. */
export const mostListed = 20;
export const mostCounted = 1_000;

/** A license in the list of a mail. */
export interface Listed {
  readonly license: EndingLicense;
  readonly publishedContentSurvives: boolean;
}

/** Licenses of a platform with the same notice on one day. */
export interface NoticeDigest {
  /** The first licenses, up to `mostListed`. */
  readonly listed: readonly Listed[];
  /** The number of all licenses; more than `mostCounted` are counted as one more than that. */
  readonly count: number;
}

type Recipient = Pick<Platform, 'slug' | 'platformId' | 'contactEmail'>;

const recurring: Readonly<Record<NoticeDays, Recurring>> = {
  30: 'licenses_expire_in_30_days',
  7: 'licenses_expire_in_7_days',
  0: 'licenses_expired',
};

const minuteOf = (at: Instant): string => `${timestamp(at).slice(0, 16).replace('T', ' ')} UTC`;

const countOf = (count: number): string =>
  count > mostCounted ? `More than ${mostCounted.toLocaleString('en')}` : count.toLocaleString('en');

/** Returns a line that contains only IDs: a mail repeats no words that a platform or a label chose. */
const lineOf = ({ license, publishedContentSurvives }: Listed, now: Instant): string => {
  const { licenseId, trackId, validUntil } = license;
  const hasEnded = validUntil <= now;
  const content = publishedContentSurvives
    ? 'Published content may stay up.'
    : `Remove published content${hasEnded ? '' : ' by then'}.`;
  return `${licenseId} for the track ${trackId} ${hasEnded ? 'expired' : 'expires'} at ${minuteOf(validUntil)}. ${content}`;
};

/**
 * Returns the mail of a day to the contact of a platform: one for each kind of notice, about all licenses whose notice
 * is due by the end of that day (UTC).
 */
export const noticeMail = (
  days: NoticeDays,
  { listed, count }: NoticeDigest,
  { slug, platformId, contactEmail }: Recipient,
  { now, baseUrl }: { readonly now: Instant; readonly baseUrl: string },
): Mail => {
  const licenses = `${countOf(count)} ${count === 1 ? 'license' : 'licenses'} of ${slug}`;
  const verb = count === 1 ? 'expires' : 'expire';
  const lastDay = dayOf(nextDay(now) - 1 + days * dayMs);
  const lines = listed.toSorted((one, other) => one.license.validUntil - other.license.validUntil);
  return {
    mailId: recurringMailId(recurring[days], nextDay(now) - dayMs, platformId),
    kind: days === 0 ? 'licenses_expired' : 'licenses_expiring',
    to: contactEmail,
    subject:
      days === 0 ? `${licenses} expired or ${verb} today (${lastDay})` : `${licenses} ${verb} by ${lastDay}`,
    paragraphs: [
      days === 0
        ? 'After a license has expired, do not publish anything new under it.'
        : 'A license stays valid until it expires. After that, do not publish anything new under it.',
      lines.map((one) => lineOf(one, now)).join('\n'),
      ...(count > listed.length ? [`This list shows the first ${listed.length}.`] : []),
      `GET /api/v1/licenses?status=${days === 0 ? 'expired' : 'active'} lists your licenses. ${days === 0 ? '' : 'To renew a license before it expires, send POST /api/v1/licenses/{licenseId}/amendments with a later validUntil. '}Once a license has expired, POST /api/v1/licenses issues a new one for the same content, if the track is still available.`,
    ],
    action: { label: 'API reference', url: `${baseUrl}/reference/openapi` },
    createdAt: now,
  };
};
