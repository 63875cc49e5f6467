import { madeByPeople, noMining, everywhere } from '../domain.ts';
import { firstSnow } from '../songs/first-snow.ts';
import { openRoadHome } from '../songs/open-road-home.ts';
import { saltwaterWaltz } from '../songs/saltwater-waltz.ts';
import { windowOnTheBay } from '../songs/window-on-the-bay.ts';
import { offeredFrom, type DemoSpec, type LabelCopy } from '../spec.ts';

/** Music played by hand. */
const harbourVale = {
  images: {},
  rights: {
    master: [{ party: 'Harbour & Vale', sharePct: '100' }],
    writers: [{ name: 'Nora Vale', ipi: '00999000035', pro: 'IMRO', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Vale Editions', ipi: '00999000042', pro: 'IMRO', sharePct: '100' }],
  },
  pLine: '℗ 2023 Harbour & Vale',
  cLine: '© 2023 Harbour & Vale',
  territories: everywhere,
  vocals: 'instrumental',
  explicitness: 'clean',
  aiDisclosure: madeByPeople,
  tdm: noMining,
  status: 'approved',
} satisfies Partial<LabelCopy>;

const europeanUnion =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

export const harbourValeTracks: readonly DemoSpec[] = [
  {
    slug: 'open-road-home',
    song: openRoadHome,
    stems: false,
    copy: {
      ...harbourVale,
      title: 'Open Road Home',
      artists: [
        { name: 'Nora Vale', role: 'main' },
        { name: 'Halden', role: 'main' },
      ],
      album: { title: 'The Long Way', upc: '999000001110' },
      isrc: 'ZZHV12300001',
      iswc: 'T9001000288',
      releaseDate: '2023-06-09',
      genres: ['folk', 'indie', 'pop'],
      moods: ['uplifting', 'hopeful', 'warm'],
      instruments: ['acoustic guitar', 'bass', 'drums', 'piano', 'flute'],
      keywords: ['travel', 'family', 'summer', 'homecoming'],
      energy: 0.62,
      rights: {
        master: [
          { party: 'Harbour & Vale', sharePct: '75' },
          { party: 'Halden Music', sharePct: '25' },
        ],
        writers: [
          { name: 'Nora Vale', ipi: '00999000035', pro: 'IMRO', role: 'composer', sharePct: '40' },
          { name: 'Jonas Halden', ipi: '00999000059', pro: 'TONO', role: 'composer', sharePct: '35.5' },
          { name: 'Ines Duarte', ipi: '00999000066', pro: 'SPA', role: 'arranger', sharePct: '24.5' },
        ],
        publishers: [
          { name: 'Vale Editions', ipi: '00999000042', pro: 'IMRO', sharePct: '66.6667' },
          { name: 'Fjordsang Forlag', ipi: '00999000073', pro: 'TONO', sharePct: '33.3333' },
        ],
      },
      terms: [
        offeredFrom('2023-06-09', {
          paidAdvertising: true,
          contentTypes: [
            'ugc_video',
            'short_video',
            'podcast_episode',
            'advertisement',
            'film',
            'corporate',
            'other',
          ],
          media: ['online', 'social', 'broadcast', 'theatrical'],
        }),
      ],
    },
  },
  {
    slug: 'saltwater-waltz',
    song: saltwaterWaltz,
    stems: true,
    copy: {
      ...harbourVale,
      title: 'Saltwater Waltz',
      artists: [{ name: 'Marisma', role: 'main' }],
      isrc: 'ZZHV12300002',
      iswc: 'T9001000357',
      releaseDate: '2023-08-25',
      genres: ['waltz', 'folk', 'chamber'],
      moods: ['romantic', 'playful', 'nostalgic'],
      instruments: ['clarinet', 'accordion', 'acoustic guitar', 'double bass', 'strings', 'brushes'],
      keywords: ['sea', 'harbour', 'dance', 'three four'],
      energy: 0.4,
      rights: {
        master: [{ party: 'Harbour & Vale', sharePct: '100' }],
        writers: [{ name: 'Ines Duarte', ipi: '00999000066', pro: 'SPA', role: 'composer', sharePct: '100' }],
        publishers: [
          {
            name: 'Marisma Edições',
            ipi: '00999000080',
            pro: 'SPA',
            sharePct: '100',
            territories: europeanUnion,
          },
        ],
      },
      terms: [offeredFrom('2023-08-25')],
    },
  },
  {
    slug: 'window-on-the-bay',
    song: windowOnTheBay,
    stems: false,
    copy: {
      ...harbourVale,
      title: 'Window on the Bay',
      artists: [{ name: 'Café Central Trio', role: 'main' }],
      isrc: 'ZZHV12300003',
      iswc: 'T9001000426',
      releaseDate: '2023-11-03',
      genres: ['bossa nova', 'jazz', 'latin'],
      moods: ['relaxed', 'sunny', 'romantic'],
      instruments: ['nylon guitar', 'double bass', 'flute', 'percussion', 'electric piano'],
      keywords: ['café', 'lounge', 'summer', 'cooking'],
      energy: 0.35,
      territories: { include: ['GB', 'IE'], exclude: [] },
      terms: [offeredFrom('2023-11-03', { territories: { include: ['GB', 'IE'], exclude: [] } })],
    },
  },
  {
    slug: 'first-snow',
    song: firstSnow,
    stems: false,
    copy: {
      ...harbourVale,
      title: 'First Snow',
      artists: [{ name: 'Nora Vale', role: 'main' }],
      album: { title: 'Winter Tales', upc: '999000001226' },
      isrc: 'ZZHV12300004',
      iswc: 'T9001000493',
      releaseDate: '2023-12-01',
      genres: ['classical', 'holiday', 'soundtrack'],
      moods: ['tender', 'magical', 'peaceful'],
      instruments: ['piano', 'music box', 'harp', 'strings', 'double bass', 'sleigh bells'],
      keywords: ['winter', 'christmas', 'children', 'story'],
      energy: 0.25,
      terms: [
        offeredFrom('2023-12-01', {
          media: ['podcast'],
          contentTypes: ['podcast_episode'],
          edits: { trim: true, loop: true, mix: false, lyricsChange: false },
        }),
      ],
    },
  },
];
