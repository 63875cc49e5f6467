import { madeByPeople, noMining, type Rights, everywhere } from '../domain.ts';
import { hellOfAHurry } from '../songs/hell-of-a-hurry.ts';
import { nightFerry } from '../songs/night-ferry.ts';
import { quarryRun } from '../songs/quarry-run.ts';
import { velvetStatic } from '../songs/velvet-static.ts';
import { offeredFrom, type DemoSpec, type LabelCopy } from '../spec.ts';

/** Electronic music. */
const northlight = {
  images: {},
  rights: {
    master: [{ party: 'Northlight Records', sharePct: '100' }],
    writers: [{ name: 'Mira Holt', ipi: '00999000011', pro: 'PRS', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Northlight Songs', ipi: '00999000028', pro: 'PRS', sharePct: '100' }],
  },
  pLine: '℗ 2024 Northlight Records',
  cLine: '© 2024 Northlight Records',
  territories: everywhere,
  vocals: 'instrumental',
  explicitness: 'clean',
  aiDisclosure: madeByPeople,
  tdm: noMining,
  status: 'approved',
} satisfies Partial<LabelCopy>;

/** The recording belongs to one in Britain and Ireland and to another elsewhere. */
const splitByTerritory = (rights: Rights, others: readonly string[]): Rights => ({
  ...rights,
  master: [
    { party: 'Northlight Records', sharePct: '100', territories: ['GB', 'IE'] },
    { party: 'Meridian Tapes', sharePct: '100', territories: others },
  ],
});
const meridian = [
  'US',
  'CA',
  'MX',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'BE',
  'SE',
  'NO',
  'DK',
  'FI',
  'JP',
  'AU',
  'NZ',
];

export const northlightTracks: readonly DemoSpec[] = [
  {
    slug: 'night-ferry',
    song: nightFerry,
    stems: true,
    copy: {
      ...northlight,
      title: 'Night Ferry',
      artists: [{ name: 'Mira Holt', role: 'main' }],
      album: { title: 'Harbour Lights', upc: '999000001004' },
      isrc: 'ZZNL12400001',
      iswc: 'T9001000006',
      releaseDate: '2024-03-01',
      genres: ['house', 'deep house', 'electronic'],
      moods: ['warm', 'hypnotic', 'confident'],
      instruments: ['drum machine', 'synth bass', 'electric piano', 'synth pad', 'kalimba'],
      keywords: ['night', 'travel', 'club', 'city'],
      energy: 0.72,
      terms: [offeredFrom('2024-03-01')],
    },
  },
  {
    slug: 'quarry-run',
    song: quarryRun,
    stems: false,
    copy: {
      ...northlight,
      title: 'Quarry Run',
      artists: [
        { name: 'Ostrava', role: 'main' },
        { name: 'Mira Holt', role: 'featured' },
      ],
      album: { title: 'Harbour Lights', upc: '999000001004' },
      isrc: 'ZZNL12400002',
      iswc: 'T9001000073',
      releaseDate: '2024-05-17',
      genres: ['drum and bass', 'electronic'],
      moods: ['driving', 'tense', 'energetic'],
      instruments: ['drums', 'reese bass', 'synth pad', 'bells', 'synth lead'],
      keywords: ['sport', 'chase', 'speed', 'gaming'],
      energy: 0.95,
      terms: [
        offeredFrom('2024-05-17', { term: { type: 'fixed', months: 12 }, publishedContentSurvives: false }),
      ],
    },
  },
  {
    slug: 'velvet-static',
    song: velvetStatic,
    stems: false,
    copy: {
      ...northlight,
      title: 'Velvet Static',
      version: 'Extended Mix',
      artists: [
        { name: 'Lo Castell', role: 'main' },
        { name: 'Ostrava', role: 'remixer' },
      ],
      isrc: 'ZZNL12400003',
      iswc: 'T9001000142',
      releaseDate: '2024-09-06',
      genres: ['synthwave', 'electronic', 'pop'],
      moods: ['nostalgic', 'dreamy', 'confident'],
      instruments: ['drum machine', 'synth bass', 'arpeggiator', 'synth pad', 'synth lead'],
      keywords: ['eighties', 'neon', 'night drive', 'retro'],
      energy: 0.7,
      explicitness: 'unknown',
      rights: splitByTerritory(northlight.rights, meridian),
      terms: [
        offeredFrom('2024-09-06', { edits: { trim: true, loop: true, mix: false, lyricsChange: false } }),
      ],
    },
  },
  {
    slug: 'hell-of-a-hurry',
    song: hellOfAHurry,
    stems: false,
    copy: {
      ...northlight,
      title: 'Hell of a Hurry',
      artists: [{ name: 'K. Adeyemi', role: 'main' }],
      isrc: 'ZZNL12400004',
      iswc: 'T9001000211',
      releaseDate: '2024-10-11',
      genres: ['trap', 'hip hop'],
      moods: ['dark', 'restless'],
      instruments: ['drum machine', 'synth bass', 'bells', 'piano', 'synth stabs'],
      keywords: ['street', 'attitude', 'short video'],
      energy: 0.85,
      explicitness: 'explicit',
      terms: [offeredFrom('2024-10-11')],
    },
  },
];
