import type { ApprovedTrack, TakenDownTrack, Track } from './track.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { dayMs } from '../shared/calendar.ts';
import type { CursorInvalid } from '../shared/cursor.ts';

/**
 * A place in the feed of catalog changes, after all changes up to `version`. During the first walk, `began`
 * is the latest version at its start: the client never received tracks that were gone by then, so it needs no
 * tombstones for them. It is deliberately plain and unsigned, so that it survives key rotation, a restart and
 * a move to another store.
 */
export interface SyncPosition {
  readonly version: number;
  readonly began?: number;
}

/** How long the feed contains takedowns; a cursor that may have missed an older one is rejected. */
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

/**
 * Returns whether the client may have missed a takedown that the feed no longer contains. `latestDropped` is the
 * version of the latest such takedown.
 */
export const hasMissedTombstones = ({ version, began }: SyncPosition, latestDropped: number): boolean =>
  latestDropped > Math.max(version, began ?? 0);

/** A change as a partner receives it. */
export type SyncItem =
  | { readonly op: 'upsert'; readonly track: ApprovedTrack }
  | { readonly op: 'takedown'; readonly track: TakenDownTrack };

/** Returns a change as the client needs it: nothing for a track that it never received. */
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
