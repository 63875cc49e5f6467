import type { UploadStore } from '../../../../src/ports/driven/uploads/upload-store.ts';
import type { UploadsView } from '../../uploads/uploads-view.ts';

const store =
  (break_: (real: UploadStore, view: UploadsView) => Partial<UploadStore>) =>
  (view: UploadsView): UploadsView => ({
    ...view,
    uploadStore: { ...view.uploadStore, ...break_(view.uploadStore, view) },
  });

/** Stores that treat stems wrongly, by what they do, each with the cases that must catch it. */
export const uploadStemsMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: UploadsView) => UploadsView;
}[] = [
  {
    title: 'a store that adds a stem to any version of a draft',
    by: ['begins no stem of a draft that has changed since, or beyond a limit'],
    of: store((real, { draftStore }) => ({
      begin: async (upload, totals, changed) => {
        const draft = await draftStore.find(upload.trackId as never);
        const isStem = changed && 'drops' in changed;
        return real.begin(upload, totals, isStem && draft ? { ...changed, version: draft.version } : changed);
      },
    })),
  },
  {
    title: 'a store that keeps the upload of a replaced stem',
    by: ['deletes the upload of a stem that another one replaces, and returns no stem as the master'],
    of: store((real) => ({
      begin: (upload, totals, changed) =>
        real.begin(upload, totals, changed && 'drops' in changed ? { ...changed, drops: [] } : changed),
    })),
  },
  {
    title: 'a store that returns the latest ready upload of a track as its master, also of a stem',
    by: ['deletes the upload of a stem that another one replaces, and returns no stem as the master'],
    of: store((real) => ({
      masterOf: async (trackId) => {
        const ready = (await real.ofTrack(trackId)).filter(({ state }) => state === 'ready');
        return ready.toSorted((a, b) => (a.uploadId < b.uploadId ? 1 : -1)).at(0) as never;
      },
    })),
  },
  {
    title: 'a store that changes a draft and marks no upload',
    by: ['marks the uploads of a changed draft, or stores nothing if one that it keeps is not ready'],
    of: (view) => ({
      ...view,
      draftStore: {
        ...view.draftStore,
        change: ({ stems: _, ...change }) => view.draftStore.change(change),
      },
    }),
  },
  {
    title: 'a store that records the comparison of any worker',
    by: [
      'gives a requested comparison to one worker, and records its result',
      'ends the lease of a comparison when another one is requested',
    ],
    of: store((real) => ({
      compare: async (id, { result }) => {
        const { token = '' } = ((await real.find(id)) ?? {}) as { readonly token?: string };
        const held = token === '' ? await real.claim({ token: 'lse_any', now: 9e12, until: 9e12 + 1 }) : null;
        await real.compare(id, { token: held ? 'lse_any' : token, result });
      },
    })),
  },
  {
    title: 'a store that counts an attempt that does not count',
    by: ['renews the lease of a comparison, and returns it to the queue'],
    of: store((real) => ({
      endLease: (id, end) => real.endLease(id, { ...end, isCounted: true }),
    })),
  },
];
