import fc from 'fast-check';
import { z } from 'zod';
import { searchTracks } from '../../../../../src/adapters/http/catalog/catalog.contract.ts';
import {
  searchFilters,
  type SearchFilters,
} from '../../../../../src/adapters/http/catalog/search.contract.ts';
import { criteriaOf } from '../../../../../src/adapters/http/catalog/search.filters.ts';
import { queryReader } from '../../../../../src/adapters/http/kernel/request/query.ts';
import { camelotOf, tonics } from '../../../../../src/domain/catalog/musical-key.ts';
import { countries } from '../../../../../src/domain/shared/territory.ts';

const read = queryReader(searchTracks.query);
const criteria = (search: string) => {
  const query = read(search);
  if (!query.ok) throw new Error(JSON.stringify(query.failure.errors));
  return criteriaOf(query.value as SearchFilters);
};
const issues = (search: string) => {
  const query = read(search);
  return query.ok ? [] : query.failure.errors.map(({ pointer, code }) => `${pointer} ${code}`);
};

/** Values written as repeated parameters, comma-separated ones, and both together, blanks thrown in. */
const spelled = (name: string, values: readonly string[]) =>
  fc.tuple(...values.map(() => fc.constantFrom(`&${name}=`, ',', ' , '))).map((joints) =>
    values
      .map((value, i) => {
        const joint = i === 0 ? `${name}=` : (joints[i] ?? ',');
        return joint.startsWith('&') || i === 0
          ? joint + encodeURIComponent(value)
          : encodeURIComponent(joint) + encodeURIComponent(value);
      })
      .join(''),
  );

const word = fc.stringMatching(/^[a-z][a-z -]{0,8}[a-z]$/).map((text) => text.replace(/\s+/g, ' '));

describe('a filter of several values', () => {
  it('means the same repeated, comma-separated, and both together', () => {
    const names = [
      ['mood', 'moods'],
      ['genre', 'genres'],
      ['instrument', 'instruments'],
    ] as const;
    const requested = fc
      .tuple(fc.constantFrom(...names), fc.uniqueArray(word, { minLength: 1, maxLength: 20 }))
      .chain(([[name, member], values]) =>
        spelled(name, values).map((search) => ({ member, values, search })),
      );
    fc.assert(
      fc.property(requested, ({ member, values, search }) => {
        expect(criteria(search)).toEqual({ [member]: values });
      }),
    );
  });

  it('names each value once, whatever its case', () => {
    expect(criteria('mood=Calm,calm&mood=CALM')).toEqual({ moods: ['calm'] });
  });

  it('accepts every country, and names the position of an invalid one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...countries), { minLength: 1, maxLength: 50 }), (codes) => {
        expect(criteria(`territory=${codes.join(',')}`)).toEqual({ territories: codes });
      }),
    );
    expect(issues('territory=DE,XX')).toEqual(['territory invalid']);
  });

  it('accepts keys by name and by their position on the Camelot wheel', () => {
    const key = fc.record({ tonic: fc.constantFrom(...tonics), mode: fc.constantFrom('major', 'minor') });
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 12 }), fc.boolean(), (keys, byWheel) => {
        const spelling = keys.map((one) => (byWheel ? camelotOf(one) : `${one.tonic} ${one.mode}`));
        expect(criteria(`key=${encodeURIComponent(spelling.join(','))}`)).toEqual({ keys });
      }),
    );
  });

  it('accepts at most 50 values and no empty one', () => {
    expect(issues(`mood=${Array(51).fill('calm').join(',')}`)).toEqual(['mood too_big']);
    expect(issues('mood=')).toEqual(['mood invalid']);
    expect(issues('mood=calm,,warm')).toEqual(['mood invalid']);
  });
});

describe('a comma without a value', () => {
  it.each([
    ['mood=calm,', 'must not end with a comma'],
    ['mood=,calm', 'must not begin with a comma'],
    ['mood=calm,,warm', 'must not have two commas in a row'],
    ['mood=calm&mood=warm,', 'must not end with a comma'],
    ['key=8A,', 'must not end with a comma'],
  ])('is named: %s', (search, detail) => {
    const query = read(search);
    expect(query.ok ? [] : query.failure.errors).toEqual([
      { in: 'query', pointer: search.split('=')[0], code: 'invalid', detail },
    ]);
  });
});

