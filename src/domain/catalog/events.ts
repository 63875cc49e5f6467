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

/** Returns the track as it was at its takedown, whatever was decided since. */
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

/** Returns the names of the members that partners see and that differ. */
export const changedFields = (before: Track, after: Uncommitted<Track>): readonly string[] => {
  const unreported = [
    'updatedAt',
    'addedAt',
    'catalogVersion',
    'trackId',
    'withdrawn',
    'compliance',
    'likeness',
  ];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const valueOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];
  return [...names]
    .filter((name) => !unreported.includes(name))
    .filter((name) => JSON.stringify(valueOf(before, name)) !== JSON.stringify(valueOf(after, name)))
    .sort();
};

/**
 * Returns, as text that can be compared, where restrictions require something of published content, and why.
 */
const concernsIn = ({ withdrawn }: Uncommitted<Track>): string => {
  const concerns = (withdrawn?.restrictions ?? []).flatMap(({ reason, territories }) =>
    reason === 'withdrawn' ? [] : territories.map((territory) => `${territory} ${reason}`),
  );
  return [...new Set(concerns)].sort().join();
};

/** The reason of a takedown, restriction or reinstatement, as events contain it. */
export interface DecisionData {
  readonly decisionId: DecisionId;
  readonly action: 'take_down' | 'restrict' | 'reinstate';
  readonly ground: string;
  /** The reason of a takedown or restriction. */
  readonly reason?: TakedownReason;
  /** The territories in which the decision applies; absent if it applies everywhere. */
  readonly territories?: readonly Territory[];
}

const changeData = ({ state, removeBy, territories }: TerritorialCompliance) => ({
  state,
  ...(removeBy !== undefined && { removeBy: timestamp(removeBy) }),
  territories,
});

/** Returns what a decision changes for licensees, as events contain it. */
const consequences = (changes: readonly TerritorialCompliance[], decision: DecisionData | undefined) => ({
  ...(decision && { decision: { ...decision } }),
  ...(changes.length > 0 && { complianceChanges: changes.map(changeData) }),
});

/** Returns the changes of compliance that an event reports. */
export const reportedChanges = ({ data }: DomainEvent): readonly TerritorialCompliance[] => {
  const changes = (data['complianceChanges'] ?? []) as readonly ReturnType<typeof changeData>[];
  return changes.map(({ removeBy, ...change }) => ({
    ...change,
    ...(removeBy !== undefined && { removeBy: Date.parse(removeBy) }),
  }));
};

/**
 * Returns the events of a decision about a track. A restriction that changes compliance causes an event even
 * in countries in which the track was not cleared. A track that partners have never seen causes none until it
 * is approved.
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
