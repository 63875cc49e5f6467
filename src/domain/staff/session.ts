import type { Instant } from '../shared/calendar.ts';
import type { SessionId, StaffId } from '../shared/ids.ts';
import { sessionMs, type StaffSession } from './staff.ts';

/** Random characters of a session's token: 256 bits. */
export const sessionTokenLength = 43;

export const sessionTokenOf = (random: string): string => `sts_${random}`;

/** Nothing that a platform is let in by looks so. */
export const isSessionToken = (text: string): boolean => /^sts_[0-9A-Za-z]{43}$/.test(text);

export const beginning = (
  begun: {
    readonly sessionId: SessionId;
    readonly staffId: StaffId;
    readonly tokenDigest: string;
    readonly address: string;
  },
  now: Instant,
): StaffSession => ({ ...begun, createdAt: now, expiresAt: now + sessionMs });

/** Whether a change that ends all sessions of a member, or all but one, ends this one. */
export const endedBy = (
  which: 'all' | { readonly allBut: SessionId },
  { sessionId }: Pick<StaffSession, 'sessionId'>,
): boolean => which === 'all' || sessionId !== which.allBut;
