import type { Instant } from '../../domain/shared/calendar.ts';
import type { AppealId, TrackId } from '../../domain/shared/ids.ts';
import type { Claim, ModerationDocket, Revision, Submission } from '../../ports/driven/moderation-docket.ts';
import { note, noting } from './audit-log.ts';
import { post } from './mail-queue.ts';
import {
  addAppeal,
  appealsOf,
  areAllAppeals,
  claimsOf,
  decisionsOf,
  idOf,
  isClaimedByAnother,
  reviseAppeals,
  type ClaimDocument,
} from './moderation-steps.ts';
import { isDuplicateKey } from './outage.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';
import { leanOnTracks } from './track-guards.ts';
import { tracksOf } from './track-document.ts';
import { undone } from './transaction.ts';

const submit = (store: Store, { appeal, guards, mails }: Submission) =>
  store.commit<'submitted' | 'guard-failed'>(async (session) => {
    const { trackId, decisionId } = appeal;
    const same = { _id: trackId, catalogVersion: guards.catalogVersion };
    const track = await tracksOf(store).findOne(same, { session, projection: { _id: 1 } });
    if (!track) return 'guard-failed';
    await leanOnTracks(store, session, [trackId], decisionId);
    if (!(await addAppeal(store, session, appeal, guards.appealsOfDecision))) return undone('guard-failed');
    await post(store, session, mails);
    return 'submitted';
  });

const revise = (store: Store, { appeals, guards = {}, events = [], audit, mails = [] }: Revision) =>
  noting(store, audit, () =>
    store.commit<Awaited<ReturnType<ModerationDocket['revise']>>>(async (session) => {
      const { counted = [], claimant } = guards;
      if (claimant && (await isClaimedByAnother(store, session, appeals.map(idOf), claimant))) {
        return 'claimed-by-another';
      }
      if (!(await areAllAppeals(store, session, counted))) return undone('guard-failed');
      if (!(await reviseAppeals(store, session, appeals))) return undone('guard-failed');
      await tell(store, session, events);
      if (audit) await note(store, session, audit);
      await post(store, session, mails);
      return 'revised';
    }),
  );

type AppealPage = Parameters<ModerationDocket['listAppeals']>[0];

/** One stretch of an index for each status, and these taken together in their order. */
const listAppeals = async (store: Store, { statuses, after, limit }: AppealPage) => {
  const stretches = statuses.flatMap((status) =>
    after
      ? [
          { status, decideBy: after.decideBy, _id: { $gt: after.appealId } },
          { status, decideBy: { $gt: after.decideBy } },
        ]
      : [{ status }],
  );
  if (stretches.length === 0) return [];
  const page = appealsOf(store).find({ $or: stretches }, { batchSize: limit });
  const found = await page.sort({ decideBy: 1, _id: 1 }).limit(limit).toArray();
  return found.map(({ appeal }) => appeal);
};

const claimIn = ({ _id: subject, staffId, until }: ClaimDocument): Claim => ({ subject, staffId, until });

const claimsOn = async (store: Store, subjects: readonly (TrackId | AppealId)[], now: Instant) => {
  const live = { _id: { $in: [...subjects] }, until: { $gt: now } };
  const found = await claimsOf(store)
    .find(live, { batchSize: subjects.length + 1 })
    .toArray();
  return new Map(found.map((claim) => [claim._id, claimIn(claim)]));
};

type PendingPage = Parameters<ModerationDocket['pendingTracks']>[0];
type Pending = Awaited<ReturnType<ModerationDocket['pendingTracks']>>;

const pendingPage = async (store: Store, { after, limit }: Pick<PendingPage, 'after' | 'limit'>) => {
  const pending = { moderationStatus: 'pending_review' } as const;
  const later = after && [
    { ...pending, pendingSince: after.since, _id: { $gt: after.trackId } },
    { ...pending, pendingSince: { $gt: after.since } },
  ];
  const found = await tracksOf(store)
    .find(later ? { $or: later } : pending, { projection: { pendingSince: 1 }, batchSize: limit })
    .sort({ pendingSince: 1, _id: 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id: trackId, pendingSince: since = 0 }) => ({ trackId, since }));
};

/** Pages until enough are free: no more than a few people work on something at a time. */
const pendingTracks = async (store: Store, { now, limit, freeFor, after }: PendingPage): Promise<Pending> => {
  const free: Pending[number][] = [];
  let place = after;
  for (;;) {
    const page = await pendingPage(store, { limit, ...(place && { after: place }) });
    const trackIds = page.map(({ trackId }) => trackId);
    const claims = page.length > 0 ? await claimsOn(store, trackIds, now) : new Map<TrackId, Claim>();
    for (const waiting of page) {
      const claim = claims.get(waiting.trackId);
      if (claim && freeFor !== undefined && claim.staffId !== freeFor) continue;
      free.push({ ...waiting, ...(claim && { claim }) });
    }
    place = page.at(-1);
    if (page.length < limit || free.length >= limit) return free.slice(0, limit);
  }
};

const mostTries = 3;

/** Of rivals that claim what was never claimed, one inserts; the others meet its document. */
const claim = async (store: Store, { subject, staffId, until }: Claim, now: Instant) => {
  for (let tries = 1; ; tries++) {
    try {
      const mine = { _id: subject, $or: [{ staffId }, { until: { $lte: now } }] };
      const taken = { $set: { staffId }, $max: { until } };
      await claimsOf(store).updateOne(mine, taken, { upsert: true });
      return 'claimed';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const held = await claimsOf(store).findOne({ _id: subject });
      if (held && held.staffId !== staffId && held.until > now) return claimIn(held);
      if (tries === mostTries) throw error;
    }
  }
};

export const mongoModerationDocket = (store: Store): ModerationDocket => ({
  decision: (id) => store.ask(async () => (await decisionsOf(store).findOne({ _id: id }))?.decision),
  decisions: (trackId) =>
    store.ask(async () => {
      const found = await decisionsOf(store).find({ trackId }).sort({ catalogVersion: 1 }).toArray();
      return found.map(({ decision }) => decision);
    }),
  submit: (submission) =>
    store.inTurn(`appeals of ${submission.appeal.decisionId}`, () => submit(store, submission)),
  appeal: (id) => store.ask(async () => (await appealsOf(store).findOne({ _id: id }))?.appeal),
  appealsOf: (decisionId) =>
    store.ask(async () => {
      const found = await appealsOf(store).find({ decisionId }).sort({ place: 1 }).toArray();
      return found.map(({ appeal }) => appeal);
    }),
  revise: (change) => revise(store, change),
  listAppeals: (page) => store.ask(() => listAppeals(store, page)),
  pendingTracks: (page) => store.ask(() => pendingTracks(store, page)),
  claim: (wanted, now) => store.ask(() => claim(store, wanted, now)),
  claimOf: (subject, now) => store.ask(async () => (await claimsOn(store, [subject], now)).get(subject)),
  unclaim: (subject, staffId) =>
    store.ask(async () => {
      await claimsOf(store).deleteOne({ _id: subject, staffId });
    }),
});
