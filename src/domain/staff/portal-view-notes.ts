import type { AuditEntry, AuditNote } from '../audit/entry.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import { SessionId, type PlatformId, type StaffId } from '../shared/ids.ts';

/** A view of the portal of a platform, as the audit log records it. */
export interface PortalViewRecord {
  readonly sessionId: SessionId;
  readonly reason: string;
  readonly openedAt: Instant;
  readonly expiresAt: Instant;
  /** When the member of staff ended it; absent if it expired or ended with the session of the member. */
  readonly endedAt?: Instant;
}

const actions = { opened: 'platform.open_portal_view', ended: 'platform.end_portal_view' } as const;

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
  { reason, expiresAt }: Pick<PortalViewRecord, 'reason' | 'expiresAt'>,
): AuditNote => noteOf(view, actions.opened, at, { reason, expiresAt: timestamp(expiresAt) });

/** Returns the audit note of a view that its member of staff ends. */
export const viewEnded = (view: View, at: Instant): AuditNote => noteOf(view, actions.ended, at, {});

/** Returns the views that entries record, in the order in which these open them. */
export const viewsIn = (entries: readonly AuditEntry[]): readonly PortalViewRecord[] => {
  const ends = new Map(
    entries.filter(({ action }) => action === actions.ended).map(({ subjects, at }) => [subjects[1], at]),
  );
  return entries.flatMap(({ action, at, subjects: [, sessionId], detail: { reason, expiresAt } }) => {
    if (action !== actions.opened || sessionId === undefined) return [];
    const endedAt = ends.get(sessionId);
    return {
      ...{ sessionId: SessionId(sessionId), reason: String(reason), openedAt: at },
      expiresAt: Date.parse(String(expiresAt)),
      ...(endedAt !== undefined && { endedAt }),
    };
  });
};
