import {
  deliveryIssues,
  madeByPeople,
  standardTerms,
  type DeliveredTrack,
} from '../../../../src/domain/catalog/delivery/delivery.ts';
import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import { everywhere } from '../../../../src/domain/shared/territory.ts';

const aDelivery = (changes: Partial<DeliveredTrack> = {}): DeliveredTrack => ({
  externalId: 'row-1',
  file: 'masters/a.flac',
  stems: [
    { category: 'drums', name: 'Kit', file: 'stems/a-kit.flac' },
    { category: 'bass', name: 'Bass', file: 'stems/a-bass.flac' },
  ],
  title: 'Harbour Light',
  artists: [{ name: 'Nora Vale', role: 'main' }],
  isrc: 'GBABC2400001',
  releaseDate: '2024-03-01',
  bpm: 120,
  key: { tonic: 'A', mode: 'minor' },
  genres: ['house'],
  moods: ['warm'],
  instruments: ['drums', 'bass'],
  keywords: [],
  energy: 0.6,
  vocals: 'instrumental',
  explicitness: 'clean',
  images: {},
  rights: {
    master: [{ party: 'Northlight', sharePct: '100' }],
    writers: [{ name: 'Nora Vale', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Northlight Songs', sharePct: '100' }],
  },
  pLine: '℗ 2024 Northlight',
  cLine: '© 2024 Northlight',
  territories: everywhere,
  aiDisclosure: madeByPeople,
  tdm: noMining,
  terms: [standardTerms],
  status: 'pending_review',
  ...changes,
});

describe('a delivery', () => {
  it('has no issues if its parts agree', () => expect(deliveryIssues(aDelivery())).toEqual([]));

  it('names the side whose shares do not total', () => {
    const { rights } = aDelivery();
    const short = aDelivery({ rights: { ...rights, publishers: [{ name: 'Half Songs', sharePct: '50' }] } });
    expect(deliveryIssues(short)).toEqual([
      { field: 'rights.publishers', detail: 'shares total 50, but must total 100' },
    ]);
  });

  it('must leave a country in which it can be licensed', () => {
    const nowhere = aDelivery({ territories: { include: ['GB'], exclude: ['GB'] } });
    expect(deliveryIssues(nowhere)).toEqual([
      { field: 'territories', detail: 'must leave at least one country' },
    ]);
  });

  it('must have terms for a country in which the track is cleared', () => {
    const apart = aDelivery({
      territories: { include: ['GB'], exclude: [] },
      terms: [{ ...standardTerms, territories: { include: ['FR'], exclude: [] } }],
    });
    expect(deliveryIssues(apart)).toEqual([
      { field: 'terms[0].territories', detail: 'must include a country in which the track is cleared' },
    ]);
  });

  it('must give every stem a file and a name of its own', () => {
    const doubled = aDelivery({
      stems: [
        { category: 'drums', name: 'Kit', file: 'masters/a.flac' },
        { category: 'bass', name: 'Kit', file: 'stems/a-kit.flac' },
      ],
    });
    expect(deliveryIssues(doubled)).toEqual([
      { field: 'stems[0].file', detail: 'the same file as the master' },
      { field: 'stems[1].name', detail: '"Kit" names another stem' },
    ]);
  });

  it('must date each of several versions of the terms, the oldest first', () => {
    const may = Date.UTC(2024, 4, 1);
    const undated = aDelivery({ terms: [standardTerms, { ...standardTerms, effectiveAt: may }] });
    const reversed = aDelivery({
      terms: [
        { ...standardTerms, effectiveAt: may },
        { ...standardTerms, effectiveAt: may - 1 },
      ],
    });
    expect(deliveryIssues(undated).map(({ field }) => field)).toEqual(['terms[0].effectiveAt']);
    expect(deliveryIssues(reversed).map(({ field }) => field)).toEqual(['terms[1].effectiveAt']);
  });

  it('must have terms and a main artist', () => {
    const bare = aDelivery({ terms: [], artists: [{ name: 'Halden', role: 'remixer' }] });
    expect(deliveryIssues(bare).map(({ field }) => field)).toEqual(['terms', 'artists']);
  });
});
