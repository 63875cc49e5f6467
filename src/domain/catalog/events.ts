import { timestamp } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId } from '../shared/ids.ts';
import type { ApprovedTrack, TakedownReason, TakenDownTrack, Track, Uncommitted } from './track.ts';

export const trackApproved = (track: Uncommitted<ApprovedTrack>, eventId: EventId): DomainEvent => ({
  eventId,
  type: 'track.approved',
  occurredAt: track.updatedAt,
  data: {
    trackId: track.trackId,
    isrc: track.isrc,
    title: track.title,
    approvedAt: timestamp(track.updatedAt),
  },
});

export const trackUpdated = (
  track: Uncommitted<Track>,
  changedFields: readonly string[],
  eventId: EventId,
): DomainEvent => ({
  eventId,
  type: 'track.updated',
  occurredAt: track.updatedAt,
  data: { trackId: track.trackId, changedFields, updatedAt: timestamp(track.updatedAt) },
});

export const trackTakenDown = (track: Uncommitted<TakenDownTrack>, eventId: EventId): DomainEvent => ({
  eventId,
  type: 'track.takedown',
  occurredAt: track.updatedAt,
  data: {
    trackId: track.trackId,
    reason: track.takedown.reason,
    effectiveAt: timestamp(track.takedown.effectiveAt),
    removeBy: track.takedown.removeBy === undefined ? null : timestamp(track.takedown.removeBy),
  },
});

/** The track as its takedown event says that it was, whatever was decided since. */
export const takenDownBy = ({ data }: DomainEvent, track: Track): TakenDownTrack => {
  const at = (member: 'effectiveAt' | 'removeBy') => Date.parse(data[member] as string);
  return {
    ...track,
    moderationStatus: 'taken_down',
    takedown: {
      reason: data['reason'] as TakedownReason,
      effectiveAt: at('effectiveAt'),
      ...(data['removeBy'] !== null && { removeBy: at('removeBy') }),
    },
  };
};

/** The members of the record that a partner sees and that differ, by name. */
export const changedFields = (before: Track, after: Uncommitted<Track>): readonly string[] => {
  const told = ['updatedAt', 'addedAt', 'catalogVersion', 'trackId', 'withdrawn', 'likeness'];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const valueOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];
  return [...names]
    .filter((name) => !told.includes(name))
    .filter((name) => JSON.stringify(valueOf(before, name)) !== JSON.stringify(valueOf(after, name)))
    .sort();
};

/** Where restrictions ask something of published content, and why. */
const concernsIn = ({ withdrawn }: Uncommitted<Track>): string => {
  const concerns = (withdrawn?.restrictions ?? []).flatMap(({ reason, territories }) =>
    reason === 'withdrawn' ? [] : territories.map((territory) => `${territory} ${reason}`),
  );
  return [...new Set(concerns)].sort().join();
};

/**
 * The events of a decision about a track. A restriction that changes what licensees must do is an event also where the
 * track was not cleared before. A track that partners never knew causes none until it is approved.
 */
export const trackRuled = (
  before: Track,
  after: Uncommitted<Track>,
  eventId: EventId,
): readonly DomainEvent[] => {
  const fields = changedFields(before, after);
  const sameConcerns = concernsIn(before) === concernsIn(after);
  if (after.moderationStatus === 'taken_down') {
    const same = before.moderationStatus === 'taken_down' && !fields.includes('takedown') && sameConcerns;
    return same ? [] : [trackTakenDown(after, eventId)];
  }
  if (after.moderationStatus !== 'approved') return [];
  if (before.moderationStatus !== 'approved') return [trackApproved(after, eventId)];
  const shown = sameConcerns ? fields : [...new Set([...fields, 'territories'])].sort();
  return shown.length > 0 ? [trackUpdated(after, shown, eventId)] : [];
};
