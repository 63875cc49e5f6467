export interface RateLimit {
  readonly requestsPerSecond: number;
  /** How many may come at once. */
  readonly burst: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** How many more would be allowed at once now. */
  readonly remaining: number;
  /** Milliseconds until the whole burst is there again. */
  readonly resetMs: number;
  /** Milliseconds until the next one would be allowed; 0 where this one was. */
  readonly retryAfterMs: number;
}

/** GCRA: a steady rate with a burst. */
export interface RateLimiter {
  take(key: string, limit: RateLimit): Promise<RateDecision>;
}
