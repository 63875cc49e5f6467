import type { IssuanceRefusal } from '../../domain/licensing/issuance-facts.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { IssueRefused } from '../../ports/driving/licensing.ts';

/** A refusal as callers hear it: the month's quota is told like every other, with the moment it begins anew. */
export const refusalOf = (refusal: IssuanceRefusal, resetsAt: Instant): IssueRefused =>
  refusal.kind === 'license-quota-exceeded'
    ? { kind: 'quota-exceeded', quota: 'licenses-per-month', limit: refusal.limit, resetsAt }
    : refusal;
