import type { AppealId, DecisionId, NoticeId, PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import { exclusive, sharable, type Lock } from '../../program.ts';

/**
 * The lock that licenses for the track share, spread over their platforms, so that a popular track delays
 * none of them.
 */
export const trackLock = (trackId: TrackId) => sharable('track', trackId);

/** The lock of every program that issues or ends licenses of a platform, or changes the platform. */
export const platformLock = (platformId: PlatformId): Lock => exclusive('platform', platformId);

/** The lock that assigns catalog versions in the order of commits. */
export const catalogHead = exclusive('catalog-head');

/**
 * The lock of every change of an appeal, of the appeals of a decision, of a notice, and of claims
 * on any of them.
 */
export const moderationLock = (subject: TrackId | AppealId | DecisionId | NoticeId): Lock =>
  exclusive('docket', subject);
