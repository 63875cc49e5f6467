import { tonics, type Mode, type MusicalKey } from '../../../../domain/catalog/musical-key.ts';
import type { Finding } from '../../../../domain/enrichment/sound.ts';
import { momentsPerSecond, type Chroma } from './chroma.ts';
import { chordShares } from './chords.ts';
import { chordsOf, degreesOf, finalBassOf } from './profiles.ts';

const { exp, log2, sqrt } = Math;

const minSeconds = 3;
// The weights of the evidence for a key, from the tuning set of `npm run evaluate`.
const weights = { pitches: 1, bass: 0.1, chords: 1, closing: 0.4, closingBass: 0.2 };
const decisiveness = 5; // It makes the confidence, on average, the share of right results.
// The unevenness of the pitches; noise and nearly all speech are below it, music hardly ever is.
const minClarity = 0.7;
const minBits = 1.4; // The entropy of the pitches in bits: one or two notes make no key.

export interface KeyScore {
  readonly key: MusicalKey;
  readonly score: number;
}

export const keyOf = (chroma: Chroma): Finding<MusicalKey> => {
  const min = minSeconds * momentsPerSecond;
  const { moments, quiet } = chroma;
  if (moments.length < min)
    return { known: false, reason: moments.length + quiet < min ? 'too_short' : 'silent' };
  const [best, ...others] = keyScores(chroma);
  if (best === undefined || bitsOf(chroma.all) < minBits || clarityOf(best.key, chroma) < minClarity)
    return { known: false, reason: 'no_tonal_centre' };
  const total = others.reduce((sum, { score }) => sum + exp(decisiveness * (score - best.score)), 0);
  return { known: true, value: best.key, confidence: 1 / (1 + total) };
};

/** How well the pitches fit the key, and how few there are. */
export const clarityOf = ({ tonic, mode }: MusicalKey, { all }: Chroma): number => {
  const fit = correlation(all, degreesOf(tonics.indexOf(tonic), mode));
  return fit + 0.5 * (log2(12) - bitsOf(all));
};

const bitsOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum - (share > 0 ? share * log2(share) : 0), 0);

/** All 24 keys, likeliest first: pitch classes (Krumhansl), chords, and the last bass notes of a sound that fades out. */
export const keyScores = (chroma: Chroma): readonly KeyScore[] => {
  const { all, bass, closing, moments } = chroma;
  const shares = chordShares(moments);
  const modes: readonly Mode[] = ['major', 'minor'];
  return modes
    .flatMap((mode) =>
      tonics.map((tonic, i) => {
        const degrees = degreesOf(i, mode);
        const score =
          weights.pitches * correlation(all, degrees) +
          weights.bass * correlation(bass, degrees) +
          weights.chords * correlation(shares, chordsOf(i, mode)) +
          (closing
            ? weights.closing * correlation(closing.all, degrees) +
              weights.closingBass * correlation(closing.bass, finalBassOf(i))
            : 0);
        return { key: { tonic, mode }, score };
      }),
    )
    .sort((a, b) => b.score - a.score);
};

/** Pearson's; 0 where one of both never changes. */
const correlation = (a: readonly number[], b: readonly number[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squaresA, squaresB] = [0, 0, 0];
  a.forEach((value, i) => {
    const [x, y] = [value - meanA, (b[i] ?? 0) - meanB];
    both += x * y;
    squaresA += x * x;
    squaresB += y * y;
  });
  return squaresA * squaresB > 0 ? both / sqrt(squaresA * squaresB) : 0;
};
