import { coordinatesOf, type Likeness } from '../../../domain/catalog/search/likeness.ts';
import type { Json } from '../client.ts';
import { raise } from '../document.ts';
import { coordinateIn, oppositeIn } from '../mapping.ts';

/**
 * The similarity of the domain is an inner product of whole numbers. The server adds up products of a coordinate and a factor, but
 * only of numbers that are not negative: coordinates are raised, and a negative factor is applied to the opposite coordinate. The
 * sum is below 2 ^ 24, so that the float in which the server returns it is exact; it is greater than the similarity by a constant.
 */
export const nearnessScore = (likeness: Likeness) => {
  const factors = [...coordinatesOf(likeness)];
  const added = raise * factors.reduce((sum, factor) => sum + Math.abs(factor), 0);
  const functions = factors.flatMap((factor, place) =>
    factor === 0
      ? []
      : [
          {
            field_value_factor: {
              field: factor > 0 ? coordinateIn(place) : oppositeIn(place),
              factor: Math.abs(factor),
            },
          },
        ],
  );
  return {
    /** Returns a query with the same matches, whose score is the similarity and the constant. */
    scoring: (query: Json): Json => ({
      function_score: {
        query,
        // Without a factor, every track is equally similar.
        functions: functions.length > 0 ? functions : [{ weight: 0 }],
        score_mode: 'sum',
        boost_mode: 'replace',
      },
    }),
    toScore: (similarity: number): number => similarity + added,
    fromScore: (score: number): number => score - added,
  };
};
