import type { SearchCriteria, SearchRequest } from './search-criteria.ts';
import type { Track } from '../track.ts';

/** Tempi this far apart, as a share, still cut together. */
const tempoSpan = 0.08;

type Search = Pick<SearchRequest, 'criteria' | 'sort'>;

/**
 * The searches that find what may stand in for a track, from the closest to the widest: what sounds like it, first within
 * its genres, and only without a voice where it has none; then what is described like it.
 */
export const standIns = (
  track: Pick<Track, 'trackId' | 'likeness' | 'vocals' | 'genres' | 'moods' | 'bpm'>,
): readonly Search[] => [...alikeInSound(track), ...alikeInWords(track)];

const alikeInSound = ({
  trackId,
  likeness,
  vocals,
  genres,
}: Pick<Track, 'trackId' | 'likeness' | 'vocals' | 'genres'>): readonly Search[] => {
  if (!likeness) return [];
  const wide: SearchCriteria = {
    near: { trackId, likeness },
    ...(vocals === 'instrumental' && { vocals: [vocals] }),
  };
  return [{ ...wide, genres }, wide].map((criteria) => ({ criteria, sort: 'relevance' }));
};

const alikeInWords = ({ genres, moods, bpm }: Pick<Track, 'genres' | 'moods' | 'bpm'>): readonly Search[] => {
  const tempo = { bpmMin: bpm * (1 - tempoSpan), bpmMax: bpm * (1 + tempoSpan) };
  return [{ genres, moods, ...tempo }, { genres, ...tempo }, { genres }].map((criteria) => ({
    criteria,
    sort: 'newest',
  }));
};
