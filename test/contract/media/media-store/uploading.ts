import { readFile } from 'node:fs/promises';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { bytesOf, contentIn, contentOf, making, object, startReading, type MediaStoreView } from './stage.ts';

const key = 'uploads/job_1/1.flac';
const hour = 3_600_000;

export const uploadingPolicies = (open: OpenWorld<MediaStoreView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('stores and provides an upload like any other file', async ({ mediaStore, draft }) => {
      const bytes = bytesOf(50_000);
      expect(await mediaStore.keep(key, await draft(bytes))).toEqual(object(key, bytes));
      expect(await mediaStore.borrow(key, async (file) => contentOf(await readFile(file)))).toEqual(
        contentOf(bytes),
      );
    }),
    policy(
      'releases an upload, for every process, and one that no longer exists',
      async ({ mediaStore, draft }, concurrently) => {
        const file = await draft(bytesOf(10));
        await mediaStore.keep(key, file);
        await mediaStore.keep('uploads/job_1/2.flac', file);
        await concurrently(4, (view) => view.mediaStore.discard(key));
        await mediaStore.discard(key);
        await mediaStore.discard('uploads/job_none/1.flac');
        expect(await concurrently(2, (view) => view.mediaStore.describe(key))).toEqual([
          undefined,
          undefined,
        ]);
        expect(await mediaStore.read(key)).toBeUndefined();
        expect(await mediaStore.describe('uploads/job_1/2.flac')).toBeDefined();
        await mediaStore.keep(key, file);
        expect(await contentIn(mediaStore, key)).toEqual(contentOf(bytesOf(10)));
      },
    ),
    policy('discards evidence, which it keeps however old', async ({ mediaStore, draft, now, advance }) => {
      const file = await draft(bytesOf(10));
      const evidence = 'evidence/apl_1/evd_1';
      await mediaStore.keep(evidence, file);
      await mediaStore.keep('evidence/apl_1/evd_2', file);
      advance(2 * hour);
      expect(await mediaStore.discardUploads(now())).toBe(0);
      expect(await contentIn(mediaStore, evidence)).toEqual(contentOf(bytesOf(10)));
      await mediaStore.discard(evidence);
      await mediaStore.discard(evidence);
      expect(await mediaStore.describe(evidence)).toBeUndefined();
      expect(await mediaStore.describe('evidence/apl_1/evd_2')).toBeDefined();
    }),
    policy('discards nothing but uploads and evidence', async ({ mediaStore, draft }) => {
      const file = await draft(bytesOf(10));
      const others = ['masters/trk_1.flac', 'stems/trk_1/stm_1.wav', 'uploads', 'uploads.flac'];
      for (const other of others) {
        await mediaStore.keep(other, file);
        await expect(mediaStore.discard(other)).rejects.toThrow();
      }
      await mediaStore.render('renders/a.mp3', making(bytesOf(10)).make);
      for (const other of ['renders/a.mp3', '', 'uploads/', 'uploads/../masters/trk_1.flac'])
        await expect(mediaStore.discard(other)).rejects.toThrow();
      for (const other of [...others, 'renders/a.mp3'])
        expect(await contentIn(mediaStore, other)).toEqual(contentOf(bytesOf(10)));
    }),
    policy(
      'deletes uploads that were received before a given time, and nothing else',
      async ({ mediaStore, draft, now, advance }, concurrently) => {
        const file = await draft(bytesOf(10));
        const uploads = ['uploads/job_1/1', 'uploads/job_1/2', 'uploads/job_2/1', 'uploads/a'];
        const others = ['masters/trk_1.flac', 'uploads.flac', 'stems/uploads/1'];
        const all = [...uploads, ...others];
        await concurrently(all.length, (view, n) => view.mediaStore.keep(all[n - 1] ?? '', file));
        await mediaStore.render('renders/uploads/a.mp3', making(bytesOf(10)).make);
        const there = async () => {
          const found = await Promise.all(
            [...all, 'renders/uploads/a.mp3'].map((one) => mediaStore.describe(one)),
          );
          return found.flatMap((one) => one?.key ?? []);
        };
        expect(await mediaStore.discardUploads(now() - hour)).toBe(0);
        expect(await there()).toEqual([...all, 'renders/uploads/a.mp3']);
        advance(2 * hour);
        expect(await mediaStore.discardUploads(now() - hour)).toBe(uploads.length);
        expect(await there()).toEqual([...others, 'renders/uploads/a.mp3']);
        expect(await mediaStore.discardUploads(now() - hour)).toBe(0);
      },
    ),
    policy(
      'continues to provide and read a file that is discarded meanwhile',
      async ({ mediaStore, draft }) => {
        const bytes = bytesOf(2_000_000);
        await mediaStore.keep(key, await draft(bytes));
        const reading = await startReading(mediaStore, key);
        await mediaStore.borrow(key, async (file) => {
          await mediaStore.discard(key);
          expect(contentOf(await readFile(file))).toEqual(contentOf(bytes));
        });
        expect(await reading.finish()).toEqual(contentOf(bytes));
      },
    ),
  ];
};
