import type { Instant } from '../../domain/shared/calendar.ts';
import type { IdKind } from '../../domain/shared/ids.ts';

export interface Clock {
  now(): Instant;
}

/** New ids: the kind's prefix + `_` + ULID, growing within a process. */
export interface Ids {
  next(kind: IdKind): string;
}

export interface Randomness {
  /** Base62 characters from the system's generator. */
  base62(length: number): string;
  /** From 0, included, to 1, not included. */
  fraction(): number;
}

export interface Digest {
  /** SHA-256 of the UTF-8 text, hex. */
  sha256(text: string): string;
}

export interface Delay {
  /** Resolves after so many milliseconds; never keeps the process alive by itself. */
  after(ms: number): Promise<void>;
}
