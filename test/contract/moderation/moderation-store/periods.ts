import { endedAt, type Appeal } from '../../../../src/domain/moderation/appeals/appeal.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import type { PeriodPage } from '../../../../src/ports/driven/moderation/moderation-store.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import {
  aDecision,
  anAppeal,
  decisionId,
  overturned,
} from '../../../support/builders/moderation-builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { noEffects } from '../../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { decided, revised, submitted, type ModerationView } from './stage.ts';

/** Reads a period in pages of at most `limit` records, and returns the numbers in their IDs. */
const numbersIn = async <Item>(
  read: (page: PeriodPage) => Promise<readonly Item[]>,
  placeOf: (item: Item) => ListPlace,
  period: Pick<PeriodPage, 'from' | 'until'>,
  limit = 50,
): Promise<readonly number[]> => {
  const found: ListPlace[] = [];
  for (;;) {
    const after = found.at(-1);
    const page = await read({ ...period, limit, ...(after && { after }) });
    expect(page.length).toBeLessThanOrEqual(limit);
    found.push(...page.map(placeOf));
    expect(found.length).toBeLessThanOrEqual(9);
    if (page.length < limit) return found.map(({ id }) => Number(id.slice(4)));
  }
};

const always = { from: 0, until: noon + 365 * dayMs };

export const periodPolicies = (open: OpenWorld<ModerationView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns decisions of a period by their time, in pages of any size', async (view) => {
      const { moderationStore } = view;
      const times = [noon + 5, noon + 1, noon + 3, noon + 3, noon + 9];
      for (const [n, decidedAt] of times.entries()) {
        const ids = { decisionId: decisionId(n + 1), trackId: trackId(n + 1) };
        await decided(view, aDecision({ ...ids, decidedAt }, n + 1), n + 1);
      }
      const numbers = (period: Pick<PeriodPage, 'from' | 'until'>, limit?: number) =>
        numbersIn(
          (page) => moderationStore.decisionsIn(page),
          ({ decidedAt: at, decisionId: id }) => ({ at, id }),
          period,
          limit,
        );
      for (const limit of [1, 2, 3, 50]) {
        expect(await numbers(always, limit)).toEqual([2, 3, 4, 1, 5]);
        expect(await numbers({ from: noon + 3, until: noon + 5 }, limit)).toEqual([3, 4, 1]);
      }
      expect(await numbers({ from: noon + 6, until: noon + 8 })).toEqual([]);
      const [first] = await moderationStore.decisionsIn({ ...always, limit: 1 });
      expect(first).toEqual(aDecision({ decidedAt: noon + 1 }, 2));
    }),

    policy('returns appeals of a period by their submission, and ended ones by their end', async (view) => {
      const { moderationStore } = view;
      await decided(view);
      const appeals = [4, 2, 2, 8].map((after, n) => anAppeal({ submittedAt: noon + after }, n + 1));
      await submitted(view, ...appeals);
      const endOf = (appeal: (typeof appeals)[number], at: number): Appeal => {
        const ended = overturned(appeal);
        return 'outcome' in ended ? { ...ended, outcome: { ...ended.outcome, decidedAt: at } } : ended;
      };
      const [one, two, , four] = appeals;
      if (!one || !two || !four) throw new Error('no appeals');
      const { status: _, ...rest } = two;
      const withdrawn = { ...rest, status: 'withdrawn', withdrawnAt: noon + 30, version: 2 } as const;
      const ends = [endOf(one, noon + 40), withdrawn, endOf(four, noon + 20)];
      expect(await moderationStore.revise({ appeals: ends.map(revised), effects: noEffects })).toBe(
        'revised',
      );
      const submittedIn = (period: Pick<PeriodPage, 'from' | 'until'>, limit?: number) =>
        numbersIn(
          (page) => moderationStore.appealsSubmittedIn(page),
          ({ submittedAt: at, appealId: id }) => ({ at, id }),
          period,
          limit,
        );
      const endedIn = (period: Pick<PeriodPage, 'from' | 'until'>, limit?: number) =>
        numbersIn(
          (page) => moderationStore.appealsEndedIn(page),
          (appeal) => ({ at: endedAt(appeal) ?? 0, id: appeal.appealId }),
          period,
          limit,
        );
      for (const limit of [1, 2, 50]) {
        expect(await submittedIn(always, limit)).toEqual([2, 3, 1, 4]);
        expect(await endedIn(always, limit)).toEqual([4, 2, 1]);
      }
      expect(await submittedIn({ from: noon + 2, until: noon + 4 })).toEqual([2, 3, 1]);
      expect(await endedIn({ from: noon + 21, until: noon + 40 })).toEqual([2, 1]);
      const [first] = await moderationStore.appealsEndedIn({ ...always, limit: 1 });
      expect(first).toEqual(ends[2]);
    }),
  ];
};
