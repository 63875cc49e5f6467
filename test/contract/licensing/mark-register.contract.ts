import { ForensicMark } from '../../../src/domain/licensing/forensic-mark.ts';
import type { MarkRegister } from '../../../src/ports/driven/licensing/mark-register.ts';
import { licenseId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

const mark = ForensicMark(0x0abc_def0_1234);

/** The promises of every mark register: see `MarkRegister`. */
export const markRegisterContract = (
  open: OpenWorld<{ readonly marks: MarkRegister }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds the license that a mark was given to, and no other', async ({ marks }) => {
      expect(await marks.holder(mark)).toBeUndefined();
      expect(await marks.claim(mark, licenseId(1))).toBe(licenseId(1));
      expect(await marks.claim(ForensicMark(mark + 1), licenseId(2))).toBe(licenseId(2));
      expect(await marks.holder(mark)).toBe(licenseId(1));
      expect(await marks.holder(ForensicMark(mark + 1))).toBe(licenseId(2));
      expect(await marks.holder(ForensicMark(mark + 2))).toBeUndefined();
    }),

    policy('returns the same license if it claims its own mark again', async ({ marks }) => {
      for (let times = 0; times < 3; times++)
        expect(await marks.claim(mark, licenseId(1))).toBe(licenseId(1));
    }),

    policy('never gives a mark to another license', async ({ marks }) => {
      await marks.claim(mark, licenseId(1));
      expect(await marks.claim(mark, licenseId(2))).toBe(licenseId(1));
      expect(await marks.holder(mark)).toBe(licenseId(1));
    }),

    policy(
      'gives a mark to one license when twenty concurrent callers claim it, and returns it to all',
      async ({ marks }, concurrently) => {
        const holders = await concurrently(20, (view, n) => view.marks.claim(mark, licenseId(n)));
        expect(new Set(holders).size).toBe(1);
        expect(await marks.holder(mark)).toBe(holders[0]);
      },
    ),

    policy(
      'returns to twenty simultaneous renders of one license that the mark is theirs',
      async (_, concurrently) => {
        const holders = await concurrently(20, (view) => view.marks.claim(mark, licenseId(7)));
        expect(holders).toEqual(holders.map(() => licenseId(7)));
      },
    ),

    policy('keeps the least and the greatest mark of 48 bits apart', async ({ marks }) => {
      const ends = [0, 1, 2 ** 32, 2 ** 47, 2 ** 48 - 2, 2 ** 48 - 1].map(ForensicMark);
      for (const [n, end] of ends.entries()) await marks.claim(end, licenseId(n + 1));
      for (const [n, end] of ends.entries()) expect(await marks.holder(end)).toBe(licenseId(n + 1));
    }),

    policy('shows a claim to every process', async ({ marks }, concurrently) => {
      await concurrently(4, (view) => view.marks.holder(mark));
      await marks.claim(mark, licenseId(3));
      const seen = await concurrently(4, (view) => view.marks.holder(mark));
      expect(seen).toEqual(seen.map(() => licenseId(3)));
    }),
  ];
};
