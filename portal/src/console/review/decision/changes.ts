import type { Track, TrackForStaff } from '@platform-licensing/client';
import { changedIn } from '../../../kit/merge-edits.ts';

type Shown = Exclude<keyof Track, 'trackId' | 'catalogVersion' | 'addedAt' | 'updatedAt' | 'links'>;

const names: Readonly<Record<Shown, string>> = {
  title: 'title',
  version: 'version',
  artists: 'artists',
  album: 'album',
  isrc: 'ISRC',
  iswc: 'ISWC',
  releaseDate: 'release date',
  durationMs: 'duration',
  bpm: 'tempo',
  key: 'key',
  genres: 'genres',
  moods: 'moods',
  instruments: 'instruments',
  keywords: 'keywords',
  energy: 'energy',
  vocals: 'vocals',
  language: 'language',
  explicitness: 'explicit lyrics',
  hasStems: 'stems',
  images: 'images',
  artwork: 'artwork',
  rights: 'rights',
  pLine: 'recording notice',
  cLine: 'copyright notice',
  territories: 'territories',
  aiDisclosure: 'use of AI',
  tdm: 'data mining',
  moderationStatus: 'status',
};
const isShown = (member: string): member is Shown => member in names;

/** Returns the names of what differs between two versions of a track. It can be empty: the terms are not shown to reviewers. */
export const changesOf = (
  before: Pick<TrackForStaff, 'track' | 'measured'>,
  after: Pick<TrackForStaff, 'track' | 'measured'>,
): readonly string[] => [
  ...changedIn(before.track, after.track)
    .filter(isShown)
    .map((member) => names[member]),
  ...(changedIn(before.measured, after.measured).length > 0 ? ['recording'] : []),
];
