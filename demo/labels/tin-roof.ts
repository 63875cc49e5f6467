import { madeByPeople, noMining, everywhere } from '../domain.ts';
import { brassTacks } from '../songs/brass-tacks.ts';
import { copperSky } from '../songs/copper-sky.ts';
import { tinRoofShuffle } from '../songs/tin-roof-shuffle.ts';
import { offeredFrom, type DemoSpec, type LabelCopy } from '../spec.ts';

/** Bands. */
const tinRoof = {
  images: {},
  rights: {
    master: [{ party: 'Tin Roof Sound', sharePct: '100' }],
    writers: [
      { name: 'Del Rourke', ipi: '00999000110', pro: 'BMI', role: 'composer', sharePct: '50' },
      { name: 'Cass Whitlow', ipi: '00999000127', pro: 'ASCAP', role: 'composer', sharePct: '50' },
    ],
    publishers: [
      { name: 'Rourke Music', ipi: '00999000134', pro: 'BMI', sharePct: '50' },
      { name: 'Whitlow Songs', ipi: '00999000141', pro: 'ASCAP', sharePct: '50' },
    ],
  },
  pLine: '℗ 2022 Tin Roof Sound',
  cLine: '© 2022 Tin Roof Sound',
  territories: everywhere,
  vocals: 'instrumental',
  explicitness: 'clean',
  aiDisclosure: madeByPeople,
  tdm: noMining,
  status: 'approved',
} satisfies Partial<LabelCopy>;

export const tinRoofTracks: readonly DemoSpec[] = [
  // First: the newest demo track is the one that the README licenses, and this one has a fee.
  {
    slug: 'copper-sky',
    song: copperSky,
    stems: true,
    copy: {
      ...tinRoof,
      title: 'Copper Sky',
      artists: [{ name: 'Lowland Kings', role: 'main' }],
      isrc: 'ZZTR12200003',
      iswc: 'T9001000915',
      releaseDate: '2022-10-14',
      genres: ['rock', 'indie'],
      moods: ['driving', 'rebellious', 'uplifting'],
      instruments: ['electric guitar', 'bass', 'drums', 'organ'],
      keywords: ['sport', 'motorbike', 'desert', 'victory'],
      energy: 0.9,
      terms: [
        offeredFrom('2022-10-14', {
          paidAdvertising: true,
          contentTypes: ['ugc_video', 'short_video', 'advertisement', 'game', 'film', 'corporate', 'other'],
          media: ['online', 'social', 'broadcast', 'in_game'],
          fee: { amount: 4900, currency: 'EUR' },
        }),
      ],
    },
  },
  {
    slug: 'tin-roof-shuffle',
    song: tinRoofShuffle,
    stems: false,
    copy: {
      ...tinRoof,
      title: 'Tin Roof Shuffle',
      artists: [{ name: 'The Rourke Band', role: 'main' }],
      album: { title: 'Live in the Kitchen', upc: '999000001554' },
      isrc: 'ZZTR12200001',
      iswc: 'T9001000777',
      releaseDate: '2022-04-29',
      genres: ['blues', 'rock'],
      moods: ['gritty', 'playful', 'confident'],
      instruments: ['electric guitar', 'organ', 'piano', 'bass', 'drums'],
      keywords: ['bar', 'road', 'whisky', 'shuffle'],
      energy: 0.66,
      terms: [offeredFrom('2022-04-29')],
    },
  },
  {
    slug: 'brass-tacks',
    song: brassTacks,
    stems: false,
    copy: {
      ...tinRoof,
      title: 'Brass Tacks',
      artists: [
        { name: 'Cass Whitlow', role: 'main' },
        { name: 'The Rourke Band', role: 'featured' },
      ],
      isrc: 'ZZTR12200002',
      iswc: 'T9001000846',
      releaseDate: '2022-07-08',
      genres: ['funk', 'soul'],
      moods: ['energetic', 'playful', 'sunny'],
      instruments: ['bass', 'drums', 'clavinet', 'brass', 'organ', 'congas'],
      keywords: ['party', 'cooking', 'comedy', 'street'],
      energy: 0.84,
      territories: { include: ['WORLD'], exclude: ['US'] },
      terms: [offeredFrom('2022-07-08')],
    },
  },
];
