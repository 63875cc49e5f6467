import { sketchOf, type Likeness } from '../../../../domain/catalog/search/likeness.ts';
import type { Embedding, Finding } from '../../../../domain/enrichment/sound.ts';
import { axes } from './axes.ts';

/** Returns the coordinates of an embedding along the few axes on which sounds differ most. */
export const likenessOf = (embedding: Finding<Embedding>): Finding<Likeness> => {
  if (!embedding.known) return embedding;
  const { value, confidence } = embedding;
  const { model, version, values } = value;
  const along = axes.map((axis) => axis.reduce((sum, part, i) => sum + part * (values[i] ?? 0), 0));
  return { known: true, value: { space: `${model}/${version}`, sketch: sketchOf(along) }, confidence };
};
