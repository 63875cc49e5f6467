import type { StaffPlatform } from '@platform-licensing/client';
import { count } from '../../kit/display/format.ts';
import type { Tone } from '../../kit/display/tag.tsx';

export const tiers = [
  { value: 'developer', name: 'Developer' },
  { value: 'growth', name: 'Growth' },
  { value: 'enterprise', name: 'Enterprise' },
] as const satisfies readonly { readonly value: StaffPlatform['tier']; readonly name: string }[];

export const tierName = (tier: StaffPlatform['tier']): string =>
  tiers.find(({ value }) => value === tier)?.name ?? tier;

export const statuses = [
  { value: 'active', name: 'Active' },
  { value: 'suspended', name: 'Suspended' },
] as const;

export const statusTones: Readonly<Record<StaffPlatform['status'], Tone>> = {
  active: 'good',
  suspended: 'bad',
};

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
