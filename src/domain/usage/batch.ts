import type { UnlicensedReason } from './licensed-use.ts';
import { reportedText, type UsageEvent, type UsageRefusal } from './usage-event.ts';

/** The answer to one report: index in the batch, and why it was refused. */
export interface RejectedReport {
  readonly index: number;
  /** `event-id-reused`: its event id came before with another payload. */
  readonly reason: UsageRefusal['kind'] | 'event-id-reused';
}

/** An event of a batch that no license covered: its index, and why. */
export interface UnlicensedReport {
  readonly index: number;
  /** Absent for a duplicate whose event was recorded before reasons were. */
  readonly reason?: UnlicensedReason;
}

/** The entry of an event on record in its batch's list of unlicensed ones, if it belongs there. */
export const unlicensedAt = (
  index: number,
  { unlicensed, unlicensedReason: reason }: UsageEvent,
): readonly UnlicensedReport[] => (unlicensed ? [{ index, ...(reason !== undefined && { reason }) }] : []);

export interface ReportedBatch {
  readonly batchId: string;
  /** Events that may count, with their place in the request. */
  readonly events: readonly { readonly index: number; readonly event: UsageEvent }[];
  /** Reports refused already. */
  readonly rejected: readonly RejectedReport[];
}

export interface BatchOutcome {
  readonly accepted: number;
  readonly duplicates: number;
  /** In order of index. */
  readonly rejected: readonly RejectedReport[];
  /**
   * Among the accepted and the duplicates, in order of index. A duplicate keeps its first judgment. Absent from outcomes
   * stored by earlier releases.
   */
  readonly unlicensed?: readonly UnlicensedReport[];
}

/** An event on record, with the batch that brought it if that is known. */
export interface RecordedEvent {
  readonly event: UsageEvent;
  readonly batchId?: string;
}

/** What an event is known by: the ID that the platform gave it, or ours if it gave none. */
export const reportNameOf = ({
  platformId,
  eventId,
  usageId,
}: Pick<UsageEvent, 'platformId' | 'eventId' | 'usageId'>): string => `${platformId}/${eventId ?? usageId}`;

/**
 * Decides which events of a batch are new, given those on record under the names of its events. An event ID counts once: the
 * same report again is a duplicate, another one is rejected. Events that an earlier attempt of this batch recorded are
 * accepted and not new.
 */
export const decideBatch = (
  { batchId, events, rejected: refused }: ReportedBatch,
  known: ReadonlyMap<string, RecordedEvent>,
): { readonly fresh: readonly UsageEvent[]; readonly outcome: BatchOutcome } => {
  const fresh = new Map<string, UsageEvent>();
  const rejected: RejectedReport[] = [...refused];
  const unlicensed: UnlicensedReport[] = [];
  let [kept, duplicates] = [0, 0];
  for (const { index, event } of events) {
    const name = reportNameOf(event);
    const stored = known.get(name);
    const before = stored?.event ?? fresh.get(name);
    const isOwn = stored?.batchId === batchId && stored.event.usageId === event.usageId;
    if (isOwn) kept++;
    else if (!before || event.eventId === undefined) fresh.set(name, event);
    else if (reportedText(before) === reportedText(event)) duplicates++;
    else {
      rejected.push({ index, reason: 'event-id-reused' });
      continue;
    }
    unlicensed.push(...unlicensedAt(index, before ?? event));
  }
  rejected.sort((one, other) => one.index - other.index);
  return {
    fresh: [...fresh.values()],
    outcome: { accepted: kept + fresh.size, duplicates, rejected, unlicensed },
  };
};
