import fc from 'fast-check';
import { canonical } from '../../../../src/domain/shared/canonical.ts';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, shuffled(member)]),
  );
};

describe('the canonical text of data', () => {
  it('is the same in whatever order members came, and with members that are absent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(shuffled(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
  });

  it('distinguishes values that differ', () => {
    const different = [
      [1, 2],
      [2, 1],
      [12],
      { a: 1 },
      { a: '1' },
      { a: null },
      {},
      '',
      'null',
      null,
      [[]],
      [],
    ];
    expect(new Set(different.map(canonical)).size).toBe(different.length);
    expect(canonical({ pairs: Int8Array.of(-3, 4) })).toBe('{"pairs":[-3,4]}');
  });
});
