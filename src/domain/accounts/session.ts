import type { Instant } from '../shared/calendar.ts';
import type { ArtistMemberId, MemberId, SessionId, StaffId } from '../shared/ids.ts';
import { browserOf, type Browser } from './browser.ts';

/** The IDs of accounts by audience. A session of one audience is never valid for another. */
export interface AccountIds {
  readonly staff: StaffId;
  readonly platform: MemberId;
  readonly artist: ArtistMemberId;
  /** A member of staff who sees the portal of a platform. */
  readonly portal_view: StaffId;
}
export type Audience = keyof AccountIds;

/** A person who signs in: a member of staff, of a platform, or of the account of an artist or a label. */
export interface AccountHolder<A extends Audience = Audience> {
  readonly audience: A;
  readonly accountId: AccountIds[A];
}

/** A sign-in, until it expires or is ended. */
export interface AccountSession<A extends Audience = Audience> extends AccountHolder<A> {
  readonly sessionId: SessionId;
  /** The SHA-256 digest of the token, in hex. */
  readonly tokenDigest: string;
  readonly createdAt: Instant;
  /** The time of a recent request, at most `useRecordedMs` before the last one. */
  readonly lastUsedAt: Instant;
  readonly expiresAt: Instant;
  /** The network address of the sign-in, so that people can review their sessions. */
  readonly address: string;
  /** Absent if the sign-in named no known browser. */
  readonly browser?: Browser;
  /** The session epoch of the platform when the session of its member, or the view of its portal, began; absent for others. */
  readonly sessionEpoch?: number;
}

/** The client of a sign-in. */
export interface SessionClient {
  readonly address: string;
  readonly userAgent?: string | undefined;
}

/** How often the use of a session is recorded. */
export const useRecordedMs = 5 * 60_000;

/** The number of random characters of a session token: 256 bits. */
export const sessionTokenLength = 43;

/** The prefixes of session tokens, by audience. Members of platforms have signed passes instead. */
const tokenPrefixes = { staff: 'sts', artist: 'ats' } as const;
export type TokenAudience = keyof typeof tokenPrefixes;

export const sessionTokenOf = (audience: TokenAudience, random: string): string =>
  `${tokenPrefixes[audience]}_${random}`;

/** Returns whether a text has the form of a session token of the audience, which no other credential has. */
export const isSessionToken = (audience: TokenAudience, text: string): boolean =>
  text.startsWith(`${tokenPrefixes[audience]}_`) && /^[0-9A-Za-z]{43}$/.test(text.slice(4));

/** Returns the text whose digest is the CSRF token of a session: nobody can derive it without the session's token. */
export const csrfText = ({ tokenDigest }: Pick<AccountSession, 'tokenDigest'>): string =>
  `csrf ${tokenDigest}`;

/** Returns a session that begins now. */
export const beginning = <A extends Audience>(
  begun: AccountHolder<A> & Pick<AccountSession, 'sessionId' | 'tokenDigest' | 'expiresAt' | 'sessionEpoch'>,
  { address, userAgent }: SessionClient,
  now: Instant,
): AccountSession<A> => {
  const browser = browserOf(userAgent);
  return { ...begun, createdAt: now, lastUsedAt: now, address, ...(browser && { browser }) };
};

/** Returns whether the use of a session at this time is to be recorded. */
export const isUseDue = ({ lastUsedAt }: Pick<AccountSession, 'lastUsedAt'>, now: Instant): boolean =>
  now - lastUsedAt >= useRecordedMs;

/** The sessions of an account that are to end: all, or all but one. */
export type SessionsToEnd = 'all' | { readonly allBut: SessionId };

/** Returns whether this session ends when all sessions of an account end, or all but one. */
export const endedBy = (which: SessionsToEnd, { sessionId }: Pick<AccountSession, 'sessionId'>): boolean =>
  which === 'all' || sessionId !== which.allBut;
