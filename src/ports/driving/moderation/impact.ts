import type { TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { DecisionImpact } from '../../../domain/moderation/impact.ts';
import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { UseCase } from '../use-case.ts';

/**
 * Returns the active licenses and platforms that a decision about a track would concern, everywhere or in the given
 * territories, and changes nothing. `isComplete` is false if there are more platforms than a preview counts.
 */
export type PreviewImpact = UseCase<
  { readonly trackId: TrackId; readonly territories?: readonly Territory[] },
  DecisionImpact & { readonly isComplete: boolean },
  TrackNotFound
>;
