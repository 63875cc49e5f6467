import type { z } from 'zod';
import { openStatuses } from '../../../domain/moderation/appeals/appeal.ts';
import type { Verdict } from '../../../domain/moderation/decision.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { AppealId, NoticeId, TrackId } from '../../../domain/shared/ids.ts';
import type { Moderation } from '../../../ports/driving/moderation/moderation.ts';
import type * as moderation from '../../../ports/driving/moderation/moderation.ts';
import { trackView } from '../catalog/track.view.ts';
import { administeredView } from '../drafts/administered-rights.ts';
import { decidedRevisionView } from '../drafts/draft.view.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { disputeView } from '../parties/dispute.schemas.ts';
import {
  appealForStaff,
  claimView,
  impactView,
  decisionView,
  listedAppealView,
  queueItemView,
} from './moderation.views.ts';
import * as decisions from './decisions.contract.ts';
import { previewImpact } from './impact.contract.ts';
import { listLookAlikes } from './look-alikes.contract.ts';
import { measuredView } from './measured-sound.ts';
import * as queue from './queue.contract.ts';
import { rightsCheckView } from './rights/rights-check.ts';
import * as reviews from './review.contract.ts';
import type { StaffDecisionDto } from './review.schemas.ts';

export interface ReviewDependencies extends Omit<Moderation, 'watchAppealDeadlines'> {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

export const reviewEndpoints = (dependencies: ReviewDependencies): readonly Endpoint[] => [
  ...queueOperations(dependencies),
  ...trackOperations(dependencies),
  ...appealOperations(dependencies),
];

/** The prefix of the ID says whether it is an appeal, a report or a track. */
const subjectOf = (raw: string): AppealId | NoticeId | TrackId => {
  if (raw.startsWith('ntc_')) return NoticeId(raw);
  return raw.startsWith('apl_') ? AppealId(raw) : TrackId(raw);
};

const queueOperations = (dependencies: ReviewDependencies): readonly Endpoint[] => [
  endpoint(queue.readQueue, async ({ caller, query: { unclaimed, ...query } }) => {
    const page = await dependencies.readQueue({ caller, ...query, free: unclaimed });
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const data = items.map((item) => queueItemView(item, dependencies.baseUrl));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(queue.claim, async ({ caller, body }) => {
    const claimed = await dependencies.claimSubject({ caller, subject: subjectOf(body.subject) });
    return claimed.ok ? { status: 201, body: claimView(claimed.value) } : claimed;
  }),

  endpoint(queue.unclaim, async ({ caller, params }) => {
    const released = await dependencies.unclaim({ caller, subject: subjectOf(params.subject) });
    return released.ok ? { status: 204, empty: true } : released;
  }),
];

const staffLinks = (trackId: TrackId, baseUrl: string) => {
  const own = `${baseUrl}/api/v1/staff/tracks/${trackId}`;
  return { audio: `${own}/audio`, waveform: `${own}/waveform`, decisions: `${own}/decisions` };
};

const verdictOf = (decision: z.infer<typeof StaffDecisionDto>): Verdict => {
  switch (decision.action) {
    case 'take_down':
      return { act: decision.action, reason: decision.reason };
    case 'restrict':
      return { act: decision.action, ...(decision.reason && { reason: decision.reason }) };
    default:
      return { act: decision.action };
  }
};

const trackOperations = (dependencies: ReviewDependencies): readonly Endpoint[] => [
  endpoint(decisions.readTrack, async ({ params }) => {
    const found = await dependencies.readTrackForStaff(TrackId(params.trackId));
    if (!found.ok) return found;
    const { track, decisionsInForce, openAppeals, disputes, hasRevision, analysis, claim } = found.value;
    const { splits, revisionDecisions, rightsCheck } = found.value;
    const body = {
      track: trackView(track, dependencies.baseUrl),
      decisionsInForce: decisionsInForce.map(decisionView),
      openAppeals,
      disputes: disputes.map(disputeView),
      rightsCheck: rightsCheckView(rightsCheck),
      hasRevision,
      splits: splits.map(({ effectiveFrom, rights }) => ({
        ...{ effectiveFrom: timestamp(effectiveFrom), rights: administeredView(rights) },
      })),
      revisionDecisions: revisionDecisions.map(decidedRevisionView),
      measured: measuredView(track, analysis),
      ...(claim && { claim: claimView(claim) }),
      links: staffLinks(track.trackId, dependencies.baseUrl),
    };
    return { status: 200, body, etag: versionedTag(track.catalogVersion, body) };
  }),

  endpoint(decisions.listDecisions, async ({ params }) => {
    const found = await dependencies.listDecisions(TrackId(params.trackId));
    return found.ok ? { status: 200, body: { data: found.value.map(decisionView) } } : found;
  }),

  endpoint(previewImpact, async ({ params, query: { territories } }) => {
    const trackId = TrackId(params.trackId);
    const found = await dependencies.previewImpact({ trackId, ...(territories && { territories }) });
    return found.ok ? { status: 200, body: impactView(trackId, found.value) } : found;
  }),

  endpoint(listLookAlikes, async ({ params }) => {
    const found = await dependencies.listLookAlikes({ trackId: TrackId(params.trackId) });
    if (!found.ok) return found;
    const { isAnalyzed, lookAlikes } = found.value;
    const sameRecordings = found.value.sameRecordings.map(({ track, ...place }) => ({
      track: trackView(track, dependencies.baseUrl),
      ...place,
    }));
    const data = lookAlikes.map(({ track, similarity }) => ({
      track: trackView(track, dependencies.baseUrl),
      similarity,
    }));
    return { status: 200, body: { isAnalyzed, data, sameRecordings } };
  }),

  endpoint(decisions.takeDecision, async ({ caller, params, headers, body }) => {
    const taken = await dependencies.takeDecision({
      caller,
      trackId: TrackId(params.trackId),
      verdict: verdictOf(body),
      statement: body.statement,
      ...allowedBy(headers),
    });
    return taken.ok ? { status: 201, body: decisionView(taken.value) } : taken;
  }),
];

const appealOperations = (dependencies: ReviewDependencies): readonly Endpoint[] => [
  endpoint(reviews.listAppeals, async ({ query: { status = openStatuses, ...page } }) => {
    const found = await dependencies.listAppeals({ statuses: status, ...page });
    if (!found.ok) return found;
    const { appeals, nextCursor } = found.value;
    const data = appeals.map(listedAppealView);
    return { status: 200, body: { data, pagination: { limit: page.limit, nextCursor } } };
  }),

  endpoint(reviews.readAppeal, async ({ params }) => {
    const found = await dependencies.readAppeal(AppealId(params.appealId));
    return found.ok ? appealForStaff(found.value) : found;
  }),

  endpoint(reviews.reviewAppeal, async ({ caller, params, headers, body }) => {
    const requested = { caller, appealId: AppealId(params.appealId), ...allowedBy(headers) };
    const reviewed = await stepOf(dependencies, body)(requested);
    return reviewed.ok ? appealForStaff(reviewed.value) : reviewed;
  }),
];

type Requested = Omit<Parameters<moderation.MoveAppeal>[0], 'review'>;
type Step =
  | { readonly action: 'take_up' }
  | {
      readonly action: 'request_info' | 'uphold' | 'overturn' | 'dismiss';
      readonly text: string;
      readonly approve?: boolean;
    };

const stepOf =
  (
    dependencies: Pick<ReviewDependencies, 'moveAppeal' | 'upholdDecision' | 'overturnDecision'>,
    step: Step,
  ) =>
  (requested: Requested) => {
    switch (step.action) {
      case 'take_up':
        return dependencies.moveAppeal({ ...requested, review: step });
      case 'request_info':
      case 'dismiss':
        return dependencies.moveAppeal({ ...requested, review: { action: step.action, text: step.text } });
      case 'uphold':
        return dependencies.upholdDecision({ ...requested, review: { action: 'uphold', text: step.text } });
      case 'overturn': {
        const { text, approve = false } = step;
        return dependencies.overturnDecision({ ...requested, review: { action: 'overturn', text, approve } });
      }
    }
  };
