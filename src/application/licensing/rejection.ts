import type { AmendmentRejection } from '../../domain/licensing/amendment.ts';
import type { LicenseRejection } from '../../domain/licensing/issuance/facts.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AmendRejected, IssueRejected } from '../../ports/driving/licensing.ts';

/**
 * Returns a rejection as callers see it: the month's quota like every other, with the time at which it
 * resets.
 */
export function rejectionOf(rejection: LicenseRejection, resetsAt: Instant): IssueRejected;
export function rejectionOf(rejection: AmendmentRejection, resetsAt: Instant): AmendRejected;
export function rejectionOf(rejection: AmendmentRejection, resetsAt: Instant): AmendRejected {
  return rejection.kind === 'license-quota-exceeded'
    ? { kind: 'quota-exceeded', quota: 'licenses-per-month', limit: rejection.limit, resetsAt }
    : rejection;
}
