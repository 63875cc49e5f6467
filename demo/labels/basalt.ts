import { madeByPeople, noMining, everywhere } from '../domain.ts';
import { emberAndAsh } from '../songs/ember-and-ash.ts';
import { glassOrchard } from '../songs/glass-orchard.ts';
import { paperLanterns } from '../songs/paper-lanterns.ts';
import { offeredFrom, type DemoSpec, type LabelCopy } from '../spec.ts';

/** Music for pictures and for work. */
const basalt = {
  images: {},
  rights: {
    master: [{ party: 'Basalt Score', sharePct: '100' }],
    writers: [{ name: 'Teo Marchetti', ipi: '00999000097', pro: 'SIAE', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Basalt Edizioni', ipi: '00999000103', pro: 'SIAE', sharePct: '100' }],
  },
  pLine: '℗ 2024 Basalt Score',
  cLine: '© 2024 Basalt Score',
  territories: everywhere,
  vocals: 'instrumental',
  explicitness: 'clean',
  aiDisclosure: madeByPeople,
  tdm: noMining,
  status: 'approved',
} satisfies Partial<LabelCopy>;

export const basaltTracks: readonly DemoSpec[] = [
  {
    slug: 'paper-lanterns',
    song: paperLanterns,
    stems: true,
    copy: {
      ...basalt,
      title: 'Paper Lanterns',
      artists: [
        { name: 'Teo Marchetti', role: 'main' },
        { name: 'Yuki Arden', role: 'featured' },
      ],
      album: { title: 'Slow Rooms', upc: '999000001332' },
      isrc: 'ZZBS12400001',
      iswc: 'T9001000562',
      releaseDate: '2024-01-19',
      genres: ['lo-fi', 'hip hop', 'chillout'],
      moods: ['relaxed', 'nostalgic', 'cosy'],
      instruments: ['drums', 'double bass', 'electric piano', 'voice', 'kalimba'],
      keywords: ['study', 'rain', 'evening', 'vlog'],
      energy: 0.38,
      vocals: 'female',
      language: 'zxx',
      // The humming is synthesized.
      aiDisclosure: { ...madeByPeople, vocals: 'full' },
      terms: [
        offeredFrom('2024-01-19', { monetization: false }),
        offeredFrom('2024-07-01', {
          contentTypes: ['ugc_video', 'short_video', 'livestream', 'podcast_episode', 'game', 'other'],
        }),
      ],
    },
  },
  {
    slug: 'ember-and-ash',
    song: emberAndAsh,
    stems: true,
    copy: {
      ...basalt,
      title: 'Ember and Ash',
      artists: [{ name: 'Teo Marchetti', role: 'main' }],
      album: { title: 'Monoliths', upc: '999000001448' },
      isrc: 'ZZBS12400002',
      iswc: 'T9001000631',
      releaseDate: '2024-02-23',
      genres: ['cinematic', 'orchestral', 'trailer'],
      moods: ['epic', 'dramatic', 'tense'],
      instruments: ['taiko', 'strings', 'brass', 'synth bass', 'choir'],
      keywords: ['trailer', 'battle', 'heroic', 'countdown'],
      energy: 0.8,
      vocals: 'choir',
      language: 'zxx',
      aiDisclosure: { ...madeByPeople, vocals: 'full', instruments: 'partial' },
      territories: { include: ['WORLD'], exclude: ['JP', 'KR', 'CN'] },
      terms: [
        offeredFrom('2024-02-23', {
          contentTypes: ['film', 'series_episode', 'game', 'short_video', 'ugc_video', 'other'],
          media: ['online', 'social', 'theatrical', 'in_game'],
          edits: { trim: true, loop: false, mix: false, lyricsChange: false },
        }),
      ],
    },
  },
  {
    slug: 'glass-orchard',
    song: glassOrchard,
    stems: false,
    copy: {
      ...basalt,
      title: 'Glass Orchard',
      artists: [{ name: 'Sille', role: 'main' }],
      album: { title: 'Slow Rooms', upc: '999000001332' },
      isrc: 'ZZBS12400003',
      iswc: 'T9001000700',
      releaseDate: '2024-04-12',
      genres: ['ambient', 'electronic'],
      moods: ['calm', 'dreamy', 'peaceful'],
      instruments: ['synth pad', 'piano', 'bells', 'synth bass', 'percussion'],
      keywords: ['meditation', 'nature', 'science', 'space'],
      energy: 0.15,
      tdm: {
        dataMining: 'allowed',
        aiInference: 'allowed',
        aiTraining: 'constrained',
        aiGenerativeTraining: 'notAllowed',
      },
      terms: [
        offeredFrom('2024-04-12', {
          attributionRequired: false,
          sublicensable: true,
          tdm: {
            dataMining: 'allowed',
            aiInference: 'allowed',
            aiTraining: 'constrained',
            aiGenerativeTraining: 'notAllowed',
          },
        }),
      ],
    },
  },
];
