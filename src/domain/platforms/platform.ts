import type { Scope } from '../access/scope.ts';
import type { ContentType } from '../catalog/license-terms.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ClientId, PlatformId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import type { InboundSettings } from './inbound.ts';
import type { TierFigures, TierName, Tiers } from './tier.ts';

export const addOns = ['stems'] as const;
export type AddOn = (typeof addOns)[number];

/** Sandbox platforms try everything out; their licenses grant no rights. */
export const environments = ['live', 'sandbox'] as const;
export type PlatformEnvironment = (typeof environments)[number];

/** A contact address that its owner has not confirmed. */
export interface PendingContact {
  readonly email: string;
  /** SHA-256 of the mailed code, hex. */
  readonly codeDigest: string;
  readonly expiresAt: Instant;
}

export interface Platform {
  readonly platformId: PlatformId;
  readonly slug: string;
  readonly name: string;
  readonly tier: TierName;
  readonly status: 'active' | 'suspended';
  readonly environment: PlatformEnvironment;
  /** The registry: the most that any of its tokens may carry. */
  readonly scopes: readonly Scope[];
  /** When the registry lost each scope that it does not have any more; absent: it never lost one. */
  readonly withdrawnScopes?: Readonly<Partial<Record<Scope, Instant>>>;
  readonly addOns: readonly AddOn[];
  /** A licensing hub: it licenses for others, and its licenses say so. */
  readonly hub?: true;
  /** Figures agreed with this platform, over its tier's. */
  readonly quotas: Partial<TierFigures>;
  /** What it said it publishes, and where: the defaults of its licenses. */
  readonly contentTypes: readonly ContentType[];
  readonly territories: readonly Territory[];
  readonly contactEmail: string;
  /** Takes the place of `contactEmail` once it is confirmed. */
  readonly pendingContact?: PendingContact;
  readonly websiteUrl?: string;
  readonly useCase?: string;
  readonly clientId: ClientId;
  /** Counts how often all sessions and tokens were ended; absent: never. */
  readonly sessionEpoch?: number;
  /** How events of its own come in; absent until it is first looked after. */
  readonly inbound?: InboundSettings;
  readonly createdAt: Instant;
  /** Counts the commits that touched this record. */
  readonly version: number;
}

const slugForm = /^[a-z0-9](-?[a-z0-9]){2,39}$/;
export const isSlug = (text: string): boolean => slugForm.test(text);

/** Words that stand, or may come to stand, in a path where a slug does. Platforms that have one keep it. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['account', 'admin', 'api', 'appeals', 'auth', 'billing', 'catalog', 'checkout', 'checkouts', 'contact'],
  ...['credentials', 'docs', 'events', 'guides', 'health', 'help', 'hub', 'inbound', 'invoices', 'licenses'],
  ...['login', 'logout', 'new', 'oauth', 'operator', 'platform', 'platforms', 'portal', 'portal-links'],
  ...[
    'reference',
    'register',
    'search',
    'sessions',
    'settings',
    'staff',
    'status',
    'support',
    'system',
    'test',
  ],
  ...['tracks', 'usage', 'webhooks'],
]);
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug);

/** A slug out of a name: ASCII letters and digits, hyphens between; undefined where too little is left. */
export const slugOf = (name: string): string | undefined => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const short = slug.slice(0, 36).replace(/-+$/, '');
  return isSlug(short) ? short : undefined;
};

export const figuresOf = (platform: Platform, tiers: Tiers): TierFigures => ({
  ...tiers[platform.tier],
  ...platform.quotas,
});

/** Whether both have the same tier and add-ons: what payments may grant. */
export const isSamePlan = (a: Platform, b: Platform): boolean =>
  a.tier === b.tier &&
  a.addOns.length === b.addOns.length &&
  a.addOns.every((addOn) => b.addOns.includes(addOn));

/** Stems come with the enterprise tier or as an add-on. */
export const mayUseStems = ({ tier, addOns: bought }: Pick<Platform, 'tier' | 'addOns'>): boolean =>
  tier === 'enterprise' || bought.includes('stems');

/** Whether a caller that says `name` means this platform: by its id or its slug. */
export const isNamed = ({ platformId, slug }: Pick<Platform, 'platformId' | 'slug'>, name: string): boolean =>
  name === platformId || name === slug;

/** How licenses that a platform asks for itself say that they came about. */
export const sourceOf = ({ hub }: Pick<Platform, 'hub'>): 'api' | 'hub' => (hub ? 'hub' : 'api');
