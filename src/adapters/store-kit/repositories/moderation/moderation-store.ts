import type { Appeal } from '../../../../domain/moderation/appeals/appeal.ts';
import { decideClaim, isInForce, type WorkClaim } from '../../../../domain/moderation/ruling.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { AppealId, NoticeId, TrackId } from '../../../../domain/shared/ids.ts';
import type {
  Claim,
  ModerationStore,
  PeriodPage,
  Revision,
  Submission,
} from '../../../../ports/driven/moderation/moderation-store.ts';
import { pendingTracks, tracks } from '../../collections/catalog.ts';
import { appeals, claims, decisions } from '../../collections/moderation.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, get, insert, page, peek, program, remove } from '../../program.ts';
import { conclude, locksOf, sentBefore } from '../shared/conclude.ts';
import { moderationLock, trackLock } from '../shared/locks.ts';
import { manyOf } from '../shared/many.ts';
import { checkRevision, locksOfRevision, revise as write } from './moderation-steps.ts';
import { put } from '../shared/put.ts';

const { ofDecision, byDeadline, bySubmission, byEnd } = appeals.indexes;
const everything = Number.MAX_SAFE_INTEGER;

/** Returns whether they are the same submission: each has its own code. */
const isSame = (one: Appeal, other: Appeal): boolean =>
  one.decisionId === other.decisionId &&
  one.codeDigest === other.codeDigest &&
  one.contactEmail === other.contactEmail;

const submit = program<Submission, 'submitted' | 'guard-failed'>(
  'moderation-store.submit',
  ({ appeal: { trackId, decisionId }, effects }) => [
    trackLock(trackId).shared(decisionId),
    moderationLock(decisionId),
    ...locksOf(effects),
  ],
  function* ({ appeal, guards, effects }) {
    const { appealId, trackId, decisionId } = appeal;
    const [stored, track, decision, before] = yield* all(
      get(appeals, appealId),
      peek(tracks, [trackId], 'catalogVersion'),
      get(decisions, decisionId),
      count(ofDecision, { equal: [decisionId] }),
    );
    // An attempt with an unknown outcome has committed it.
    if (stored && isSame(stored.appeal, appeal)) return 'submitted';
    const holds =
      decision && track?.catalogVersion === guards.catalogVersion && before === guards.appealsOfDecision;
    if (!holds) return 'guard-failed';
    yield* all(insert(appeals, { appeal, place: before + 1 }));
    yield* conclude(effects);
    return 'submitted';
  },
);

const revise = program<Revision, Awaited<ReturnType<ModerationStore['revise']>>>(
  'moderation-store.revise',
  (revision) => [...locksOfRevision(revision), ...locksOf(revision.effects)],
  function* (revision) {
    const { appeals: revised, effects } = revision;
    const { guard, stored } = yield* checkRevision(revision);
    if (guard && (yield* sentBefore(effects.events))) return 'revised';
    if (guard) return guard === 'claim' ? 'claimed-by-another' : 'guard-failed';
    yield* write(revised, stored);
    yield* conclude(effects);
    return 'revised';
  },
);

const claim = program<{ readonly wanted: Claim; readonly now: Instant }, 'claimed' | Claim>(
  'moderation-store.claim',
  ({ wanted }) => [moderationLock(wanted.subject)],
  function* ({ wanted, now }) {
    const [existing] = yield* all(get(claims, wanted.subject));
    const decided = decideClaim(existing, wanted, now);
    if (decided.outcome === 'taken') return decided.by;
    yield* put(claims, decided.claim);
    return 'claimed';
  },
);

const unclaim = program<Omit<Claim, 'until'>, undefined>(
  'moderation-store.unclaim',
  ({ subject }) => [moderationLock(subject)],
  function* ({ subject, staffId }) {
    const [existing] = yield* all(get(claims, subject));
    if (existing?.staffId === staffId) yield* all(remove(claims, [subject]));
    return undefined;
  },
);

export const moderationStorePrograms = [submit, revise, claim, unclaim];

