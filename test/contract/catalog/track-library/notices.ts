import { anEvent, noon, trackId } from '../../../support/builders/builders.ts';
import { aDecision, decisionId } from '../../../support/builders/moderation-builders.ts';
import { aMail, aNote, staffId } from '../../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { effectsOf } from '../../../support/effects.ts';
import {
  aNotice,
  aRejectedNotice,
  aRevision,
  aSubmission,
  noticeId,
} from '../../../support/notices/notice-records.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

const decided = aRejectedNotice(aNotice());
/** The same report, decided without a decision about its track. */
const alone = aRejectedNotice(aNotice(), { sealed: 'alone' });
const minute = 60_000;

/** A track and a report of it. */
const reported = async ({ library, noticeStore }: LibraryView) => {
  await noticeStore.submit(aSubmission(aNotice()));
  return committed(await library.commit(newTrack(1)));
};

/** Takes the track down for the report, by the second member of staff. */
const acting = (track: Awaited<ReturnType<typeof reported>>, n = 1) =>
  aCommit({ ...uncommitted(track), title: 'Acted on' }, track.catalogVersion, {
    effects: effectsOf({
      events: [anEvent({ type: 'track.takedown' }, 60 + n)],
      mails: [aMail({ kind: 'notice_decided' }, 600 + n)],
      audit: aNote({}, 60 + n),
    }),
    ruling: {
      decision: aDecision({ trackId: trackId() }, n),
      appeals: [],
      notice: { notice: decided, guards: { version: 1 } },
      claimant: { staffId: staffId(2), now: noon },
    },
  });

/** The promises of a commit that decides a report of its track. */
export const noticePolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('decides a report of the track in the commit of its decision', async (view) => {
      const { library, noticeStore, moderationStore } = view;
      const track = await reported(view);
      const claim = { subject: noticeId(), staffId: staffId(2), until: noon + minute };
      await moderationStore.claim(claim, noon);
      for (let time = 0; time < 2; time++)
        expect(await library.commit(acting(track))).toMatchObject({ outcome: 'committed' });
      expect(await noticeStore.find(noticeId())).toEqual(decided);
      expect(await moderationStore.decision(decisionId(1))).toBeDefined();
      expect(await moderationStore.claimOf(noticeId(), noon)).toBeUndefined();
    }),

    policy('stores nothing of a decision if the report has changed or is missing', async (view) => {
      const { library, noticeStore, moderationStore, outbox } = view;
      const track = committed(await library.commit(newTrack(1)));
      expect(await library.commit(acting(track))).toEqual({ outcome: 'guard-failed', guard: 'notice' });
      await noticeStore.submit(aSubmission(aNotice()));
      const other = aRejectedNotice(aNotice(), { sealed: 'by someone else' });
      await noticeStore.revise(aRevision(other));
      expect(await library.commit(acting(track))).toEqual({ outcome: 'guard-failed', guard: 'notice' });
      expect((await library.find(trackId()))?.title).not.toBe('Acted on');
      expect(await moderationStore.decisions(trackId())).toEqual([]);
      expect(await noticeStore.find(noticeId())).toEqual(other);
      expect(await outbox.list({ limit: 10 })).toEqual([]);
    }),

    policy('stores nothing of a decision while someone else has claimed the report', async (view) => {
      const { library, noticeStore, moderationStore } = view;
      const track = await reported(view);
      const claim = { subject: noticeId(), staffId: staffId(3), until: noon + minute };
      await moderationStore.claim(claim, noon);
      expect(await library.commit(acting(track))).toEqual({ outcome: 'guard-failed', guard: 'claim' });
      expect(await noticeStore.find(noticeId())).toEqual(aNotice());
      expect(await moderationStore.decisions(trackId())).toEqual([]);
    }),

    ...[
      { first: 'to decide', deciding: 1 },
      { first: 'to act', deciding: 0 },
    ].map(({ first, deciding }) =>
      policy(
        `acts on a report, or decides it alone, never both, if the first caller wants ${first}`,
        async (view, concurrently) => {
          const track = await reported(view);
          const outcomes = await concurrently(10, async ({ library, noticeStore }, n) =>
            n % 2 === deciding
              ? (await noticeStore.revise(aRevision(alone, n))) === 'revised'
              : (await library.commit(acting(track, n))).outcome === 'committed',
          );
          const decisions = await view.moderationStore.decisions(trackId());
          const title = (await view.library.find(trackId()))?.title;
          const acted = outcomes.filter((each, i) => each && (i + 1) % 2 !== deciding).length;
          const stored = await view.noticeStore.find(noticeId());
          expect(outcomes).toContain(true);
          expect([alone, decided]).toContainEqual(stored);
          expect(acted).toBe(stored?.sealed === alone.sealed ? 0 : 1);
          expect([decisions.length, title === 'Acted on']).toEqual([acted, acted === 1]);
        },
      ),
    ),
  ];
};
