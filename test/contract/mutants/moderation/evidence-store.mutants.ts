import type { EvidenceStore } from '../../../../src/ports/driven/moderation/evidence-store.ts';
import type { EvidenceView } from '../../moderation/evidence-store.contract.ts';

const store =
  (break_: (real: EvidenceStore) => Partial<EvidenceStore>) =>
  (view: EvidenceView): EvidenceView => ({
    ...view,
    evidence: { ...view.evidence, ...break_(view.evidence) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const evidenceStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: EvidenceView) => EvidenceView;
}[] = [
  {
    title: 'a store that lists unfinished uploads',
    by: ['shows a file once it is stored, as it was recorded'],
    of: store((real) => ({
      list: async (appealId) =>
        (await real.due(Number.MAX_SAFE_INTEGER, 100)).filter((file) => file.appealId === appealId),
    })),
  },
  {
    title: 'a store that shows files of every appeal',
    by: ['lists the files of an appeal in the order in which they arrived'],
    of: store((real) => ({ list: () => real.all({ limit: 100 }) })),
  },
  {
    title: 'a check of what there is first and a record later',
    by: ['admits as many of twenty concurrent callers as allowed, and no more bytes'],
    of: store((real) => ({
      begin: async (file) => {
        const begun = await real.begin(file);
        if (begun.outcome !== 'rejected' || begun.failure.kind !== 'too-much-evidence') return begun;
        return { outcome: 'accepted' };
      },
    })),
  },
  {
    title: 'a store that completes what is to be deleted',
    by: ['abandons an upload that is not complete after a day, and no longer completes it'],
    of: store((real) => ({ complete: async (id) => (await real.complete(id)) ?? real.find(id) })),
  },
  {
    title: 'a store that deletes by the time of the upload alone',
    by: ['keeps the files of an open appeal, and others for as long as an outcome can be disputed'],
    of: store((real) => ({
      reconsider: async (id, now) => {
        const file = await real.find(id);
        return file && file.dueAt <= now ? { ...file, state: 'deleting' } : file;
      },
    })),
  },
  {
    title: 'a store that leaves a file first in line whose deletion failed',
    by: ['puts off by a day a file whose deletion was attempted before'],
    of: store((real) => ({
      reconsider: async (id, now) => {
        const file = await real.find(id);
        return file?.state === 'deleting' ? file : real.reconsider(id, now);
      },
    })),
  },
  {
    title: 'a store that deletes a file that is shown',
    by: ['deletes the record of a file that is being deleted, once, with its note'],
    of: store((real) => ({
      remove: async (id, audit) => (await real.remove(id, audit)) || (await real.find(id)) !== undefined,
    })),
  },
  {
    title: 'a store that takes files for appeals that ended',
    by: ['accepts no file for an appeal that has ended or does not exist'],
    of: store((real) => ({
      begin: async (file) => {
        const begun = await real.begin(file);
        return begun.outcome === 'rejected' ? { outcome: 'accepted' } : begun;
      },
    })),
  },
];
