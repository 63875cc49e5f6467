import type { AppealId, DecisionId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import { exclusive, sharable, type Lock } from '../program.ts';

/** Shared by licenses of the track, spread over their platforms: a popular track is not in the way of any of them. */
export const trackLock = (trackId: TrackId) => sharable('track', trackId);

/** Taken by whatever issues or ends licenses of a platform, or changes the platform. */
export const platformLock = (platformId: PlatformId): Lock => exclusive('platform', platformId);

/** Catalog versions are allotted in the order of commits. */
export const catalogHead = exclusive('catalog-head');

/** Taken by every change of an appeal, of the appeals of a decision, and of who works on a track or an appeal. */
export const docketLock = (subject: TrackId | AppealId | DecisionId): Lock => exclusive('docket', subject);
