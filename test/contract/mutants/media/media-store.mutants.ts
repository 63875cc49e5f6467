import { copyFile, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaObject, MediaStore } from '../../../../src/ports/driven/media/media-store.ts';
import type { MediaStoreView } from '../../media/media-store/stage.ts';

const mediaStore =
  (break_: (mediaStore: MediaStore) => Partial<MediaStore>) =>
  (view: MediaStoreView): MediaStoreView => ({
    ...view,
    mediaStore: { ...view.mediaStore, ...break_(view.mediaStore) },
  });

const inScratch = async <T>(use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'mutant-'));
  try {
    return await use(join(folder, 'made'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Broken media stores, by what they do wrong, each with the cases that must catch it. */
export const mediaStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: MediaStoreView) => MediaStoreView;
}[] = [
  {
    title: 'a check whether a render exists, and a later creation',
    by: ['makes a render once for twenty concurrent requests, in every process'],
    of: mediaStore((real) => ({
      render: async (key, make) =>
        (await real.describe(key)) ??
        inScratch(async (file) => {
          await make(file);
          return real.render(key, (into) => copyFile(file, into));
        }),
    })),
  },
  {
    title: 'a failed render that is taken for a whole one',
    by: ['leaves nothing of a render that failed, and lets the next one try'],
    of: mediaStore((real) => ({
      render: async (key, make) => {
        const failure: unknown[] = [];
        const created = await real.render(key, (into) =>
          make(into).catch((error: unknown) => void failure.push(error)),
        );
        if (failure.length > 0) throw failure[0];
        return created;
      },
    })),
  },
  {
    title: 'an empty render that is kept like any other',
    by: ['stores no empty render, and renders it again when it is requested'],
    of: mediaStore((real) => ({
      render: (key, make) =>
        real.render(key, async (into) => {
          await make(into);
          if ((await stat(into)).size === 0) await writeFile(into, ' ');
        }),
    })),
  },
  {
    title: 'a list of renders that also names what is kept',
    by: ['lists the renders of every process, and nothing else'],
    of: mediaStore((real) => ({
      renders: async function* () {
        yield* real.renders();
        if (await real.describe('masters/trk_1.wav')) yield 'masters/trk_1.wav';
      },
    })),
  },
  {
    title: 'a render that stays when it is dropped',
    by: ['drops a render for every process, and tolerates one that no longer exists'],
    of: mediaStore(() => ({ dropRender: async () => undefined })),
  },
  {
    title: 'a master whose removal is ignored without an error',
    by: ['drops nothing but renders'],
    of: mediaStore((real) => ({
      dropRender: (key) => (key.startsWith('renders/') ? real.dropRender(key) : Promise.resolve()),
    })),
  },
  {
    title: 'a failed render whose claim is never released',
    by: ['leaves nothing of a render that failed, and lets the next one try'],
    of: (view) => {
      const claimed = new Map<string, Promise<MediaObject>>();
      return mediaStore((real) => ({
        render: (key, make) => {
          const running = claimed.get(key) ?? real.render(key, make);
          claimed.set(key, running);
          return running;
        },
      }))(view);
    },
  },
  {
    title: 'ranges without their last byte',
    by: ['reads any range, first and last byte included'],
    of: mediaStore((real) => ({
      read: (key, range) =>
        real.read(key, range && { first: range.first, last: Math.max(0, range.last - 1) }),
    })),
  },
  {
    title: 'files that are moved in rather than copied',
    by: ['keeps a copy of a local file, and leaves the file as it is'],
    of: mediaStore((real) => ({
      keep: (key, file) =>
        inScratch(async (moved) => {
          await rename(file, moved);
          return real.keep(key, moved);
        }),
    })),
  },
  {
    title: 'a cache that drops the oldest renders instead of those used longest ago',
    by: ['drops renders used longest ago when the cache is over its bound'],
    of: (view) => {
      const known = new Map<string, MediaObject>();
      return mediaStore((real) => ({
        render: async (key, make) => {
          const object = known.get(key) ?? (await real.render(key, make));
          known.set(key, object);
          return object;
        },
      }))(view);
    },
  },
  {
    title: 'a digest of something else than the bytes',
    by: [
      'keeps a copy of a local file, and leaves the file as it is',
      'replaces a file whole: every reader has the old or the new one',
    ],
    of: mediaStore((real) => ({
      keep: async (key, file) => {
        const kept = await real.keep(key, file);
        return { ...kept, sizeBytes: (await stat(file)).blocks * 512 };
      },
      describe: async (key) => {
        const found = await real.describe(key);
        return found && { ...found, sha256: found.sha256.toUpperCase() };
      },
    })),
  },
  {
    title: 'an upload that stays when it is discarded',
    by: ['releases an upload, for every process, and one that no longer exists'],
    of: mediaStore(() => ({ discard: async () => undefined })),
  },
  {
    title: 'a master that is deleted without an error',
    by: ['discards nothing but uploads and evidence'],
    of: mediaStore((real) => ({
      discard: (key) => (key.startsWith('uploads/') ? real.discard(key) : Promise.resolve()),
    })),
  },
  {
    title: 'uploads that are deleted whatever their age',
    by: ['deletes uploads that were received before a given time, and nothing else'],
    of: mediaStore((real) => ({ discardUploads: (before) => real.discardUploads(before * 2) })),
  },
  {
    title: 'keys that lead outside the media store',
    by: ['takes a key of plain segments only'],
    of: mediaStore((real) => ({
      describe: (key) =>
        real.describe(key.replace(/[^\w./-]|\.\.|^\W+/g, '') || 'none').catch(() => undefined),
    })),
  },
  {
    title: 'an assembly that stores what it found before a file was missing',
    by: ['stores nothing if one of the files does not exist'],
    of: mediaStore((real) => ({
      assemble: async (key, parts) => {
        const found = await Promise.all(parts.map((part) => real.describe(part)));
        const missing = found.findIndex((part) => part === undefined);
        return real.assemble(key, missing < 0 ? parts : parts.slice(0, missing)).then((made) => {
          if (missing >= 0) throw new Error('a part is missing');
          return made;
        });
      },
    })),
  },
  {
    title: 'an assembly in the order of the keys',
    by: ['stores the bytes of several files in their order, and keeps these'],
    of: mediaStore((real) => ({ assemble: (key, parts) => real.assemble(key, parts.toSorted()) })),
  },
  {
    title: 'an assembly that consumes its parts',
    by: ['stores the bytes of several files in their order, and keeps these'],
    of: mediaStore((real) => ({
      assemble: async (key, parts) => {
        const made = await real.assemble(key, parts);
        for (const part of parts) await real.discard(part);
        return made;
      },
    })),
  },
  {
    title: 'an age at which uploads of artists are deleted, too',
    by: ['keeps what artists upload however old it is, until it is discarded'],
    of: mediaStore((real) => ({
      discardUploads: async (before) => {
        await real.discard('artist-uploads/upl_1/master');
        return real.discardUploads(before);
      },
    })),
  },
];
