/** One call of the storage, made within a request. */
export interface StorageCall {
  /** Milliseconds that the request may still wait for its storage. */
  readonly leftMs: number;
  /** Ends the call; the time since it began is spent. */
  readonly end: () => void;
}

/**
 * One allowance of time that all storage calls of a request share, so that a request that makes many slow calls waits no
 * longer than one that makes a single call. Only time spent waiting for the storage counts.
 */
export interface StorageDeadline {
  /** Runs a request, or work that several requests wait for, under an allowance of its own. */
  share<T>(request: () => Promise<T>): Promise<T>;
  /** Runs work that outlives its request or serves others too; its calls are not bound by the request's allowance. */
  apart<T>(work: () => Promise<T>): Promise<T>;
  /** Begins a storage call; undefined outside of a request, where each call has the storage's own patience. */
  begin(): StorageCall | undefined;
}
