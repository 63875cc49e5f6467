import type { OneTimeCodes } from '../../../../src/ports/driven/access/one-time-codes.ts';

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (codes: OneTimeCodes) => OneTimeCodes;
}

const acceptsNeighbors =
  'accepts the code of a neighboring step, as one of that step, and of no step further away';

export const oneTimeCodesMutants: readonly Mutant[] = [
  {
    title: 'codes that are valid for one more step on either side',
    by: [acceptsNeighbors],
    of: (codes) => ({
      ...codes,
      stepOf: (code, secret, now) =>
        codes.stepOf(code, secret, now) ??
        codes.stepOf(code, secret, now - 30_000) ??
        codes.stepOf(code, secret, now + 30_000),
    }),
  },
  {
    title: 'codes whose step is always the current one, so that one is accepted three times',
    by: [acceptsNeighbors],
    of: (codes) => ({
      ...codes,
      stepOf: (code, secret, now) =>
        codes.stepOf(code, secret, now) === undefined ? undefined : Math.floor(now / 30_000),
    }),
  },
  {
    title: 'a clock that must agree to the second',
    by: [acceptsNeighbors],
    of: (codes) => ({
      ...codes,
      stepOf: (code, secret, now) => {
        const step = codes.stepOf(code, secret, now);
        return step === Math.floor(now / 30_000) ? step : undefined;
      },
    }),
  },
  {
    title: 'codes that are compared as numbers',
    by: ['accepts only the six digits of this secret'],
    of: (codes) => ({
      ...codes,
      stepOf: (code, secret, now) => codes.stepOf(String(Number(code)).padStart(6, '0'), secret, now),
    }),
  },
  {
    title: 'secrets that begin alike',
    by: ['creates secrets of 160 bits in base32, each a different one'],
    of: (codes) => ({ ...codes, newSecret: () => `AAAAAAAA${codes.newSecret().slice(8)}` }),
  },
];
