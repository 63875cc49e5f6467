import { isReadyMaster } from '../../../../src/domain/uploads/comparison.ts';
import type { UploadStore } from '../../../../src/ports/driven/uploads/upload-store.ts';
import { aDraftAddition } from '../../../support/drafts/draft-records.ts';
import type { UploadsView } from '../../uploads/uploads-view.ts';

const store =
  (break_: (real: UploadStore, view: UploadsView) => Partial<UploadStore>) =>
  (view: UploadsView): UploadsView => ({
    ...view,
    uploadStore: { ...view.uploadStore, ...break_(view.uploadStore, view) },
  });

/** Stores that treat uploads of tracks wrongly, by what they do, each with the cases that must catch it. */
export const uploadTracksMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: UploadsView) => UploadsView;
}[] = [
  {
    title: 'a store that adds a draft before it begins the upload',
    by: ['records neither an upload nor its draft beyond a limit'],
    of: store((real, { draftStore }) => ({
      begin: async (upload, totals, added) => {
        if (!added || !('fewerThan' in added)) return real.begin(upload, totals, added);
        const outcome = await draftStore.add(aDraftAddition(added.draft, 700, added.fewerThan));
        return outcome === 'added' ? real.begin(upload, totals) : 'drafts';
      },
    })),
  },
  {
    title: 'a store that counts no drafts',
    by: ['records neither an upload nor its draft beyond a limit'],
    of: store((real) => ({
      begin: (upload, totals, added) =>
        real.begin(upload, totals, added && 'fewerThan' in added ? { ...added, fewerThan: 10_000 } : added),
    })),
  },
  {
    title: 'a store that omits the draft',
    by: ['records an upload with the draft of its track'],
    of: store((real) => ({
      begin: async (upload, totals, added) => {
        if (!added) return real.begin(upload, totals);
        const { trackId: _, ...rest } = upload;
        return real.begin(rest, totals);
      },
    })),
  },
  {
    title: 'a store that begins uploads of any track',
    by: ['begins an upload of a track if the account has its draft, and not otherwise'],
    of: store((real) => ({
      begin: async (upload, totals, added) => {
        const outcome = await real.begin(upload, totals, added);
        const { trackId: _, ...rest } = upload;
        return outcome === 'no-draft' ? real.begin(rest, totals) : outcome;
      },
    })),
  },
  {
    title: 'a store that begins uploads of tracks of other accounts',
    by: ['begins an upload of a track if the account has its draft, and not otherwise'],
    of: store((real, { draftStore }) => ({
      begin: async (upload, totals, added) => {
        const draft = upload.trackId === undefined ? undefined : await draftStore.find(upload.trackId);
        const outcome = await real.begin(
          { ...upload, ...(draft && { accountId: draft.accountId }) },
          totals,
          added,
        );
        return outcome;
      },
    })),
  },
  {
    title: 'a store that keeps the sound of a removed upload',
    by: ['keeps what was measured in a master beside its upload, until that is removed'],
    of: store((real) => {
      const seen = new Map<string, Awaited<ReturnType<UploadStore['sound']>>>();
      return {
        sound: async (id) => {
          const found = (await real.sound(id)) ?? seen.get(id);
          seen.set(id, found);
          return found;
        },
      };
    }),
  },
  {
    title: 'a store that keeps the sound of any result',
    by: ['keeps the sound of the result that is recorded, and none of a failed upload'],
    of: store((real) => {
      const received = new Map<string, Awaited<ReturnType<UploadStore['sound']>>>();
      return {
        finish: async (id, result) => {
          if (result.outcome.kind === 'ready') received.set(id, result.outcome.sound);
          return real.finish(id, result);
        },
        sound: async (id) => received.get(id),
      };
    }),
  },
  {
    title: 'a store that returns the first ready upload of a track',
    by: ['returns the latest ready upload of a track as its master'],
    of: store((real) => ({
      masterOf: async (trackId) =>
        (await real.ofTrack(trackId))
          .toSorted((a, b) => (a.uploadId < b.uploadId ? -1 : 1))
          .find(isReadyMaster),
    })),
  },
  {
    title: 'a store that returns a master only if it is of the latest upload',
    by: ['returns the latest ready upload of a track as its master'],
    of: store((real) => ({
      masterOf: async (trackId) => {
        const latest = (await real.ofTrack(trackId))
          .toSorted((a, b) => (a.uploadId < b.uploadId ? 1 : -1))
          .at(0);
        return isReadyMaster(latest) ? latest : undefined;
      },
    })),
  },
  {
    title: 'a store that returns all uploads that a track ever had',
    by: ['returns the uploads of a track that are not being deleted'],
    of: store((real) => {
      const begun = new Map<string, Parameters<UploadStore['begin']>[0]>();
      return {
        begin: async (upload, ...rest) => {
          begun.set(upload.uploadId, upload);
          return real.begin(upload, ...rest);
        },
        ofTrack: async (trackId) => {
          const found = [...begun.values()].filter((upload) => upload.trackId === trackId);
          const all = await Promise.all(found.map(({ uploadId }) => real.find(uploadId)));
          return all.flatMap((upload) => upload ?? []);
        },
      };
    }),
  },
  {
    title: 'a store that returns only complete uploads of a track',
    by: ['returns the uploads of a track that are not being deleted'],
    of: store((real) => ({
      ofTrack: async (trackId) => (await real.ofTrack(trackId)).filter(({ state }) => state !== 'open'),
    })),
  },
  {
    title: 'a store that deletes the upload of a submitted master',
    by: ['keeps the upload of a submitted master, and lists it'],
    of: store((real) => {
      const gone = new Set<string>();
      return {
        withdraw: async (id, deletion) => {
          const upload = await real.find(id);
          if (upload?.state !== 'ready') return real.withdraw(id, deletion);
          gone.add(id);
          return undefined;
        },
        find: async (id) => (gone.has(id) ? undefined : real.find(id)),
      };
    }),
  },
  {
    title: 'a store that omits submitted masters in the list',
    by: ['keeps the upload of a submitted master, and lists it'],
    of: store((real) => ({
      ofAccount: async (...asked) => {
        const { items, ...rest } = await real.ofAccount(...asked);
        return { ...rest, items: items.filter((upload) => !('isSubmitted' in upload)) };
      },
    })),
  },
  {
    title: 'a store that counts submitted masters',
    by: ['counts no submitted master among the uploads of an account'],
    of: store((real) => ({
      begin: async (upload, totals, added) => {
        const { items } = await real.ofAccount(upload.accountId, { limit: 100 });
        const submitted = items.filter((each) => 'isSubmitted' in each);
        const bytes = submitted.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
        const left = { uploads: totals.uploads - submitted.length, bytes: totals.bytes - bytes };
        return real.begin(upload, { ...totals, ...left }, added);
      },
    })),
  },
];
