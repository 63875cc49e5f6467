import { type DeliveredTerms, type DeliveredTrack, standardTerms } from './domain.ts';
import type { Song } from './score/song.ts';

/** The metadata of a track from its label. Tempo, key and files come from the song. */
export type LabelCopy = Omit<DeliveredTrack, 'externalId' | 'file' | 'stems' | 'artwork' | 'bpm' | 'key'>;

export interface DemoSpec {
  /** Names the folder of its files. */
  readonly slug: string;
  readonly song: Song;
  readonly stems: boolean;
  readonly copy: LabelCopy;
}

const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Returns what a track was released on: its album, or itself as a single. Tracks of one release have one cover. */
export const releaseOf = ({ copy }: DemoSpec): string => copy.album?.title ?? copy.title;

/** Returns the row of the import manifest. */
export const rowOf = (spec: DemoSpec): DeliveredTrack => {
  const { slug, song, stems, copy } = spec;
  return {
    ...copy,
    externalId: copy.isrc,
    file: `${slug}/${slug}.wav`,
    artwork: `${slug}/${fileName(releaseOf(spec))}.png`,
    stems: stems
      ? song.parts.map(({ category, name }) => ({ category, name, file: `${slug}/${fileName(name)}.wav` }))
      : [],
    bpm: song.bpm,
    key: song.key,
  };
};

/** Standard terms from a day on, stems included, but for what is changed. */
export const offeredFrom = (day: string, changes: Partial<DeliveredTerms> = {}): DeliveredTerms => ({
  ...standardTerms,
  edits: { ...standardTerms.edits, mix: true },
  effectiveAt: Date.parse(day),
  ...changes,
});
