import type { StaffPlatform, WebhookEndpointHealth } from '@platform-licensing/client';
import type { Tone } from '../../kit/tone.ts';

export const tiers = [
  { value: 'developer', name: 'Developer' },
  { value: 'growth', name: 'Growth' },
  { value: 'enterprise', name: 'Enterprise' },
] as const satisfies readonly { readonly value: StaffPlatform['tier']; readonly name: string }[];

export const tierName = (tier: StaffPlatform['tier']): string =>
  tiers.find(({ value }) => value === tier)?.name ?? tier;

export const environments = [
  { value: 'sandbox', name: 'Sandbox' },
  { value: 'live', name: 'Live' },
] as const satisfies readonly { readonly value: StaffPlatform['environment']; readonly name: string }[];

export const statuses = [
  { value: 'active', name: 'Active' },
  { value: 'suspended', name: 'Suspended' },
] as const;

export const statusTones: Readonly<Record<StaffPlatform['status'], Tone>> = {
  active: 'good',
  suspended: 'bad',
};

/** Why an endpoint is disabled. */
export const disablingNames = {
  owner: 'by the platform',
  gone: 'it responded with 410',
  failing: 'no delivery succeeded for five days',
} as const satisfies Record<NonNullable<WebhookEndpointHealth['disabled']>['reason'], string>;
