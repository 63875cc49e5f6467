import { timestamp } from '../../../domain/shared/calendar.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type * as review from '../../../ports/driving/media/review-media.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './review.contract.ts';
import { servedInline } from './served-inline.ts';

export interface ReviewMediaDependencies {
  readonly linkToReviewAudio: review.LinkToReviewAudio;
  readonly openReviewAudio: review.OpenReviewAudio;
  readonly readWaveformForStaff: review.ReadWaveformForStaff;
}

export const reviewMediaEndpoints = (use: ReviewMediaDependencies): readonly Endpoint[] => [
  endpoint(routes.linkToAudio, async ({ caller, params, query }) => {
    const created = await use.linkToReviewAudio({
      caller,
      trackId: TrackId(params.trackId),
      part: query.part,
    });
    return created.ok
      ? { status: 200, body: { ...created.value, expiresAt: timestamp(created.value.expiresAt) } }
      : created;
  }),

  endpoint(routes.readPeaks, async ({ params, query }) => {
    const found = await use.readWaveformForStaff({
      trackId: TrackId(params.trackId),
      points: query.points,
    });
    return found.ok ? { status: 200, body: found.value } : found;
  }),

  endpoint(routes.openReview, async ({ params }) => {
    const opened = await use.openReviewAudio({ token: params.token });
    return opened.ok ? servedInline(opened.value) : opened;
  }),
];
