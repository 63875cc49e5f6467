import type { SearchCriteria, SearchRequest } from './search-criteria.ts';
import type { Track } from '../track.ts';

/** The relative difference of tempo up to which two tracks still fit together. */
const tempoSpan = 0.08;

type Search = Pick<SearchRequest, 'criteria' | 'sort'>;

/**
 * Returns the searches for replacements of a track, from the closest to the widest: tracks that sound
 * similar, first within its genres and only instrumentals for an instrumental, then tracks with a similar
 * description.
 */
export const replacementSearches = (
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
