import {
  evidenceKeptMs,
  maxEvidenceFiles,
  maxEvidenceOfAppeal,
} from '../../../src/domain/moderation/appeals/evidence.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import type { EvidenceStore } from '../../../src/ports/driven/moderation/evidence-store.ts';
import { digestOf, noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aFile, evidenceId } from '../../support/builders/evidence-builders.ts';
import { anAppeal, appealId, overturned } from '../../support/builders/moderation-builders.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { decided, revised, submitted, type ModerationView } from './moderation-store/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { noEffects } from '../../support/effects.ts';

export interface EvidenceView extends ModerationView {
  readonly evidence: EvidenceStore;
}

const appealed = async (view: ModerationView) => {
  await decided(view);
  await submitted(view, anAppeal(), anAppeal({}, 2));
};

const attached = async ({ evidence }: EvidenceView, ...numbers: readonly number[]) => {
  for (const n of numbers) {
    expect(await evidence.begin(aFile({}, n))).toEqual({ outcome: 'accepted' });
    await evidence.complete(evidenceId(n));
  }
};

const end = ({ moderationStore }: ModerationView) =>
  moderationStore.revise({ appeals: [revised(overturned(anAppeal()))], effects: noEffects });

const deletion = (n = 1) => ({
  at: noon,
  actor: { kind: 'service' as const },
  action: 'evidence.delete',
  subjects: [evidenceId(n)],
  detail: {},
});

const namesOf = (files: readonly { readonly evidenceId: string }[]): readonly number[] =>
  files.map((file) => Number(file.evidenceId.slice(4)));

