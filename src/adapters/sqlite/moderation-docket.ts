import { areCurrent } from '../../domain/licensing/opening.ts';
import type { Appeal } from '../../domain/moderation/appeal.ts';
import type { Decision } from '../../domain/moderation/decision.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { StaffId, TrackId, type AppealId } from '../../domain/shared/ids.ts';
import type { Claim, ModerationDocket, Revision, Submission } from '../../ports/driven/moderation-docket.ts';
import { note } from './audit-log.ts';
import { command, undone } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { trackVersionsOf } from './license-steps.ts';
import { post } from './mail-queue.ts';
import { addAppeal, areAllAppeals, isClaimedByAnother, reviseAppeals } from './moderation-steps.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';

export const decisionOf = (row: Row): Decision => JSON.parse(String(row['doc'])) as Decision;
export const appealOf = (row: Row): Appeal => JSON.parse(String(row['doc'])) as Appeal;
const claimIn = <Subject extends TrackId | AppealId>(subject: Subject, { staff_id, until }: Row) => ({
  ...{ subject, staffId: StaffId(String(staff_id)), until: Number(until) },
});

const submit = command(
  'moderation-docket.submit',
  (db, { appeal, guards, mails }: Submission): 'submitted' | 'guard-failed' => {
    const { trackId } = appeal;
    const track = { trackId, catalogVersion: guards.catalogVersion };
    if (!areCurrent([track], trackVersionsOf(db, [track]))) return 'guard-failed';
    if (!addAppeal(db, appeal, guards.appealsOfDecision)) return 'guard-failed';
    post(db, mails);
    return 'submitted';
  },
);

const revise = command(
  'moderation-docket.revise',
  (db, { appeals, guards: { counted = [], claimant } = {}, events = [], audit, mails = [] }: Revision) => {
    const subjects = appeals.map(({ appeal }) => appeal.appealId);
    if (claimant && isClaimedByAnother(db, subjects, claimant)) return 'claimed-by-another' as const;
    if (!areAllAppeals(db, counted) || !reviseAppeals(db, appeals)) return undone('guard-failed' as const);
    tell(db, events);
    if (audit) note(db, audit);
    post(db, mails);
    return 'revised' as const;
  },
);

interface Claiming {
  readonly claim: Claim;
  readonly now: Instant;
}

const claimIt = command(
  'moderation-docket.claim',
  (db, { claim: { subject, staffId, until }, now }: Claiming): 'claimed' | Claim => {
    const held = db.one('SELECT * FROM claims WHERE subject = ? AND until > ?', subject, now);
    if (held && held['staff_id'] !== staffId) return claimIn(subject, held);
    const longer = Math.max(until, Number(held?.['until'] ?? 0));
    db.run('REPLACE INTO claims VALUES (?, ?, ?)', subject, staffId, longer);
    return 'claimed';
  },
);

const unclaim = command(
  'moderation-docket.unclaim',
  (db, { subject, staffId }: Omit<Claim, 'until'>): void => {
    db.run('DELETE FROM claims WHERE subject = ? AND staff_id = ?', subject, staffId);
  },
);

export const moderationDocketCommands = [submit, revise, claimIt, unclaim];

type AppealPage = Parameters<ModerationDocket['listAppeals']>[0];

/** One stretch of an index for each status, and these taken together in their order. */
const listAppeals = (read: Connection, { statuses, after, limit }: AppealPage): readonly Appeal[] => {
  const wanted = [...new Set(statuses)];
  if (wanted.length === 0) return [];
  const stretch = `SELECT decide_by, appeal_id, doc FROM appeals WHERE status = ? AND (decide_by, appeal_id) > (?, ?)`;
  const sql = `${wanted.map(() => stretch).join(' UNION ALL ')} ORDER BY decide_by, appeal_id LIMIT ?`;
  const place = [after?.decideBy ?? 0, after?.appealId ?? ''];
  return read.all(sql, ...wanted.flatMap((status) => [status, ...place]), limit).map(appealOf);
};

type PendingPage = Parameters<ModerationDocket['pendingTracks']>[0];

const pendingTracks = (read: Connection, { now, limit, freeFor, after }: PendingPage) => {
  const rows = read.all(
    `SELECT tracks.track_id, pending_since, staff_id, until FROM tracks
     LEFT JOIN claims ON subject = track_id AND until > ?1
     WHERE pending_since IS NOT NULL AND (pending_since, track_id) > (?2, ?3)
       AND (?4 = '' OR staff_id IS NULL OR staff_id = ?4)
     ORDER BY pending_since, track_id LIMIT ?5`,
    now,
    after?.since ?? -1,
    after?.trackId ?? '',
    freeFor ?? '',
    limit,
  );
  return rows.map((row) => {
    const trackId = TrackId(String(row['track_id']));
    const since = Number(row['pending_since']);
    return { trackId, since, ...(row['staff_id'] !== null && { claim: claimIn(trackId, row) }) };
  });
};

export const sqliteModerationDocket = (store: Store): ModerationDocket => {
  const { read } = store;
  return {
    decision: async (id) => {
      const row = read.one('SELECT doc FROM decisions WHERE decision_id = ?', id);
      return row && decisionOf(row);
    },
    decisions: async (trackId) =>
      read
        .all('SELECT doc FROM decisions WHERE track_id = ? ORDER BY catalog_version', trackId)
        .map(decisionOf),
    submit: (submission) => store.write(submit, submission),
    appeal: async (id) => {
      const row = read.one('SELECT doc FROM appeals WHERE appeal_id = ?', id);
      return row && appealOf(row);
    },
    appealsOf: async (decisionId) =>
      read.all('SELECT doc FROM appeals WHERE decision_id = ? ORDER BY place', decisionId).map(appealOf),
    revise: (change) => store.write(revise, change),
    listAppeals: async (page) => listAppeals(read, page),
    pendingTracks: async (page) => pendingTracks(read, page),
    claim: (claim, now) => store.write(claimIt, { claim, now }),
    claimOf: async (subject, now) => {
      const row = read.one('SELECT * FROM claims WHERE subject = ? AND until > ?', subject, now);
      return row && claimIn(subject, row);
    },
    unclaim: (subject, staffId) => store.write(unclaim, { subject, staffId }),
  };
};