type AppealPage = Parameters<ModerationStore['listAppeals']>[0];

const byDecisionTime = (one: Appeal, other: Appeal): number =>
  one.decideBy - other.decideBy || (one.appealId < other.appealId ? -1 : 1);

/** Returns a page of an index for each status, merged in their order. */
const listAppeals = async (kernel: Kernel, { statuses, after, limit }: AppealPage) => {
  const position = after ? { after: [after.decideBy, after.appealId] } : {};
  const pages = await Promise.all(
    [...new Set(statuses)].map((status) =>
      kernel.read(page(byDeadline, { equal: [status], limit, ...position })),
    ),
  );
  const found = pages.flat().map(({ appeal }) => appeal);
  return found.toSorted(byDecisionTime).slice(0, limit);
};

const rangeOf = ({ after, ...range }: PeriodPage) => ({
  ...range,
  ...(after && { after: [after.at, after.id] }),
});

const claimsOn = async (
  kernel: Kernel,
  subjects: readonly (TrackId | AppealId | NoticeId)[],
  now: Instant,
): Promise<ReadonlyMap<TrackId | AppealId | NoticeId, WorkClaim>> => {
  const found = await manyOf(kernel, claims.indexes.key, subjects);
  return new Map(found.filter((each) => isInForce(each, now)).map((each) => [each.subject, each]));
};

type PendingPage = Parameters<ModerationStore['pendingTracks']>[0];
type Pending = Awaited<ReturnType<ModerationStore['pendingTracks']>>;

/** Reads pages until enough tracks are free, because only a few people work at a time. */
const pendingOf = async (kernel: Kernel, { now, limit, freeFor, after }: PendingPage): Promise<Pending> => {
  const free: Pending[number][] = [];
  for (let place = after ? [after.since, after.trackId] : undefined; ;) {
    const read = await kernel.read(
      page(pendingTracks.indexes.bySince, { limit, ...(place && { after: place }) }),
    );
    const claimed = await claimsOn(
      kernel,
      read.map(({ trackId }) => trackId),
      now,
    );
    for (const waiting of read) {
      const by = claimed.get(waiting.trackId);
      if (by && freeFor !== undefined && by.staffId !== freeFor) continue;
      free.push({ ...waiting, ...(by && { claim: by }) });
    }
    const last = read.at(-1);
    if (read.length < limit || free.length >= limit || !last) return free.slice(0, limit);
    place = [last.since, last.trackId];
  }
};

export const moderationStore = (kernel: Kernel): ModerationStore => ({
  decision: async (id) => (await kernel.read(get(decisions, id)))?.decision,
  decisions: async (trackId) => {
    const range = { equal: [trackId], limit: everything };
    return (await kernel.read(page(decisions.indexes.ofTrack, range))).map(({ decision }) => decision);
  },
  submit: (submission) => kernel.run(submit, submission),
  appeal: async (id) => (await kernel.read(get(appeals, id)))?.appeal,
  appealsOf: async (decisionId) => {
    const range = { equal: [decisionId], limit: everything };
    return (await kernel.read(page(ofDecision, range))).map(({ appeal }) => appeal);
  },
  revise: (revision) => kernel.run(revise, revision),
  listAppeals: (request) => listAppeals(kernel, request),
  pendingTracks: (request) => pendingOf(kernel, request),
  decisionsIn: async (request) =>
    (await kernel.read(page(decisions.indexes.byTime, rangeOf(request)))).map(({ decision }) => decision),
  appealsSubmittedIn: async (request) =>
    (await kernel.read(page(bySubmission, rangeOf(request)))).map(({ appeal }) => appeal),
  appealsEndedIn: async (request) =>
    (await kernel.read(page(byEnd, rangeOf(request)))).map(({ appeal }) => appeal),
  claim: (wanted, now) => kernel.run(claim, { wanted, now }),
  claimOf: async (subject, now) => (await claimsOn(kernel, [subject], now)).get(subject),
  unclaim: async (subject, staffId) => {
    await kernel.run(unclaim, { subject, staffId });
  },
});
