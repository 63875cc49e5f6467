import {
  asOf,
  versionOf,
  type ActiveLicense,
  type License,
  type LicenseBinding,
  type RevokedLicense,
} from '../license.ts';
import { decideBinding } from './opening.ts';

/** Licenses of one platform that are issued and ended by one commit. */
export interface JointChange {
  readonly openings: readonly ActiveLicense[];
  readonly closings: readonly RevokedLicense[];
}

/** The facts that a store reads at the commit, in the order of the change. */
export interface JointFacts {
  /** The stored active license of the binding of each opening. */
  readonly holders: readonly (ActiveLicense | undefined)[];
  /** The license of each closing as it is stored. */
  readonly stored: readonly (License | undefined)[];
}

export type JointDecision =
  | { readonly outcome: 'conflict' }
  /**
   * `retired`: licenses that had their bindings until their terms ended; they are stored with their new
   * status.
   */
  | { readonly outcome: 'free'; readonly retired: readonly License[] };

const bindingOf = ({ trackId, contentId }: LicenseBinding): string => JSON.stringify([trackId, contentId]);
const areDistinct = (all: readonly string[]): boolean => new Set(all).size === all.length;

/**
 * Decides whether all licenses to end are active in the version that the decision is based on, and all
 * bindings of those to be issued are free. Licenses end first, which frees their bindings.
 */
export const decideJointChange = (
  { holders, stored }: JointFacts,
  { openings, closings }: JointChange,
): JointDecision => {
  const ending = new Set(closings.map(({ licenseId }) => licenseId));
  const areActive = closings.every((revoked, n) => {
    const license = stored[n];
    return (
      license !== undefined &&
      asOf(license, revoked.revokedAt).status === 'active' &&
      versionOf(license) === versionOf(revoked)
    );
  });
  const bindings = openings.map(({ issuedAt }, n) => {
    const holder = holders[n];
    return decideBinding(holder && !ending.has(holder.licenseId) ? holder : undefined, issuedAt);
  });
  const areFree = bindings.every(({ outcome }) => outcome === 'free') && areDistinct(openings.map(bindingOf));
  if (!areActive || !areFree || ending.size < closings.length) return { outcome: 'conflict' };
  return {
    outcome: 'free',
    retired: bindings.flatMap((binding) =>
      binding.outcome === 'free' && binding.retired ? [binding.retired] : [],
    ),
  };
};
