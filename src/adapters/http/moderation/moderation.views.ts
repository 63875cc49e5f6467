import { pictureView } from '../images/picture.view.ts';
import { versionedTag } from '../kernel/response/conditional.ts';
import type { Actor } from '../../../domain/audit/entry.ts';
import type { WithDeadline } from '../../../domain/moderation/appeals/appeal-deadline.ts';
import type { Decision as Taken } from '../../../domain/moderation/decision.ts';
import type { PreviewedImpact } from '../../../ports/driving/moderation/impact.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import { timestamp, type Instant } from '../../../domain/shared/calendar.ts';
import type {
  AppealUnderReview,
  ShownModerationStatus,
  QueueItem,
} from '../../../ports/driving/moderation/moderation.ts';

const moment = <Name extends string>(name: Name, at: Instant | undefined) =>
  (at === undefined ? {} : { [name]: timestamp(at) }) as { readonly [Key in Name]?: string };

const publicDecision = ({
  decisionId,
  verdict,
  statement,
  decidedAt,
  appealUntil,
}: Omit<Taken, 'decidedBy' | 'overturns'>) => ({
  decisionId,
  action: verdict.act,
  ...('reason' in verdict && { reason: verdict.reason }),
  ...statement,
  decidedAt: timestamp(decidedAt),
  ...moment('appealUntil', appealUntil),
});

export const statusView = (shown: ShownModerationStatus, baseUrl: string) => ({
  trackId: shown.trackId,
  status: shown.status,
  since: timestamp(shown.since),
  decisions: shown.decisions.map(publicDecision),
  ...(shown.artwork && { artwork: pictureView(baseUrl, shown.artwork) }),
});

const actorView = (actor: Actor) => ({
  kind: actor.kind,
  ...(actor.kind === 'staff' && { staffId: actor.staffId }),
});

export const impactView = (
  trackId: TrackId,
  { activeLicenses, platforms, isComplete, content }: PreviewedImpact,
) => ({
  trackId,
  activeLicenses,
  platforms: platforms.map(({ platform: { platformId, slug, name }, activeLicenses: own }) => ({
    platformId,
    slug,
    name,
    activeLicenses: own,
  })),
  isComplete,
  content: {
    count: content.count,
    isComplete: content.isComplete,
    items: content.items.map(({ platform: { platformId, slug, name }, publishedAt, ...item }) => ({
      ...{ platformId, slug, name, ...item },
      publishedAt: timestamp(publishedAt),
    })),
  },
});

export const decisionView = (decision: Taken) => ({
  ...publicDecision(decision),
  trackId: decision.trackId,
  before: decision.before,
  after: decision.after,
  decidedBy: actorView(decision.decidedBy),
  ...(decision.overturns && { overturns: decision.overturns }),
});

const sharedView = (appeal: WithDeadline) => ({
  appealId: appeal.appealId,
  trackId: appeal.trackId,
  decisionId: appeal.decisionId,
  status: appeal.status,
  grounds: appeal.grounds,
  messages: appeal.messages.map(({ from, text, evidence, at }) => ({
    from,
    text,
    evidence: evidence.map(({ url }) => ({ url })),
    at: timestamp(at),
  })),
  submittedAt: timestamp(appeal.submittedAt),
  updatedAt: timestamp(appeal.updatedAt),
  decideBy: timestamp(appeal.decideBy),
  ...(appeal.overdue && { overdue: true as const }),
  ...moment('answerBy', appeal.status === 'more_info_requested' ? appeal.answerBy : undefined),
});

/** Returns an appeal as the appellant sees it, without names of staff. */
export const appealView = (appeal: WithDeadline) => ({
  ...sharedView(appeal),
  ...('outcome' in appeal && {
    outcome: { reasons: appeal.outcome.reasons, decidedAt: timestamp(appeal.outcome.decidedAt) },
  }),
});

export const listedAppealView = (appeal: WithDeadline) => ({
  ...sharedView(appeal),
  contactEmail: appeal.contactEmail,
  ...('reviewer' in appeal && { reviewer: appeal.reviewer }),
  ...('outcome' in appeal && {
    outcome: {
      reasons: appeal.outcome.reasons,
      decidedAt: timestamp(appeal.outcome.decidedAt),
      decidedBy: actorView(appeal.outcome.decidedBy),
      ...(appeal.outcome.abusive && { abusive: true }),
      ...(appeal.outcome.dismissed && {
        dismissed: {
          reasons: appeal.outcome.dismissed.reasons,
          decidedAt: timestamp(appeal.outcome.dismissed.decidedAt),
          decidedBy: actorView(appeal.outcome.dismissed.decidedBy),
        },
      }),
    },
  }),
});

export const claimView = ({ subject, staffId, until }: NonNullable<QueueItem['claim']>) => ({
  subject,
  staffId,
  until: timestamp(until),
});

/** Returns an item of the queue. `base` is the public URL of the service. */
export const queueItemView = (
  { artists, artwork, since, decideBy, overdue, reviewer, disputes, claim, ...item }: QueueItem,
  base: string,
) => ({
  ...{ kind: item.kind, subject: item.subject, trackId: item.trackId, title: item.title },
  artists: [...artists],
  ...(artwork && { artwork: pictureView(base, artwork) }),
  since: timestamp(since),
  ...moment('decideBy', decideBy),
  ...(overdue && { overdue }),
  ...(reviewer && { reviewer }),
  ...(disputes !== undefined && { disputes }),
  ...(claim && { claim: claimView(claim) }),
});

/** A response with the appeal and its ETag. */
export const appealForStaff = ({ appeal, decision, others, claim }: AppealUnderReview) => {
  const body = {
    ...listedAppealView(appeal),
    decision: decisionView(decision),
    others,
    ...(claim && { claim: claimView(claim) }),
  };
  return { status: 200, body, etag: versionedTag(appeal.version, body) } as const;
};
