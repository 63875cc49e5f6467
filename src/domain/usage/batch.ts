import type { UnlicensedReason } from './licensed-use.ts';
import { reportedText, type UsageEvent, type UsageRejection } from './usage-event.ts';

/** A rejected report: its index in the batch, and the reason. */
export interface RejectedReport {
  readonly index: number;
  /** `event-id-reused`: an earlier event with this ID had another payload. */
  readonly reason: UsageRejection['kind'] | 'event-id-reused';
}

/** An event of a batch that no license covered: its index, and the reason. */
export interface UnlicensedReport {
  readonly index: number;
  /** Absent for a duplicate of an event that was recorded before reasons were stored. */
  readonly reason?: UnlicensedReason;
}

/** Returns the entry of a recorded event in its batch's list of unlicensed ones, if it belongs there. */
export const unlicensedAt = (
  index: number,
  { unlicensed, unlicensedReason: reason }: UsageEvent,
): readonly UnlicensedReport[] => (unlicensed ? [{ index, ...(reason !== undefined && { reason }) }] : []);

export interface ReportedBatch {
  readonly batchId: string;
  /** Events that may count, with their index in the request. */
  readonly events: readonly { readonly index: number; readonly event: UsageEvent }[];
  /** Reports that were rejected already. */
  readonly rejected: readonly RejectedReport[];
}

export interface BatchOutcome {
  readonly accepted: number;
  readonly duplicates: number;
  /** In order of index. */
  readonly rejected: readonly RejectedReport[];
  /**
   * The unlicensed events among the accepted and the duplicates, in order of index. A duplicate keeps its
   * first result. Absent from outcomes that earlier releases stored.
   */
  readonly unlicensed?: readonly UnlicensedReport[];
}

/** A recorded event, with its batch if that is known. */
export interface RecordedEvent {
  readonly event: UsageEvent;
  readonly batchId?: string;
}

/** Returns the key of an event: the ID from the platform, or otherwise the service's own ID. */
export const reportNameOf = ({
  platformId,
  eventId,
  usageId,
}: Pick<UsageEvent, 'platformId' | 'eventId' | 'usageId'>): string => `${platformId}/${eventId ?? usageId}`;

/**
 * Decides which events of a batch are new, given the recorded events with the same keys. An event ID counts
 * once: the same report again is a duplicate, another one is rejected. Events that an earlier attempt of this
 * batch recorded are accepted and not new.
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
