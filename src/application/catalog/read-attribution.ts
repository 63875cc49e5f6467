import { attributionOf } from '../../domain/catalog/attribution.ts';
import { termsInForce } from '../../domain/catalog/license-terms.ts';
import { known } from '../../domain/catalog/visibility.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ReadAttribution } from '../../ports/driving/catalog.ts';

export const readAttribution =
  ({ library, clock }: { readonly library: TrackLibrary; readonly clock: Clock }): ReadAttribution =>
  async (trackId) => {
    const track = known(await library.find(trackId), trackId);
    if (!track.ok) return track;
    const terms = termsInForce(track.value.terms, clock.now()) ?? track.value.terms[0];
    return terms ? ok(attributionOf(track.value, terms)) : fail({ kind: 'track-not-found', trackId });
  };
