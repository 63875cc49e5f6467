import { demoTakedown, demoTracks, rowOf } from '../index.ts';
import { secondsOf } from '../score/form.ts';
import { maxSeconds } from '../sound/sound.ts';
import { deliveryIssues } from '../../src/domain/catalog/delivery/delivery.ts';
import { parseIsrc, parseIswc, parseUpc } from '../../src/domain/catalog/identifiers.ts';
import { cleared } from '../../src/domain/shared/territory.ts';
import { controlled } from '../../src/domain/catalog/rights.ts';

const rows = demoTracks.map(rowOf);
const distinct = (values: readonly unknown[]) => new Set(values).size;
const titled = (title: string) => {
  const row = rows.find((one) => one.title === title);
  if (!row) throw new Error(`no ${title}`);
  return row;
};

describe('the demo catalog', () => {
  it.each(demoTracks.map((spec) => [spec.slug, spec] as const))(
    'gives %s four instruments, three sections, and three quarters of a minute, more or less',
    (_, { song }) => {
      expect(distinct(song.parts.map(({ name }) => name))).toBeGreaterThanOrEqual(4);
      expect(distinct(song.form.map(({ name }) => name))).toBeGreaterThanOrEqual(3);
      expect(secondsOf(song)).toBeGreaterThanOrEqual(35);
      expect(secondsOf(song)).toBeLessThanOrEqual(maxSeconds);
    },
  );

  it.each(demoTracks.map((spec) => [spec.slug, spec] as const))(
    'lets every part of %s play',
    (_, { song }) => {
      const names = new Set(song.form.map(({ name }) => name));
      for (const part of song.parts) {
        const played =
          part.plays === 'drums'
            ? part.beats
            : part.plays === 'tune'
              ? part.phrases
              : part.plays === 'air'
                ? part.airs
                : part.lines;
        for (const section of Object.keys(played)) expect(names).toContain(section);
      }
    },
  );

  it('is delivered without issues, under identifiers of its own', () => {
    expect(rows.flatMap(deliveryIssues)).toEqual([]);
    expect(distinct(rows.map(({ isrc }) => isrc))).toBe(rows.length);
    expect(distinct(rows.flatMap(({ file, stems }) => [file, ...stems.map((stem) => stem.file)]))).toBe(
      rows.reduce((sum, { stems }) => sum + 1 + stems.length, 0),
    );
    for (const { isrc, iswc, album } of rows) {
      expect(parseIsrc(isrc)).toBe(isrc);
      expect(parseIswc(iswc ?? '')).toBe(iswc);
      if (album?.upc) expect(parseUpc(album.upc)).toBe(album.upc);
    }
  });

  it('differs in everything that a search can filter by', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(distinct(rows.map(({ key }) => `${key.tonic} ${key.mode}`))).toBe(rows.length);
    expect(distinct(rows.map(({ bpm }) => bpm))).toBe(rows.length);
    expect(distinct(rows.map(({ genres }) => genres[0]))).toBeGreaterThanOrEqual(10);
    expect(distinct(rows.flatMap(({ moods }) => moods))).toBeGreaterThanOrEqual(12);
    expect(distinct(rows.map(({ vocals }) => vocals))).toBeGreaterThanOrEqual(3);
    expect(distinct(rows.map(({ explicitness }) => explicitness))).toBe(3);
    expect(demoTracks.some(({ song }) => song.beatsPerBar === 3)).toBe(true);
    expect(rows.filter(({ stems }) => stems.length > 0)).toHaveLength(5);
  });

  it('has a track for every rejection', () => {
    expect(cleared(titled('Brass Tacks').territories).has('US')).toBe(false);
    expect([...cleared(titled('Window on the Bay').territories)].sort()).toEqual(['GB', 'IE']);
    expect(cleared(titled('Ember and Ash').territories).has('JP')).toBe(false);
    expect(controlled(titled('Saltwater Waltz').rights).publishing.size).toBe(27);
    expect(titled('First Snow').terms[0]?.contentTypes).toEqual(['podcast_episode']);
    expect(titled('Quarry Run').terms[0]?.term).toEqual({ type: 'fixed', months: 12 });
    expect(titled('Ember and Ash').terms[0]?.edits.mix).toBe(false);
    expect(titled('Ember and Ash').stems.length).toBeGreaterThan(0);
    expect(titled('Glass Orchard').terms[0]?.attributionRequired).toBe(false);
    expect(titled('Paper Lanterns').terms).toHaveLength(2);
    expect(titled('Copper Sky').terms[0]?.fee).toEqual({ amount: 4900, currency: 'EUR' });
    expect(titled('Night Ferry').terms[0]?.paidAdvertising).toBe(false);
    expect(rows.map(({ externalId }) => externalId)).toContain(demoTakedown.externalId);
  });
});
