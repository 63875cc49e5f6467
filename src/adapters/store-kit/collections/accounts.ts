import type { Passkey } from '../../../domain/accounts/passkey.ts';
import type { AccountSession } from '../../../domain/accounts/session.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { UsedChallenge } from '../../../ports/driven/accounts/account-store.ts';
import { collection } from '../collection.ts';
import { text, whole } from '../members.ts';

export const accountSessions = collection<AccountSession>()('account_sessions', {
  key: ['sessionId'],
  members: {
    sessionId: text,
    audience: text,
    accountId: text,
    tokenDigest: text,
    createdAt: whole,
    expiresAt: whole,
  },
  indexes: {
    byToken: { unique: true, on: ['tokenDigest'] },
    ofAccount: { on: ['audience', 'accountId', 'createdAt', 'sessionId'] },
    byEnd: { on: ['expiresAt', 'sessionId'] },
  },
});

export const passkeys = collection<Passkey>()('passkeys', {
  key: ['passkeyId'],
  members: { passkeyId: text, audience: text, accountId: text, credentialId: text, createdAt: whole },
  indexes: {
    byCredential: { unique: true, on: ['credentialId'] },
    ofAccount: { on: ['audience', 'accountId', 'createdAt', 'passkeyId'] },
  },
});

export const usedChallenges = collection<UsedChallenge>()('used_challenges', {
  key: ['digest'],
  members: { digest: text, expiresAt: whole },
  indexes: { byEnd: { on: ['expiresAt', 'digest'] } },
});

/** Failed sign-ins in a row; `who` is a digest of the audience and the email address. */
export interface AttemptsRecord {
  readonly who: string;
  readonly count: number;
  readonly lockedUntil?: Instant;
  readonly lastAt: Instant;
}

export const signInAttempts = collection<AttemptsRecord>()('sign_in_attempts', {
  key: ['who'],
  members: { who: text, lastAt: whole },
  indexes: { byTime: { on: ['lastAt', 'who'] } },
});
