import { noon, trackId } from '../../builders/builders.ts';
import {
  aDecision,
  anAppeal,
  appealId,
  decisionId,
  overturned,
  underReview,
} from '../../builders/moderation-builders.ts';
import { aMail, aNote, staffId } from '../../builders/staff-builders.ts';
import { newTrack, type Operation, type Stored } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

const [judged, pending] = [600, 700];
const against = { trackId: trackId(judged), decisionId: decisionId(judged) };
const appeal = (n: number) => anAppeal(against, judged + n);
const claim = { subject: trackId(pending + 1), staffId: staffId(), until: noon + 60_000 };

const versionOf = async ({ library }: Stored): Promise<number> =>
  (await library.find(trackId(judged)))?.catalogVersion ?? 0;
/** The version of the track when the operation itself is called. */
const seen = { version: 0 };

const submitted = async ({ moderationStore }: Stored, n: number) =>
  moderationStore.submit({
    appeal: appeal(n),
    guards: { catalogVersion: seen.version, appealsOfDecision: n - 1 },
    effects: effectsOf({ mails: [aMail({ kind: 'appeal_received' }, judged + n)] }),
  });

export const moderationOperations: readonly Operation[] = [
  {
    name: 'decide about a track',
    run: ({ library }) =>
      library.commit({
        track: newTrack(judged),
        guards: { catalogVersion: 'absent' },
        effects: effectsOf({ audit: aNote({}, judged) }),
        ruling: {
          decision: aDecision({}, judged),
          appeals: [],
          claimant: { staffId: staffId(), now: noon },
        },
      }),
  },
  {
    name: 'submit an appeal',
    ready: async (stored) => {
      seen.version = await versionOf(stored);
    },
    run: (stored) => submitted(stored, 1),
  },
  {
    name: 'submit an appeal where another came in',
    ready: (stored) => submitted(stored, 2),
    run: (stored) => submitted(stored, 2),
  },
  {
    name: 'revise an appeal',
    run: ({ moderationStore }) =>
      moderationStore.revise({
        appeals: [{ appeal: underReview(appeal(1)), guards: { version: 1 } }],
        guards: {
          counted: [{ decisionId: decisionId(judged), appeals: 2 }],
          claimant: { staffId: staffId(2), now: noon },
        },
        effects: effectsOf({ audit: aNote({}, judged + 1) }),
      }),
  },
  { name: 'find a decision', run: ({ moderationStore }) => moderationStore.decision(decisionId(judged)) },
  {
    name: 'find the decisions about a track',
    run: ({ moderationStore }) => moderationStore.decisions(trackId(judged)),
  },
  { name: 'find an appeal', run: ({ moderationStore }) => moderationStore.appeal(appealId(judged + 1)) },
  {
    name: 'find the appeals of a decision',
    run: ({ moderationStore }) => moderationStore.appealsOf(decisionId(judged)),
  },
  {
    name: 'list open appeals',
    run: ({ moderationStore }) =>
      moderationStore.listAppeals({
        statuses: ['submitted', 'under_review', 'more_info_requested'],
        limit: 50,
      }),
  },
  {
    name: 'list open appeals, a later page',
    run: ({ moderationStore }) =>
      moderationStore.listAppeals({
        statuses: ['submitted', 'under_review', 'more_info_requested'],
        after: { decideBy: noon, appealId: appealId() },
        limit: 50,
      }),
  },
  {
    name: 'list what waits for a decision',
    ready: async ({ library }) => {
      for (let n = 1; n <= 5; n++) {
        const track = { ...newTrack(pending + n), moderationStatus: 'pending_review' } as const;
        await library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
      }
    },
    run: ({ moderationStore }) => moderationStore.pendingTracks({ now: noon, limit: 50 }),
  },
  { name: 'claim a track', run: ({ moderationStore }) => moderationStore.claim(claim, noon) },
  {
    name: 'claim what someone else works on',
    run: ({ moderationStore }) => moderationStore.claim({ ...claim, staffId: staffId(2) }, noon),
  },
  {
    name: 'list what waits and is free, a later page',
    run: ({ moderationStore }) =>
      moderationStore.pendingTracks({
        now: noon,
        limit: 2,
        freeFor: staffId(2),
        after: { since: noon, trackId: trackId(pending) },
      }),
  },
  {
    name: 'list the decisions of a month',
    run: ({ moderationStore }) =>
      moderationStore.decisionsIn({ from: noon, until: noon + 86_400_000, limit: 50 }),
  },
  {
    name: 'list the appeals of a month',
    run: ({ moderationStore }) =>
      moderationStore.appealsSubmittedIn({ from: noon, until: noon + 86_400_000, limit: 50 }),
  },
  {
    name: 'list the appeals that ended in a month',
    run: ({ moderationStore }) =>
      moderationStore.appealsEndedIn({ from: noon, until: noon + 86_400_000, limit: 50 }),
  },
  {
    name: 'find whose a claim is',
    run: ({ moderationStore }) => moderationStore.claimOf(claim.subject, noon),
  },
  {
    name: 'release a claim',
    run: ({ moderationStore }) => moderationStore.unclaim(claim.subject, staffId()),
  },
  {
    name: 'lift a decision, with two appeals that end',
    run: ({ library }) =>
      library.commit({
        track: newTrack(judged),
        guards: { catalogVersion: seen.version },
        effects: effectsOf({ mails: [aMail({}, 9_001), aMail({}, 9_002)], audit: aNote({}, judged + 2) }),
        ruling: {
          decision: aDecision({ trackId: trackId(judged), verdict: { act: 'reinstate' } }, judged + 1),
          appeals: [
            { appeal: overturned(underReview(appeal(1))), guards: { version: 2 } },
            { appeal: overturned(appeal(2)), guards: { version: 1 } },
          ],
          lifts: [{ decisionId: decisionId(judged), appeals: 2 }],
          claimant: { staffId: staffId(2), now: noon },
        },
      }),
  },
];
