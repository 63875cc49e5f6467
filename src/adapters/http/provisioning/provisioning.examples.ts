import { examples } from '../vocabulary/fields.ts';

export const examplePlatform = {
  platformId: examples.platformId,
  slug: examples.slug,
  name: 'Acme Video',
  tier: 'enterprise',
  status: 'active',
  environment: 'live',
  scopes: ['tracks:read', 'tracks:stream', 'licenses:read', 'licenses:write', 'partners:enrich'],
  entitlements: ['stems'],
  quotas: {
    ...{ requestsPerSecond: 500, burst: 1_000, requestsPerDay: null },
    ...{ licensesPerMonth: 50_000, enrichRowsPerDay: 100_000, enrichSecondsPerDay: 18_000_000 },
  },
  contentTypes: [],
  territories: [],
  contactEmail: 'licensing@acme.example',
  language: 'en',
  clientId: examples.clientId,
  createdAt: examples.before,
  addOns: [],
  quotaOverrides: { licensesPerMonth: 50_000 },
  hub: false,
  version: 1,
} as const;
