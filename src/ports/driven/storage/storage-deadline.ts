/** A call of the storage within a request. */
export interface StorageCall {
  /** Milliseconds that the request may still wait for its storage. */
  readonly leftMs: number;
  /** Ends the call, whose duration is subtracted. */
  readonly end: () => void;
}

/**
 * The time that all storage calls of a request share, so that a request with many slow calls waits no longer
 * than one with a single call. Only time spent waiting for the storage counts.
 */
export interface StorageDeadline {
  /** Runs a request, or work that several requests wait for, with a deadline of its own. */
  share<T>(request: () => Promise<T>): Promise<T>;
  /** Runs work that outlives its request or serves others too, without the deadline of the request. */
  apart<T>(work: () => Promise<T>): Promise<T>;
  /** Begins a storage call; undefined outside of a request, where each call has the storage's own timeout. */
  begin(): StorageCall | undefined;
}
