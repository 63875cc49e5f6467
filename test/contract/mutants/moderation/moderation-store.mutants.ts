import type { Claim, ModerationStore } from '../../../../src/ports/driven/moderation/moderation-store.ts';
import type { ModerationView } from '../../moderation/moderation-store.contract.ts';
import { effectsOf, noEffects, without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const moderationStore =
  (break_: (real: ModerationStore, view: ModerationView) => Partial<ModerationStore>) =>
  (view: ModerationView): ModerationView => ({
    ...view,
    moderationStore: { ...view.moderationStore, ...break_(view.moderationStore, view) },
  });

/** Broken moderation stores, by what they do wrong, each with the cases that must catch it. */
export const moderationStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ModerationView) => ModerationView;
}[] = [
  {
    title: 'a check of the count of appeals first and a write later',
    by: [
      'accepts one of twenty concurrent appeals of one contact',
      'never has more appeals against a decision than were counted when they were submitted',
    ],
    of: moderationStore((real) => ({
      submit: async (submission) => {
        const { decisionId } = submission.appeal;
        const { length } = await real.appealsOf(decisionId);
        if (length !== submission.guards.appealsOfDecision) return 'guard-failed';
        for (;;) {
          await slow();
          const { length: appealsOfDecision } = await real.appealsOf(decisionId);
          const guards = { ...submission.guards, appealsOfDecision };
          const outcome = await real.submit({ ...submission, guards });
          if (outcome === 'submitted') return outcome;
        }
      },
    })),
  },
  {
    title: 'a submission that does not look at the track',
    by: ['stores nothing of an appeal whose guards fail'],
    of: moderationStore((real, { library }) => ({
      submit: async (submission) => {
        const track = await library.find(submission.appeal.trackId);
        const { catalogVersion } = track ?? submission.guards;
        return real.submit({ ...submission, guards: { ...submission.guards, catalogVersion } });
      },
    })),
  },
  {
    title: 'emails of a submission that are dropped',
    by: ['keeps an appeal exactly as it came, with its emails, for every process'],
    of: moderationStore((real) => ({
      submit: (submission) => real.submit(without('mails', submission)),
    })),
  },
  {
    title: 'emails of a submission that are sent whatever the guards say',
    by: ['stores nothing of an appeal whose guards fail'],
    of: moderationStore((real) => ({
      submit: async (submission) => {
        await real.revise({ appeals: [], effects: effectsOf({ mails: submission.effects.mails }) });
        return real.submit(submission);
      },
    })),
  },
  {
    title: 'appeals that are revised one by one',
    by: ['revises all appeals or none, if one has changed meanwhile'],
    of: moderationStore((real) => ({
      revise: async ({ appeals, ...rest }) => {
        for (const appeal of appeals)
          if ((await real.revise({ appeals: [appeal], effects: noEffects })) === 'guard-failed')
            return 'guard-failed';
        return real.revise({ appeals: [], ...rest });
      },
    })),
  },
  {
    title: 'versions of appeals that are not checked',
    by: [
      'revises all appeals or none, if one has changed meanwhile',
      'lets one of twenty concurrent callers revise an appeal on the same version',
    ],
    of: moderationStore((real) => ({
      revise: async ({ appeals, ...rest }) => {
        const now = await Promise.all(appeals.map(({ appeal }) => real.appeal(appeal.appealId)));
        const blind = appeals.map(({ appeal, guards }, i) => ({
          ...{ appeal, guards: { version: now[i]?.version ?? guards.version } },
        }));
        const outcome = await real.revise({ ...rest, appeals: blind });
        return outcome === 'revised' ? outcome : real.revise({ ...rest, appeals: [] });
      },
    })),
  },
  {
    title: 'appeals that were submitted meanwhile and are not counted',
    by: ['revises nothing if another appeal against the decision has arrived'],
    of: moderationStore((real) => ({
      revise: ({ guards: { counted: _, ...guards } = {}, ...change }) => real.revise({ ...change, guards }),
    })),
  },
  {
    title: 'claims of others that a revision does not check',
    by: ['revises nothing while someone else works on one of the appeals'],
    of: moderationStore((real) => ({
      revise: ({ guards: { claimant: _, ...guards } = {}, ...change }) => real.revise({ ...change, guards }),
    })),
  },
  {
    title: 'claims that prevent a revision after they have expired',
    by: ['revises nothing while someone else works on one of the appeals'],
    of: moderationStore((real) => ({
      revise: ({ guards: { claimant, ...guards } = {}, ...change }) =>
        real.revise({
          ...change,
          guards: { ...guards, ...(claimant && { claimant: { ...claimant, now: 0 } }) },
        }),
    })),
  },
  {
    title: 'a note that is dropped',
    by: ['revises appeals with events, note and emails, for every process'],
    of: moderationStore((real) => ({
      revise: (change) => real.revise(without('audit', change)),
    })),
  },
  {
    title: 'a revision in two halves: the appeals first, all else after',
    by: ['leaves nothing of a revision that fails halfway'],
    of: moderationStore((real) => ({
      revise: async ({ appeals, ...rest }) => {
        const outcome = await real.revise({ appeals, effects: noEffects });
        return outcome === 'revised' ? real.revise({ appeals: [], ...rest }) : outcome;
      },
    })),
  },
  {
    title: 'decisions in the order of their times',
    by: ['returns the decisions of a track in the order of their commits, and of no other track'],
    of: moderationStore((real) => ({
      decisions: async (trackId) =>
        (await real.decisions(trackId)).toSorted((a, b) => a.decidedAt - b.decidedAt),
    })),
  },
  {
    title: 'appeals in the order of their ids',
    by: ['lists appeals in a status by their deadline, the soonest first, page by page'],
    of: moderationStore((real) => ({
      listAppeals: async (page) =>
        (await real.listAppeals(page)).toSorted((a, b) => (a.appealId < b.appealId ? -1 : 1)),
    })),
  },
  {
    title: 'a cursor that loses appeals with the same deadline',
    by: ['lists appeals in a status by their deadline, the soonest first, page by page'],
    of: moderationStore((real) => ({
      listAppeals: async ({ after, ...page }) =>
        (await real.listAppeals({ ...page, ...(after && { after }) })).filter(
          ({ decideBy }) => !after || decideBy > after.decideBy,
        ),
    })),
  },
  {
    title: 'a claim that is looked for first and written later',
    by: ['gives a claim to one of twenty concurrent callers, and names its owner to the others'],
    of: moderationStore((real) => ({
      claim: async (claim, now) => {
        const held = await real.claimOf(claim.subject, now);
        if (held && held.staffId !== claim.staffId) return held;
        await slow();
        return (await real.claim(claim, now), 'claimed');
      },
    })),
  },
  {
    title: 'claims that never expire',
    by: ['gives an expired claim to one of twenty, and not before it expires'],
    of: moderationStore((real) => ({
      claim: (claim: Claim, now) => real.claim({ ...claim, until: claim.until + 60_000 }, now),
    })),
  },
  {
    title: 'claims that anyone can release',
    by: ['releases a claim for its owner, and for nobody else'],
    of: moderationStore((real) => ({
      unclaim: async (subject) => {
        const held = await real.claimOf(subject, 0);
        if (held) await real.unclaim(subject, held.staffId);
      },
    })),
  },
  {
    title: 'a page of unleased records that ends at the first leased one',
    by: ['returns who works on waiting items, and omits items that others work on'],
    of: moderationStore((real) => ({
      pendingTracks: async ({ freeFor, ...page }) =>
        (await real.pendingTracks(page)).filter(
          ({ claim }) => !claim || freeFor === undefined || claim.staffId === freeFor,
        ),
    })),
  },
  {
    title: 'waits that restart with each delivery',
    by: ['counts a wait from its beginning, whatever is delivered meanwhile'],
    of: moderationStore((real, { library }) => ({
      pendingTracks: async (page) => {
        const waiting = await real.pendingTracks({ ...page, limit: 1_000 });
        const tracks = await library.findMany(waiting.map(({ trackId }) => trackId));
        return tracks
          .map(({ trackId, updatedAt: since }) => ({ trackId, since }))
          .toSorted((a, b) => a.since - b.since);
      },
    })),
  },
  {
    title: 'decisions of a period without its last moment',
    by: ['returns decisions of a period by their time, in pages of any size'],
    of: moderationStore((real) => ({
      decisionsIn: ({ until, ...page }) => real.decisionsIn({ ...page, until: until - 1 }),
    })),
  },
  {
    title: 'pages of decisions that leave out those of the same time',
    by: ['returns decisions of a period by their time, in pages of any size'],
    of: moderationStore((real) => ({
      decisionsIn: async ({ after, ...page }) =>
        (await real.decisionsIn({ ...page, ...(after && { after }) })).filter(
          ({ decidedAt }) => decidedAt !== after?.at,
        ),
    })),
  },
  {
    title: 'appeals that are counted at their submission when they end',
    by: ['returns appeals of a period by their submission, and ended ones by their end'],
    of: moderationStore((real) => ({ appealsEndedIn: (page) => real.appealsSubmittedIn(page) })),
  },
  {
    title: 'ended appeals without those that were withdrawn',
    by: ['returns appeals of a period by their submission, and ended ones by their end'],
    of: moderationStore((real) => ({
      appealsEndedIn: async (page) =>
        (await real.appealsEndedIn(page)).filter(({ status }) => status !== 'withdrawn'),
    })),
  },
];
