import {
  beginning,
  sessionTokenLength,
  sessionTokenOf,
  type AccountHolder,
  type AccountSession,
  type SessionClient,
  type TokenAudience,
} from '../../domain/accounts/session.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { SessionId } from '../../domain/shared/ids.ts';
import type { Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

/** A session to begin. */
interface Beginning<A extends TokenAudience> {
  readonly holder: AccountHolder<A>;
  readonly client: SessionClient;
  readonly now: Instant;
  readonly lifetimeMs: number;
}

/** Returns a session that begins now, and its token: only a digest of the token is stored. */
export const newSession = <A extends TokenAudience>(
  { digest, randomness, ids }: Dependencies,
  { holder, client, now, lifetimeMs }: Beginning<A>,
): { readonly token: string; readonly session: AccountSession<A> } => {
  const token = sessionTokenOf(holder.audience, randomness.base62(sessionTokenLength));
  const sessionId = SessionId(ids.next('session'));
  const begun = { ...holder, sessionId, tokenDigest: digest.sha256(token), expiresAt: now + lifetimeMs };
  return { token, session: beginning<A>(begun, client, now) };
};
