import type { ArchiveKind, ArchiveTotals, WriteLock } from '../../driven/storage/archive.ts';
import type { BackupManifest } from '../../driven/storage/backup.ts';
import type { AuditVerified } from './operator.ts';
import type { UseCase } from '../use-case.ts';

/** The progress of a move with one kind of record. */
export interface MoveStep {
  readonly phase: 'copying' | 'checking';
  readonly kind: ArchiveKind;
  readonly records: number;
  /** The number of records in the source. */
  readonly total: number;
}

/** The number of records of each kind. */
export type KindCounts = readonly { readonly kind: ArchiveKind; readonly records: number }[];

export interface Moved extends ArchiveTotals {
  /** An earlier run had completed it. */
  readonly already: boolean;
  readonly kinds: KindCounts;
  /** The audit log. An alteration of it is older than the move, because the stores do not differ. */
  readonly audit: AuditVerified;
}

/** A difference between two stores that should have the same content. */
export interface Difference {
  readonly what: ArchiveKind | keyof ArchiveTotals;
  readonly inSource: string;
  readonly inTarget: string;
}

export type MoveRejected =
  /** Another process is moving the same store. */
  | { readonly kind: 'move-occupied' }
  /** Another process continued and ended this move, or undid it, while this process did not run. */
  | { readonly kind: 'move-ended' }
  /** The source was never used. */
  | { readonly kind: 'nothing-to-move' }
  /** A move into the source is not complete. */
  | { readonly kind: 'source-incomplete' }
  /** The source is the copy of a move that was undone: the data is in the store `to` again. */
  | ({ readonly kind: 'source-retired' } & Pick<WriteLock, 'to'>)
  /** Both addresses lead to the same store. */
  | { readonly kind: 'same-store' }
  /** The target contains data that no move brought. */
  | { readonly kind: 'target-in-use' }
  /** The target was filled, or is being filled, by another move. */
  | { readonly kind: 'target-of-another-move' }
  /** The data of the target has moved to a third store, or back after an undone move. */
  | ({ readonly kind: 'target-moved-on' } & Pick<WriteLock, 'to'>)
  /** Everything was moved, or is being moved, to another target. */
  | ({ readonly kind: 'moved-elsewhere' } & Pick<WriteLock, 'state' | 'to'>)
  /** The operator interrupted the move before it blocked writes. Nothing was changed. */
  | { readonly kind: 'move-interrupted-early' }
  /** The operator interrupted the move. Writes are still blocked. */
  | { readonly kind: 'move-interrupted' }
  /** Writes are still blocked, and the target is not used. */
  | { readonly kind: 'copies-differ'; readonly differences: readonly Difference[] };

/**
 * Moves everything into another store. Writes are blocked from the first step on, permanently after success.
 * After an interruption, a repeated run continues.
 */
export type MoveStore = UseCase<
  {
    /** Receives the number of records before anything is changed. */
    readonly onPlan: (kinds: KindCounts) => void;
    readonly onProgress: (step: MoveStep) => void;
    /** Returns whether to stop before the next step, or during an outage. */
    readonly isInterrupted: () => boolean;
  },
  Moved,
  MoveRejected
>;

export interface MoveUndone {
  readonly was: 'moving' | 'moved' | 'not-locked';
  /** The state of the copy: an unfinished one is deleted, a finished one accepts no more writes. */
  readonly copy: 'none' | 'emptied' | 'retired' | 'out-of-reach';
}

/** Cancels or undoes a move: writes continue in the source. */
export type UndoMove = UseCase<
  void,
  MoveUndone,
  Extract<
    MoveRejected,
    {
      kind:
        | 'move-occupied'
        | 'move-ended'
        | 'source-retired'
        | 'same-store'
        | 'moved-elsewhere'
        | 'target-moved-on';
    }
  >
>;

export type BackupRejected =
  /** The folder is not empty. */
  | { readonly kind: 'folder-occupied' }
  /** A move to another store is in progress or complete: a copy would accept no writes. */
  | { readonly kind: 'writes-locked' }
  /** The audit log was altered from this place on. */
  | { readonly kind: 'audit-altered'; readonly place: number };

interface CopyOrder {
  readonly folder: string;
  /** Receives the number of copied masters and stems. */
  readonly onProgress: (files: number) => void;
}

/**
 * Copies the state of the store at one time, while the service writes, with masters and stems but without the
 * master key. A process that crashes leaves no folder that looks like a backup.
 */
export type BackUpStore = UseCase<CopyOrder, BackupManifest, BackupRejected>;

export type RestoreRejected =
  | BackupRejected
  /** The folder contains no complete backup. */
  | { readonly kind: 'not-a-backup' }
  | { readonly kind: 'backup-damaged'; readonly detail: string };

/** Restores a backup into an empty place, and compares the result with the manifest. */
export type RestoreStore = UseCase<CopyOrder, BackupManifest, RestoreRejected>;
