import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { bytesOf, contentIn, contentOf, making, object, startReading, type MediaStoreView } from './stage.ts';

const key = 'masters/trk_1.flac';

export const keepingPolicies = (open: OpenWorld<MediaStoreView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'keeps a copy of a local file, and leaves the file as it is',
      async ({ mediaStore, draft }, concurrently) => {
        const bytes = bytesOf(300_000);
        const file = await draft(bytes);
        expect(await mediaStore.keep(key, file)).toEqual(object(key, bytes));
        expect(contentOf(await readFile(file))).toEqual(contentOf(bytes));
        const seen = await concurrently(2, (view) => view.mediaStore.describe(key));
        expect(seen).toEqual([object(key, bytes), object(key, bytes)]);
        expect(await contentIn(mediaStore, key)).toEqual(contentOf(bytes));
      },
    ),
    policy('identifies a local file as it will be kept', async ({ mediaStore, draft }) => {
      const bytes = bytesOf(1_000_000);
      const file = await draft(bytes);
      expect(await mediaStore.identify(file)).toEqual(contentOf(bytes));
      expect(await mediaStore.identify(`${file}-none`)).toBeUndefined();
      expect(await mediaStore.describe(key)).toBeUndefined();
    }),
    policy('keeps an empty file', async ({ mediaStore, draft }) => {
      expect(await mediaStore.keep(key, await draft(Buffer.alloc(0)))).toMatchObject({ sizeBytes: 0 });
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(Buffer.alloc(0)));
    }),
    policy('has nothing under a key under which nothing was stored', async ({ mediaStore, draft }) => {
      await mediaStore.keep(key, await draft(bytesOf(10)));
      for (const other of ['masters/trk_2.flac', 'masters', 'masters/trk_1.flac/more', 'trk_1.flac']) {
        expect(await mediaStore.describe(other)).toBeUndefined();
        expect(await mediaStore.read(other)).toBeUndefined();
        await expect(mediaStore.borrow(other, async () => 'lent')).rejects.toThrow();
      }
    }),
    policy('stores nothing for a local file that does not exist', async ({ mediaStore, draft }) => {
      const file = await draft(bytesOf(10));
      await expect(mediaStore.keep(key, `${file}-none`)).rejects.toThrow();
      expect(await mediaStore.describe(key)).toBeUndefined();
      await mediaStore.keep(key, file);
      await expect(mediaStore.keep(key, `${file}-none`)).rejects.toThrow();
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(bytesOf(10)));
    }),
    policy('takes a key of plain segments only', async ({ mediaStore, draft }) => {
      const file = await draft(bytesOf(10));
      const { make } = making(bytesOf(10));
      const odd = [
        '..',
        'a/..',
        'a/../b',
        '../b',
        '/a',
        'a/',
        'a//b',
        '.',
        'a/.b',
        '-a',
        'a\\b',
        'a b',
        'ä',
        'a\u0000',
      ];
      for (const bad of ['', ...odd, 'a'.repeat(500)]) {
        await expect(mediaStore.keep(bad, file)).rejects.toThrow();
        await expect(mediaStore.describe(bad)).rejects.toThrow();
        await expect(mediaStore.read(bad)).rejects.toThrow();
        await expect(mediaStore.borrow(bad, async () => 1)).rejects.toThrow();
        await expect(mediaStore.render(bad, make)).rejects.toThrow();
      }
      for (const good of ['a', 'a.b', 'A_1-2.x', 'stems/trk_01/stm_02.wav', '0/1/2/3']) {
        expect(await mediaStore.keep(good, file)).toMatchObject({ key: good });
      }
    }),
    policy('reads any range, first and last byte included', async ({ mediaStore, draft }) => {
      const bytes = bytesOf(600_000);
      await mediaStore.keep(key, await draft(bytes));
      const place = fc.integer({ min: 0, max: bytes.length - 1 });
      const edges = fc.constantFrom(0, 1, 262_143, 262_144, 262_145, bytes.length - 1);
      await fc.assert(
        fc.asyncProperty(fc.oneof(place, edges), fc.oneof(place, edges), async (a, b) => {
          const range = { first: Math.min(a, b), last: Math.max(a, b) };
          const part = bytes.subarray(range.first, range.last + 1);
          expect(await contentIn(mediaStore, key, range)).toEqual(contentOf(part));
        }),
        { numRuns: 40 },
      );
    }),
    policy(
      'replaces a file whole: every reader has the old or the new one',
      async ({ mediaStore, draft }, concurrently) => {
        const versions = [1, 2, 3, 4].map((seed) => bytesOf(400_000 + seed, seed));
        const files = await Promise.all(versions.map((bytes) => draft(bytes)));
        await mediaStore.keep(key, files[0] ?? '');
        const reads: unknown[] = [];
        await Promise.all([
          concurrently(3, async (view, n) => view.mediaStore.keep(key, files[n] ?? '')),
          concurrently(12, async (view) => reads.push(await contentIn(view.mediaStore, key))),
        ]);
        for (const read of reads) expect(versions.map(contentOf)).toContainEqual(read);
        expect(await mediaStore.describe(key)).toEqual({ key, ...(await contentIn(mediaStore, key)) });
      },
    ),
    policy('provides the bytes as a local file with that name', async ({ mediaStore, draft }) => {
      const bytes = bytesOf(50_000);
      await mediaStore.keep(key, await draft(bytes));
      const lent = await mediaStore.borrow(key, async (file) => ({
        file,
        content: contentOf(await readFile(file)),
      }));
      expect(lent.content).toEqual(contentOf(bytes));
      expect(lent.file.endsWith('trk_1.flac')).toBe(true);
      await expect(
        mediaStore.borrow(key, () => Promise.reject(new Error('of the borrower'))),
      ).rejects.toThrow('of the borrower');
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(bytes));
    }),
    policy(
      'continues to provide and read a file that is replaced meanwhile',
      async ({ mediaStore, draft }) => {
        const [old, next] = [bytesOf(2_000_000, 1), bytesOf(100_000, 2)];
        await mediaStore.keep(key, await draft(old));
        const reading = await startReading(mediaStore, key);
        await mediaStore.borrow(key, async (file) => {
          await mediaStore.keep(key, await draft(next));
          expect(contentOf(await readFile(file))).toEqual(contentOf(old));
        });
        expect(await reading.finish()).toEqual(contentOf(old));
        expect(await contentIn(mediaStore, key)).toEqual(contentOf(next));
      },
    ),
    policy('tolerates readers that stop early', async ({ mediaStore, draft }) => {
      const bytes = bytesOf(3_000_000);
      await mediaStore.keep(key, await draft(bytes));
      for (let i = 0; i < 50; i++) {
        for await (const chunk of (await mediaStore.read(key)) ?? []) {
          expect(chunk.length).toBeGreaterThan(0);
          break;
        }
      }
      expect(await contentIn(mediaStore, key)).toEqual(contentOf(bytes));
    }),
    policy('stores no permanent file under the key of a render', async ({ mediaStore, draft }) => {
      await expect(mediaStore.keep('renders/a.mp3', await draft(bytesOf(10)))).rejects.toThrow();
      expect(await mediaStore.describe('renders/a.mp3')).toBeUndefined();
    }),
    policy(
      'gives an address where anyone has the bytes, whole and in part, or none where only it can give them',
      async ({ mediaStore, draft }) => {
        const bytes = bytesOf(300_000);
        await mediaStore.keep(key, await draft(bytes));
        const showing = { contentType: 'audio/flac', disposition: 'attachment; filename="dawn.flac"' };
        expect(await mediaStore.address('masters/none.flac', showing)).toBeUndefined();
        const address = await mediaStore.address(key, showing);
        if (address === undefined) return;
        const whole = await fetch(address);
        expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/flac']);
        expect(whole.headers.get('content-disposition')).toBe(showing.disposition);
        expect(whole.headers.get('cache-control')).toBe('private, no-store');
        expect(contentOf(await whole.bytes())).toEqual(contentOf(bytes));
        const part = await fetch(address, { headers: { range: 'bytes=1000-1999' } });
        expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/300000']);
        expect(contentOf(await part.bytes())).toEqual(contentOf(bytes.subarray(1000, 2000)));
      },
    ),
  ];
};
