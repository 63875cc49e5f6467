import { contactMailRate, contactMailboxRate, mailboxOf } from '../../domain/platforms/own-record.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { reportOf } from '../limits/report.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly digest: Digest;
}

/**
 * Counts confirmation mails by platform, if there is one, then by mailbox, which the limiter identifies only by a
 * digest. Returns a failure if one of them has none left.
 */
export const tooManyContactMails = async (
  { limiter, digest }: Dependencies,
  mails: readonly string[],
  platformId?: PlatformId,
): Promise<RateLimited | undefined> => {
  const buckets = [
    ...(platformId === undefined ? [] : [{ key: `contact ${platformId}`, rate: contactMailRate }]),
    ...mails.map((to) => ({
      key: `contact-mailbox ${digest.sha256(mailboxOf(to))}`,
      rate: contactMailboxRate,
    })),
  ];
  for (const { key, rate } of buckets) {
    const taken = await limiter.take(key, rate);
    const report = reportOf('contact-mails', rate, taken);
    if (!taken.allowed) return { kind: 'rate-limited', retryAfterMs: taken.retryAfterMs, report };
  }
  return undefined;
};
