import { createHash } from 'node:crypto';
import { chainBeginning, firstIssue } from '../../../../src/domain/audit/entry.ts';
import { isOpen } from '../../../../src/domain/moderation/appeals/appeal.ts';
import type { CatalogCommit } from '../../../../src/ports/driven/catalog/track-library.ts';
import { anEvent, noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aDecision,
  anAppeal,
  appealId,
  decisionId,
  overturned,
  underReview,
} from '../../../support/builders/moderation-builders.ts';
import { aSoundAnalysis } from '../../../support/builders/sound-builders.ts';
import { aMail, aNote, mailId, staffId } from '../../../support/builders/staff-builders.ts';
import {
  decided,
  minute,
  revised,
  submitted,
  waitingMails,
} from '../../moderation/moderation-store/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';
import { type ChangesOf, noEffects } from '../../../support/effects.ts';

const lifting = aDecision(
  {
    trackId: trackId(),
    verdict: { act: 'reinstate' },
    before: 'taken_down',
    after: 'approved',
    decidedBy: { kind: 'staff', staffId: staffId(2) },
    overturns: { decisionId: decisionId(1), appealId: appealId(1) },
  },
  2,
);

const delivery = { externalId: 'again', fingerprint: 'a' };

/** Lifts the first decision with its appeals, by a delivery; on the version that the track has. */
const reinstating = async ({ library }: LibraryView, rest: ChangesOf<CatalogCommit> = {}) => {
  const track = await library.find(trackId());
  if (!track) throw new Error('no track');
  return aCommit({ ...uncommitted(track), title: 'Back' }, track.catalogVersion, {
    effects: {
      events: [anEvent({ type: 'track.approved' }, 50)],
      mails: [aMail({ kind: 'appeal_decided' }, 50)],
      audit: aNote({}, 50),
    },
    delivery,
    analysis: aSoundAnalysis(),
    ...rest,
  });
};

const untouched = async (view: LibraryView) => {
  const { library, moderationStore, auditLog, outbox } = view;
  expect((await library.find(trackId()))?.title).not.toBe('Back');
  expect(await library.head()).toBe(1);
  expect(await library.delivered(delivery.externalId)).toBeUndefined();
  expect(await library.analyses([trackId()])).toEqual(new Map());
  expect((await moderationStore.decisions(trackId())).map((one) => one.decisionId)).toEqual([decisionId(1)]);
  expect(await moderationStore.decision(decisionId(2))).toBeUndefined();
  expect(await auditLog.entries({ after: 0, limit: 10 })).toEqual([]);
  expect(await waitingMails(view)).toEqual([]);
  expect(await outbox.list({ limit: 10 })).toEqual([]);
};

const claimed = (subject = appealId(1), member = 2, until = noon + minute) => ({
  ...{ subject, staffId: staffId(member), until },
});
const claimant = { staffId: staffId(2), now: noon };

