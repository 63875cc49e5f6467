import { recipientKey, strangersMailRate } from '../../../domain/moderation/appeals/appeal-mails.ts';
import type { Digest } from '../../../ports/driven/environment.ts';
import type { RateLimiter } from '../../../ports/driven/rate-limiter.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly digest: Digest;
}

/** Takes one of the mails of a kind that strangers may have sent to an address; false where they have had them all. */
export const mayWriteTo = async (
  { limiter, digest }: Dependencies,
  kind: 'appeal_received' | 'appeal_code',
  email: string,
): Promise<boolean> =>
  (await limiter.take(`${kind} ${digest.sha256(recipientKey(email))}`, strangersMailRate)).allowed;
