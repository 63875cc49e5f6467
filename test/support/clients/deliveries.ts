import {
  madeByPeople,
  standardTerms,
  type DeliveredTrack,
} from '../../../src/domain/catalog/delivery/delivery.ts';
import { noMining } from '../../../src/domain/catalog/license-terms.ts';
import { everywhere } from '../../../src/domain/shared/territory.ts';
import { aTrack } from '../builders/builders.ts';

/** The nth track as a label delivers it: one file, standard terms, to be approved. */
export const aDelivery = (changes: Partial<DeliveredTrack> = {}, n = 1): DeliveredTrack => {
  const { title, artists, isrc, releaseDate, bpm, key, genres, moods, instruments, ...track } = aTrack({}, n);
  const { keywords, energy, vocals, rights, pLine, cLine } = track;
  return {
    externalId: `L-${n}`,
    file: `song-${n}.flac`,
    stems: [],
    title,
    artists: artists.map(({ name, role }) => ({ name, role })),
    isrc,
    releaseDate,
    bpm,
    key,
    genres,
    moods,
    instruments,
    keywords,
    energy,
    vocals,
    explicitness: 'clean',
    images: {},
    rights,
    pLine,
    cLine,
    territories: everywhere,
    aiDisclosure: madeByPeople,
    tdm: noMining,
    terms: [standardTerms],
    status: 'approved',
    ...changes,
  };
};
