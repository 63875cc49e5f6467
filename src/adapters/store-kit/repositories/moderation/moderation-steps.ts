import { isOpen } from '../../../../domain/moderation/appeals/appeal.ts';
import { failedRulingGuard, type RulingGuards } from '../../../../domain/moderation/ruling.ts';
import type { AppealId, DecisionId, NoticeId, TrackId } from '../../../../domain/shared/ids.ts';
import type { RevisedAppeal, Revision } from '../../../../ports/driven/moderation/moderation-store.ts';
import type { Ruling } from '../../../../ports/driven/catalog/track-library.ts';
import { appeals, claims, decisions, type AppealRecord } from '../../collections/moderation.ts';
import { trackNotices } from '../../collections/notices/notices.ts';
import { all, count, get, insert, remove, replace, type Lock, type Steps } from '../../program.ts';
import { moderationLock } from '../shared/locks.ts';

const idOf = ({ appeal }: RevisedAppeal): AppealId => appeal.appealId;

/** Returns every subject that a member may have claimed. */
const subjectsOf = ({
  decision,
  appeals: revised,
  notice,
}: Ruling): readonly (TrackId | AppealId | NoticeId)[] => [
  decision.trackId,
  ...revised.map(idOf),
  ...(notice ? [notice.notice.noticeId] : []),
];

export const locksOfRuling = (ruling: Ruling | undefined): readonly Lock[] =>
  ruling
    ? [...subjectsOf(ruling), ...(ruling.lifts ?? []).map(({ decisionId }) => decisionId)].map(moderationLock)
    : [];

export const locksOfRevision = ({ appeals: revised, guards }: Revision): readonly Lock[] =>
  [...revised.map(idOf), ...(guards?.counted ?? []).map(({ decisionId }) => decisionId)].map(moderationLock);

const guardsOf = (
  revised: readonly RevisedAppeal[],
  counted: RulingGuards['counted'] = [],
  claimant: RulingGuards['claimant'],
): RulingGuards => ({
  versions: revised.map(({ appeal, guards }) => ({ appealId: appeal.appealId, version: guards.version })),
  ...{ counted, claimant },
});

/** Returns the number of appeals of each decision that exists. */
function* counts(requested: readonly DecisionId[]): Steps<ReadonlyMap<DecisionId, number>> {
  const known = yield* all(...requested.map((id) => get(decisions, id)));
  const there = known.flatMap((record) => (record ? [record.decision.decisionId] : []));
  const counted = yield* all(...there.map((id) => count(appeals.indexes.ofDecision, { equal: [id] })));
  return new Map(there.map((id, n) => [id, counted[n] ?? 0]));
}

interface Checked {
  readonly guard: 'claim' | 'appeals' | 'notice' | undefined;
  readonly stored: readonly AppealRecord[];
}

function* check(subjects: readonly (TrackId | AppealId | NoticeId)[], guards: RulingGuards): Steps<Checked> {
  const claimed = yield* all(...subjects.map((subject) => get(claims, subject)));
  const records = yield* all(...guards.versions.map(({ appealId }) => get(appeals, appealId)));
  const stored = records.filter((record) => record !== undefined);
  const facts = {
    versions: new Map(stored.map(({ appeal }) => [appeal.appealId, appeal.version])),
    appeals: yield* counts(guards.counted.map(({ decisionId }) => decisionId)),
    claims: claimed.filter((claim) => claim !== undefined),
  };
  return { guard: failedRulingGuard(facts, guards), stored };
}

/** Returns the guard of a ruling that fails, and the appeals as they are stored. */
export function* checkRuling(ruling: Ruling): Steps<Checked> {
  const { appeals: revised, lifts, claimant, notice } = ruling;
  const checked = yield* check(subjectsOf(ruling), guardsOf(revised, lifts, claimant));
  if (checked.guard || !notice) return checked;
  const [stored] = yield* all(get(trackNotices, notice.notice.noticeId));
  return stored?.version === notice.guards.version ? checked : { ...checked, guard: 'notice' };
}

export const checkRevision = ({ appeals: revised, guards }: Revision): Steps<Checked> =>
  check(revised.map(idOf), guardsOf(revised, guards?.counted, guards?.claimant));

/** Writes appeals after a change. Ended appeals lose their claims. */
export function* revise(revised: readonly RevisedAppeal[], stored: readonly AppealRecord[]): Steps<void> {
  const places = new Map(stored.map(({ appeal, place }) => [appeal.appealId, place]));
  yield* all(
    ...revised.map(({ appeal }) => replace(appeals, { appeal, place: places.get(appeal.appealId) ?? 0 })),
  );
  const ended = revised.filter(({ appeal }) => !isOpen(appeal)).map(idOf);
  yield* all(...ended.map((subject) => remove(claims, [subject])));
}

/** Writes a decision with its consequences after its guards were checked. */
export function* rule(ruling: Ruling, stored: readonly AppealRecord[], catalogVersion: number): Steps<void> {
  const { decision, appeals: revised, notice } = ruling;
  yield* revise(revised, stored);
  yield* all(
    insert(decisions, { decision, catalogVersion }),
    ...(notice ? [replace(trackNotices, notice.notice)] : []),
    ...subjectsOf(ruling).map((subject) => remove(claims, [subject])),
  );
}
