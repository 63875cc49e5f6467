import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { bytesOf, contentIn, contentOf, making, object, startReading, type VaultView } from './stage.ts';

const key = 'masters/trk_1.flac';

export const keepingPolicies = (open: OpenWorld<VaultView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('keeps a copy of a local file, and leaves the file as it is', async ({ vault, draft }, rivals) => {
      const bytes = bytesOf(300_000);
      const file = await draft(bytes);
      expect(await vault.keep(key, file)).toEqual(object(key, bytes));
      expect(contentOf(await readFile(file))).toEqual(contentOf(bytes));
      const seen = await rivals(2, (view) => view.vault.describe(key));
      expect(seen).toEqual([object(key, bytes), object(key, bytes)]);
      expect(await contentIn(vault, key)).toEqual(contentOf(bytes));
    }),
    policy('identifies a local file as it will be kept', async ({ vault, draft }) => {
      const bytes = bytesOf(1_000_000);
      const file = await draft(bytes);
      expect(await vault.identify(file)).toEqual(contentOf(bytes));
      expect(await vault.identify(`${file}-none`)).toBeUndefined();
      expect(await vault.describe(key)).toBeUndefined();
    }),
    policy('keeps an empty file', async ({ vault, draft }) => {
      expect(await vault.keep(key, await draft(Buffer.alloc(0)))).toMatchObject({ sizeBytes: 0 });
      expect(await contentIn(vault, key)).toEqual(contentOf(Buffer.alloc(0)));
    }),
    policy('has nothing under a key that nothing was kept under', async ({ vault, draft }) => {
      await vault.keep(key, await draft(bytesOf(10)));
      for (const other of ['masters/trk_2.flac', 'masters', 'masters/trk_1.flac/more', 'trk_1.flac']) {
        expect(await vault.describe(other)).toBeUndefined();
        expect(await vault.read(other)).toBeUndefined();
        await expect(vault.borrow(other, async () => 'lent')).rejects.toThrow();
      }
    }),
    policy('keeps nothing of a local file that is not there', async ({ vault, draft }) => {
      const file = await draft(bytesOf(10));
      await expect(vault.keep(key, `${file}-none`)).rejects.toThrow();
      expect(await vault.describe(key)).toBeUndefined();
      await vault.keep(key, file);
      await expect(vault.keep(key, `${file}-none`)).rejects.toThrow();
      expect(await contentIn(vault, key)).toEqual(contentOf(bytesOf(10)));
    }),
    policy('takes a key of plain segments only', async ({ vault, draft }) => {
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
        await expect(vault.keep(bad, file)).rejects.toThrow();
        await expect(vault.describe(bad)).rejects.toThrow();
        await expect(vault.read(bad)).rejects.toThrow();
        await expect(vault.borrow(bad, async () => 1)).rejects.toThrow();
        await expect(vault.render(bad, make)).rejects.toThrow();
      }
      for (const good of ['a', 'a.b', 'A_1-2.x', 'stems/trk_01/stm_02.wav', '0/1/2/3']) {
        expect(await vault.keep(good, file)).toMatchObject({ key: good });
      }
    }),
    policy('reads any range, first and last byte included', async ({ vault, draft }) => {
      const bytes = bytesOf(600_000);
      await vault.keep(key, await draft(bytes));
      const place = fc.integer({ min: 0, max: bytes.length - 1 });
      const edges = fc.constantFrom(0, 1, 262_143, 262_144, 262_145, bytes.length - 1);
      await fc.assert(
        fc.asyncProperty(fc.oneof(place, edges), fc.oneof(place, edges), async (a, b) => {
          const range = { first: Math.min(a, b), last: Math.max(a, b) };
          const part = bytes.subarray(range.first, range.last + 1);
          expect(await contentIn(vault, key, range)).toEqual(contentOf(part));
        }),
        { numRuns: 40 },
      );
    }),
    policy(
      'replaces a file whole: every reader has the old or the new one',
      async ({ vault, draft }, rivals) => {
        const versions = [1, 2, 3, 4].map((seed) => bytesOf(400_000 + seed, seed));
        const files = await Promise.all(versions.map((bytes) => draft(bytes)));
        await vault.keep(key, files[0] ?? '');
        const reads: unknown[] = [];
        await Promise.all([
          rivals(3, async (view, n) => view.vault.keep(key, files[n] ?? '')),
          rivals(12, async (view) => reads.push(await contentIn(view.vault, key))),
        ]);
        for (const read of reads) expect(versions.map(contentOf)).toContainEqual(read);
        expect(await vault.describe(key)).toEqual({ key, ...(await contentIn(vault, key)) });
      },
    ),
    policy('lends the bytes as a local file of that name', async ({ vault, draft }) => {
      const bytes = bytesOf(50_000);
      await vault.keep(key, await draft(bytes));
      const lent = await vault.borrow(key, async (file) => ({
        file,
        content: contentOf(await readFile(file)),
      }));
      expect(lent.content).toEqual(contentOf(bytes));
      expect(lent.file.endsWith('trk_1.flac')).toBe(true);
      await expect(vault.borrow(key, () => Promise.reject(new Error('of the borrower')))).rejects.toThrow(
        'of the borrower',
      );
      expect(await contentIn(vault, key)).toEqual(contentOf(bytes));
    }),
    policy('lends and reads on what is replaced meanwhile', async ({ vault, draft }) => {
      const [old, next] = [bytesOf(2_000_000, 1), bytesOf(100_000, 2)];
      await vault.keep(key, await draft(old));
      const reading = await startReading(vault, key);
      await vault.borrow(key, async (file) => {
        await vault.keep(key, await draft(next));
        expect(contentOf(await readFile(file))).toEqual(contentOf(old));
      });
      expect(await reading.finish()).toEqual(contentOf(old));
      expect(await contentIn(vault, key)).toEqual(contentOf(next));
    }),
    policy('bears readers that leave early', async ({ vault, draft }) => {
      const bytes = bytesOf(3_000_000);
      await vault.keep(key, await draft(bytes));
      for (let i = 0; i < 50; i++) {
        for await (const chunk of (await vault.read(key)) ?? []) {
          expect(chunk.length).toBeGreaterThan(0);
          break;
        }
      }
      expect(await contentIn(vault, key)).toEqual(contentOf(bytes));
    }),
    policy('keeps nothing as a render', async ({ vault, draft }) => {
      await expect(vault.keep('renders/a.mp3', await draft(bytesOf(10)))).rejects.toThrow();
      expect(await vault.describe('renders/a.mp3')).toBeUndefined();
    }),
    policy(
      'gives an address where anyone has the bytes, whole and in part, or none where only it can give them',
      async ({ vault, draft }) => {
        const bytes = bytesOf(300_000);
        await vault.keep(key, await draft(bytes));
        const showing = { contentType: 'audio/flac', disposition: 'attachment; filename="dawn.flac"' };
        expect(await vault.address('masters/none.flac', showing)).toBeUndefined();
        const address = await vault.address(key, showing);
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
