import type { LookAlike } from '../../../domain/catalog/search/look-alikes.ts';
import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { UseCase } from '../use-case.ts';

/**
 * Returns the tracks of the catalog that sound most like a track, which may be pending itself. `isAnalyzed` is false if
 * the sound of the track was not analyzed, so that nothing can be compared.
 */
export type ListLookAlikes = UseCase<
  { readonly trackId: TrackId },
  { readonly isAnalyzed: boolean; readonly lookAlikes: readonly LookAlike[] },
  TrackNotFound
>;
