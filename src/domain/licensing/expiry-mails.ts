import type { Mail } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import { recurringMailId, type Recurring } from '../mail/recurring.ts';
import type { Platform } from '../platforms/platform.ts';
import { dayMs, nextDay, type Instant } from '../shared/calendar.ts';
import type { EndingLicense, NoticeDays } from './expiry.ts';

/** The limit of licenses that an email lists; it also contains their number, up to a thousand. */
export const maxListed = 20;
export const maxCounted = 1_000;

/** A license in the list of an email. */
export interface Listed {
  readonly license: EndingLicense;
  readonly publishedContentSurvives: boolean;
}

/** Licenses of a platform with the same notice on one day. */
export interface NoticeDigest {
  /** The first licenses, up to `maxListed`. */
  readonly listed: readonly Listed[];
  /** The number of all licenses; more than `maxCounted` are counted as one more than that. */
  readonly count: number;
}

type Recipient = Pick<Platform, 'slug' | 'platformId' | 'contactEmail'>;

const recurring: Readonly<Record<NoticeDays, Recurring>> = {
  30: 'licenses_expire_in_30_days',
  7: 'licenses_expire_in_7_days',
  0: 'licenses_expired',
};

/** Returns a line that contains only IDs: an email repeats no words that a platform or a label chose. */
const lineOf = ({ say }: Wording, { license, publishedContentSurvives }: Listed, now: Instant): string => {
  const { licenseId, trackId, validUntil: at } = license;
  return say('expiry.license', { licenseId, trackId, at, ended: at <= now, stays: publishedContentSurvives });
};

/**
 * Returns the email of a day to the contact of a platform: one for each kind of notice, about all licenses whose notice
 * is due by the end of that day (UTC).
 */
export const noticeMail = (
  wording: Wording,
  days: NoticeDays,
  { listed, count }: NoticeDigest,
  { slug, platformId, contactEmail }: Recipient,
  { now, baseUrl }: { readonly now: Instant; readonly baseUrl: string },
): Mail => {
  const { language, say } = wording;
  const kind = days === 0 ? 'licenses_expired' : 'licenses_expiring';
  const counted = { count: Math.min(count, maxCounted), more: count > maxCounted };
  const lastDay = nextDay(now) - 1 + days * dayMs;
  const lines = listed.toSorted((one, other) => one.license.validUntil - other.license.validUntil);
  return {
    mailId: recurringMailId(recurring[days], nextDay(now) - dayMs, platformId),
    kind,
    language,
    to: contactEmail,
    subject: say(`${kind}.subject`, { ...counted, slug, lastDay }),
    paragraphs: [
      say(`${kind}.duty`),
      lines.map((one) => lineOf(wording, one, now)).join('\n'),
      ...(count > listed.length ? [say('expiry.first', { count: listed.length })] : []),
      say(`${kind}.api`),
    ],
    action: { label: say('mail.api_reference'), url: `${baseUrl}/reference/openapi` },
    createdAt: now,
  };
};
