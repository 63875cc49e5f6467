import type { Track } from '../../domain/catalog/track.ts';
import { isOpen, type Appeal } from '../../domain/moderation/appeal.ts';
import type { AppealId, TrackId } from '../../domain/shared/ids.ts';
import type { AppealsCounted, Claimant, RevisedAppeal } from '../../ports/driven/moderation-docket.ts';
import type { Ruling } from '../../ports/driven/track-library.ts';
import type { Connection } from './connection.ts';

/** Steps of commands about decisions and appeals. */

const endClaim = (db: Connection, subject: TrackId | AppealId): void => {
  db.run('DELETE FROM claims WHERE subject = ?', subject);
};

/**
 * Whether every appeal was still at the version decided on; the caller takes back what was written where not. Nobody
 * works on one that has ended.
 */
export const reviseAppeals = (db: Connection, appeals: readonly RevisedAppeal[]): boolean =>
  appeals.every(({ appeal, guards }) => {
    if (!isOpen(appeal)) endClaim(db, appeal.appealId);
    const revised = db.run(
      'UPDATE appeals SET status = ?, decide_by = ?, version = ?, doc = ? WHERE appeal_id = ? AND version = ?',
      appeal.status,
      appeal.decideBy,
      appeal.version,
      JSON.stringify(appeal),
      appeal.appealId,
      guards.version,
    );
    return revised === 1;
  });

/** Whether no appeal came in since. */
export const areAllAppeals = (db: Connection, counted: readonly AppealsCounted[]): boolean =>
  counted.every(
    ({ decisionId, appeals }) =>
      db.one('SELECT 1 FROM decisions WHERE decision_id = ? AND appeals = ?', decisionId, appeals) !==
      undefined,
  );

/** An appeal more than there were; false where there are others by now. */
export const addAppeal = (db: Connection, appeal: Appeal, before: number): boolean => {
  const { appealId, decisionId, status, decideBy, version } = appeal;
  const count = 'UPDATE decisions SET appeals = appeals + 1 WHERE decision_id = ? AND appeals = ?';
  if (db.run(count, decisionId, before) === 0) return false;
  const insert = 'INSERT INTO appeals VALUES (?, ?, ?, ?, ?, ?, ?)';
  const doc = JSON.stringify(appeal);
  db.run(insert, appealId, decisionId, before + 1, status, decideBy, version, doc);
  return true;
};

export const isClaimedByAnother = (
  db: Connection,
  subjects: readonly (TrackId | AppealId)[],
  { staffId, now }: Claimant,
): boolean => {
  const another = 'SELECT 1 FROM claims WHERE subject = ? AND staff_id <> ? AND until > ?';
  return subjects.some((subject) => db.one(another, subject, staffId, now) !== undefined);
};

/** Writes a decision with what it ends; names the guard that failed, and then the caller takes back what was written. */
export const rule = (
  db: Connection,
  { decision, appeals, lifts = [], claimant }: Ruling,
  { catalogVersion }: Pick<Track, 'catalogVersion'>,
): 'appeals' | 'claim' | undefined => {
  const subjects = [decision.trackId, ...appeals.map(({ appeal }) => appeal.appealId)];
  if (claimant && isClaimedByAnother(db, subjects, claimant)) return 'claim';
  if (!areAllAppeals(db, lifts) || !reviseAppeals(db, appeals)) return 'appeals';
  db.run(
    'INSERT INTO decisions VALUES (?, ?, ?, 0, ?)',
    decision.decisionId,
    decision.trackId,
    catalogVersion,
    JSON.stringify(decision),
  );
  for (const subject of subjects) endClaim(db, subject);
  return undefined;
};
