import { counted } from '../../../../src/adapters/cli/counted.ts';

describe('a number of things', () => {
  it.each([
    [0, '0 platforms'],
    [1, '1 platform'],
    [2_000, '2,000 platforms'],
  ])('of %d is in singular or plural', (n, text) => {
    expect(counted(n, 'platform')).toBe(text);
  });

  it('has its own plural if it needs one', () => {
    expect([1, 2].map((n) => counted(n, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
  });
});
