import type { RightsCheck } from '../../../domain/catalog/clearance.ts';
import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { DecidedRevision } from '../../../domain/drafts/draft.ts';
import type { AdministeredRights } from '../../../domain/drafts/party-shares.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { Mandates } from '../../../domain/parties/mandates.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AppealId, TrackId } from '../../../domain/shared/ids.ts';
import type { Claim } from '../../driven/moderation/moderation-store.ts';
import type { DisputeWithShares } from '../parties/disputes.ts';
import type { UseCase } from '../use-case.ts';

export interface TrackUnderReview {
  readonly track: Track;
  /** The decisions in force against it, the most severe first. */
  readonly decisionsInForce: readonly Decision[];
  readonly openAppeals: readonly AppealId[];
  /** The disputes of shares, also those that staff have set aside. */
  readonly disputes: readonly DisputeWithShares[];
  /** Which licenses could be granted now, if the track was approved. */
  readonly rightsCheck: RightsCheck & { readonly mandates: Mandates };
  /** Whether changes of the approved track wait for review. */
  readonly hasRevision: boolean;
  /** The shares of the published track of an account and the earlier ones, the oldest first, with the names that the parties have now. */
  readonly splits: readonly { readonly effectiveFrom: Instant; readonly rights: AdministeredRights }[];
  /** The latest decisions about its revisions, the last one first. */
  readonly revisionDecisions: readonly DecidedRevision[];
  /** The analysis of the master; absent if it was not analyzed. */
  readonly analysis?: SoundAnalysis;
  readonly claim?: Claim;
}

/** Returns a track in any status. */
export type ReadTrackForStaff = UseCase<TrackId, TrackUnderReview, TrackNotFound>;
