import { coversOneOf } from '../licensing/license.ts';
import type { Platform } from '../platforms/platform.ts';
import { WORLD, type Territory } from '../shared/territory.ts';
import type { ContentRegister } from '../webhooks/content-register.ts';

/** A platform that has licenses for a track. */
export interface AffectedPlatform {
  readonly platform: Platform;
  /** The number of its active licenses that the decision would concern; each covers one content item. */
  readonly activeLicenses: number;
}

/** The licenses and platforms that a decision about a track would concern. */
export interface DecisionImpact {
  readonly activeLicenses: number;
  /** The platforms with at least one such license, those with the most first. */
  readonly platforms: readonly AffectedPlatform[];
}

/** Adds the licenses of the platforms up, and leaves out platforms without one. */
export const impactOn = (counted: readonly AffectedPlatform[]): DecisionImpact => {
  const platforms = counted
    .filter(({ activeLicenses }) => activeLicenses > 0)
    .toSorted(
      (one, other) =>
        other.activeLicenses - one.activeLicenses || (one.platform.slug < other.platform.slug ? -1 : 1),
    );
  return {
    activeLicenses: platforms.reduce((sum, { activeLicenses }) => sum + activeLicenses, 0),
    platforms,
  };
};

/**
 * Returns whether content is published in one of the territories. Without territories of its own it has those of its
 * platform, and a platform without any publishes everywhere.
 */
export const isPublishedIn = (
  { territories: own }: Pick<ContentRegister, 'territories'>,
  { territories: defaults }: Pick<Platform, 'territories'>,
  territories: readonly Territory[],
): boolean => coversOneOf({ territories: own ?? (defaults.length > 0 ? defaults : [WORLD]) }, territories);