export const rulingPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('stores note and emails in the commit of the change', async (view) => {
      await view.library.commit(
        newTrack(1, { effects: { mails: [aMail({}, 1), aMail({}, 2)], audit: aNote({}, 3) } }),
      );
      const entries = await view.auditLog.entries({ after: 0, limit: 10 });
      expect(entries).toEqual([expect.objectContaining({ ...aNote({}, 3), place: 1 })]);
      expect(await waitingMails(view)).toEqual([mailId(1), mailId(2)]);
    }),

    policy('keeps a decision, and what it ends, in the commit of its track', async (view, concurrently) => {
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      await view.moderationStore.revise({
        appeals: [revised(underReview(anAppeal({}, 1)))],
        effects: noEffects,
      });
      const ended = [overturned(underReview(anAppeal({}, 1))), overturned(anAppeal({}, 2))];
      for (const claim of [claimed(), claimed(appealId(2)), claimed(appealId(3), 3)])
        await view.moderationStore.claim(claim, noon);
      await view.moderationStore.claim({ ...claimed(), subject: trackId() }, noon);
      const ruling = {
        ...{ decision: lifting, appeals: ended.map(revised), claimant },
        lifts: [{ decisionId: decisionId(1), appeals: 2 }],
      };
      const outcome = await view.library.commit(await reinstating(view, { ruling }));
      expect(committed(outcome)).toMatchObject({ title: 'Back', catalogVersion: 2 });
      expect(await view.library.delivered(delivery.externalId)).toMatchObject(delivery);
      const decisions = await concurrently(2, ({ moderationStore }) => moderationStore.decisions(trackId()));
      expect(decisions).toEqual(new Array(2).fill([aDecision(), lifting]));
      expect(await view.moderationStore.decision(decisionId(2))).toEqual(lifting);
      expect(await view.moderationStore.appealsOf(decisionId(1))).toEqual(ended);
      const subjects = [trackId(), appealId(1), appealId(2), appealId(3)];
      const left = await Promise.all(subjects.map((subject) => view.moderationStore.claimOf(subject, noon)));
      expect(left.map((claim) => claim?.subject)).toEqual([undefined, undefined, undefined, appealId(3)]);
      expect(await view.auditLog.entries({ after: 0, limit: 10 })).toHaveLength(1);
      expect(await waitingMails(view)).toEqual([mailId(50)]);
      expect(await view.outbox.list({ limit: 10 })).toHaveLength(1);
    }),

    policy('stores nothing of a decision if the track has changed', async (view) => {
      await decided(view);
      await submitted(view, anAppeal());
      const ruling = { decision: lifting, appeals: [revised(overturned(anAppeal()))] };
      const change = await reinstating(view, { ruling });
      const late = { ...change, guards: { catalogVersion: 7 } };
      expect(await view.library.commit(late)).toEqual({ outcome: 'guard-failed', guard: 'version' });
      await untouched(view);
      expect(await view.moderationStore.appealsOf(decisionId(1))).toEqual([anAppeal()]);
    }),

    policy('stores nothing of a decision if one of its appeals has changed', async (view) => {
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      await view.moderationStore.revise({
        appeals: [revised(underReview(anAppeal({}, 2)))],
        effects: noEffects,
      });
      const appeals = [overturned(anAppeal({}, 1)), overturned(anAppeal({}, 2))].map(revised);
      for (const these of [appeals, appeals.toReversed()]) {
        const change = await reinstating(view, { ruling: { decision: lifting, appeals: these } });
        expect(await view.library.commit(change)).toEqual({ outcome: 'guard-failed', guard: 'appeals' });
      }
      await untouched(view);
      expect(await view.moderationStore.appealsOf(decisionId(1))).toEqual([
        anAppeal({}, 1),
        underReview(anAppeal({}, 2)),
      ]);
    }),

    policy('stores nothing of a decision if an appeal against what it lifts was submitted', async (view) => {
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      const ruling = {
        ...{ decision: lifting, appeals: [revised(overturned(anAppeal({}, 1)))] },
        lifts: [{ decisionId: decisionId(1), appeals: 1 }],
      };
      const change = await reinstating(view, { ruling });
      expect(await view.library.commit(change)).toEqual({ outcome: 'guard-failed', guard: 'appeals' });
      await untouched(view);
      expect(await view.moderationStore.appealsOf(decisionId(1))).toEqual([anAppeal({}, 1), anAppeal({}, 2)]);
    }),

    policy('stores nothing of a decision while someone else has claimed its subject', async (view) => {
      await decided(view);
      await submitted(view, anAppeal());
      const ruling = { decision: lifting, appeals: [revised(overturned(anAppeal()))], claimant };
      for (const subject of [appealId(1), trackId()]) {
        await view.moderationStore.claim({ ...claimed(), subject, staffId: staffId(3) }, noon);
        const change = await reinstating(view, { ruling });
        expect(await view.library.commit(change)).toEqual({ outcome: 'guard-failed', guard: 'claim' });
        await untouched(view);
        expect(await view.moderationStore.claimOf(subject, noon)).toMatchObject({ staffId: staffId(3) });
        await view.moderationStore.unclaim(subject, staffId(3));
      }
      await view.moderationStore.claim(claimed(appealId(1), 3), noon);
      const later = { ...ruling, claimant: { ...claimant, now: noon + minute } };
      const outcome = await view.library.commit(await reinstating(view, { ruling: later }));
      expect(outcome).toMatchObject({ outcome: 'committed' });
    }),

    policy('ends all claims for a decision without a claimant', async (view) => {
      await decided(view);
      await view.moderationStore.claim({ ...claimed(), subject: trackId(), staffId: staffId(3) }, noon);
      const ruling = { decision: lifting, appeals: [] };
      const outcome = await view.library.commit(await reinstating(view, { ruling }));
      expect(outcome).toMatchObject({ outcome: 'committed' });
      expect(await view.moderationStore.claimOf(trackId(), noon)).toBeUndefined();
    }),

    policy('writes nothing of a decision whose id is another one’s', async (view) => {
      await decided(view);
      await submitted(view, anAppeal());
      const appeals = [revised(overturned(anAppeal()))];
      const ruling = { decision: { ...lifting, decisionId: decisionId(1) }, appeals };
      await expect(view.library.commit(await reinstating(view, { ruling }))).rejects.toThrow();
      await untouched(view);
      expect(await view.moderationStore.appealsOf(decisionId(1))).toEqual([anAppeal()]);
    }),

    policy(
      'never leaves an appeal open against a lifted decision, even if someone appeals meanwhile',
      async (view, concurrently) => {
        await decided(view);
        const submitting = concurrently(12, async ({ moderationStore, library }, n) => {
          for (;;) {
            const track = await library.find(trackId());
            const decisions = await moderationStore.decisions(trackId());
            if (!track || decisions.length > 1) return 'nothing to appeal';
            const { length: appealsOfDecision } = await moderationStore.appealsOf(decisionId(1));
            const guards = { catalogVersion: track.catalogVersion, appealsOfDecision };
            if (
              (await moderationStore.submit({ appeal: anAppeal({}, n), guards, effects: noEffects })) ===
              'submitted'
            )
              return 'submitted';
          }
        });
        const lift = async (): Promise<void> => {
          for (;;) {
            const appeals = await view.moderationStore.appealsOf(decisionId(1));
            const ruling = {
              decision: lifting,
              appeals: appeals.filter(isOpen).map((appeal) => revised(overturned(appeal))),
              lifts: [{ decisionId: decisionId(1), appeals: appeals.length }],
            };
            const { outcome } = await view.library.commit(await reinstating(view, { ruling }));
            if (outcome === 'committed') return;
          }
        };
        await lift();
        const outcomes = await submitting;
        const appeals = await view.moderationStore.appealsOf(decisionId(1));
        expect(appeals.map(({ status }) => status)).toEqual(appeals.map(() => 'overturned'));
        expect(appeals).toHaveLength(outcomes.filter((outcome) => outcome === 'submitted').length);
      },
      30_000,
    ),

    policy(
      'chains the notes of concurrent callers’ commits one after another',
      async (view, concurrently) => {
        await concurrently(12, ({ library }, n) =>
          library.commit(newTrack(n, { effects: { audit: aNote({}, n) } })),
        );
        const entries = await view.auditLog.entries({ after: 0, limit: 100 });
        expect(entries.map(({ place }) => place)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
        const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
        expect(firstIssue(entries, chainBeginning, sha256)).toBeUndefined();
        expect(new Set(entries.map(({ at }) => at))).toHaveProperty('size', 12);
      },
    ),
  ];
};
