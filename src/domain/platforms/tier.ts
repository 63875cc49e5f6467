export const tierNames = ['developer', 'growth', 'enterprise'] as const;
export type TierName = (typeof tierNames)[number];

/** The figures of a tier; null means that only the contract limits it. */
export interface TierFigures {
  readonly requestsPerSecond: number;
  readonly burst: number;
  readonly requestsPerDay: number | null;
  readonly licensesPerMonth: number | null;
  readonly enrichRowsPerDay: number | null;
  /** Seconds of audio that may be analyzed in a day. */
  readonly enrichSecondsPerDay: number | null;
}

/** The figures of all tiers, and of callers without a tier. */
export interface Tiers extends Readonly<Record<TierName, TierFigures>> {
  readonly public: { readonly requestsPerMinute: number };
  /** The rate of a member of staff, for all sessions together. */
  readonly staff: Pick<TierFigures, 'requestsPerSecond' | 'burst'>;
  /** The rate of a member of the account of an artist or a label, for all sessions together. */
  readonly artist: Pick<TierFigures, 'requestsPerSecond' | 'burst'>;
}

export const defaultTiers: Tiers = {
  developer: {
    requestsPerSecond: 10,
    burst: 20,
    requestsPerDay: 10_000,
    licensesPerMonth: 100,
    enrichRowsPerDay: 100,
    enrichSecondsPerDay: 18_000,
  },
  growth: {
    requestsPerSecond: 50,
    burst: 100,
    requestsPerDay: 500_000,
    licensesPerMonth: 10_000,
    enrichRowsPerDay: 10_000,
    enrichSecondsPerDay: 1_800_000,
  },
  enterprise: {
    requestsPerSecond: 500,
    burst: 1_000,
    requestsPerDay: null,
    licensesPerMonth: null,
    enrichRowsPerDay: 100_000,
    enrichSecondsPerDay: 18_000_000,
  },
  public: { requestsPerMinute: 60 },
  staff: { requestsPerSecond: 50, burst: 500 },
  artist: { requestsPerSecond: 10, burst: 100 },
};

/** Returns how much of a quota remains; null if there is no limit. */
export const remaining = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** Returns whether `more` are within the limit. */
export const fits = (limit: number | null, used: number, more = 1): boolean =>
  limit === null || used + more <= limit;
