import { termsInForce } from '../../domain/catalog/license-terms.ts';
import { known } from '../../domain/catalog/visibility.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ReadTerms } from '../../ports/driving/catalog.ts';

export const readTerms =
  ({ library, clock }: { readonly library: TrackLibrary; readonly clock: Clock }): ReadTerms =>
  async ({ trackId, asOf = clock.now() }) => {
    const track = known(await library.find(trackId), trackId);
    if (!track.ok) return track;
    const terms = termsInForce(track.value.terms, asOf);
    return terms ? ok(terms) : fail({ kind: 'terms-not-found', asOf });
  };
