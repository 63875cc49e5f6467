export interface RateLimit {
  readonly requestsPerSecond: number;
  /** The number of requests that are permitted in a burst. */
  readonly burst: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** The number of further requests that are permitted now. */
  readonly remaining: number;
  /** Milliseconds until the whole burst is available again. */
  readonly resetMs: number;
  /** Milliseconds until the next request is permitted; 0 if this one was. */
  readonly retryAfterMs: number;
}

/** GCRA: a steady rate with a burst. */
export interface RateLimiter {
  take(key: string, limit: RateLimit): Promise<RateDecision>;
}
