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
export const criteriaOf = (asked: Omit<SearchFilters, 'limit' | 'similarTo'>): SearchCriteria => {
  const isrc = asked.isrc === undefined ? undefined : parseIsrc(asked.isrc);
  return {
    ...(asksForText(asked.q) && { q: asked.q }),
    ...(asked.mood && { moods: each(asked.mood) }),
    ...(asked.genre && { genres: each(asked.genre) }),
    ...(asked.instrument && { instruments: each(asked.instrument) }),
    ...(asked.key && { keys: asked.key.flatMap((name) => parseKey(name) ?? []) }),
    ...(asked.vocals && { vocals: asked.vocals }),
    ...(asked.bpmMin !== undefined && { bpmMin: asked.bpmMin }),
    ...(asked.bpmMax !== undefined && { bpmMax: asked.bpmMax }),
    ...(asked.durationMin !== undefined && { durationMinMs: ms(asked.durationMin) }),
    ...(asked.durationMax !== undefined && { durationMaxMs: ms(asked.durationMax) }),
    ...(asked.territory && { territories: asked.territory }),
    ...(asked.contentType && { contentTypes: asked.contentType }),
    ...(asked.hasStems !== undefined && { hasStems: asked.hasStems }),
    ...(asked.artistId !== undefined && { artistIds: [ArtistId(asked.artistId)] }),
    ...(isrc !== undefined && { isrc }),
    ...(asked.updatedSince !== undefined && { updatedSince: instantOf(asked.updatedSince) }),
  };
};
