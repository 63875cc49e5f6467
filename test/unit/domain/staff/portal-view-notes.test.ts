import { chainBeginning, chained, type AuditNote } from '../../../../src/domain/audit/entry.ts';
import { PlatformId, SessionId, StaffId } from '../../../../src/domain/shared/ids.ts';
import {
  endOfView,
  viewEnded,
  viewIn,
  viewOpened,
  type PortalViewRecord,
} from '../../../../src/domain/staff/portal-view-notes.ts';

const [openedAt, expiresAt] = [1_000_000, 4_600_000];
const staffId = StaffId('stf_viewer');
const view = { staffId, platformId: PlatformId('plt_1'), sessionId: 'ses_view' };
const staffSessionId = SessionId('ses_console');

const entryOf = (note: AuditNote) => chained(note, chainBeginning, () => 'a digest');
const opened = entryOf(
  viewOpened(view, openedAt, { reason: 'A delivery failed', expiresAt, staffSessionId }),
);
const record = viewIn(opened) as PortalViewRecord;

const act = (
  action: string,
  detail: AuditNote['detail'] = {},
  subjects: readonly string[] = [staffId],
  at = openedAt + 5,
) => entryOf({ at, actor: { kind: 'staff', staffId }, action, subjects, detail });

describe('a view of a portal in the audit log', () => {
  it('is the entry that opens it, and no other', () => {
    expect(record).toEqual({
      ...{ staffId, staffSessionId, sessionId: 'ses_view', reason: 'A delivery failed', openedAt, expiresAt },
    });
    expect(viewIn(entryOf(viewEnded(view, openedAt)))).toBeUndefined();
  });

  it.each([
    ['its own end', entryOf(viewEnded(view, openedAt + 5))],
    ['the sign-out of its staff session', act('staff.sign_out', {}, [staffId, staffSessionId])],
    ['the end of its staff session in another one', act('staff.end_session', {}, [staffId, staffSessionId])],
    ['the end of the other sessions by another one', act('staff.end_other_sessions', { kept: 'ses_other' })],
    ['a new password in another session', act('staff.change_password', { kept: 'ses_other' })],
    ['a second factor in another session', act('staff.enable_totp', { kept: 'ses_other' })],
    ['the end of the account', act('staff.change_account', { status: 'disabled' })],
    ['the end of all sessions of the account', act('staff.change_account', { endSessions: true })],
    ['the loss of the roles that see portals', act('staff.change_account', { roles: 'moderator' })],
    ['a reset of the account', act('staff.reset')],
    ['an invitation that the account accepted again', act('staff.accept_invitation')],
  ])('ends with %s', (_, entry) => {
    expect(endOfView(record, [entry], {}, openedAt + 10)).toBe(openedAt + 5);
  });

  it.each([
    ['another view', entryOf(viewEnded({ ...view, sessionId: 'ses_other' }, openedAt + 5))],
    ['the sign-out of another session', act('staff.sign_out', {}, [staffId, 'ses_other'])],
    ['the end of the other sessions by its own', act('staff.end_other_sessions', { kept: staffSessionId })],
    ['a new password in its own session', act('staff.change_password', { kept: staffSessionId })],
    ['a new name', act('staff.change_account', { name: 'Robin Lee' })],
    ['roles that still see portals', act('staff.change_account', { roles: 'moderator finance' })],
    ['the roles of an admin', act('staff.change_account', { roles: 'admin' })],
    ['the end of another account', act('staff.change_account', { status: 'disabled' }, ['stf_other'])],
    ['another act', act('track.approve')],
  ])('does not end with %s', (_, entry) => {
    expect(endOfView(record, [entry], {}, openedAt + 10)).toBeUndefined();
  });

  it('ends with all sessions of the platform, if these ended after it began', () => {
    expect(endOfView(record, [], { sessionsEndedAt: openedAt + 7 }, openedAt + 10)).toBe(openedAt + 7);
    expect(endOfView(record, [], { sessionsEndedAt: openedAt - 1 }, openedAt + 10)).toBeUndefined();
  });

  it('ends when it expires, and at the earliest of several ends', () => {
    expect(endOfView(record, [], {}, expiresAt - 1)).toBeUndefined();
    expect(endOfView(record, [], { sessionsEndedAt: expiresAt + 9 }, expiresAt + 10)).toBe(expiresAt);
    const entries = [act('staff.reset', {}, [staffId], openedAt + 9), act('staff.reset')];
    expect(endOfView(record, entries, { sessionsEndedAt: openedAt + 7 }, expiresAt)).toBe(openedAt + 5);
  });
});
