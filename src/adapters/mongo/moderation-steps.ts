import { isOpen, type Appeal, type AppealStatus } from '../../domain/moderation/appeal.ts';
import type { Decision } from '../../domain/moderation/decision.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AppealId, DecisionId, StaffId, TrackId } from '../../domain/shared/ids.ts';
import type { AppealsCounted, Claimant, RevisedAppeal } from '../../ports/driven/moderation-docket.ts';
import type { Ruling } from '../../ports/driven/track-library.ts';
import type { ClientSession, Store } from './store.ts';

/** Steps of commits about decisions and appeals. */

export interface DecisionDocument {
  readonly _id: DecisionId;
  readonly trackId: TrackId;
  readonly catalogVersion: number;
  readonly appeals: number;
  /** Counts who relied on there being so many appeals, so that each conflicts with one that comes in. */
  readonly touched: number;
  readonly decision: Decision;
}

export interface AppealDocument {
  readonly _id: AppealId;
  readonly decisionId: DecisionId;
  readonly place: number;
  readonly status: AppealStatus;
  readonly decideBy: Instant;
  readonly version: number;
  readonly appeal: Appeal;
}

export interface ClaimDocument {
  readonly _id: TrackId | AppealId;
  readonly staffId: StaffId;
  readonly until: Instant;
}

export const decisionsOf = (store: Store) => store.collection<DecisionDocument>('decisions');
export const appealsOf = (store: Store) => store.collection<AppealDocument>('appeals');
export const claimsOf = (store: Store) => store.collection<ClaimDocument>('claims');

export const toDecisionDocument = (
  decision: Decision,
  catalogVersion: number,
  appeals = 0,
): DecisionDocument => ({
  _id: decision.decisionId,
  trackId: decision.trackId,
  ...{ catalogVersion, appeals, touched: 0, decision },
});

const foundBy = ({ status, decideBy, version }: Appeal) => ({ status, decideBy, version });

export const toAppealDocument = (appeal: Appeal, place: number): AppealDocument => ({
  _id: appeal.appealId,
  decisionId: appeal.decisionId,
  place,
  ...foundBy(appeal),
  appeal,
});

const endClaims = async (
  store: Store,
  session: ClientSession,
  subjects: readonly (TrackId | AppealId)[],
): Promise<void> => {
  if (subjects.length > 0) await claimsOf(store).deleteMany({ _id: { $in: [...subjects] } }, { session });
};

export const idOf = ({ appeal }: RevisedAppeal): AppealId => appeal.appealId;

/**
 * Whether every appeal was still at the version decided on; the caller takes back what was written where not. Nobody
 * works on one that has ended.
 */
export const reviseAppeals = async (
  store: Store,
  session: ClientSession,
  appeals: readonly RevisedAppeal[],
): Promise<boolean> => {
  if (appeals.length === 0) return true;
  const revisions = appeals.map(({ appeal, guards }) => ({
    updateOne: {
      filter: { _id: appeal.appealId, version: guards.version },
      update: { $set: { ...foundBy(appeal), appeal } },
    },
  }));
  const { matchedCount } = await appealsOf(store).bulkWrite(revisions, { session });
  const ended = appeals.filter(({ appeal }) => !isOpen(appeal));
  await endClaims(store, session, ended.map(idOf));
  return matchedCount === appeals.length;
};

/** An appeal more than there were; false where there are others by now. */
export const addAppeal = async (
  store: Store,
  session: ClientSession,
  appeal: Appeal,
  before: number,
): Promise<boolean> => {
  const counted = { _id: appeal.decisionId, appeals: before };
  const { matchedCount } = await decisionsOf(store).updateOne(counted, { $inc: { appeals: 1 } }, { session });
  if (matchedCount === 0) return false;
  await appealsOf(store).insertOne(toAppealDocument(appeal, before + 1), { session });
  return true;
};

export const isClaimedByAnother = async (
  store: Store,
  session: ClientSession,
  subjects: readonly (TrackId | AppealId)[],
  { staffId, now }: Claimant,
): Promise<boolean> => {
  const claims = claimsOf(store).find({ _id: { $in: [...subjects] } }, { session });
  return (await claims.toArray()).some((claim) => claim.staffId !== staffId && claim.until > now);
};

/** Relies on the count of appeals of decisions: each conflicts with one that comes in. */
const leaningOn = (counted: readonly AppealsCounted[]) =>
  counted.map(({ decisionId, appeals }) => ({
    updateOne: {
      filter: { _id: decisionId, appeals },
      update: { $inc: { touched: 1 } },
    },
  }));

/** Whether no appeal came in since. */
export const areAllAppeals = async (
  store: Store,
  session: ClientSession,
  counted: readonly AppealsCounted[],
): Promise<boolean> => {
  if (counted.length === 0) return true;
  const { matchedCount } = await decisionsOf(store).bulkWrite(leaningOn(counted), { session });
  return matchedCount === counted.length;
};

/** Writes a decision with what it ends; names the guard that failed, and then the caller takes back what was written. */
export const rule = async (
  store: Store,
  session: ClientSession,
  { decision, appeals, lifts = [], claimant }: Ruling,
  { catalogVersion }: { readonly catalogVersion: number },
): Promise<'appeals' | 'claim' | undefined> => {
  const subjects = [decision.trackId, ...appeals.map(idOf)];
  if (claimant && (await isClaimedByAnother(store, session, subjects, claimant))) return 'claim';
  const document = toDecisionDocument(decision, catalogVersion);
  const written = [...leaningOn(lifts), { insertOne: { document } }];
  const { matchedCount } = await decisionsOf(store).bulkWrite(written, { session });
  if (matchedCount < lifts.length || !(await reviseAppeals(store, session, appeals))) return 'appeals';
  await endClaims(store, session, subjects);
  return undefined;
};
