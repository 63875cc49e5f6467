import type { ApprovedTrack, TakenDownTrack, Track } from './track.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { dayMs } from '../shared/calendar.ts';
import type { CursorInvalid } from '../shared/cursor.ts';

/**
 * A place in the feed of catalog changes: all changes up to `version` were seen. During a first walk, `began` is the
 * head when it started: of tracks gone by then the walker never heard, so it needs no tombstone of them.
 * It is plain and unsigned on purpose: it outlives key rotation, restart and a move to another store.
 */
export interface SyncPosition {
  readonly version: number;
  readonly began?: number;
}

/** Takedowns are told for this long; a cursor that may have missed one older is refused. */
export const tombstoneMs = 180 * dayMs;

const form = /^s1\.(0|[1-9]\d{0,14})(?:\.(0|[1-9]\d{0,14}))?$/;

export const syncCursor = ({ version, began }: SyncPosition): string =>
  began !== undefined && began > version ? `s1.${version}.${began}` : `s1.${version}`;

export const parseSyncCursor = (cursor: string): Result<SyncPosition, CursorInvalid> => {
  const parts = form.exec(cursor);
  if (!parts) return fail({ kind: 'cursor-invalid', detail: 'not a cursor of this feed' });
  const version = Number(parts[1]);
  return ok(parts[2] === undefined ? { version } : { version, began: Number(parts[2]) });
};

/** Whether a takedown that is no longer told may have been missed: `forgotten` is the version of the latest such. */
export const hasMissedTombstones = ({ version, began }: SyncPosition, forgotten: number): boolean =>
  forgotten > Math.max(version, began ?? 0);

/** A change as a partner sees it. */
export type SyncItem =
  | { readonly op: 'upsert'; readonly track: ApprovedTrack }
  | { readonly op: 'takedown'; readonly track: TakenDownTrack };

/** What a change means to a walker: nothing of a track it never heard of. */
export const syncItem = (track: Track, from: SyncPosition): readonly SyncItem[] => {
  switch (track.moderationStatus) {
    case 'approved':
      return [{ op: 'upsert', track }];
    case 'taken_down':
      return track.catalogVersion <= (from.began ?? 0) ? [] : [{ op: 'takedown', track }];
    case 'pending_review':
    case 'changes_requested':
    case 'rejected':
      return [];
  }
};
