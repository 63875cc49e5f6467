import { embeddingOf } from '../../src/adapters/audio/dsp/likeness/embedding.ts';
import { sketchLength } from '../../src/domain/catalog/search/likeness.ts';
import { tuningHalves } from './tuning-halves.ts';

type Vector = readonly number[];

const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

const rounds = 300;

/**
 * The principal axes of vectors, the greatest first: orthogonal iteration on their second moments. About the origin and
 * not the mean, so that inner products stay what they are as far as so few axes can hold them.
 */
export const principalAxes = (vectors: readonly Vector[], count: number): readonly Vector[] => {
  const dimensions = vectors[0]?.length ?? 0;
  const moments = Array.from({ length: dimensions }, (_, i) =>
    Array.from({ length: dimensions }, (_, j) =>
      vectors.reduce((sum, vector) => sum + (vector[i] ?? 0) * (vector[j] ?? 0), 0),
    ),
  );
  // Any start outside the planes of the axes will do.
  let axes: readonly Vector[] = Array.from({ length: count }, (_, n) =>
    Array.from({ length: dimensions }, (_, i) => Math.sin((n + 1) * (i + 1))),
  );
  for (let round = 0; round < rounds; round++) {
    axes = orthonormal(axes.map((axis) => moments.map((row) => dot(row, axis))));
  }
  return axes;
};

/** Each made square to those before it, and of length 1. */
const orthonormal = (vectors: readonly Vector[]): readonly Vector[] => {
  const done: Vector[] = [];
  for (const vector of vectors) {
    const left = done.reduce((rest, axis) => {
      const along = dot(rest, axis);
      return rest.map((value, i) => value - along * (axis[i] ?? 0));
    }, vector);
    const length = Math.hypot(...left) || 1;
    done.push(left.map((value) => value / length));
  }
  return done;
};

const meanSquare = (vectors: readonly Vector[], axis: Vector): number =>
  vectors.reduce((sum, vector) => sum + dot(vector, axis) ** 2, 0) / vectors.length;

/** 0 leaves the axes unchanged, ½ gives all the same weight. Chosen by cross-validation with four parts of the tuning set. */
const flattening = 0.35;
const charactersALine = 96;

/** The axes along which embeddings of the tuning set differ most, and how much each counts, as `axes.ts` holds them. */
export const printAxes = async (count: number, scratch: string): Promise<void> => {
  const impressions = await tuningHalves(count, scratch);
  const vectors = impressions.flatMap((impression) => {
    const embedding = embeddingOf(impression);
    return embedding.known ? [embedding.value.values] : [];
  });
  const axes = principalAxes(vectors, sketchLength);
  const bytes = axes.flatMap((axis) => {
    const greatest = Math.max(...axis.map(Math.abs));
    return axis.map((value) => Math.round((127 * value) / greatest));
  });
  const weights = axes.map((axis) => Math.round(100 * meanSquare(vectors, axis) ** -flattening) / 100);
  console.log(`const weights = [${weights.join(', ')}];`);
  const text = Buffer.from(Int8Array.from(bytes).buffer).toString('base64');
  for (let i = 0; i < text.length; i += charactersALine)
    console.log(`  '${text.slice(i, i + charactersALine)}',`);
};
