import type { StaffPlatform } from '@platform-licensing/client';
import { count } from '../../kit/display/format.ts';

export type Quota = keyof StaffPlatform['quotas'];

/** The quotas, with whether they can be unlimited. */
export const quotas: readonly {
  readonly quota: Quota;
  readonly name: string;
  readonly canBeUnlimited: boolean;
}[] = [
  { quota: 'requestsPerSecond', name: 'Requests per second', canBeUnlimited: false },
  { quota: 'burst', name: 'Burst of requests', canBeUnlimited: false },
  { quota: 'requestsPerDay', name: 'Requests per day', canBeUnlimited: true },
  { quota: 'licensesPerMonth', name: 'Licenses per month', canBeUnlimited: true },
  { quota: 'enrichRowsPerDay', name: 'Enriched rows per day', canBeUnlimited: true },
  { quota: 'enrichSecondsPerDay', name: 'Analyzed seconds per day', canBeUnlimited: true },
];

export const quotaText = (limit: number | null): string => (limit === null ? 'Unlimited' : count(limit));
