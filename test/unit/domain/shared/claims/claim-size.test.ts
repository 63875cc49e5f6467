import { longestClaimMs, nextClaim } from '../../../../../src/domain/shared/claims/claim-size.ts';

describe('the size of a claim', () => {
  const requested = 16;
  it.each<[string, number, Parameters<typeof nextClaim>[1], number]>([
    ['doubles after a full one', 16, { requested, tookMs: longestClaimMs, isFull: true }, 32],
    ['stays after one that found less', 16, { requested, tookMs: 0, isFull: false }, 16],
    [
      'is half of what was requested after a slow one',
      64,
      { requested, tookMs: longestClaimMs + 1, isFull: true },
      8,
    ],
    ['is half of what was requested after a failure', 64, { requested, isFull: false }, 8],
    ['is never less than one', 1, { requested: 1, isFull: false }, 1],
  ])('%s', (_, size, outcome, next) => {
    expect(nextClaim(size, outcome)).toBe(next);
  });
});
