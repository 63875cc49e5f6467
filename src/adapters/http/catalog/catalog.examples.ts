import type { z } from 'zod';
import { exampleImage } from '../images/picture.view.ts';
import { examples } from '../vocabulary/fields.ts';
import type { TrackPage } from './search.contract.ts';
import type { Attribution, LicenseTerms } from './terms.contract.ts';
import type { Track } from './track.contract.ts';

const noMining = {
  dataMining: 'notAllowed',
  aiInference: 'notAllowed',
  aiTraining: 'notAllowed',
  aiGenerativeTraining: 'notAllowed',
} as const;
const self = `https://api.example.com/api/v1/tracks/${examples.trackId}`;

export const exampleTrack: Track = {
  trackId: examples.trackId,
  title: 'Harbour Lights',
  artists: [{ artistId: examples.artistId, name: 'Mara Lind', role: 'main' }],
  album: { albumId: examples.albumId, title: 'Northern Windows', upc: '4006381333931' },
  isrc: 'DEA622600417',
  iswc: 'T0345246801',
  releaseDate: '2025-11-14',
  durationMs: 95_000,
  bpm: 112,
  key: { tonic: 'A', mode: 'minor', camelot: '8A' },
  genres: ['electronic'],
  moods: ['calm', 'warm'],
  instruments: ['piano', 'synth'],
  keywords: ['night', 'city'],
  energy: 0.42,
  vocals: 'instrumental',
  explicitness: 'clean',
  hasStems: true,
  images: {},
  artwork: exampleImage,
  rights: {
    master: [{ party: 'Nordlicht Records', sharePct: '100' }],
    writers: [{ name: 'Mara Lind', ipi: '00123456789', pro: 'GEMA', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Nordlicht Publishing', sharePct: '100' }],
  },
  pLine: '℗ 2025 Nordlicht Records',
  cLine: '© 2025 Nordlicht Publishing',
  territories: { include: ['WORLD'], exclude: ['US'] },
  aiDisclosure: { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' },
  tdm: noMining,
  moderationStatus: 'approved',
  catalogVersion: 417,
  addedAt: examples.before,
  updatedAt: examples.before,
  links: {
    self,
    stream: `${self}/stream`,
    download: `${self}/download`,
    attribution: `${self}/attribution`,
    licenseTerms: `${self}/license-terms`,
    waveform: `${self}/waveform`,
    stems: `${self}/stems`,
  },
};

export const exampleTerms: LicenseTerms = {
  termsId: examples.termsId,
  version: 2,
  hash: examples.hash,
  effectiveAt: examples.before,
  media: ['online', 'social', 'podcast', 'in_app'],
  contentTypes: ['ugc_video', 'short_video', 'podcast_episode'],
  territories: { include: ['WORLD'], exclude: [] },
  term: { type: 'fixed', months: 12 },
  exclusivity: 'non_exclusive',
  monetization: true,
  paidAdvertising: false,
  edits: { trim: true, loop: true, mix: true, lyricsChange: false },
  standaloneUse: false,
  sublicensable: false,
  attributionRequired: true,
  publishedContentSurvives: true,
  tdm: noMining,
};

export const exampleAttribution: Attribution = {
  text: 'Music: “Harbour Lights” by Mara Lind. ℗ 2025 Nordlicht Records',
  html: 'Music: <cite>Harbour Lights</cite> by Mara Lind. ℗ 2025 Nordlicht Records',
  markdown: 'Music: *Harbour Lights* by Mara Lind. ℗ 2025 Nordlicht Records',
  required: true,
  placement: 'description',
};

export const examplePage: z.infer<typeof TrackPage> = {
  data: [exampleTrack],
  pagination: { limit: 50, nextCursor: null, total: 1 },
  facets: {
    mood: [
      { value: 'calm', count: 4 },
      { value: 'warm', count: 1 },
    ],
  },
};
