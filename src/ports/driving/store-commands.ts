import type { ArchiveKind, ArchiveTally } from '../driven/archive.ts';
import type { BackupManifest } from '../driven/backup.ts';
import type { UseCase } from './use-case.ts';

/** How far a move is with one kind of record. */
export interface MoveStep {
  readonly phase: 'copying' | 'checking';
  readonly kind: ArchiveKind;
  readonly records: number;
  /** In the store that is left. */
  readonly total: number;
}

export interface Moved extends ArchiveTally {
  /** An earlier run had finished it. */
  readonly already: boolean;
  readonly kinds: readonly { readonly kind: ArchiveKind; readonly records: number }[];
}

/** What two stores that should hold the same tell of a kind, or of themselves. */
export interface Difference {
  readonly what: ArchiveKind | keyof ArchiveTally;
  readonly left: string;
  readonly entered: string;
}

export type MoveRefused =
  /** Another process moves the same store. */
  | { readonly kind: 'move-occupied' }
  /** The target holds what no move brought. */
  | { readonly kind: 'target-in-use' }
  /** The target was filled, or is being filled, by another move. */
  | { readonly kind: 'target-of-another-move' }
  /** All of it went into another target than this one. */
  | { readonly kind: 'moved-elsewhere' }
  /** Writes are still held, the target is not used. */
  | { readonly kind: 'copies-differ'; readonly differences: readonly Difference[] };

/**
 * Moves everything that is kept into another store. Writes are held from the first step on, for good where it succeeds.
 * Interrupted, it goes on where it was when it is asked for again.
 */
export type MoveStore = UseCase<{ readonly told: (step: MoveStep) => void }, Moved, MoveRefused>;

export interface MoveUndone {
  readonly was: 'moving' | 'moved' | 'not-held';
  /** What became of the copy: an unfinished one is emptied where it can be reached, a finished one is left alone. */
  readonly copy: 'none' | 'emptied' | 'left' | 'out-of-reach';
}

/** Gives a move up, or back: writes are taken again where they were. */
export type UndoMove = UseCase<void, MoveUndone, Extract<MoveRefused, { kind: 'move-occupied' }>>;

export type BackupRefused =
  /** Something is in the folder already. */
  | { readonly kind: 'folder-occupied' }
  /** A move to another store is under way or done: a copy would take no writes. */
  | { readonly kind: 'writes-held' }
  /** The audit log is not what was written, from this place on. */
  | { readonly kind: 'audit-flawed'; readonly place: number };

interface CopyOrder {
  readonly folder: string;
  /** How many files of masters and stems were copied. */
  readonly onProgress: (files: number) => void;
}

/**
 * Copies the store as it is at one moment, while the service writes, with masters and stems. The master key is not in
 * it. A process that dies leaves no folder that looks like a backup.
 */
export type BackUpStore = UseCase<CopyOrder, BackupManifest, BackupRefused>;

export type RestoreRefused =
  | BackupRefused
  /** The folder holds no backup, or one that was not finished. */
  | { readonly kind: 'not-a-backup' }
  | { readonly kind: 'backup-damaged'; readonly detail: string };

/** Restores a backup into a place that holds no store, compared with what the backup says of itself. */
export type RestoreStore = UseCase<CopyOrder, BackupManifest, RestoreRefused>;
