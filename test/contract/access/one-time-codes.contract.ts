import { noon } from '../../support/builders/builders.ts';
import { codeOf } from '../../support/builders/totp.ts';
import type { ContractCase } from '../../support/contract.ts';
import type { OneTimeCodes } from '../../../src/ports/driven/access/one-time-codes.ts';

const stepMs = 30_000;
const stepAt = (at: number): number => Math.floor(at / stepMs);
/** Base32 of `12345678901234567890`, the key of RFC 6238, appendix B. */
export const published = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The last six digits of the SHA-1 rows of appendix B: seconds since 1970, and the code. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

export const oneTimeCodesContract = (make: () => Promise<OneTimeCodes>): ContractCase[] => [
  {
    name: 'accepts the codes that RFC 6238 publishes, at their times',
    run: async () => {
      const codes = await make();
      for (const [seconds, code] of vectors)
        expect(codes.stepOf(code, published, seconds * 1_000)).toBe(stepAt(seconds * 1_000));
    },
  },
  {
    name: 'accepts the code of an authenticator for a new secret, and returns its step',
    run: async () => {
      const codes = await make();
      for (let i = 0; i < 50; i++) {
        const secret = codes.newSecret();
        const at = noon + i * 86_461_000;
        expect(codes.stepOf(codeOf(secret, at), secret, at)).toBe(stepAt(at));
      }
    },
  },
  {
    name: 'accepts the code of a neighboring step, as one of that step, and of no step further away',
    run: async () => {
      const codes = await make();
      const steps = [-3, -2, -1, 0, 1, 2, 3].map((away) =>
        codes.stepOf(codeOf(published, noon + away * stepMs), published, noon),
      );
      const present = stepAt(noon);
      const none = undefined;
      expect(steps).toEqual([none, none, present - 1, present, present + 1, none, none]);
    },
  },
  {
    name: 'accepts only the six digits of this secret',
    run: async () => {
      const codes = await make();
      const code = codeOf(published, noon);
      const other = (code.startsWith('1') ? '2' : '1') + code.slice(1);
      const number = String(Number(code));
      for (const given of [
        '',
        other,
        ` ${code}`,
        `${code}0`,
        code.slice(1),
        `0${code}`,
        `${number}.0`,
        '12345a',
      ])
        expect([given, codes.stepOf(given, published, noon)]).toEqual([given, undefined]);
      expect(codes.stepOf(code, codes.newSecret(), noon)).toBeUndefined();
    },
  },
  {
    name: 'creates secrets of 160 bits in base32, each a different one',
    run: async () => {
      const codes = await make();
      const secrets = Array.from({ length: 200 }, () => codes.newSecret());
      expect(new Set(secrets).size).toBe(200);
      for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      for (let place = 0; place < 32; place++)
        expect(new Set(secrets.map((secret) => secret[place])).size).toBeGreaterThan(16);
    },
  },
];
