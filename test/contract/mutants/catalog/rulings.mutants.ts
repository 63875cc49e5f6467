import type {
  CatalogCommit,
  Delivery,
  Ruling,
  TrackLibrary,
} from '../../../../src/ports/driven/catalog/track-library.ts';
import { trackId } from '../../../support/builders/builders.ts';
import type { LibraryView } from '../../catalog/track-library.contract.ts';
import { noEffects, without } from '../../../support/effects.ts';

const library =
  (break_: (library: TrackLibrary, view: LibraryView) => Partial<TrackLibrary>) =>
  (view: LibraryView): LibraryView => ({
    ...view,
    library: { ...view.library, ...break_(view.library, view) },
  });

/** A library that commits another change than it was given. */
const committing = (other: (change: CatalogCommit) => CatalogCommit) =>
  library((real) => ({ commit: (change) => real.commit(other(change)) }));

const ruling = (other: (given: Ruling) => Ruling) =>
  committing((change) => ({ ...change, ...(change.ruling && { ruling: other(change.ruling) }) }));

/** Libraries that are broken where decisions come in, by what they do wrong, each with the cases that must catch it. */
export const rulingMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: LibraryView) => LibraryView;
}[] = [
  {
    title: 'a report that stays open beside the decision that acts on it',
    by: [
      'decides a report of the track in the commit of its decision',
      'stores nothing of a decision if the report has changed or is missing',
      'acts on a report, or decides it alone, never both, if the first caller wants to decide',
    ],
    of: ruling(({ notice: _, ...given }) => given),
  },
  {
    title: 'a report that is decided after the commit of the decision',
    by: ['stores nothing of a decision if the report has changed or is missing'],
    of: library((real, { noticeStore }) => ({
      commit: async (change) => {
        const { ruling: given } = change;
        if (!given?.notice) return real.commit(change);
        const { notice, ...rest } = given;
        const outcome = await real.commit({ ...change, ruling: rest });
        await noticeStore.revise({ ...notice, effects: noEffects });
        return outcome;
      },
    })),
  },
  {
    title: 'a decision that is dropped',
    by: ['keeps a decision, and what it ends, in the commit of its track'],
    of: committing(({ ruling: _, ...change }) => change),
  },
  {
    title: 'a decision that is kept although a guard of its track failed',
    by: ['stores nothing of a decision if the track has changed'],
    of: (view) => {
      const kept: Ruling['decision'][] = [];
      return {
        ...view,
        moderationStore: {
          ...view.moderationStore,
          decisions: async (id) => [
            ...(await view.moderationStore.decisions(id)),
            ...kept.filter(({ trackId }) => trackId === id),
          ],
        },
        library: {
          ...view.library,
          commit: async (change) => {
            const outcome = await view.library.commit(change);
            const failed = outcome.outcome === 'guard-failed' && outcome.guard === 'version';
            if (failed && change.ruling) kept.push(change.ruling.decision);
            return outcome;
          },
        },
      };
    },
  },
  {
    title: 'a delivery that is remembered although a guard of its decision failed',
    by: [
      'stores nothing of a decision if one of its appeals has changed',
      'stores nothing of a decision while someone else has claimed its subject',
    ],
    of: library((real) => {
      const kept = new Map<string, Delivery>();
      return {
        commit: async (change) => {
          const outcome = await real.commit(change);
          const failed = outcome.outcome === 'guard-failed' && outcome.guard !== 'version';
          if (failed && change.delivery) kept.set(change.delivery.externalId, change.delivery);
          return outcome;
        },
        delivered: async (externalId) => {
          const found = kept.get(externalId);
          return found ? { ...found, trackId: trackId() } : real.delivered(externalId);
        },
      };
    }),
  },
  {
    title: 'appeals that are left open',
    by: [
      'keeps a decision, and what it ends, in the commit of its track',
      'stores nothing of a decision if one of its appeals has changed',
    ],
    of: ruling((given) => ({ ...given, appeals: [] })),
  },
  {
    title: 'appeals that are ended before their decision is committed',
    by: [
      'stores nothing of a decision if the track has changed',
      'writes nothing of a decision whose id is another one’s',
    ],
    of: library((real, { moderationStore }) => ({
      commit: async (change) => {
        if (!change.ruling) return real.commit(change);
        const { appeals } = change.ruling;
        const revised = await moderationStore.revise({ appeals, effects: noEffects });
        if (revised === 'guard-failed') return { outcome: 'guard-failed', guard: 'appeals' };
        return real.commit({ ...change, ruling: { ...change.ruling, appeals: [] } });
      },
    })),
  },
  {
    title: 'appeals that were submitted meanwhile and are not counted',
    by: [
      'stores nothing of a decision if an appeal against what it lifts was submitted',
      'never leaves an appeal open against a lifted decision, even if someone appeals meanwhile',
    ],
    of: library((real, { moderationStore }) => ({
      commit: async (change) => {
        if (!change.ruling?.lifts) return real.commit(change);
        // This gives an appeal time to be submitted.
        const before = change.ruling.lifts[0]?.appeals ?? 0;
        const { lifts: _, ...blind } = change.ruling;
        const decisionId = change.ruling.lifts[0]?.decisionId;
        for (let looks = 0; decisionId && looks < 200; looks++) {
          if ((await moderationStore.appealsOf(decisionId)).length > before) break;
          await new Promise(setImmediate);
        }
        return real.commit({ ...change, ruling: blind });
      },
    })),
  },
  {
    title: 'claims of others that are not checked',
    by: ['stores nothing of a decision while someone else has claimed its subject'],
    of: ruling(({ claimant: _, ...given }) => given),
  },
  {
    title: 'claims that count whether or not they have expired',
    by: ['stores nothing of a decision while someone else has claimed its subject'],
    of: ruling((given) => ({
      ...given,
      ...(given.claimant && { claimant: { ...given.claimant, now: 0 } }),
    })),
  },
  {
    title: 'a note that is dropped',
    by: [
      'stores note and emails in the commit of the change',
      'chains the notes of concurrent callers’ commits one after another',
    ],
    of: committing((change) => without('audit', change)),
  },
  {
    title: 'a note outside the commit, stored whatever its outcome',
    by: ['stores nothing of a decision if one of its appeals has changed'],
    of: library((real, { auditLog }) => ({
      commit: async (change) => {
        const { audit } = change.effects;
        if (audit) await auditLog.append(audit);
        return real.commit(without('audit', change));
      },
    })),
  },
  {
    title: 'emails that are dropped',
    by: ['stores note and emails in the commit of the change'],
    of: committing((change) => without('mails', change)),
  },
];
