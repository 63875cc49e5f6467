import type { Scope } from '../access/scope.ts';
import type { ContentType } from '../catalog/license-terms.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ClientId, PlatformId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import type { Money } from '../shared/money.ts';
import type { Territory } from '../shared/territory.ts';
import type { InboundSettings } from './inbound.ts';
import type { TierFigures, TierName, Tiers } from './tier.ts';

export const addOns = ['stems'] as const;
export type AddOn = (typeof addOns)[number];

/** Sandbox platforms can try everything; their licenses grant no rights. */
export const environments = ['live', 'sandbox'] as const;
export type PlatformEnvironment = (typeof environments)[number];

/** A contact address that its owner has not confirmed. */
export interface PendingContact {
  readonly email: string;
  /** The SHA-256 digest of the emailed code, in hex. */
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
  /** The registry: the scopes that its credentials and tokens can have at most. */
  readonly scopes: readonly Scope[];
  /** When each scope that is no longer in the registry was removed from it; absent if none ever was. */
  readonly withdrawnScopes?: Readonly<Partial<Record<Scope, Instant>>>;
  readonly addOns: readonly AddOn[];
  /** A licensing hub licenses for others, and its licenses contain this fact. */
  readonly hub?: true;
  /** Figures agreed with this platform, which override those of its tier. */
  readonly quotas: Partial<TierFigures>;
  /** The maximum of the fees that it may spend on licenses in a month; absent if it may not buy licenses with a fee. */
  readonly spendLimit?: Money;
  /** The content types and territories that it registered with: the defaults of its licenses. */
  readonly contentTypes: readonly ContentType[];
  readonly territories: readonly Territory[];
  readonly contactEmail: string;
  /** The language of emails; absent for English. */
  readonly language?: Language;
  /** Replaces `contactEmail` once it is confirmed. */
  readonly pendingContact?: PendingContact;
  readonly websiteUrl?: string;
  readonly useCase?: string;
  readonly clientId: ClientId;
  /** How often all sessions and tokens were ended; absent if never. */
  readonly sessionEpoch?: number;
  /** When that was last; absent if never. */
  readonly sessionsEndedAt?: Instant;
  /** The settings of inbound events; absent until they are first changed. */
  readonly inbound?: InboundSettings;
  readonly createdAt: Instant;
  /** The number of commits that changed this record. */
  readonly version: number;
}

const slugForm = /^[a-z0-9](-?[a-z0-9]){2,39}$/;
export const isSlug = (text: string): boolean => slugForm.test(text);

/**
 * Words that are or may become path segments in the place of a slug. Platforms that already have one of them
 * keep it.
 */
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

/**
 * Returns a slug for a name: ASCII letters and digits with hyphens between, or undefined if too few
 * characters remain.
 */
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

/** Returns whether both have the same tier and add-ons, which payments may grant. */
export const isSamePlan = (a: Platform, b: Platform): boolean =>
  a.tier === b.tier &&
  a.addOns.length === b.addOns.length &&
  a.addOns.every((addOn) => b.addOns.includes(addOn));

/** Returns the add-ons that a tier includes. */
export const includedIn = (tier: TierName): readonly AddOn[] => (tier === 'enterprise' ? addOns : []);

/** Returns whether a platform may use stems, which its tier or an add-on includes. */
export const mayUseStems = ({ tier, addOns: bought }: Pick<Platform, 'tier' | 'addOns'>): boolean =>
  [...includedIn(tier), ...bought].includes('stems');

/** Returns whether `name` is the ID or the slug of this platform. */
export const isNamed = ({ platformId, slug }: Pick<Platform, 'platformId' | 'slug'>, name: string): boolean =>
  name === platformId || name === slug;

/** Returns the source of licenses that a platform requests. */
export const sourceOf = ({ hub }: Pick<Platform, 'hub'>): 'api' | 'hub' => (hub ? 'hub' : 'api');
