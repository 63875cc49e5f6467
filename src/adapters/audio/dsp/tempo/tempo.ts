import type { Finding, Tempo } from '../../../../domain/enrichment/sound.ts';
import { onsetRate, type Onsets } from './onsets.ts';
import type { Periodicity } from './periodicity.ts';

const { abs, exp, log2, max, min, round, sqrt } = Math;

const [slowest, fastest] = [40, 260]; // Beats per minute.
const ratio = 1.004; // between the tempos of two neighboring readings
/**
 * The tempo at which listeners tap: a bell over the logarithm of the tempo (van Noorden and Moelants), in BPM
 * and octaves.
 */
const preference = { center: 110, octaves: 0.6 };
const minSeconds = 6;
const decisiveness = 2.5; // It makes the confidence, on average, the share of right results.
const minRepetition = 0.15; // A value of the comb; noise and speech are below 0.1, music is above 0.24.

/** One interpretation of the beat. */
export interface Reading {
  readonly bpm: number;
  readonly score: number;
}

export const tempoOf = ({ groups }: Onsets, periodicity: Periodicity): Finding<Tempo> => {
  const length = groups[0]?.length ?? 0;
  if (length < minSeconds * onsetRate) return { known: false, reason: 'too_short' };
  const [best, ...others] = readingsOf(periodicity);
  if (best === undefined || comb(periodicity, best.bpm) < minRepetition)
    return { known: false, reason: 'no_beat' };
  const weight = ({ score }: Reading) => score ** decisiveness;
  const sum = [best, ...others].reduce((total, reading) => total + weight(reading), 0);
  return {
    known: true,
    value: {
      bpm: rounded(refined(best.bpm, periodicity)),
      alternatives: others.slice(0, 3).map((reading) => ({
        bpm: rounded(refined(reading.bpm, periodicity)),
        confidence: weight(reading) / sum,
      })),
    },
    confidence: weight(best) / sum,
  };
};

const rounded = (bpm: number): number => round(bpm * 100) / 100;

/** The peaks of the score over all tempi, highest first; of those within 6 % only the highest. */
export const readingsOf = (periodicity: Periodicity): readonly Reading[] => {
  const tempi: number[] = [];
  for (let bpm = slowest; bpm <= fastest; bpm *= ratio) tempi.push(bpm);
  const combs = tempi.map((bpm) => max(0, comb(periodicity, bpm)));
  const pulses = tempi.map((bpm) => pulse(periodicity, bpm));
  const [highestComb, highestPulse] = [max(...combs), max(...pulses)];
  if (highestComb <= 0 || highestPulse <= 0) return [];
  const scores = tempi.map((bpm, i) => {
    const bell = exp(-0.5 * (log2(bpm / preference.center) / preference.octaves) ** 2);
    return ((combs[i] ?? 0) / highestComb) * (0.05 + (pulses[i] ?? 0) / highestPulse) * bell;
  });
  return tempi
    .map((bpm, i) => ({ bpm, score: scores[i] ?? 0 }))
    .filter(({ score }, i) => score > (scores[i - 1] ?? 0) && score >= (scores[i + 1] ?? 0))
    .sort((a, b) => b.score - a.score)
    .filter(({ bpm }, i, all) => all.findIndex((other) => abs(log2(other.bpm / bpm)) < 0.085) === i);
};

/** The rhythm repeats after one beat, two, three and four. */
export const comb = ({ repeats }: Periodicity, bpm: number): number => {
  const beat = (60 / bpm) * onsetRate;
  let [sum, weights] = [0, 0];
  for (let beats = 1; beats <= 4; beats++) {
    const lag = beats * beat;
    const reach = max(1, round(lag * 0.004));
    let highest = -1;
    for (let off = -reach; off <= reach; off++) highest = max(highest, repeats(lag + off));
    sum += highest / sqrt(beats);
    weights += 1 / sqrt(beats);
  }
  return sum / weights;
};

/** Something begins once, twice and three times a beat. */
export const pulse = ({ pulses }: Periodicity, bpm: number): number => {
  let sum = 0;
  for (let times = 1; times <= 3; times++) {
    let highest = 0;
    for (let off = -2; off <= 2; off++)
      highest = max(highest, pulses((bpm / 60) * times * (1 + off * 0.001)));
    sum += highest / times;
  }
  return sum;
};

/** Returns the tempo nearby at which beats and their parts pulse together most. */
const refined = (bpm: number, { pulses }: Periodicity): number => {
  let [best, highest] = [bpm, -1];
  for (let near = bpm * 0.985; near <= bpm * 1.015; near += bpm * 0.0002) {
    const sum = [1, 2, 3, 4, 6, 8].reduce((all, times) => all + pulses((near / 60) * times) / sqrt(times), 0);
    if (sum > highest) [best, highest] = [near, sum];
  }
  return abs(best / bpm - 1) < 0.0149 ? best : min(fastest, bpm);
};
