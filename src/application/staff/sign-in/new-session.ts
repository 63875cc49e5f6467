import {
  beginning,
  sessionTokenLength,
  sessionTokenOf,
  type SessionClient,
} from '../../../domain/accounts/session.ts';
import { sessionMs, type StaffMember, type StaffSession } from '../../../domain/staff/staff.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { SessionId } from '../../../domain/shared/ids.ts';
import type { Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

/** Returns a session that begins now, and its token: only a digest of the token is stored. */
export const newSession = (
  { digest, randomness, ids }: Dependencies,
  { staffId }: Pick<StaffMember, 'staffId'>,
  client: SessionClient,
  now: Instant,
): { readonly token: string; readonly session: StaffSession } => {
  const token = sessionTokenOf(randomness.base62(sessionTokenLength));
  const sessionId = SessionId(ids.next('session'));
  const holder = { audience: 'staff', accountId: staffId } as const;
  const begun = { ...holder, sessionId, tokenDigest: digest.sha256(token), expiresAt: now + sessionMs };
  const session = beginning(begun, client, now);
  return { token, session };
};
