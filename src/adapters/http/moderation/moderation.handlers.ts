import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import type { NamedRecording } from '../../../domain/moderation/appeals/appealed-recording.ts';
import { AppealId, DecisionId, TrackId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Assignment } from '../../../ports/driving/moderation/assignment.ts';
import type { Moderation } from '../../../ports/driving/moderation/moderation.ts';
import type { Transparency } from '../../../ports/driving/moderation/transparency.ts';
import type { Evidence } from '../../../ports/driving/moderation/evidence.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as appeals from './appeals.contract.ts';
import { appealView, statusView } from './moderation.views.ts';
import * as submissions from './submit-appeal.contract.ts';
import { assignmentEndpoints } from './assignment/assignment.handlers.ts';
import { evidenceEndpoints } from './evidence/evidence.handlers.ts';
import { ownAppealOf } from './own-appeal.ts';
import { transparencyEndpoints } from './transparency/transparency.handlers.ts';
import { reviewEndpoints } from './review.handlers.ts';
import { preferredLanguage } from '../vocabulary/preferred-language.ts';

export interface ModerationDependencies
  extends
    Omit<Moderation, 'watchAppealDeadlines'>,
    Omit<Evidence, 'deleteDueEvidence'>,
    Transparency,
    Assignment {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

export const moderationEndpoints = (dependencies: ModerationDependencies): readonly Endpoint[] => [
  ...publicOperations(dependencies),
  ...evidenceEndpoints(dependencies),
  ...reviewEndpoints(dependencies),
  ...assignmentEndpoints(dependencies),
  ...transparencyEndpoints(dependencies),
];

const recordingOf = (named: NamedRecording): NamedRecording =>
  'isrc' in named
    ? { isrc: parseIsrc(named.isrc) ?? named.isrc }
    : { title: named.title, artist: named.artist };

const publicOperations = (dependencies: ModerationDependencies): readonly Endpoint[] => [
  endpoint(appeals.readModerationStatus, async ({ params }) => {
    const found = await dependencies.readModerationStatus(TrackId(params.trackId));
    return found.ok ? { status: 200, body: statusView(found.value, dependencies.baseUrl) } : found;
  }),

  endpoint(submissions.submitAppeal, async ({ params, body, address, acceptLanguage }) => {
    const { decisionId, evidence = [], ...requested } = body;
    const submitted = await dependencies.submitAppeal({
      trackId: TrackId(params.trackId),
      ...(decisionId !== undefined && { decisionId: DecisionId(decisionId) }),
      requested: { ...requested, evidence, ...preferredLanguage(body.language, acceptLanguage) },
      address,
    });
    if (!submitted.ok) return submitted;
    const { appeal, code } = submitted.value;
    return { status: 201, body: { ...appealView(appeal), code } };
  }),

  endpoint(submissions.submitAppealByRecording, async ({ body, address, acceptLanguage }) => {
    const { grounds, statement, contactEmail, decisionId, evidence = [] } = body;
    const found =
      'trackId' in body ? ok(TrackId(body.trackId)) : await dependencies.findAppealedTrack(recordingOf(body));
    if (!found.ok) return found;
    const submitted = await dependencies.submitAppeal({
      trackId: found.value,
      ...(decisionId !== undefined && { decisionId: DecisionId(decisionId) }),
      requested: {
        ...{ grounds, statement, contactEmail, evidence },
        ...preferredLanguage(body.language, acceptLanguage),
      },
      address,
    });
    if (!submitted.ok) return submitted;
    const { appeal, code } = submitted.value;
    return { status: 201, body: { ...appealView(appeal), code } };
  }),

  endpoint(appeals.followAppeal, async (request) => {
    const found = await dependencies.followAppeal(ownAppealOf(request));
    return found.ok ? { status: 200, body: appealView(found.value) } : found;
  }),

  endpoint(appeals.renewAppealCode, async ({ params }) => {
    const requested = await dependencies.renewAppealCode(AppealId(params.appealId));
    return requested.ok ? { status: 202, empty: true } : requested;
  }),

  endpoint(appeals.answerAppeal, async ({ body: { text, evidence = [] }, ...request }) => {
    const answered = await dependencies.answerAppeal({ ...ownAppealOf(request), text, evidence });
    return answered.ok ? { status: 200, body: appealView(answered.value) } : answered;
  }),

  endpoint(appeals.withdrawAppeal, async (request) => {
    const withdrawn = await dependencies.withdrawAppeal(ownAppealOf(request));
    return withdrawn.ok ? { status: 200, body: appealView(withdrawn.value) } : withdrawn;
  }),
];
