import { summed, type Moment } from './chroma.ts';

const { exp, max, min, sqrt } = Math;

const around = 3; // The number of moments on either side with which a chord is evaluated: more than a second in all.
const sharpness = 25; // The weight of the difference between the best fit and the next.

const triads = [
  [0, 4, 7],
  [0, 3, 7],
];

/** How much of the time each of the 24 triads sounds, majors from C up, then minors. */
export const chordShares = (moments: readonly Moment[]): readonly number[] => {
  const shares = new Float64Array(24);
  moments.forEach((_, at) => {
    const near = moments.slice(max(0, at - around), min(moments.length, at + around + 1));
    const classes = summed(near.map(({ all }) => all));
    const length = sqrt(classes.reduce((sum, value) => sum + value * value, 0));
    if (length === 0) return;
    const fits = triads.flatMap((triad) =>
      classes.map(
        (_value, root) =>
          triad.reduce((sum, tone) => sum + (classes[(root + tone) % 12] ?? 0), 0) / length / sqrt(3),
      ),
    );
    const best = max(...fits);
    const weights = fits.map((fit) => exp(sharpness * (fit - best)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    weights.forEach((weight, i) => (shares[i] = (shares[i] ?? 0) + weight / sum / moments.length));
  });
  return Array.from(shares);
};