export const evidenceStoreContract = (open: OpenWorld<EvidenceView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('shows a file once it is stored, as it was recorded', async (view) => {
      await appealed(view);
      const { evidence } = view;
      expect(await evidence.begin(aFile())).toEqual({ outcome: 'accepted' });
      expect(await evidence.list(appealId())).toEqual([]);
      expect(await evidence.find(evidenceId())).toEqual(aFile());
      const completed = aFile({ state: 'stored', dueAt: aFile().uploadedAt + evidenceKeptMs });
      expect(await evidence.complete(evidenceId())).toEqual(completed);
      expect(await evidence.complete(evidenceId())).toEqual(completed);
      expect(await evidence.list(appealId())).toEqual([completed]);
      expect(await evidence.list(appealId(2))).toEqual([]);
      expect(await evidence.find(evidenceId(2))).toBeUndefined();
      expect(await evidence.complete(evidenceId(2))).toBeUndefined();
    }),

    policy('lists the files of an appeal in the order in which they arrived', async (view) => {
      await appealed(view);
      await attached(view, 3, 1, 2);
      await view.evidence.begin(aFile({ appealId: appealId(2) }, 4));
      await view.evidence.complete(evidenceId(4));
      expect(namesOf(await view.evidence.list(appealId()))).toEqual([1, 2, 3]);
      expect(namesOf(await view.evidence.all({ limit: 3 }))).toEqual([1, 2, 3]);
      expect(namesOf(await view.evidence.all({ limit: 3, after: evidenceId(3) }))).toEqual([4]);
    }),

    policy('records the same content once for each appeal', async (view) => {
      await appealed(view);
      await attached(view, 1);
      const again = aFile({ sha256: digestOf(1) }, 2);
      expect(await view.evidence.begin(again)).toMatchObject({
        outcome: 'present',
        file: { evidenceId: evidenceId(1) },
      });
      expect(await view.evidence.find(evidenceId(2))).toBeUndefined();
      expect(await view.evidence.begin({ ...again, appealId: appealId(2) })).toEqual({ outcome: 'accepted' });
    }),

    policy('accepts no file for an appeal that has ended or does not exist', async (view) => {
      await appealed(view);
      await end(view);
      expect(await view.evidence.begin(aFile())).toEqual({
        outcome: 'rejected',
        failure: { kind: 'evidence-not-possible', status: 'overturned' },
      });
      expect(await view.evidence.begin(aFile({ appealId: appealId(9) }))).toEqual({
        outcome: 'appeal-not-found',
      });
      expect(await view.evidence.find(evidenceId())).toBeUndefined();
    }),

    policy(
      'admits as many of twenty concurrent callers as allowed, and no more bytes',
      async (view, concurrently) => {
        await appealed(view);
        const begun = await concurrently(20, ({ evidence }, n) => evidence.begin(aFile({}, n)));
        expect(begun.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(maxEvidenceFiles);
        expect(begun).toContainEqual({
          outcome: 'rejected',
          failure: { kind: 'too-much-evidence', what: 'files' },
        });
        const half = maxEvidenceOfAppeal / 2;
        const large = await concurrently(4, ({ evidence }, n) =>
          evidence.begin(aFile({ appealId: appealId(2), sizeBytes: half }, 100 + n)),
        );
        expect(large.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(2);
        expect(large).toContainEqual({
          outcome: 'rejected',
          failure: { kind: 'too-much-evidence', what: 'bytes' },
        });
      },
    ),

    policy('repeats a record of the same file without counting it twice', async (view) => {
      await appealed(view);
      for (let n = 0; n < 2; n++)
        expect(await view.evidence.begin(aFile({ sizeBytes: maxEvidenceOfAppeal }))).toEqual({
          outcome: 'accepted',
        });
    }),

    policy(
      'abandons an upload that is not complete after a day, and no longer completes it',
      async (view) => {
        await appealed(view);
        const { evidence } = view;
        await evidence.begin(aFile());
        const { dueAt } = aFile();
        expect(await evidence.due(dueAt - 1, 10)).toEqual([]);
        expect(await evidence.due(dueAt, 10)).toEqual([aFile()]);
        expect(await evidence.reconsider(evidenceId(), dueAt - 1)).toEqual(aFile());
        const deleting = aFile({ state: 'deleting' });
        expect(await evidence.reconsider(evidenceId(), dueAt)).toEqual(deleting);
        expect(await evidence.complete(evidenceId())).toBeUndefined();
        expect(await evidence.due(dueAt, 10)).toEqual([deleting]);
      },
    ),

    policy('puts off by a day a file whose deletion was attempted before', async (view) => {
      await appealed(view);
      const { evidence } = view;
      await evidence.begin(aFile());
      await evidence.begin(aFile({}, 2));
      const { dueAt } = aFile({}, 2);
      await evidence.reconsider(evidenceId(), dueAt);
      const putOff = aFile({ state: 'deleting', dueAt: dueAt + dayMs });
      for (let time = 0; time < 2; time++)
        expect(await evidence.reconsider(evidenceId(), dueAt)).toEqual(putOff);
      expect(namesOf(await evidence.due(dueAt, 10))).toEqual([2]);
      expect(namesOf(await evidence.due(dueAt + dayMs, 10))).toEqual([2, 1]);
    }),

    policy(
      'keeps the files of an open appeal, and others for as long as an outcome can be disputed',
      async (view) => {
        await appealed(view);
        await attached(view, 1);
        const { evidence } = view;
        const years = noon + 1_000 * dayMs;
        expect(await evidence.reconsider(evidenceId(), years)).toMatchObject({
          state: 'stored',
          dueAt: years + evidenceKeptMs,
        });
        await end(view);
        const over = years + evidenceKeptMs;
        expect(await evidence.reconsider(evidenceId(), over - 1)).toMatchObject({ state: 'stored' });
        expect(await evidence.reconsider(evidenceId(), over)).toMatchObject({ state: 'deleting' });
        expect(await evidence.list(appealId())).toEqual([]);
        expect(await evidence.all({ limit: 10 })).toEqual([]);
      },
    ),

    policy('looks again at the end of the time after the appeal was decided', async (view) => {
      await appealed(view);
      await attached(view, 1);
      await end(view);
      const { uploadedAt } = aFile();
      expect(await view.evidence.reconsider(evidenceId(), uploadedAt + evidenceKeptMs)).toMatchObject({
        state: 'stored',
        dueAt: noon + dayMs + evidenceKeptMs,
      });
    }),

    policy(
      'deletes the record of a file that is being deleted, once, with its note',
      async (view, concurrently) => {
        await appealed(view);
        const { evidence, auditLog } = view;
        await attached(view, 1);
        expect(await evidence.remove(evidenceId(), deletion())).toBe(false);
        await evidence.begin(aFile({}, 2));
        await evidence.reconsider(evidenceId(2), aFile({}, 2).dueAt);
        const removed = await concurrently(4, (each) => each.evidence.remove(evidenceId(2), deletion(2)));
        expect(removed.filter((each) => each)).toHaveLength(1);
        expect(await evidence.find(evidenceId(2))).toBeUndefined();
        expect(namesOf(await evidence.list(appealId()))).toEqual([1]);
        const noted = await auditLog.entries({ after: 0, limit: 10 });
        expect(noted.filter(({ action }) => action === 'evidence.delete')).toHaveLength(1);
      },
    ),
  ];
};

/** The promises of a store when an appeal ends or concurrent callers upload while a file is being recorded. */
export const interleavedEvidenceContract = (
  open: OpenWorld<EvidenceView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [1, 2].flatMap((step) => [
    policy(`counts a file that is uploaded meanwhile, at step ${step}`, async (view, concurrently) => {
      await appealed(view);
      const large = maxEvidenceOfAppeal / 2 + 1;
      const running = {
        ...{ name: 'evidence-store.begin', step },
        run: () => view.evidence.begin(aFile({ sizeBytes: large }, 1)),
      };
      let competing: readonly { readonly outcome: string }[] = [];
      const begun = await view.between(running, async () => {
        competing = await concurrently(1, ({ evidence }) => evidence.begin(aFile({ sizeBytes: large }, 2)));
      });
      expect([begun, ...competing].map(({ outcome }) => outcome).toSorted()).toEqual([
        'accepted',
        'rejected',
      ]);
    }),
  ]);
};
