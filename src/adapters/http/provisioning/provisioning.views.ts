import { agreedView } from './provisioning.schemas.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import type { ProvisionedPlatform } from '../../../ports/driving/provisioning.ts';
import { platformView } from '../platforms/platform.views.ts';

export const staffPlatformView = (platform: Platform, tiers: Tiers) => ({
  ...platformView(platform, tiers),
  addOns: [...platform.addOns],
  quotaOverrides: agreedView(platform.quotas),
  hub: platform.hub === true,
  version: platform.version,
});

export const provisionedView = ({ platform, apiKey, clientSecret }: ProvisionedPlatform, tiers: Tiers) => ({
  ...staffPlatformView(platform, tiers),
  apiKey,
  clientSecret,
});