describe('search parameters', () => {
  it.each(['q=', 'q=%20', 'q=+%E3%80%80'])('search no text where q is blank: %s', (search) => {
    expect(criteria(search)).toEqual({});
  });

  it('are converted to criteria in the units of the domain', () => {
    const search =
      'q=harbour%20li&bpmMin=90&bpmMax=120.5&durationMin=30&durationMax=180&energyMin=0.25&energyMax=0.75&releasedFrom=2020-01-01&releasedTo=2020-01-01&vocals=male,female&contentType=film' +
      '&hasStems=true&artistId=art_1&isrc=de-a62-26-00417&updatedSince=2026-03-01T00:00:00Z&sort=bpm&order=desc';
    expect(criteria(search)).toEqual({
      q: 'harbour li',
      bpmMin: 90,
      bpmMax: 120.5,
      durationMinMs: 30_000,
      durationMaxMs: 180_000,
      energyMin: 0.25,
      energyMax: 0.75,
      releasedFrom: '2020-01-01',
      releasedTo: '2020-01-01',
      vocals: ['male', 'female'],
      contentTypes: ['film'],
      hasStems: true,
      artistIds: ['art_1'],
      isrc: 'DEA622600417',
      updatedSince: Date.UTC(2026, 2, 1),
    });
  });

  it('become a criterion each, apart from those of the page and the order', () => {
    const others = ['similarTo', 'sort', 'order', 'facets', 'limit', 'cursor'];
    const { properties = {} } = z.toJSONSchema(searchFilters, { io: 'input', unrepresentable: 'any' });
    const names = Object.keys(properties).filter((name) => !others.includes(name));
    const ignored = names.filter((name) => {
      const { examples } = properties[name] as { readonly examples: readonly unknown[] };
      const values = ([] as unknown[]).concat(examples[0]).map((value) => `${name}=${String(value)}`);
      return Object.keys(criteria(encodeURI(values.join('&')))).length === 0;
    });
    expect(names.length).toBeGreaterThan(15);
    expect(ignored).toEqual([]);
  });

  it('accept a day as the start of the changes', () => {
    expect(criteria('updatedSince=2026-03-01')).toEqual({ updatedSince: Date.UTC(2026, 2, 1) });
  });

  it('can be combined with similarTo, which allows only the sort order relevance', () => {
    expect(read('similarTo=trk_1&sort=relevance&order=asc&mood=calm')).toEqual({
      ok: true,
      value: { similarTo: 'trk_1', sort: 'relevance', order: 'asc', mood: ['calm'], limit: 50 },
    });
  });

  it('request pages of 50 by default', () => {
    expect(read('')).toEqual({ ok: true, value: { limit: 50 } });
  });

  it.each([
    ['limit=0', 'limit too_small'],
    ['limit=101', 'limit too_big'],
    ['limit=1e2', 'limit invalid_type'],
    ['limit=10.5', 'limit invalid_type'],
    ['limit=1&limit=2', 'limit repeated'],
    ['limit=', 'limit invalid_type'],
    ['bpmMin=fast', 'bpmMin invalid_type'],
    ['bpmMin=-1', 'bpmMin too_small'],
    ['bpmMin=99999999999999999999', 'bpmMin invalid_type'],
    ['bpmMin=120&bpmMax=90', 'bpmMin invalid'],
    ['durationMin=60&durationMax=30', 'durationMin invalid'],
    ['energyMin=1.1', 'energyMin too_big'],
    ['energyMax=-0.1', 'energyMax too_small'],
    ['energyMin=0.6&energyMax=0.5', 'energyMin invalid'],
    ['releasedFrom=2020', 'releasedFrom invalid_format'],
    ['releasedTo=2020-02-30', 'releasedTo invalid_format'],
    ['releasedFrom=2020-01-02&releasedTo=2020-01-01', 'releasedFrom invalid'],
    ['hasStems=yes', 'hasStems invalid_type'],
    ['vocals=whistling', 'vocals invalid_value'],
    ['key=H', 'key invalid'],
    ['isrc=123', 'isrc invalid'],
    ['sort=price', 'sort invalid_value'],
    ['order=up', 'order invalid_value'],
    ['facets=artist', 'facets invalid_value'],
    ['updatedSince=monday', 'updatedSince invalid'],
    ['q=%00', 'q nul'],
    ['q=%zz', 'q invalid_escape'],
    [`q=${'x'.repeat(201)}`, 'q too_big'],
    ['similarTo=', 'similarTo invalid_format'],
    ['similarTo=trk_1&sort=newest', 'sort invalid'],
    ['similarTo=trk_1&similarTo=trk_2', 'similarTo repeated'],
    ['Mood=calm', 'Mood unknown_parameter'],
  ])('%s is rejected as %s', (search, issue) => {
    expect(issues(search)).toEqual([issue]);
  });
});
