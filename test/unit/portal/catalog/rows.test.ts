import { activeFilters } from '../../../../portal/src/pages/catalog/active.ts';
import { barsPath } from '../../../../portal/src/pages/catalog/bars.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

describe('the active filters of the catalog', () => {
  const active = (query: string) => activeFilters(new URLSearchParams(query), (_, id) => `name of ${id}`);

  it('are one for each value, with the filters that remain without it', () => {
    expect(active('genre=folk,rock&territory=DE,WORLD')).toEqual([
      { text: 'Genre: folk', without: { genre: 'rock' } },
      { text: 'Genre: rock', without: { genre: 'folk' } },
      { text: 'Germany', without: { territory: 'WORLD' } },
      { text: 'All countries', without: { territory: 'DE' } },
    ]);
  });

  it('are those that the search uses', () => {
    for (const query of [
      'bpmMin=120&bpmMax=90',
      'bpmMin=abc',
      'vocals=loud',
      'contentType=opera',
      'hasStems=no',
    ])
      expect(active(query)).toEqual([]);
    expect(active('contentType=opera,film')).toEqual([{ text: 'Film', without: { contentType: 'opera' } }]);
    expect(active('territory=DEU').map(({ text }) => text)).toEqual(['DEU']);
  });

  it('have one text for a range with one or two ends', () => {
    const texts = (query: string) => active(query).map(({ text }) => text);
    expect(texts('bpmMin=90&bpmMax=120&durationMax=60')).toEqual(['90 to 120 BPM', 'At most 60 seconds']);
    expect(texts('durationMin=1000&hasStems=true&q=calm&sort=bpm')).toEqual([
      'At least 1,000 seconds',
      'With stems',
    ]);
    expect(texts('similarTo=trk_1&artistId=art_1')).toEqual(['Similar to name of trk_1', 'By name of art_1']);
  });
});

describe('the waveform of a row', () => {
  it('is as high as its loudest part, and has a line where it is silent', () => {
    expect(barsPath({ data: [-64, 10, 0, 0] })).toBe('M45.0 0.0v32.0M135.0 15.5v1.0');
    expect(barsPath({ data: [0, 0] })).toBe('M90.0 15.5v1.0');
    expect(barsPath({ data: [] })).toBe('');
  });
});
