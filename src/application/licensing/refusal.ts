import type { AmendmentRefusal } from '../../domain/licensing/amendment.ts';
import type { IssuanceRefusal } from '../../domain/licensing/issuance/facts.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AmendRejected, IssueRejected } from '../../ports/driving/licensing.ts';

/**
 * Returns a rejection as callers see it: the month's quota like every other, with the time at which it
 * resets.
 */
export function refusalOf(refusal: IssuanceRefusal, resetsAt: Instant): IssueRejected;
export function refusalOf(refusal: AmendmentRefusal, resetsAt: Instant): AmendRejected;
export function refusalOf(refusal: AmendmentRefusal, resetsAt: Instant): AmendRejected {
  return refusal.kind === 'license-quota-exceeded'
    ? { kind: 'quota-exceeded', quota: 'licenses-per-month', limit: refusal.limit, resetsAt }
    : refusal;
}
