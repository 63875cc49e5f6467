import type { SearchCriteria } from './search-criteria.ts';
import type { Track } from './track.ts';

/** Tempi this far apart, as a share, still cut together. */
const tempoSpan = 0.08;

/** What tracks that may stand in for another have in common with it, from the closest to the widest. */
export const resemblances = ({ genres, moods, bpm }: Pick<Track, 'genres' | 'moods' | 'bpm'>) => {
  const tempo = { bpmMin: bpm * (1 - tempoSpan), bpmMax: bpm * (1 + tempoSpan) };
  return [
    { genres, moods, ...tempo },
    { genres, ...tempo },
    { genres },
  ] as const satisfies readonly SearchCriteria[];
};
