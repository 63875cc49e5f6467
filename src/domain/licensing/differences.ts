import { expand, missingFrom } from '../shared/territory.ts';
import type { LicenseRequest } from './issuance.ts';
import type { ActiveLicense } from './license.ts';

export interface Difference {
  readonly field: 'contentType' | 'territories' | 'validUntil';
  readonly detail: string;
}

/** Where a license already held covers less than was expressly asked. */
export const differencesFrom = (held: ActiveLicense, request: LicenseRequest): readonly Difference[] => {
  const differences: Difference[] = [];
  if (request.contentType !== undefined && request.contentType !== held.contentType) {
    differences.push({ field: 'contentType', detail: `held for ${held.contentType}` });
  }
  const missing = missingFrom(request.territories ?? [], expand(held.territories));
  if (missing.length > 0)
    differences.push({ field: 'territories', detail: `not held in ${missing.join(', ')}` });
  if (
    held.validUntil !== undefined &&
    request.validUntil !== undefined &&
    request.validUntil > held.validUntil
  ) {
    differences.push({
      field: 'validUntil',
      detail: `held until ${new Date(held.validUntil).toISOString()}`,
    });
  }
  return differences;
};
