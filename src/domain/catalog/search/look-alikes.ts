import type { Track } from '../track.ts';
import { coordinatesOf, nearness, type Likeness } from './likeness.ts';

/** A track that sounds like another one. */
export interface LookAlike {
  readonly track: Track;
  /** From 0 to 1: the cosine of the angle between the sketches. 1: they cannot be distinguished. */
  readonly similarity: number;
}

/** Returns the similarity of two sounds of the same space, in thousandths; opposite sounds have 0. */
export const similarityOf = (a: Likeness, b: Likeness): number => {
  const [one, other] = [coordinatesOf(a), coordinatesOf(b)];
  const cosine = nearness(one, other) / Math.sqrt(nearness(one, one) * nearness(other, other) || 1);
  return Math.round(Math.min(1, Math.max(0, cosine)) * 1000) / 1000;
};

/** Returns tracks with their similarity to a sound, the most similar first; those that cannot be compared are left out. */
export const lookAlikesOf = (likeness: Likeness, tracks: readonly Track[]): readonly LookAlike[] =>
  tracks
    .flatMap((track) =>
      track.likeness?.space === likeness.space
        ? [{ track, similarity: similarityOf(likeness, track.likeness) }]
        : [],
    )
    .sort((a, b) => b.similarity - a.similarity || (a.track.trackId < b.track.trackId ? -1 : 1));
