import type { Instant } from '../shared/calendar.ts';
import type { SessionId, StaffId } from '../shared/ids.ts';
import { sessionMs, type StaffSession } from './staff.ts';

/** The number of random characters of a session token: 256 bits. */
export const sessionTokenLength = 43;

export const sessionTokenOf = (random: string): string => `sts_${random}`;

/** Returns whether a text has the form of a session token, which no credential of a platform has. */
export const isSessionToken = (text: string): boolean => /^sts_[0-9A-Za-z]{43}$/.test(text);

/** Returns the text whose digest is the CSRF token of a session: nobody can derive it without the session's token. */
export const csrfText = ({ tokenDigest }: Pick<StaffSession, 'tokenDigest'>): string => `csrf ${tokenDigest}`;

export const beginning = (
  begun: {
    readonly sessionId: SessionId;
    readonly staffId: StaffId;
    readonly tokenDigest: string;
    readonly address: string;
  },
  now: Instant,
): StaffSession => ({ ...begun, createdAt: now, expiresAt: now + sessionMs });

/** Returns whether this session ends when all sessions of a member end, or all but one. */
export const endedBy = (
  which: 'all' | { readonly allBut: SessionId },
  { sessionId }: Pick<StaffSession, 'sessionId'>,
): boolean => which === 'all' || sessionId !== which.allBut;
