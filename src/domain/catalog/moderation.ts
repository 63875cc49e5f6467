import type { Instant } from '../shared/calendar.ts';
import { dayMs } from '../shared/calendar.ts';
import type { Territory } from '../shared/territory.ts';
import { excluding } from '../shared/territory.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  mustBeRemoved,
  wasPublished,
  type ApprovedTrack,
  type Restriction,
  type TakedownReason,
  type TakenDownTrack,
  type Track,
  type Uncommitted,
} from './track.ts';

export interface AlreadyInState {
  readonly kind: 'track-already-in-state';
  readonly state: Track['moderationStatus'];
}

/** How long published content may stay after an infringing or legal takedown. */
const removalPeriodMs = 7 * dayMs;

const withoutTakedown = (track: Track): Omit<ApprovedTrack, 'moderationStatus'> => {
  if (track.moderationStatus !== 'taken_down') return track;
  const { takedown: _, ...record } = track;
  return record;
};

/**
 * Adds the track to search and licensing. A track that is taken down is reinstated: from a takedown
 * everywhere first, then from territorial takedowns.
 */
export const approve = (track: Track, at: Instant): Result<Uncommitted<ApprovedTrack>, AlreadyInState> => {
  if (track.moderationStatus !== 'approved') {
    return ok({ ...withoutTakedown(track), moderationStatus: 'approved', updatedAt: at });
  }
  const { withdrawn, ...record } = track;
  return withdrawn
    ? ok({ ...record, territories: withdrawn.delivered, updatedAt: at })
    : fail({ kind: 'track-already-in-state', state: 'approved' });
};

/**
 * Withdraws an approved track everywhere, or changes the reason of a takedown. Licenses keep their status;
 * their compliance follows `reason`. A removal deadline that has been set is never extended. `since` is when
 * the track was first taken down for that reason.
 */
export const takeDown = (
  track: Track,
  reason: TakedownReason,
  at: Instant,
  since = at,
): Result<Uncommitted<TakenDownTrack>, AlreadyInState> => {
  const earlier = track.moderationStatus === 'taken_down' ? track.takedown : undefined;
  if (!wasPublished(track) || earlier?.reason === reason) {
    return fail({ kind: 'track-already-in-state', state: track.moderationStatus });
  }
  const removeBy = Math.min(since + removalPeriodMs, earlier?.removeBy ?? Infinity);
  const takedown = {
    ...{ reason, effectiveAt: since },
    ...(mustBeRemoved(reason) && { removeBy }),
    ...(earlier?.isFinal && { isFinal: earlier.isFinal }),
  };
  return ok({ ...track, moderationStatus: 'taken_down', takedown, updatedAt: at });
};

/**
 * Returns the track after a territorial takedown: it stays in the catalog, cleared in fewer countries,
 * whatever is delivered later.
 */
export const withdrawFrom = <T extends Track>(
  track: T,
  territories: readonly Territory[],
  at: Instant,
  reason: TakedownReason = 'withdrawn',
): T => {
  const {
    from,
    delivered,
    restrictions = [],
  } = track.withdrawn ?? { from: [], delivered: track.territories };
  const all = [...new Set([...from, ...territories])].sort();
  return {
    ...track,
    territories: excluding(delivered, all),
    withdrawn: {
      from: all,
      delivered,
      restrictions: [...restrictions, restriction(territories, reason, at)],
    },
    updatedAt: at,
  };
};

/**
 * Returns a territorial takedown for a reason, with the time by which published content must be removed, if
 * any.
 */
export const restriction = (
  territories: readonly Territory[],
  reason: TakedownReason,
  effectiveAt: Instant,
): Restriction => ({
  reason,
  territories,
  effectiveAt,
  ...(mustBeRemoved(reason) && { removeBy: effectiveAt + removalPeriodMs }),
});

/** Returns the restrictions without some territories. */
const liftedIn = (restrictions: readonly Restriction[], lifted: readonly Territory[]) =>
  restrictions
    .map((one) => ({ ...one, territories: one.territories.filter((code) => !lifted.includes(code)) }))
    .filter(({ territories }) => territories.length > 0);

/** Ends a territorial takedown in some of its territories, in which the delivered clearance applies again. */
export const restore = (
  track: Track,
  territories: readonly Territory[],
  at: Instant,
): Result<Uncommitted<Track>, AlreadyInState> => {
  const { withdrawn, ...record } = track;
  const from = withdrawn?.from.filter((territory) => !territories.includes(territory)) ?? [];
  if (!withdrawn || from.length === withdrawn.from.length) {
    return fail({ kind: 'track-already-in-state', state: track.moderationStatus });
  }
  const { delivered, restrictions } = withdrawn;
  return ok({
    ...record,
    territories: excluding(delivered, from),
    ...(from.length > 0 && {
      withdrawn: {
        ...{ from, delivered },
        ...(restrictions && { restrictions: liftedIn(restrictions, territories) }),
      },
    }),
    updatedAt: at,
  });
};
