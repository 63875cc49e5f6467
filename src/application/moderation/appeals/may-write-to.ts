import { mailboxOf } from '../../../domain/mail/mail.ts';
import { strangersMailRate } from '../../../domain/moderation/appeals/appeal-mails.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly digest: Digest;
}

/** Uses one of the emails of a kind that anyone may cause to an address; returns false if none is left. */
export const mayWriteTo = async (
  { limiter, digest }: Dependencies,
  kind: 'appeal_received' | 'appeal_code',
  email: string,
): Promise<boolean> =>
  (await limiter.take(`${kind} ${digest.sha256(mailboxOf(email))}`, strangersMailRate)).allowed;
