import { noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aDecision,
  anAppeal,
  appealId,
  aStatement,
  decisionId,
  underReview,
} from '../../../support/builders/moderation-builders.ts';
import { aMail, mailId } from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aSubmission,
  decided,
  decidedAgain,
  pendingOf,
  submitted,
  waitingMails,
  type ModerationView,
} from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

/** How many appeals those who submit them let a decision have. */
const room = 4;
const isIn = (outcome: string): boolean => outcome === 'submitted';

export const appealingPolicies = (open: OpenWorld<ModerationView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('begins empty', async (view) => {
      const { moderationStore } = view;
      expect(await moderationStore.decision(decisionId())).toBeUndefined();
      expect(await moderationStore.decisions(trackId())).toEqual([]);
      expect(await moderationStore.appeal(appealId())).toBeUndefined();
      expect(await moderationStore.appealsOf(decisionId())).toEqual([]);
      expect(await moderationStore.listAppeals({ statuses: ['submitted', 'withdrawn'], limit: 10 })).toEqual(
        [],
      );
      expect(await pendingOf(view)).toEqual([]);
      expect(await moderationStore.claimOf(trackId(), noon)).toBeUndefined();
    }),

    policy(
      'keeps a decision exactly as it was taken, and shows it to every process',
      async (view, concurrently) => {
        const territories = ['DE', 'AT'];
        const decision = aDecision({
          verdict: { act: 'restrict' },
          statement: aStatement({ territories, automated: true }),
          decidedBy: { kind: 'operator' },
          overturns: { decisionId: decisionId(7), appealId: appealId(7) },
        });
        await decided(view, decision);
        const seen = await concurrently(2, ({ moderationStore }) =>
          moderationStore.decision(decision.decisionId),
        );
        expect(seen).toEqual([decision, decision]);
        expect(await view.moderationStore.decisions(trackId())).toEqual([decision]);
      },
    ),

    policy(
      'returns the decisions of a track in the order of their commits, and of no other track',
      async (view) => {
        await decided(view, aDecision({ decidedAt: noon + 5 }, 1));
        await decided(view, aDecision({}, 2), 2);
        const { trackId: same } = aDecision();
        await decidedAgain(view, aDecision({ trackId: same, decidedAt: noon + 1 }, 9));
        await decidedAgain(view, aDecision({ trackId: same, decidedAt: noon + 3 }, 5));
        const decisions = await view.moderationStore.decisions(same);
        expect(decisions.map((decision) => decision.decisionId)).toEqual([1, 9, 5].map(decisionId));
        expect((await view.moderationStore.decisions(trackId(2))).map((one) => one.decisionId)).toEqual([
          decisionId(2),
        ]);
      },
    ),

    policy(
      'keeps an appeal exactly as it came, with its emails, for every process',
      async (view, concurrently) => {
        await decided(view);
        const mails = [aMail({ kind: 'appeal_received' })];
        expect(await view.moderationStore.submit(aSubmission(anAppeal(), {}, mails))).toBe('submitted');
        const seen = await concurrently(2, ({ moderationStore }) => moderationStore.appeal(appealId()));
        expect(seen).toEqual([anAppeal(), anAppeal()]);
        expect(await view.moderationStore.appealsOf(decisionId())).toEqual([anAppeal()]);
        expect(await waitingMails(view)).toEqual([mailId()]);
      },
    ),

    policy('returns the appeals of a decision in the order in which they were submitted', async (view) => {
      await decided(view);
      await decided(view, aDecision({}, 2), 2);
      const late = anAppeal({ submittedAt: noon + 9 }, 3);
      await submitted(view, late, anAppeal({ submittedAt: noon + 1 }, 2), anAppeal({}, 1));
      const other = anAppeal({ decisionId: decisionId(2), trackId: trackId(2) }, 4);
      await view.moderationStore.submit(aSubmission(other, { catalogVersion: 2 }));
      const appeals = await view.moderationStore.appealsOf(decisionId());
      expect(appeals.map((appeal) => appeal.appealId)).toEqual([3, 2, 1].map(appealId));
    }),

    policy('stores nothing of an appeal whose guards fail', async (view) => {
      await decided(view);
      await submitted(view, anAppeal());
      const mails = [aMail()];
      const next = anAppeal({}, 2);
      const counts = { appealsOfDecision: 1 };
      for (const submission of [
        aSubmission(next, { ...counts, catalogVersion: 2 }, mails),
        aSubmission(next, { appealsOfDecision: 0 }, mails),
        aSubmission(next, { appealsOfDecision: 2 }, mails),
        aSubmission(anAppeal({ decisionId: decisionId(9) }, 2), { appealsOfDecision: 0 }, mails),
        aSubmission(anAppeal({ trackId: trackId(9) }, 2), counts, mails),
      ])
        expect(await view.moderationStore.submit(submission)).toBe('guard-failed');
      expect(await view.moderationStore.appeal(appealId(2))).toBeUndefined();
      expect(await view.moderationStore.appealsOf(decisionId())).toHaveLength(1);
      expect(await waitingMails(view)).toEqual([]);
      expect(await view.moderationStore.submit(aSubmission(next, counts))).toBe('submitted');
    }),

    policy('accepts one of twenty concurrent appeals of one contact', async (view, concurrently) => {
      await decided(view);
      const outcomes = await concurrently(20, ({ moderationStore }, n) =>
        moderationStore.submit(
          aSubmission(anAppeal({ contactEmail: 'one@partner.example' }, n), {}, [aMail({}, n)]),
        ),
      );
      expect(outcomes.filter(isIn)).toHaveLength(1);
      const won = outcomes.findIndex(isIn) + 1;
      expect((await view.moderationStore.appealsOf(decisionId())).map((one) => one.appealId)).toEqual([
        appealId(won),
      ]);
      expect(await waitingMails(view)).toEqual([mailId(won)]);
    }),

    policy(
      'never has more appeals against a decision than were counted when they were submitted',
      async (view, concurrently) => {
        await decided(view);
        const outcomes = await concurrently(3 * room, async ({ moderationStore }, n) => {
          for (;;) {
            const { length: appealsOfDecision } = await moderationStore.appealsOf(decisionId());
            if (appealsOfDecision >= room) return 'too many';
            const outcome = await moderationStore.submit(aSubmission(anAppeal({}, n), { appealsOfDecision }));
            if (isIn(outcome)) return outcome;
          }
        });
        expect(outcomes.filter(isIn)).toHaveLength(room);
        expect(await view.moderationStore.appealsOf(decisionId())).toHaveLength(room);
      },
    ),

    policy('leaves nothing of an appeal whose id is another one’s', async (view) => {
      await decided(view);
      await submitted(view, anAppeal());
      const competing = anAppeal({ contactEmail: 'another@partner.example' });
      const taken = aSubmission(competing, { appealsOfDecision: 1 }, [aMail()]);
      await expect(view.moderationStore.submit(taken)).rejects.toThrow();
      expect(await view.moderationStore.appealsOf(decisionId())).toEqual([anAppeal()]);
      expect(await waitingMails(view)).toEqual([]);
      await submitted(view, anAppeal({}, 2));
    }),

    policy(
      'lists appeals in a status by their deadline, the soonest first, page by page',
      async ({ moderationStore, ...view }) => {
        await decided({ moderationStore, ...view });
        const due = [7, 3, 3, 9, 3, 7];
        const appeals = due.map((at, i) => anAppeal({ decideBy: noon + at }, i + 1));
        await submitted({ moderationStore, ...view }, ...appeals);
        const [first = anAppeal(), , third = anAppeal()] = appeals;
        const moved = [first, third].map((appeal) => ({
          ...{ appeal: underReview(appeal), guards: { version: 1 } },
        }));
        expect(await moderationStore.revise({ appeals: moved, effects: noEffects })).toBe('revised');
        const numbers = async (page: Partial<Parameters<typeof moderationStore.listAppeals>[0]>) => {
          const found = await moderationStore.listAppeals({ statuses: ['submitted'], limit: 10, ...page });
          return found.map((appeal) => Number(appeal.appealId.slice(4)));
        };
        expect(await numbers({})).toEqual([2, 5, 6, 4]);
        expect(await numbers({ statuses: ['under_review'] })).toEqual([3, 1]);
        const both = { statuses: ['submitted', 'under_review', 'upheld'] } as const;
        expect(await numbers(both)).toEqual([2, 3, 5, 1, 6, 4]);
        const pages: number[] = [];
        for (let last = 0; ;) {
          const before = appeals[last - 1];
          const after = before && { decideBy: before.decideBy, appealId: before.appealId };
          const page = await numbers({ ...both, limit: 2, ...(after && { after }) });
          pages.push(...page);
          last = page.at(-1) ?? 0;
          if (last === 0) break;
        }
        expect(pages).toEqual([2, 3, 5, 1, 6, 4]);
        expect(await numbers({ statuses: [] })).toEqual([]);
        expect(await moderationStore.listAppeals({ statuses: ['under_review'], limit: 1 })).toEqual([
          underReview(third, 2),
        ]);
      },
    ),
  ];
};
