import { timestamp } from '../../shared/calendar.ts';
import { expand, missingFrom, territoryText } from '../../shared/territory.ts';
import { stateIn, type Compliance } from '../compliance.ts';
import type { LicenseRequest } from './facts.ts';
import { contentTypesOf, type License, type Licensee } from '../license.ts';

export const differingFields = [
  'status',
  'licensee',
  'contentType',
  'territories',
  'validUntil',
  'compliance',
] as const;

/** A part of a request that an existing license does not permit. */
export interface Difference {
  readonly field: (typeof differingFields)[number];
  readonly detail: string;
}

/** A reference of the platform identifies an end user; without one on both sides, the name does. */
const isSameLicensee = (one: Licensee, other: Licensee): boolean =>
  one.type === other.type &&
  (one.ref !== undefined && other.ref !== undefined ? one.ref === other.ref : one.name === other.name);

/** Returns where the scope of an existing license is narrower than a request. */
export const scopeDifferences = (
  existing: License,
  request: Pick<LicenseRequest, 'licensee' | 'contentType' | 'territories' | 'validUntil'>,
): readonly Difference[] => {
  const { licensee, contentType, territories = [], validUntil } = request;
  const missing = missingFrom(territories, expand(existing.territories));
  const differences: (Difference | false)[] = [
    licensee !== undefined &&
      !isSameLicensee(existing.licensee, licensee) && {
        field: 'licensee',
        detail: `The licensee is ${existing.licensee.name} (${existing.licensee.type}).`,
      },
    contentType !== undefined &&
      !contentTypesOf(existing).includes(contentType) && {
        field: 'contentType',
        detail: `The license covers ${contentTypesOf(existing).join(', ')}.`,
      },
    missing.length > 0 && {
      field: 'territories',
      detail: `The license does not cover ${territoryText(missing)}.`,
    },
    existing.validUntil !== undefined &&
      validUntil !== undefined &&
      validUntil > existing.validUntil && {
        field: 'validUntil',
        detail: `The license ends at ${timestamp(existing.validUntil)}.`,
      },
  ];
  return differences.filter((one) => one !== false);
};

const complianceDetails = {
  on_hold: 'The license is on hold: nothing new may be published under it.',
  must_remove: 'Content published under the license must be removed.',
} as const;

/**
 * Returns why an existing license does not permit what is requested: its scope is too narrow, a takedown
 * applies, or it ends too early. The list is empty if the license covers the request.
 */
export const differencesFrom = (
  existing: License,
  request: LicenseRequest,
  compliance: Compliance,
): readonly Difference[] => {
  const state = stateIn(compliance, request.territories);
  return [
    ...(existing.status === 'active'
      ? []
      : [{ field: 'status', detail: `The license is ${existing.status}.` } as const]),
    ...scopeDifferences(existing, request),
    ...(state === 'clear' ? [] : [{ field: 'compliance', detail: complianceDetails[state] } as const]),
  ];
};
