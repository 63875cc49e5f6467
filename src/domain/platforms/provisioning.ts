import { planDetail } from './plan-history.ts';
import type { Scope } from '../access/scope.ts';
import { withScopes } from '../access/whole-registry.ts';
import type { AuditNote } from '../audit/entry.ts';
import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { priceText, type Money } from '../shared/money.ts';
import type { AddOn, Platform } from './platform.ts';
import type { TierFigures, TierName } from './tier.ts';

/** Changes of single agreed figures; `tier` resets a figure to that of the tier. Absent figures stay. */
export type QuotaChanges = {
  readonly [Figure in keyof TierFigures]?: TierFigures[Figure] | 'tier';
};

/** The properties of a platform that staff can set at its creation or later. */
export interface PlatformTerms {
  readonly name?: string;
  readonly contactEmail?: string;
  readonly websiteUrl?: string;
  readonly tier?: TierName;
  readonly status?: Platform['status'];
  readonly scopes?: readonly Scope[];
  readonly addOns?: readonly AddOn[];
  readonly quotas?: QuotaChanges;
  /** Null, or an amount of zero, removes the limit: no license with a fee can be bought. */
  readonly spendLimit?: Money | null;
  readonly hub?: boolean;
  readonly contentTypes?: Platform['contentTypes'];
  readonly territories?: Platform['territories'];
}

export type ProvisioningIssue =
  /** A licensing hub issues licenses for others and needs the scope for that. */
  { readonly kind: 'hub-cannot-license' };

/** Returns the agreed figures after a change; absent ones stay. */
export const mergedQuotas = (agreed: Partial<TierFigures>, changes: QuotaChanges): Partial<TierFigures> =>
  Object.fromEntries(Object.entries({ ...agreed, ...changes }).filter(([, figure]) => figure !== 'tier'));

/** Returns the platform with other terms; its environment and its slug stay. */
export const withTerms = (
  platform: Platform,
  { hub, quotas = {}, scopes, spendLimit, ...terms }: PlatformTerms,
  now: Instant,
): Result<Platform, ProvisioningIssue> => {
  const {
    hub: before,
    pendingContact,
    spendLimit: limitBefore,
    ...rest
  } = scopes ? withScopes(platform, scopes, now) : platform;
  const limit = spendLimit === undefined ? limitBefore : spendLimit;
  const next: Platform = {
    ...rest,
    ...terms,
    quotas: mergedQuotas(platform.quotas, quotas),
    ...(limit && limit.amount > 0 && { spendLimit: limit }),
    ...((hub ?? before) && { hub: true }),
    ...(pendingContact && terms.contactEmail === undefined && { pendingContact }),
  };
  return next.hub && !next.scopes.includes('licenses:write')
    ? fail({ kind: 'hub-cannot-license' })
    : ok(next);
};

/** Returns the names of the members that differ, for the audit log. */
export const changedTerms = (before: Platform, after: Platform): readonly string[] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('version');
  // It adds nothing to `scopes`.
  names.delete('withdrawnScopes');
  const valueOf = (platform: Platform, name: string): unknown =>
    (platform as unknown as Readonly<Record<string, unknown>>)[name];
  return [...names]
    .filter((name) => JSON.stringify(valueOf(before, name)) !== JSON.stringify(valueOf(after, name)))
    .sort();
};

/** Returns the details by which a note records a change of the spend limit; null means none. */
const spendDetail = (before: Platform, after: Platform): AuditNote['detail'] => {
  const text = ({ spendLimit }: Platform) => (spendLimit ? priceText(spendLimit) : null);
  return text(before) === text(after) ? {} : { spendLimitBefore: text(before), spendLimit: text(after) };
};

/**
 * Returns the audit note of a change of terms, with its reason, if one was given. Suspension and reinstatement have
 * actions of their own.
 */
export const changeNote = (
  before: Platform,
  after: Platform,
  { at, actor, reason }: Pick<AuditNote, 'at' | 'actor'> & { readonly reason?: string | undefined },
): AuditNote => ({
  at,
  actor,
  action:
    before.status === after.status
      ? 'platform.edit'
      : after.status === 'suspended'
        ? 'platform.suspend'
        : 'platform.reinstate',
  subjects: [after.platformId],
  detail: {
    changed: changedTerms(before, after).join(', '),
    ...planDetail(before, after),
    ...spendDetail(before, after),
    ...(reason !== undefined && { reason }),
  },
});
