import { anEvent, noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  anAppeal,
  appealId,
  decisionId,
  overturned,
  underReview,
} from '../../../support/builders/moderation-builders.ts';
import { aMail, aNote, mailId, staffId } from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { decided, minute, revised, submitted, waitingMails, type ModerationView } from './stage.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

const notes = async ({ auditLog }: ModerationView) =>
  (await auditLog.entries({ after: 0, limit: 100 })).map(({ place, at }) => [place, at]);
const events = async ({ outbox }: ModerationView) =>
  (await outbox.list({ limit: 100 })).map(({ eventId }) => eventId);

export const revisingPolicies = (open: OpenWorld<ModerationView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('revises appeals with events, note and emails, for every process', async (view, concurrently) => {
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      const appeals = [overturned(anAppeal({}, 1)), underReview(anAppeal({}, 2))] as const;
      const rest = { effects: effectsOf({ events: [anEvent()], audit: aNote(), mails: [aMail()] }) };
      expect(await view.moderationStore.revise({ appeals: appeals.map(revised), ...rest })).toBe('revised');
      for (const [i, appeal] of appeals.entries())
        expect(
          await concurrently(2, ({ moderationStore }) => moderationStore.appeal(appealId(i + 1))),
        ).toEqual([appeal, appeal]);
      expect(await view.moderationStore.appealsOf(decisionId())).toEqual(appeals);
      expect(await notes(view)).toEqual([[1, aNote().at]]);
      expect(await waitingMails(view)).toEqual([mailId()]);
      expect(await events(view)).toEqual([anEvent().eventId]);
    }),

    policy('revises all appeals or none, if one has changed meanwhile', async (view) => {
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      await view.moderationStore.revise({
        appeals: [revised(underReview(anAppeal({}, 2)))],
        effects: noEffects,
      });
      const late = [overturned(anAppeal({}, 1)), overturned(anAppeal({}, 2))].map(revised);
      const rest = { effects: effectsOf({ events: [anEvent()], audit: aNote(), mails: [aMail()] }) };
      expect(await view.moderationStore.revise({ appeals: late, ...rest })).toBe('guard-failed');
      expect(await view.moderationStore.revise({ appeals: late.toReversed(), ...rest })).toBe('guard-failed');
      const missing = revised(overturned(anAppeal({}, 9)));
      expect(await view.moderationStore.revise({ appeals: [missing], ...rest })).toBe('guard-failed');
      expect(await view.moderationStore.appealsOf(decisionId())).toEqual([
        anAppeal({}, 1),
        underReview(anAppeal({}, 2)),
      ]);
      const open = await view.moderationStore.listAppeals({ statuses: ['overturned'], limit: 10 });
      expect([open, await notes(view), await waitingMails(view), await events(view)]).toEqual([
        ...[[], [], [], []],
      ]);
    }),

    policy(
      'lets one of twenty concurrent callers revise an appeal on the same version',
      async (view, concurrently) => {
        await decided(view);
        await submitted(view, anAppeal());
        const outcomes = await concurrently(20, ({ moderationStore }, n) =>
          moderationStore.revise({
            appeals: [revised(underReview(anAppeal(), n))],
            effects: effectsOf({ audit: aNote({}, n) }),
          }),
        );
        const won = outcomes.findIndex((outcome) => outcome === 'revised') + 1;
        expect(outcomes.filter((outcome) => outcome === 'revised')).toHaveLength(1);
        expect(await view.moderationStore.appeal(appealId())).toEqual(underReview(anAppeal(), won));
        expect(await notes(view)).toEqual([[1, noon + won]]);
      },
    ),

    policy('revises nothing if another appeal against the decision has arrived', async (view) => {
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      const appeals = [revised(overturned(anAppeal({}, 1)))];
      const rest = { effects: effectsOf({ events: [anEvent()], audit: aNote(), mails: [aMail()] }) };
      const deciding = (n: number) =>
        view.moderationStore.revise({
          ...{ appeals, ...rest },
          guards: { counted: [{ decisionId: decisionId(), appeals: n }] },
        });
      for (const count of [1, 3]) expect(await deciding(count)).toBe('guard-failed');
      expect(await view.moderationStore.appealsOf(decisionId())).toEqual([anAppeal({}, 1), anAppeal({}, 2)]);
      expect([await notes(view), await waitingMails(view), await events(view)]).toEqual([[], [], []]);
      expect(await deciding(2)).toBe('revised');
    }),

    policy('revises nothing while someone else works on one of the appeals', async (view) => {
      const { moderationStore } = view;
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      const appeals = [overturned(anAppeal({}, 1)), overturned(anAppeal({}, 2))].map(revised);
      const deciding = (member: number, now = noon) =>
        moderationStore.revise({
          ...{ appeals, effects: effectsOf({ mails: [aMail()], audit: aNote() }) },
          guards: { claimant: { staffId: staffId(member), now } },
        });
      await moderationStore.claim({ subject: appealId(2), staffId: staffId(3), until: noon + minute }, noon);
      expect(await deciding(2, noon + minute - 1)).toBe('claimed-by-another');
      expect(await moderationStore.appealsOf(decisionId())).toEqual([anAppeal({}, 1), anAppeal({}, 2)]);
      expect([await notes(view), await waitingMails(view)]).toEqual([[], []]);
      expect(await moderationStore.claimOf(appealId(2), noon)).toMatchObject({ staffId: staffId(3) });
      expect(await deciding(2, noon + minute)).toBe('revised');
    }),

    policy('leaves nothing of a revision that fails halfway', async (view) => {
      await decided(view);
      await submitted(view, anAppeal());
      const broken = {
        effects: effectsOf({ events: [anEvent({}, 1), anEvent({}, 1)], audit: aNote(), mails: [aMail()] }),
      };
      const appeals = [revised(overturned(anAppeal()))];
      await expect(view.moderationStore.revise({ appeals, ...broken })).rejects.toThrow();
      expect(await view.moderationStore.appeal(appealId())).toEqual(anAppeal());
      expect([await notes(view), await waitingMails(view), await events(view)]).toEqual([[], [], []]);
    }),

    policy('ends the claim of an appeal that has ended, and of no other', async (view) => {
      const { moderationStore } = view;
      await decided(view);
      await submitted(view, anAppeal({}, 1), anAppeal({}, 2));
      for (const subject of [appealId(1), appealId(2), trackId()])
        await moderationStore.claim({ subject, staffId: staffId(), until: noon + minute }, noon);
      await moderationStore.revise({
        appeals: [revised(overturned(anAppeal({}, 1))), revised(underReview(anAppeal({}, 2)))],
        effects: noEffects,
      });
      const subjects = [appealId(1), appealId(2), trackId()];
      const left = await Promise.all(subjects.map((subject) => moderationStore.claimOf(subject, noon)));
      expect(left.map((claim) => claim?.subject)).toEqual([undefined, appealId(2), trackId()]);
    }),
  ];
};
