import { manyParts, partsToJoin } from '../../../../src/domain/uploads/joining.ts';
import { partBytes, type UploadPart } from '../../../../src/domain/uploads/upload.ts';

const part = (n: number, sizeBytes: number): UploadPart => ({ key: `part-${n}`, sizeBytes });

/** Appends parts of the given sizes, and joins what is to be joined after each. */
const partsAfter = (sizes: readonly number[]): readonly UploadPart[] =>
  sizes.reduce<readonly UploadPart[]>((before, sizeBytes, n) => {
    const parts = [...before, part(n, sizeBytes)];
    const run = partsToJoin({ parts });
    const [start] = run;
    if (!start || run.length < 2) return parts;
    const first = parts.indexOf(start);
    expect(parts.slice(first, first + run.length)).toEqual(run);
    const whole = run.reduce((sum, each) => sum + each.sizeBytes, 0);
    expect(whole).toBeLessThanOrEqual(4 * partBytes);
    return [...parts.slice(0, first), part(-n, whole), ...parts.slice(first + run.length)];
  }, []);

describe('the parts of an upload', () => {
  it.each([
    ['all small', () => 1],
    ['one large after the first', (n: number) => (n === 1 ? 4 * partBytes : 1)],
    ['a large one now and then', (n: number) => (n % 100 === 1 ? 4 * partBytes : 1)],
    ['of mixed sizes', (n: number) => ((n * 7_919) % 97) + (n % 60 === 0 ? partBytes : 0)],
  ])('stay few however many are appended: %s', (_, sizeOf) => {
    const sizes = Array.from({ length: 3 * manyParts }, (__, n) => sizeOf(n));
    const parts = partsAfter(sizes);
    expect(parts.length).toBeLessThanOrEqual(manyParts);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    expect(sum(parts.map(({ sizeBytes }) => sizeBytes))).toBe(sum(sizes));
  });
});
