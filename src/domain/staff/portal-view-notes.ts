import type { AuditEntry, AuditNote } from '../audit/entry.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { Platform } from '../platforms/platform.ts';
import { SessionId, type PlatformId, type StaffId } from '../shared/ids.ts';
import { viewingRoles } from './portal-view.ts';
import { hasAnyRole, type Role } from './staff.ts';

/** A view of the portal of a platform, as the audit log records it. */
export interface PortalViewRecord {
  readonly staffId: StaffId;
  /** The session in the staff console with which the view ends. */
  readonly staffSessionId: SessionId;
  readonly sessionId: SessionId;
  readonly reason: string;
  readonly openedAt: Instant;
  readonly expiresAt: Instant;
}

export const viewActions = {
  opened: 'platform.open_portal_view',
  ended: 'platform.end_portal_view',
} as const;

interface View {
  readonly staffId: StaffId;
  readonly platformId: PlatformId;
  readonly sessionId: string;
}

const noteOf = (
  { staffId, platformId, sessionId }: View,
  action: string,
  at: Instant,
  detail: AuditNote['detail'],
): AuditNote => ({
  ...{ at, action, detail },
  actor: { kind: 'staff', staffId },
  subjects: [platformId, sessionId],
});

/** Returns the audit note of a view that begins. */
export const viewOpened = (
  view: View,
  at: Instant,
  { reason, expiresAt, staffSessionId }: Pick<PortalViewRecord, 'reason' | 'expiresAt' | 'staffSessionId'>,
): AuditNote =>
  noteOf(view, viewActions.opened, at, {
    reason,
    expiresAt: timestamp(expiresAt),
    staffSession: staffSessionId,
  });

/** Returns the audit note of a view that its member of staff ends. */
export const viewEnded = (view: View, at: Instant): AuditNote => noteOf(view, viewActions.ended, at, {});

/** Returns the view that an entry records; undefined for any other entry. */
export const viewIn = ({ action, actor, at, subjects, detail }: AuditEntry): PortalViewRecord | undefined => {
  const [, sessionId] = subjects;
  if (action !== viewActions.opened || actor.kind !== 'staff' || sessionId === undefined) return undefined;
  return {
    staffId: actor.staffId,
    staffSessionId: SessionId(String(detail['staffSession'])),
    sessionId: SessionId(sessionId),
    reason: String(detail['reason']),
    openedAt: at,
    expiresAt: Date.parse(String(detail['expiresAt'])),
  };
};

/** Returns whether an entry ends a view: by its member of staff, or with the session, the roles or the account of the member. */
const ends = (
  { staffId, staffSessionId, sessionId }: PortalViewRecord,
  { action, subjects: [subject, session], detail }: AuditEntry,
): boolean => {
  switch (action) {
    case viewActions.ended:
      return session === sessionId;
    case 'staff.sign_out':
    case 'staff.end_session':
      return session === staffSessionId;
    case 'staff.end_other_sessions':
    case 'staff.change_password':
    case 'staff.enable_totp':
      return subject === staffId && detail['kept'] !== staffSessionId;
    case 'staff.change_account': {
      const { status, roles, endSessions } = detail;
      const losesRole =
        typeof roles === 'string' && !hasAnyRole({ roles: roles.split(' ') as Role[] }, viewingRoles);
      return subject === staffId && (status === 'disabled' || endSessions === true || losesRole);
    }
    case 'staff.accept_invitation':
    case 'staff.reset':
      return subject === staffId;
    default:
      return false;
  }
};

/** The actions that end views and whose actor is not the member of staff who views. */
export const endingActionsOfOthers = ['staff.change_account', 'staff.reset'] as const;

/**
 * Returns when a view ended, or undefined while it is open. `entries` are those between its beginning and its expiry that can have ended
 * it; `sessionsEndedAt` is when all sessions of the platform were ended last.
 */
export const endOfView = (
  view: PortalViewRecord,
  entries: readonly AuditEntry[],
  { sessionsEndedAt }: Pick<Platform, 'sessionsEndedAt'>,
  now: Instant,
): Instant | undefined => {
  const { openedAt, expiresAt } = view;
  const times = entries.filter((entry) => ends(view, entry)).map(({ at }) => at);
  const all = [...times, expiresAt, ...(sessionsEndedAt === undefined ? [] : [sessionsEndedAt])];
  const past = all.filter((at) => at >= openedAt && at <= now);
  return past.length === 0 ? undefined : Math.min(...past);
};
