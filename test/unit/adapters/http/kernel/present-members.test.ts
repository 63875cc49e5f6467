import fc from 'fast-check';
import { z } from 'zod';
import { presentMembers } from '../../../../../src/adapters/http/kernel/request/query.ts';
import { searchFilters } from '../../../../../src/adapters/http/catalog/search.contract.ts';

const parserOf = (schema: z.ZodObject) => {
  const parse = presentMembers(schema);
  if (!parse) throw new Error('the schema requires members');
  return parse;
};

/** Returns what the whole schema returns, or undefined if it rejects the input. */
const whole = (schema: z.ZodObject, input: object): unknown => {
  const parsed = schema.safeParse(input);
  return parsed.success ? parsed.data : undefined;
};

describe('parsing present members', () => {
  it('returns what the schema of search filters returns, and nothing for input that it rejects', () => {
    const parse = parserOf(searchFilters);
    const names = [...Object.keys(searchFilters.shape), 'unknown', 'constructor', '__proto__'];
    const text = fc.constantFrom(
      'calm',
      '8A',
      'none',
      'DE',
      'ugc_video',
      'newest',
      'relevance',
      'asc',
      'trk_1',
      '',
    );
    const value = fc.oneof(
      { weight: 4, arbitrary: fc.oneof(text, fc.array(text, { maxLength: 3 })) },
      { weight: 4, arbitrary: fc.integer({ min: -1, max: 130 }) },
      fc.constantFrom(1.5, NaN, true, false, null, undefined, '2026-03-01', 'DEA622600417', [
        'mood',
        'genre',
      ]),
    );
    const number = fc.oneof({ weight: 20, arbitrary: fc.integer({ min: 1, max: 130 }) }, value);
    const numbers = fc.record(
      { bpmMin: number, bpmMax: number, durationMin: number, durationMax: number, limit: number },
      { requiredKeys: [] },
    );
    const others = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 1 });
    let accepted = 0;
    fc.assert(
      fc.property(numbers, others, (some, more) => {
        const input = { ...some, ...more };
        const expected = whole(searchFilters, input);
        if (expected !== undefined) accepted++;
        expect(parse(input)).toEqual(expected);
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('returns defaults', () => {
    const schema = z.strictObject({ limit: z.int().default(50), order: z.string().exactOptional() });
    const parse = parserOf(schema);
    for (const input of [{}, { order: 'asc' }, { limit: 3 }, { limit: 'x' }, { order: undefined }])
      expect(parse(input)).toEqual(whole(schema, input));
    expect(parse({ order: 'asc' })).toEqual({ order: 'asc', limit: 50 });
  });

  it('leaves schemas with required members, and checks with conditions or changes, to zod', () => {
    expect(presentMembers(z.strictObject({ trackId: z.string() }))).toBeUndefined();
    const conditional = z
      .strictObject({ limit: z.int().exactOptional() })
      .refine(() => false, { when: ({ value }) => Object.keys(value as object).length > 0 });
    expect(presentMembers(conditional)).toBeUndefined();
    const changing = z
      .strictObject({ limit: z.int().default(50) })
      .overwrite(({ limit }) => ({ limit: limit + 1 }));
    expect(presentMembers(changing)).toBeUndefined();
  });
});
