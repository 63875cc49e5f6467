import type { Instant } from '../../../domain/shared/calendar.ts';
import type { IdKind } from '../../../domain/shared/ids.ts';

export interface Clock {
  now(): Instant;
}

/** New IDs: the kind's prefix, `_` and a ULID, growing within a process. */
export interface Ids {
  next(kind: IdKind): string;
}

export interface Randomness {
  /** Returns base62 characters from the system's generator. */
  base62(length: number): string;
  /** Returns a number from 0, included, to 1, not included. */
  fraction(): number;
}

export interface Digest {
  /** Returns the SHA-256 of the UTF-8 text, in hex. */
  sha256(text: string): string;
}

export interface Delay {
  /** Resolves after this many milliseconds; it does not keep the process alive. */
  after(ms: number): Promise<void>;
  /** Resolves after the event loop has handled what is waiting: for long work in portions. */
  turn(): Promise<void>;
}
