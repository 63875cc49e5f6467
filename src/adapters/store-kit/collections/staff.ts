import type { Instant } from '../../../domain/shared/calendar.ts';
import { isActiveAdmin } from '../../../domain/staff/account.ts';
import type { StaffMember, StaffSession } from '../../../domain/staff/staff.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';

export const staff = collection<StaffMember>()('staff', {
  key: ['staffId'],
  members: {
    staffId: text,
    email: text,
    oidcSubject: optional(text),
    invitationDigest: derived(optional(text), 1, ({ invitation }: StaffMember) => invitation?.codeDigest),
    activeAdmin: derived(whole, 1, (member: StaffMember) => Number(isActiveAdmin(member))),
  },
  indexes: {
    byEmail: { unique: true, on: ['email'] },
    bySubject: { unique: true, on: ['oidcSubject'], having: ['oidcSubject'] },
    byInvitation: { unique: true, on: ['invitationDigest'], having: ['invitationDigest'] },
    admins: { on: ['staffId'], where: { activeAdmin: 1 } },
  },
});

export const staffSessions = collection<StaffSession>()('staff_sessions', {
  key: ['sessionId'],
  members: { sessionId: text, staffId: text, tokenDigest: text, createdAt: whole, expiresAt: whole },
  indexes: {
    byToken: { unique: true, on: ['tokenDigest'] },
    ofMember: { on: ['staffId', 'createdAt', 'sessionId'] },
    byEnd: { on: ['expiresAt', 'sessionId'] },
  },
});

/** Failed sign-ins in a row; `who` is a digest of the email address. */
export interface AttemptsRecord {
  readonly who: string;
  readonly count: number;
  readonly lockedUntil?: Instant;
  readonly lastAt: Instant;
}

export const staffAttempts = collection<AttemptsRecord>()('staff_attempts', {
  key: ['who'],
  members: { who: text, lastAt: whole },
  indexes: { byTime: { on: ['lastAt', 'who'] } },
});
