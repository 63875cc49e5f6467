import type { OneTimeCodes } from '../../../../src/ports/driven/access/one-time-codes.ts';

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (codes: OneTimeCodes) => OneTimeCodes;
}

const neighbours = 'takes the code of a neighbouring step as of that step, and of none further';

export const oneTimeCodesMutants: readonly Mutant[] = [
  {
    title: 'codes that hold for a step more on either side',
    by: [neighbours],
    of: (codes) => ({
      ...codes,
      stepOf: (code, secret, now) =>
        codes.stepOf(code, secret, now) ??
        codes.stepOf(code, secret, now - 30_000) ??
        codes.stepOf(code, secret, now + 30_000),
    }),
  },
  {
    title: 'codes whose step is always the present one, so that one serves three times',
    by: [neighbours],
    of: (codes) => ({
      ...codes,
      stepOf: (code, secret, now) =>
        codes.stepOf(code, secret, now) === undefined ? undefined : Math.floor(now / 30_000),
    }),
  },
  {
    title: 'a clock that must agree to the second',
    by: [neighbours],
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
    by: ['makes secrets of 160 bits in base32, each another'],
    of: (codes) => ({ ...codes, newSecret: () => `AAAAAAAA${codes.newSecret().slice(8)}` }),
  },
];
