import type { Piece } from '../sound/kits.ts';

/** Times in beats from the beginning of the song, before swing. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** 0 … 1. */
  readonly velocity: number;
  /** Seconds later than written: a strum. */
  readonly late?: number;
}

export interface Stroke {
  readonly at: number;
  readonly piece: Piece;
  readonly velocity: number;
}
