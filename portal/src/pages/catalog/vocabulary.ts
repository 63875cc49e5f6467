import type { MusicalKey, Rights, Stem, Track } from '@platform-licensing/client';
import { keyName } from '../../kit/display/names.ts';
import { texts } from '../../texts/texts.ts';

export const vocalsNames = texts<Track['vocals']>({
  instrumental: 'catalog.vocals.instrumental',
  male: 'catalog.vocals.male',
  female: 'catalog.vocals.female',
  mixed: 'catalog.vocals.mixed',
  choir: 'catalog.vocals.choir',
});

export const stemCategories = texts<Stem['category']>({
  drums: 'catalog.stem.drums',
  bass: 'catalog.stem.bass',
  harmony: 'catalog.stem.harmony',
  melody: 'catalog.stem.melody',
  vocals: 'catalog.stem.vocals',
  percussion: 'catalog.stem.percussion',
  fx: 'catalog.stem.fx',
  other: 'catalog.stem.other',
});

export const writerRoles = texts<Rights['writers'][number]['role']>({
  composer: 'catalog.role.composer',
  lyricist: 'catalog.role.lyricist',
  composer_lyricist: 'catalog.role.composerLyricist',
  arranger: 'catalog.role.arranger',
});

/** Returns the name of a value of a facet. Genres, moods and instruments are words of the catalog, which are shown as they are. */
export const facetValue = (filter: string, value: string): string => {
  if (filter === 'vocals') {
    const names: Readonly<Record<string, string>> = vocalsNames;
    return names[value] ?? value;
  }
  const [, tonic, mode] = /^([A-G][b#]?) (major|minor)$/.exec(value) ?? [];
  if (filter !== 'key' || tonic === undefined) return value;
  return keyName({ tonic: tonic as MusicalKey['tonic'], mode: mode === 'minor' ? 'minor' : 'major' });
};
