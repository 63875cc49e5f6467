import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import type { LicenseId } from '../../../../src/domain/shared/ids.ts';
import type { MarkRegister } from '../../../../src/ports/driven/licensing/mark-register.ts';

interface MarkRegisterView {
  readonly marks: MarkRegister;
}

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const register =
  (break_: (real: MarkRegister) => Partial<MarkRegister>) =>
  <View extends MarkRegisterView>(view: View): View => ({
    ...view,
    marks: { ...view.marks, ...break_(view.marks) },
  });

/** Broken mark registers, by what they do wrong, each with the cases that must catch it. */
export const markRegisterMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends MarkRegisterView>(view: View) => View;
}[] = [
  {
    title: 'a claim that is checked first and written later',
    by: ['gives a mark to one license when twenty concurrent callers claim it, and returns it to all'],
    of: register((real) => {
      const written = new Map<ForensicMark, LicenseId>();
      return {
        claim: async (mark, licenseId) => {
          const held = written.get(mark);
          await slow();
          if (held === undefined) written.set(mark, licenseId);
          return held ?? licenseId;
        },
        holder: async (mark) => written.get(mark) ?? real.holder(mark),
      };
    }),
  },
  {
    title: 'a mark that goes to the last claim',
    by: ['never gives a mark to another license'],
    of: register((real) => {
      const latest = new Map<ForensicMark, LicenseId>();
      return {
        claim: async (mark, licenseId) => {
          await real.claim(mark, licenseId);
          latest.set(mark, licenseId);
          return licenseId;
        },
        holder: async (mark) => latest.get(mark) ?? real.holder(mark),
      };
    }),
  },
  {
    title: 'a claim that is returned, and not written',
    by: [
      'finds the license that a mark was given to, and no other',
      'never gives a mark to another license',
      'shows a claim to every process',
    ],
    of: register((real) => ({
      claim: async (mark, licenseId) => (await real.holder(mark)) ?? licenseId,
    })),
  },
  {
    title: 'marks kept in 32 bits',
    by: ['keeps the least and the greatest mark of 48 bits apart'],
    of: register((real) => {
      const cut = (mark: ForensicMark) => ForensicMark(mark >>> 0);
      return {
        claim: (mark, licenseId) => real.claim(cut(mark), licenseId),
        holder: (mark) => real.holder(cut(mark)),
      };
    }),
  },
  {
    title: 'a register that caches which marks had no license',
    by: ['shows a claim to every process', 'finds the license that a mark was given to, and no other'],
    of: register((real) => {
      const requested = new Map<ForensicMark, ReturnType<MarkRegister['holder']>>();
      return {
        holder: (mark) => {
          const answer = requested.get(mark) ?? real.holder(mark);
          requested.set(mark, answer);
          return answer;
        },
      };
    }),
  },
];
