import { timestamp } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import { complianceChanges } from './track-compliance.ts';
import type { DecisionId, EventId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import type {
  ApprovedTrack,
  TakedownReason,
  TakenDownTrack,
  TerritorialCompliance,
  Track,
  Uncommitted,
} from './track.ts';

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
  const told = ['updatedAt', 'addedAt', 'catalogVersion', 'trackId', 'withdrawn', 'compliance', 'likeness'];
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

/** Why a track was taken down, restricted or reinstated, as events show it. */
export interface DecisionData {
  readonly decisionId: DecisionId;
  readonly action: 'take_down' | 'restrict' | 'reinstate';
  readonly ground: string;
  /** Of a takedown or restriction. */
  readonly reason?: TakedownReason;
  /** Where it applies; absent if it applies everywhere. */
  readonly territories?: readonly Territory[];
}

const changeData = ({ state, removeBy, territories }: TerritorialCompliance) => ({
  state,
  ...(removeBy !== undefined && { removeBy: timestamp(removeBy) }),
  territories,
});

/** What a decision changes for licensees, as events show it. */
const consequences = (changes: readonly TerritorialCompliance[], decision: DecisionData | undefined) => ({
  ...(decision && { decision: { ...decision } }),
  ...(changes.length > 0 && { complianceChanges: changes.map(changeData) }),
});

/** Returns what an event says that licensees must do now wherever that changed. */
export const changesToldBy = ({ data }: DomainEvent): readonly TerritorialCompliance[] => {
  const changes = (data['complianceChanges'] ?? []) as readonly ReturnType<typeof changeData>[];
  return changes.map(({ removeBy, ...change }) => ({
    ...change,
    ...(removeBy !== undefined && { removeBy: Date.parse(removeBy) }),
  }));
};

/**
 * The events of a decision about a track. A restriction that changes what licensees must do is an event also where the
 * track was not cleared before. A track that partners never knew causes none until it is approved.
 */
export const trackRuled = (
  before: Track,
  after: Uncommitted<Track>,
  eventId: EventId,
  decision?: DecisionData,
): readonly DomainEvent[] => {
  const fields = changedFields(before, after);
  const changes = complianceChanges(before, after);
  const sameConcerns = concernsIn(before) === concernsIn(after) && changes.length === 0;
  const withConsequences = (event: DomainEvent): readonly DomainEvent[] => [
    { ...event, data: { ...event.data, ...consequences(changes, decision) } },
  ];
  if (after.moderationStatus === 'taken_down') {
    const same = before.moderationStatus === 'taken_down' && !fields.includes('takedown') && sameConcerns;
    return same ? [] : withConsequences(trackTakenDown(after, eventId));
  }
  if (after.moderationStatus !== 'approved') return [];
  if (before.moderationStatus !== 'approved') return withConsequences(trackApproved(after, eventId));
  const shown = sameConcerns ? fields : [...new Set([...fields, 'territories'])].sort();
  return shown.length > 0 ? withConsequences(trackUpdated(after, shown, eventId)) : [];
};
