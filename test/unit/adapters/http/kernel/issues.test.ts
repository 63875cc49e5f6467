import { z } from 'zod';
import { issuesOf } from '../../../../../src/adapters/http/kernel/request/issues.ts';

const Shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('one'), size: z.int().min(1).max(9).multipleOf(3) }),
  z.strictObject({ kind: z.literal('many'), names: z.array(z.string().min(2)).min(1).max(2) }),
]);
const Body = z.strictObject({
  shape: Shape.optional(),
  either: z
    .union([
      z.strictObject({ id: z.string() }),
      z.strictObject({ rows: z.array(z.strictObject({ id: z.string() })) }),
    ])
    .optional(),
  color: z.enum(['red', 'blue']).optional(),
  mail: z.email('not an e-mail address').optional(),
  labels: z.record(z.string().max(3), z.string()).optional(),
  pair: z
    .strictObject({ from: z.int(), to: z.int() })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'Is before from',
      params: { code: 'before_from' },
    })
    .optional(),
});

const issues = (body: unknown) => {
  const parsed = Body.safeParse(body);
  return parsed.success
    ? []
    : issuesOf(parsed.error.issues, 'body', body).errors.map(
        ({ pointer, code, detail }) => `${pointer} ${code}: ${detail}`,
      );
};

it('names each error at its location, with stable codes', () => {
  expect(issues('text')).toEqual([' invalid_type: must be an object, not string']);
  expect(issues(undefined)).toEqual([' required: is required']);
  expect(issues({ shape: { kind: 'one', size: 10 } })).toEqual([
    '/shape/size too_big: must be at most 9',
    '/shape/size not_multiple_of: must be a multiple of 3',
  ]);
  expect(issues({ shape: { kind: 'one', size: 1.5 } })[0]).toBe(
    '/shape/size invalid_type: must be an integer, not number',
  );
  expect(issues({ shape: { kind: 'many', names: ['a'] } })).toEqual([
    '/shape/names/0 too_small: must be at least 2 characters',
  ]);
  expect(issues({ shape: { kind: 'many', names: [] } })).toEqual([
    '/shape/names too_small: must have at least 1 entry',
  ]);
  expect(issues({ color: 'green' })).toEqual(['/color invalid_value: must be red or blue']);
  expect(issues({ color: null })).toEqual(['/color invalid_value: must be red or blue']);
  expect(issues({ mail: 'nobody' })).toEqual(['/mail invalid_format: not an e-mail address']);
  expect(issues({ labels: { long: 'x' } })).toEqual(['/labels/long too_big: must be at most 3 characters']);
  expect(issues({ pair: { from: 2, to: 1 } })).toEqual(['/pair/to before_from: is before from']);
  expect(issues({ 'a/b~c': 1, d: 2 })).toEqual([
    '/a~1b~0c unknown_field: is not a known field',
    '/d unknown_field: is not a known field',
  ]);
});

it('reports the branch of a union that is closest to the input', () => {
  expect(issues({ either: { rows: [{ id: 'a' }, { id: 7 }] } })).toEqual([
    '/either/rows/1/id invalid_type: must be a string, not integer',
  ]);
  expect(issues({ either: { id: 'a', extra: 1 } })).toEqual([
    '/either/extra unknown_field: is not a known field',
  ]);
});

it('lists the valid discriminators', () => {
  const [issue] = issues({ shape: { kind: 'none' } });
  expect(issue).toContain('/shape/kind');
});
