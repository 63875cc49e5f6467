import { z } from 'zod';
import { either } from '../../../../../src/adapters/http/vocabulary/either.ts';

const shapes = () => {
  const validated: string[] = [];
  const counted = z.string().refine((value) => validated.push(value) > 0);
  const one = z.strictObject({ list: z.array(counted), kind: z.enum(['a', 'b']).exactOptional() });
  const other = z.strictObject({
    text: counted,
    times: z.int().default(1),
    kind: z.enum(['c']).exactOptional(),
  });
  return { validated, schema: either(one, other, (given) => 'list' in given) };
};

describe('one of two shapes', () => {
  it('validates each value once', () => {
    const { validated, schema } = shapes();
    schema.parse({ list: ['x', 'y'] });
    schema.parse({ text: 'z' });
    expect(validated).toEqual(['x', 'y', 'z']);
  });

  it('fills in what the chosen shape has as default', () => {
    expect(shapes().schema.parse({ text: 'z' })).toEqual({ text: 'z', times: 1 });
  });

  it.each([
    ['unknown members of the chosen shape', { list: [], text: 'z', more: 1 }, ['unrecognized_keys /']],
    [
      'a wrong value beside unknown members',
      { text: 1, more: 1 },
      ['invalid_type /text', 'unrecognized_keys /'],
    ],
    ['no object', 7, ['invalid_type /']],
  ])('names %s, and nothing of the other shape', (_, given, expected) => {
    const { error } = shapes().schema.safeParse(given);
    expect(error?.issues.map(({ code, path }) => `${code} /${path.join('/')}`)).toEqual(expected);
  });

  it('lists the values of both shapes if a value belongs to neither', () => {
    const { error } = shapes().schema.safeParse({ text: 'z', kind: 'd' });
    expect(error?.issues).toMatchObject([{ code: 'invalid_value', values: ['a', 'b', 'c'] }]);
  });
});
