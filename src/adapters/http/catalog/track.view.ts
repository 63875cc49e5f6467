import { camelotOf } from '../../../domain/catalog/musical-key.ts';
import type { Track as Recorded } from '../../../domain/catalog/track.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { pictureView } from '../images/picture.view.ts';
import type { Track } from './track.contract.ts';

/** Returns a track as partners see it. `base` is the public URL of the service. */
export const trackView = (track: Recorded, base: string): Track => ({
  trackId: track.trackId,
  title: track.title,
  ...(track.version !== undefined && { version: track.version }),
  artists: track.artists.map(({ artistId, name, role }) => ({ artistId, name, role })),
  ...(track.album && { album: { ...track.album } }),
  isrc: track.isrc,
  ...(track.iswc !== undefined && { iswc: track.iswc }),
  releaseDate: track.releaseDate,
  durationMs: track.durationMs,
  bpm: track.bpm,
  key: { ...track.key, camelot: camelotOf(track.key) },
  genres: [...track.genres],
  moods: [...track.moods],
  instruments: [...track.instruments],
  keywords: [...track.keywords],
  energy: track.energy,
  vocals: track.vocals,
  ...(track.language !== undefined && { language: track.language }),
  explicitness: track.explicitness,
  hasStems: track.stems.length > 0,
  images: track.images,
  ...(track.artwork && { artwork: pictureView(base, track.artwork) }),
  rights: rightsView(track.rights),
  pLine: track.pLine,
  cLine: track.cLine,
  territories: { include: [...track.territories.include], exclude: [...track.territories.exclude] },
  aiDisclosure: track.aiDisclosure,
  tdm: track.tdm,
  moderationStatus: track.moderationStatus,
  catalogVersion: track.catalogVersion,
  addedAt: timestamp(track.addedAt),
  updatedAt: timestamp(track.updatedAt),
  links: linksOf(track, base),
});

/** Returns the rights of a track as the catalog shows them. */
export const rightsView = ({ master, writers, publishers }: Recorded['rights']): Track['rights'] => ({
  master: master.map(({ territories, ...share }) => ({
    ...share,
    ...(territories && { territories: [...territories] }),
  })),
  writers: writers.map((share) => ({ ...share })),
  publishers: publishers.map(({ territories, ...share }) => ({
    ...share,
    ...(territories && { territories: [...territories] }),
  })),
});

const linksOf = ({ trackId, stems }: Recorded, base: string): Track['links'] => {
  const self = `${base}/api/v1/tracks/${trackId}`;
  return {
    self,
    stream: `${self}/stream`,
    download: `${self}/download`,
    attribution: `${self}/attribution`,
    licenseTerms: `${self}/license-terms`,
    waveform: `${self}/waveform`,
    ...(stems.length > 0 && { stems: `${self}/stems` }),
  };
};

/** A track as JSON text. */
export type TrackTexts = (track: Recorded) => string;
export const trackTexts =
  (base: string): TrackTexts =>
  (track) =>
    JSON.stringify(trackView(track, base));

/** Returns a track as partners receive it, in UTF-8. */
export const trackRenderer = (base: string): ((track: Recorded) => Uint8Array) => {
  const texts = trackTexts(base);
  return (track) => Buffer.from(texts(track));
};
