import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { DecisionImpact } from '../../../domain/moderation/impact.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ContentId, LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { UseCase } from '../use-case.ts';

/** Content that platforms reported as published with a track. */
export interface LiveContent {
  readonly count: number;
  /** False if there are more content items than a preview examines. */
  readonly isComplete: boolean;
  /** The first of them, the latest publication first. */
  readonly items: readonly {
    readonly platform: Platform;
    readonly contentId: ContentId;
    readonly publishedAt: Instant;
    /** The active license of the content for the track; absent if there is none. */
    readonly licenseId?: LicenseId;
  }[];
}

export interface PreviewedImpact extends DecisionImpact {
  /** False if there are more platforms than a preview counts. */
  readonly isComplete: boolean;
  readonly content: LiveContent;
}

/**
 * Returns the active licenses, platforms and published content that a decision about a track would concern, everywhere
 * or in the given territories, and changes nothing.
 */
export type PreviewImpact = UseCase<
  { readonly trackId: TrackId; readonly territories?: readonly Territory[] },
  PreviewedImpact,
  TrackNotFound
>;
