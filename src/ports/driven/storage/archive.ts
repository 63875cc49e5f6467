import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ArchiveKind, ArchiveRecords } from './archive-records.ts';

export { archiveKinds, type ArchiveKind, type ArchiveRecords } from './archive-records.ts';

/** A position in reading a kind: opaque, and valid only for the archive that returned it. */
export type Place = string;

export interface ArchivePage<Kind extends ArchiveKind> {
  readonly records: readonly ArchiveRecords[Kind][];
  /** Present if more may follow. */
  readonly next?: Place;
}

/** Figures by which an operator recognizes the same store. */
export interface ArchiveTotals {
  /** The highest catalog version; 0 for an empty catalog. */
  readonly catalogVersion: number;
  /** The number of all active licenses, counted from records. */
  readonly activeLicenses: number;
}

/** The content of a store. Every record of a kind is read once if nobody writes meanwhile. */
export interface Archive {
  read<Kind extends ArchiveKind>(
    kind: Kind,
    page: { readonly after?: Place; readonly limit: number },
  ): Promise<ArchivePage<Kind>>;
  count(kind: ArchiveKind): Promise<number>;
  totals(): Promise<ArchiveTotals>;
}

/** The exclusive lock that blocks writes to a store while it moves to another one, and after it has moved. */
export interface WriteLock {
  readonly moveId: string;
  readonly since: Instant;
  readonly state: 'moving' | 'moved';
  /** Names the other store for the operator, without credentials; absent if an earlier release moved it. */
  readonly to?: string;
}

/** The move that filled a store. With `filling`, it is incomplete and no service starts on the store. */
export interface Claim {
  readonly moveId: string;
  readonly state: 'filling' | 'complete';
  /**
   * Present while the records of an incomplete move are deleted. A move continues only after it has deleted
   * the rest, because counts may have survived the records that they count.
   */
  readonly isDiscarding?: true;
}

/** A store that takes part in a move. */
export interface MovableArchive extends Archive {
  /** Returns the move that filled the store; without one, `in-use` if the store contains data. */
  owner(): Promise<Claim | 'empty' | 'in-use'>;
  writeLock(): Promise<WriteLock | undefined>;
}

/** The exclusive right of a process to move a store. */
export interface MoveLease {
  /** Throws `MoveEnded` if another process has the lease now, because this one was suspended for too long. */
  requireCurrent(): Promise<void>;
}

/** A store from which data can be moved. */
export interface ArchiveSource extends MovableArchive {
  /** Runs `work` unless another process runs it; a process that ends in any way unlocks it. */
  alone<T>(work: (lease: MoveLease) => Promise<T>): Promise<T | 'occupied'>;
  /**
   * Atomic: after its commit, every write of every process throws `Unavailable`, and reads continue. Returns
   * the write lock in force; if it is an earlier one, nothing is recorded.
   */
  acquireWriteLock(begun: Omit<WriteLock, 'state'>, audit: AuditNote | undefined): Promise<WriteLock>;
  /**
   * Records that everything has moved: writes stay blocked permanently, and no service starts on the store.
   * Throws `MoveEnded` if another move, or none, blocks writes.
   */
  markMoved(moveId: string): Promise<void>;
  /** Atomic, with its note: unblocks writes. Throws `MoveEnded` if another move blocks them. */
  releaseWriteLock(moveId: string, audit: AuditNote | undefined): Promise<void>;
}

/** The progress of a kind. */
export interface KindProgress {
  /** The position in the source; absent before the first page. */
  readonly place?: Place;
  readonly records: number;
  readonly done: boolean;
}

/**
 * A store into which data can be moved. Throws `MoveEnded` if another process ended the move `moveId`, so that a
 * process that was suspended meanwhile changes nothing.
 */
export interface ArchiveTarget extends MovableArchive {
  /** Atomic: of simultaneous moves, one claims an empty store. */
  claim(moveId: string): Promise<'claimed' | 'taken'>;
  progress(kind: ArchiveKind): Promise<KindProgress>;
  /** Atomic: stores a page and its progress, while the move fills the store. Repeating a page has no effect. */
  write<Kind extends ArchiveKind>(
    moveId: string,
    kind: Kind,
    records: readonly ArchiveRecords[Kind][],
    progress: KindProgress,
  ): Promise<void>;
  /** Records that everything is stored, so that services may start on it. */
  complete(moveId: string): Promise<void>;
  /** Deletes the data of an incomplete move. If it is interrupted, repeat it. */
  discard(moveId: string): Promise<void>;
  /**
   * Atomic: blocks all writes permanently and lets no service start, because the move was undone and the data
   * is in the store `to` again. Throws `MoveEnded` if another move filled the store, or another one blocks writes.
   */
  retire(undone: Omit<WriteLock, 'state'> & { readonly to: string }): Promise<void>;
}

/** Another process continued and ended the move, or undid it. */
export class MoveEnded extends Error {
  override readonly name = 'MoveEnded';

  constructor() {
    super('another process ended this move, or undid it');
  }
}

/** The store must not be served, because its data is moving or has moved to another one. */
export class StoreMoved extends Error {
  override readonly name = 'StoreMoved';
}
