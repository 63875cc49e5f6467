import { beginning, sessionTokenLength, sessionTokenOf } from '../../../domain/staff/session.ts';
import type { StaffSession } from '../../../domain/staff/staff.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { SessionId, type StaffId } from '../../../domain/shared/ids.ts';
import type { Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

/** Returns a session that begins now, and its token: only a digest of the token is stored. */
export const newSession = (
  { digest, randomness, ids }: Dependencies,
  { staffId, address }: { readonly staffId: StaffId; readonly address: string },
  now: Instant,
): { readonly token: string; readonly session: StaffSession } => {
  const token = sessionTokenOf(randomness.base62(sessionTokenLength));
  const sessionId = SessionId(ids.next('session'));
  const session = beginning({ sessionId, staffId, tokenDigest: digest.sha256(token), address }, now);
  return { token, session };
};
