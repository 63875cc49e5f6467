import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ArchiveKind, ArchiveRecords } from './archive-records.ts';

export { archiveKinds, type ArchiveKind, type ArchiveRecords } from './archive-records.ts';

/** Where reading a kind stands: opaque, and good for the archive alone that gave it. */
export type Place = string;

export interface ArchivePage<Kind extends ArchiveKind> {
  readonly records: readonly ArchiveRecords[Kind][];
  /** Present where more may follow. */
  readonly next?: Place;
}

/** What tells an operator that it is the same store. */
export interface ArchiveTally {
  /** The highest, as the library tells it; 0 of an empty one. */
  readonly catalogVersion: number;
  /** Of all platforms, by its records. */
  readonly activeLicenses: number;
}

/** A store as what it keeps. Read while nobody writes, every record of a kind comes once. */
export interface Archive {
  read<Kind extends ArchiveKind>(
    kind: Kind,
    page: { readonly after?: Place; readonly limit: number },
  ): Promise<ArchivePage<Kind>>;
  count(kind: ArchiveKind): Promise<number>;
  tally(): Promise<ArchiveTally>;
}

/** Why nobody writes to a store: it is moving to another one, or has moved. */
export interface Hold {
  readonly moveId: string;
  readonly since: Instant;
  readonly state: 'moving' | 'moved';
}

/** A store that can be left. */
export interface ArchiveSource extends Archive {
  /** Runs `work` unless another process is at it; the way is free again when this process ends, however it does. */
  alone<T>(work: () => Promise<T>): Promise<T | 'occupied'>;
  held(): Promise<Hold | undefined>;
  /**
   * Atomic: from its commit on every write of every process is `Unavailable`, and reads go on. Answers the hold that
   * stands, which is an earlier one where there was one: then nothing is noted.
   */
  hold(moveId: string, since: Instant, audit?: AuditNote): Promise<Hold>;
  /** All of it is elsewhere now: writes stay held for good, and no service starts on it. */
  leave(): Promise<void>;
  /** Atomic, with its note: writes are taken again. */
  release(audit?: AuditNote): Promise<void>;
}

/** Whose a target is. `filling`: not all is there yet, and no service starts on it. */
export interface Claim {
  readonly moveId: string;
  readonly state: 'filling' | 'complete';
}

/** How far a kind has come. */
export interface KindProgress {
  /** In the source; absent before the first page. */
  readonly place?: Place;
  readonly records: number;
  readonly done: boolean;
}

/** A store that can be moved into. */
export interface ArchiveTarget extends Archive {
  /** `in-use`: it holds what no move brought. */
  standing(): Promise<Claim | 'empty' | 'in-use'>;
  /** Atomic: of rivals one claims an empty store. */
  claim(moveId: string): Promise<'claimed' | 'taken'>;
  progress(kind: ArchiveKind): Promise<KindProgress>;
  /** Takes a page in, then remembers how far the kind is. The same page again changes nothing. */
  write<Kind extends ArchiveKind>(
    kind: Kind,
    records: readonly ArchiveRecords[Kind][],
    progress: KindProgress,
  ): Promise<void>;
  /** All is there: services may start on it. */
  complete(): Promise<void>;
  /** Empties what a move has not completed. */
  discard(): Promise<void>;
}

/** Nothing may be served from this store: its data is, or will be, elsewhere. */
export class StoreMoved extends Error {
  override readonly name = 'StoreMoved';
}
