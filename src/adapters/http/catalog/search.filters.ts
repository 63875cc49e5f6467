import { folded } from '../../../domain/catalog/delivery/delivery.ts';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { parseKey } from '../../../domain/catalog/musical-key.ts';
import type { SearchCriteria } from '../../../domain/catalog/search/search-criteria.ts';
import { asksForText } from '../../../domain/catalog/search/search-relevance.ts';
import { ArtistId } from '../../../domain/shared/ids.ts';
import { instantOf } from '../vocabulary/fields.ts';
import type { SearchFilters } from './search.contract.ts';

const each = (values: readonly string[]): readonly string[] => [...new Set(values.map(folded))];
const ms = (seconds: number): number => Math.round(seconds * 1000);

/** Converts query parameters to search criteria of the domain. */
export const criteriaOf = (requested: Omit<SearchFilters, 'limit' | 'similarTo'>): SearchCriteria => {
  const isrc = requested.isrc === undefined ? undefined : parseIsrc(requested.isrc);
  return {
    ...(asksForText(requested.q) && { q: requested.q }),
    ...(requested.mood && { moods: each(requested.mood) }),
    ...(requested.genre && { genres: each(requested.genre) }),
    ...(requested.instrument && { instruments: each(requested.instrument) }),
    ...(requested.key && { keys: requested.key.flatMap((name) => parseKey(name) ?? []) }),
    ...(requested.vocals && { vocals: requested.vocals }),
    ...(requested.bpmMin !== undefined && { bpmMin: requested.bpmMin }),
    ...(requested.bpmMax !== undefined && { bpmMax: requested.bpmMax }),
    ...(requested.durationMin !== undefined && { durationMinMs: ms(requested.durationMin) }),
    ...(requested.durationMax !== undefined && { durationMaxMs: ms(requested.durationMax) }),
    ...(requested.energyMin !== undefined && { energyMin: requested.energyMin }),
    ...(requested.energyMax !== undefined && { energyMax: requested.energyMax }),
    ...(requested.releasedFrom !== undefined && { releasedFrom: requested.releasedFrom }),
    ...(requested.releasedTo !== undefined && { releasedTo: requested.releasedTo }),
    ...(requested.territory && { territories: requested.territory }),
    ...(requested.contentType && { contentTypes: requested.contentType }),
    ...(requested.hasStems !== undefined && { hasStems: requested.hasStems }),
    ...(requested.artistId !== undefined && { artistIds: [ArtistId(requested.artistId)] }),
    ...(isrc !== undefined && { isrc }),
    ...(requested.updatedSince !== undefined && { updatedSince: instantOf(requested.updatedSince) }),
  };
};
