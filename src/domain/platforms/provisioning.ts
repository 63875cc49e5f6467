import type { Scope } from '../access/scope.ts';
import { withScopes } from '../access/whole-registry.ts';
import type { AuditNote } from '../audit/entry.ts';
import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { AddOn, Platform } from './platform.ts';
import type { TierFigures, TierName } from './tier.ts';

/** Figures to agree on, one by one; `tier` returns a figure to the tier's. Figures that are not named stay. */
export type QuotaChanges = {
  readonly [Figure in keyof TierFigures]?: TierFigures[Figure] | 'tier';
};

/** What staff may set of a platform when it is created or later. */
export interface PlatformTerms {
  readonly name?: string;
  readonly contactEmail?: string;
  readonly websiteUrl?: string;
  readonly tier?: TierName;
  readonly status?: Platform['status'];
  readonly scopes?: readonly Scope[];
  readonly addOns?: readonly AddOn[];
  readonly quotas?: QuotaChanges;
  readonly hub?: boolean;
  readonly contentTypes?: Platform['contentTypes'];
  readonly territories?: Platform['territories'];
}

export type ProvisioningFlaw =
  /** A licensing hub issues for others: it needs the scope to. */
  { readonly kind: 'hub-cannot-license' };

/** Agreed figures after a change; those that are not named stay. */
export const mergedQuotas = (agreed: Partial<TierFigures>, changes: QuotaChanges): Partial<TierFigures> =>
  Object.fromEntries(Object.entries({ ...agreed, ...changes }).filter(([, figure]) => figure !== 'tier'));

/** The platform under other terms; its environment and its names in addresses stay. */
export const withTerms = (
  platform: Platform,
  { hub, quotas = {}, scopes, ...terms }: PlatformTerms,
  now: Instant,
): Result<Platform, ProvisioningFlaw> => {
  const { hub: before, pendingContact, ...rest } = scopes ? withScopes(platform, scopes, now) : platform;
  const next: Platform = {
    ...rest,
    ...terms,
    quotas: mergedQuotas(platform.quotas, quotas),
    ...((hub ?? before) && { hub: true }),
    ...(pendingContact && terms.contactEmail === undefined && { pendingContact }),
  };
  return next.hub && !next.scopes.includes('licenses:write')
    ? fail({ kind: 'hub-cannot-license' })
    : ok(next);
};

/** The members that differ, by name: what the audit log says of a change. */
export const changedTerms = (before: Platform, after: Platform): readonly string[] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('version');
  // Says no more than `scopes` does.
  names.delete('withdrawnScopes');
  const valueOf = (platform: Platform, name: string): unknown =>
    (platform as unknown as Readonly<Record<string, unknown>>)[name];
  return [...names]
    .filter((name) => JSON.stringify(valueOf(before, name)) !== JSON.stringify(valueOf(after, name)))
    .sort();
};

/** The audit note of a change of terms: suspending and reinstating have actions of their own. */
export const changeNote = (
  before: Platform,
  after: Platform,
  { at, actor }: Pick<AuditNote, 'at' | 'actor'>,
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
  detail: { changed: changedTerms(before, after).join(', ') },
});
